"""The screens: one file each, every one a function from the model to markup."""
