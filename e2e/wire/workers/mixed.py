# The Python of another build than the page's.
__export__ = ["hello", "step"]


def hello():
    return "another build"


def step(text):
    return "{}"
