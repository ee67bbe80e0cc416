"""What the command line is made of: positions it reads, and how it describes them."""
