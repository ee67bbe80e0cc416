# A field on its ground that grows at the press of a button, beside a rack with one piece.
import json

from base import Room


class Ground(Room):
    def __init__(self):
        super().__init__()
        self.clear()

    def clear(self):
        self.log = []
        self.left, self.top, self.right, self.bottom = 0, 0, 6, 6
        self.last, self.open, self.moment = {"3,3": ""}, [], 0

    def on(self, message):
        if message["do"] == "press":
            arg = json.loads(message.get("arg") or "null")
            if message["what"] == "clear":
                self.clear()
            elif message["what"] == "size":
                self.left, self.top, self.right, self.bottom = arg
            elif message["what"] == "move":
                self.moment, self.last, self.open = self.moment + 1, arg, []
            elif message["what"] == "open":
                self.open = arg
        return self.answer(self.html())

    def cell(self, x, y):
        place = f"{x},{y}"
        marks = f' data-last="{self.last[place]}"' if place in self.last else ""
        marks += " data-open" if place in self.open else ""
        return (
            f'<div class="cell" role="gridcell" aria-colindex="{x - self.left + 1}"{marks}><button class="spot"'
            f' type="button" id="spot-{place}" data-tap="{place}" aria-label="{place}"></button></div>'
        )

    def board(self):
        columns, rows = range(self.left, self.right + 1), range(self.top, self.bottom + 1)
        lines = "".join(f'<div class="row" role="row">{"".join(self.cell(x, y) for x in columns)}</div>' for y in rows)
        size = f'aria-colcount="{len(columns)}" aria-rowcount="{len(rows)}"'
        style = f"--rows:{len(rows)};--cols:{len(columns)}"
        return (
            f'<div class="board" data-field role="grid" id="board" aria-label="Field" {size} style="{style}">'
            f'<div class="rows" role="rowgroup">{lines}</div></div>'
        )

    def zoom(self):
        keys = {"in": "+", "out": "-", "fit": "0"}
        buttons = "".join(
            f'<button class="btn" data-kind="icon" type="button" id="zoom-{way}" aria-label="{way}"'
            f' data-zoom="{way}" data-key="{key}" aria-controls="ground">{key}</button>'
            for way, key in keys.items()
        )
        return f'<div class="zoom" role="group" aria-label="Size">{buttons}</div>'

    def html(self):
        ground = f'<div class="pan" id="ground" data-pan>{self.board()}</div>'
        piece = '<button class="pick" type="button" id="pick" data-tap="hand:5" data-drag="hand:5">5</button>'
        return (
            '<div class="app"><main class="table" id="table" tabindex="-1">'
            f'<div class="ground">{ground}{self.zoom()}</div></main>'
            f'<section style="grid-area:tray" data-moment="{self.moment}">{piece}</section></div>'
        )


ROOM = Ground()
