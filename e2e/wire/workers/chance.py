# Draws by chance in every way that Python has.
import os
import random

from base import Room


class Chance(Room):
    def on(self, message):
        drawn = (random.random(), random.Random().random(), os.urandom(8).hex())
        return self.answer("".join(f'<p class="drawn">{one}</p>' for one in drawn))


ROOM = Chance()
