# A house that falls down when told to, and tells how it was started.
from base import Room


class Fragile(Room):
    def on(self, message):
        if message["do"] == "start":
            self.failed = message.get("failed")
        if message["do"] == "press" and message["what"] == "hang":
            while True:
                pass
        if message["do"] == "press" and message["what"] == "die":
            raise MemoryError
        pressed = sum(one["do"] == "press" for one in self.log)
        return self.answer(
            f'<main id="main" tabindex="-1"><p id="failed">{self.failed}</p>'
            f'<p id="pressed">{pressed}</p>'
            '<button class="btn" type="button" id="fine" data-press="fine">Fine</button>'
            '<button class="btn" type="button" id="hang" data-press="hang">Hang</button>'
            '<button class="btn" type="button" id="die" data-press="die">Die</button></main>'
        )


ROOM = Fragile()
