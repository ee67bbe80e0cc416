"""Azumaya: a garden house for table games. The rules, the opponents and the pages; no browser in here."""
