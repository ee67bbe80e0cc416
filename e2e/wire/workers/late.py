# Imports what no snapshot has, and falls inside the app.
import traceback

from base import Room


class Late(Room):
    def on(self, message):
        import colorsys

        from mistune.renderers import rst

        from azumaya.core.record import Match

        late = f"{colorsys.__name__} {rst.__name__}"
        try:
            Match.new(None, 2, {}, "")
        except AttributeError:
            return self.answer(f'<p id="late">{late}</p><pre id="fall">{traceback.format_exc()}</pre>')


ROOM = Late()
