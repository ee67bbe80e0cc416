# A module that never comes up.
while True:
    pass
