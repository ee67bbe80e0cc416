# The frame of every stand-in: it keeps the contract of docs/wire.md and knows no game.
# In worker.py it stands in the place of the line that imports it.
import json

BUILD = "@BUILD@"
ANY = {"start", "go", "tick", "trouble", "stored", "device"}

__export__ = ["hello", "step"]


class Room:
    def __init__(self):
        self.rev = 0
        self.log = []
        self.presses = 0

    def handle(self, message):
        if message["do"] == "start":
            self.rev = message["rev"]
        elif message["do"] not in ANY and message["rev"] != self.rev:
            return self.answer(None)
        told = {key: value for key, value in message.items() if key not in ("saved", "rev")}
        self.log.append(told)
        self.presses += message["do"] == "press"
        return self.on(message)

    def answer(self, html, **more):
        if html is not None:
            self.rev += 1
            text = json.dumps(self.log).replace("&", "&amp;").replace("<", "&lt;")
            html += f'<pre id="log" data-presses="{self.presses}" hidden>{text}</pre>'
        frame = {"title": "Stand-in", "lang": "en", "focus": None, "picture": None, "effects": []}
        return json.dumps({**frame, "rev": self.rev, "html": html, **more})


def hello():
    return BUILD


def step(text):
    return globals()["ROOM"].handle(json.loads(text))
