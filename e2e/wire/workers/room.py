# A room with one of everything: a grid with a figure on it, a die, a rack, a form, tabs, a panel, details, links.
import json

from base import Room


class Everything(Room):
    def __init__(self):
        super().__init__()
        self.stones = {}
        self.slots = ["stone:1", "stone:2"]
        self.extra = {}
        self.name = ""
        self.variant = "a"
        self.route = "#/"
        self.effects = []
        self.moment = 0
        self.figure, self.path, self.die = "r1c1", "", "1"
        self.toward, self.turned, self.lower = "near", False, 0

    def on(self, message):
        self.effects = []
        getattr(self, "on_" + message["do"], lambda message: None)(message)
        return self.answer(self.html(), focus=self.extra.pop("focus", None), effects=self.effects)

    def on_start(self, message):
        self.route = message["route"]

    on_go = on_start

    def on_tap(self, message):
        self.stones[message["place"]] = "5"

    def on_drag(self, message):
        self.slots.remove(message["from"])
        self.stones[message["to"]] = message["from"]

    def on_form(self, message):
        self.name = message["fields"].get("name", "")
        if self.name == "shout":
            self.name = "SHOUT"

    def on_press(self, message):
        what, arg = message["what"], message.get("arg")
        if what == "name":
            self.name = arg
        elif what == "variant":
            self.variant = arg
        elif what == "gone":
            self.extra["gone"] = True
            self.extra["focus"] = "spot-r2c2"
        elif what == "walk":
            self.moment, self.figure, self.path = self.moment + 1, arg.split()[-1], " ".join(arg.split()[:-1])
        elif what == "back":
            self.moment, self.figure, self.path, self.die = self.moment - 1, arg, "spot-r3c3", "1"
        elif what == "turn":
            self.toward, self.turned = arg.split()[0], "down" in arg
        elif what == "pass":
            self.moment, self.toward, self.figure = self.moment + 1, *arg.split()
        elif what == "lower":
            self.lower = int(arg)
        elif what == "throw":
            self.moment, self.die = self.moment + 1, arg
        elif what == "effects":
            self.effects = json.loads(arg)
        elif what == "clear":
            self.stones, self.slots, self.log = {}, ["stone:1", "stone:2"], []
            self.extra, self.name, self.variant = {}, "", "a"
            self.moment, self.figure, self.path, self.die = 0, "r1c1", "", "1"
            self.toward, self.turned, self.lower = "near", False, 0

    def on_tick(self, message):
        self.extra["ticked"] = message["id"]

    def cell(self, place, column):
        stone = self.stones.get(place)
        name = stone if stone and ":" in stone else None
        mark = f' data-piece="{name}"' if name else ""
        inside = f'<span class="stone" data-set="light"{mark}><b>5</b></span>' if stone else ""
        off = ' aria-disabled="true"' if stone else ""
        if place == self.figure:
            way = f' data-path="{self.path}"' if self.path else ""
            inside += f'<svg class="piece" data-piece="figure"{way} viewBox="0 0 24 24"></svg>'
        upside = ' style="--turn:180deg;rotate:180deg"' if self.turned else ""
        return (
            f'<div class="cell" role="gridcell" aria-colindex="{column}"{upside}>'
            f'<button class="spot" type="button" id="spot-{place}" data-tap="{place}"'
            f' aria-label="{place}"{off}>{inside}</button></div>'
        )

    def grid(self):
        rows = [
            '<div class="row" role="row">' + "".join(self.cell(f"r{r}c{c}", c) for c in (1, 2, 3)) + "</div>"
            for r in (1, 2, 3)
        ]
        style = "--unit:64px;--size:55px;--tracks:64px 64px 64px;display:grid"
        return f'<div role="grid" id="grid" aria-label="Board" style="{style}">{"".join(rows)}</div>'

    def rack(self):
        picks = "".join(
            f'<button class="pick" type="button" id="pick-{s}" data-drag="{s}" data-piece="{s}" data-tap="{s}"'
            f' aria-label="{s}"><span class="stone" data-set="light" style="--size:48px"><b>5</b></span></button>'
            for s in self.slots
        )
        die = f'<svg class="die" id="die" data-piece="die" data-tumble="{self.die}" viewBox="0 0 48 48"></svg>'
        return f'<div class="rack" data-moment="{self.moment}">{picks}{die}</div>'

    def form(self):
        def radio(value):
            chosen = " checked" if value == self.variant else ""
            return (
                f'<label><input type="radio" name="variant" value="{value}"'
                f' id="setup-variant-{value}"{chosen}>{value}</label>'
            )

        return (
            '<form data-form="setup" class="form"><label for="setup-name">Name</label>'
            f'<input id="setup-name" name="name" value="{self.name}" autocomplete="off">'
            '<label for="setup-note">Note</label><textarea id="setup-note" name="note"></textarea>'
            '<label for="setup-level">Level</label><select id="setup-level" name="level">'
            '<option value="1" selected>one</option><option value="2">two</option></select>'
            + radio("a")
            + radio("b")
            + '<label><input type="checkbox" name="hint" value="on" id="setup-hint">hint</label>'
            '<label><input type="checkbox" name="tag" value="x" id="setup-tag-x">x</label>'
            '<label><input type="checkbox" name="tag" value="y" id="setup-tag-y">y</label>'
            '<button class="btn" type="submit" id="setup-go">Start</button></form>'
        )

    def panel(self):
        return (
            '<button class="btn" type="button" id="grip" data-toggle="panel-body" aria-expanded="false">More</button>'
            '<section id="panel-body" class="drawer" data-open="false">'
            '<div role="tablist" aria-label="Talk">'
            '<button role="tab" type="button" id="tab-log" aria-selected="true" aria-controls="p-log">Log</button>'
            '<button role="tab" type="button" id="tab-notes" aria-selected="false"'
            ' aria-controls="p-notes">Notes</button>'
            "</div>"
            '<div role="tabpanel" id="p-log" aria-labelledby="tab-log">the log</div>'
            '<div role="tabpanel" id="p-notes" aria-labelledby="tab-notes" hidden>the notes</div></section>'
            '<details id="more"><summary id="more-summary">Details</summary>inside</details>'
        )

    def controls(self):
        gone = (
            ""
            if self.extra.get("gone")
            else ('<button class="btn" type="button" id="goner" data-press="gone">Go away</button>')
        )
        return (
            '<a class="btn" id="to-rules" href="#/rules/moyo">Rules</a>'
            '<a class="btn" id="home" href="#/" data-back>Back</a>'
            '<a class="btn" id="clause" href="#/rules/moyo#R5">Clause</a>'
            '<button class="btn" type="button" id="again" data-press="again" data-key="5">Five</button>'
            f"{gone}<progress id='thinking' data-progress max='1' value='0'></progress>"
        )

    def html(self):
        tall = '<div style="block-size:1500px"></div><h2 id="R5">Clause five</h2>' if "rules" in self.route else ""
        lower = f' style="position:relative;inset-block-start:{self.lower}px"' if self.lower else ""
        page = (
            f'<div class="page"><main id="main" tabindex="-1"{lower}><h1 id="where">{self.route}</h1>'
            f"{self.controls()}{self.grid()}{self.rack()}{self.panel()}{self.form()}{tall}</main></div>"
        )
        return page if self.toward == "near" else f'<div class="turned" data-toward="{self.toward}">{page}</div>'


ROOM = Everything()
