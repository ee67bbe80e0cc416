# A module that does not come up: PyScript's promise resolves all the same.
raise RuntimeError("no house today")
