# A house that saves on each press and tells of troubles in its own words.
import json

from base import Room


class Keeper(Room):
    def __init__(self):
        super().__init__()
        self.count = 0
        self.trouble = ""
        self.seen = {}

    def on(self, message):
        effects = []
        if message["do"] == "start":
            self.seen = message["saved"]
        if message["do"] == "stored":
            self.seen[message["key"]] = message["text"]
        if message["do"] == "press" and message["what"] == "save":
            self.count += 1
            effects = [
                {"do": "save", "key": "azumaya.v1.game.one", "text": str(self.count)},
                {"do": "announce", "text": f"saved {self.count}", "urgent": False},
            ]
        if message["do"] == "press" and message["what"] == "erase":
            effects = [{"do": "erase", "key": "azumaya.v1.game.one"}]
        if message["do"] == "press" and message["what"] == "take":
            effects = [{"do": "claim", "id": "one"}]
        if message["do"] == "trouble":
            self.trouble = message["what"] + " " + message["key"]
        if "elsewhere" in message:
            self.elsewhere = message["elsewhere"]
        return self.answer(
            f'<main id="main" tabindex="-1"><p id="count">{self.count}</p>'
            f'<p id="trouble">{self.trouble}</p><p id="seen">{json.dumps(self.seen)}</p>'
            f'<p id="elsewhere">{getattr(self, "elsewhere", None)}</p>'
            '<button class="btn" type="button" id="save" data-press="save">Save</button>'
            '<button class="btn" type="button" id="erase" data-press="erase">Erase</button>'
            '<button class="btn" type="button" id="take" data-press="take">Take</button></main>',
            effects=effects,
            picture="html" if message["do"] == "press" else None,
        )


ROOM = Keeper()
