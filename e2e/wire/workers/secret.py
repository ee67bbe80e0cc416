# A hand of cards that nobody else may see, and a curtain after each absence.
from base import Room


class Secret(Room):
    def on(self, message):
        if message["do"] == "device" and message.get("back"):
            self.curtain = True
        if message["do"] == "press":
            self.curtain = message["what"] == "curtain"
        if getattr(self, "curtain", False):
            return self.answer(
                '<main id="main" tabindex="-1"><h1>Pass the tablet to Jonas</h1>'
                '<button class="btn" type="button" id="lift" data-press="lift">Lift</button></main>'
            )
        return self.answer(
            '<main id="main" tabindex="-1"><p id="hand" data-secret>seven of hearts</p>'
            '<button class="btn" type="button" id="curtain" data-press="curtain">Curtain</button></main>',
            secret=True,
        )


ROOM = Secret()
