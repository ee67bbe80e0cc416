"""The app without a browser: a model, messages that change it, and the HTML it looks like."""
