"""The garden of the home screen: hills, raked gravel, the pavilion, a pine and four stones on the path."""

from __future__ import annotations

from azumaya.app.html import Html, Markup

_h = Html()


def _shape(path: str, fill: str, **more: str) -> Markup:
    return _h("path", d=path, style=f"fill:var(--{fill})", **more)


def _line(path: str, ink: str, width: str) -> Markup:
    return _h("path", d=path, style=f"fill:none;stroke:var(--{ink});stroke-width:{width}")


def _glow() -> Markup:
    stops = (
        _h("stop", offset="0", style="stop-color:var(--glow)"),
        _h("stop", offset="1", style="stop-color:var(--glow);stop-opacity:0"),
    )
    return _h("defs", _h("radialGradient", stops, id="glow"))


def _hills() -> list[Markup]:
    far = "M-600 196c180-34 420-8 600-20C140 132 250 150 380 160s230-52 380-46 210 50 440 12v114H-600z"
    near = "M420 186c120-34 220-30 340-22s260-44 440-30v106H420z"
    ground = "M-600 196c200-12 400-2 600-6 200-14 480 4 700-4s380-6 500-2v56H-600z"
    return [
        _h("circle", cx="1094", cy="74", r="44", style="fill:var(--orb)"),
        _shape(far, "moss-soft", opacity=".6"),
        _shape(near, "moss-soft"),
        _shape(ground, "paper-sunken"),
    ]


def _gravel() -> list[Markup]:
    """Five raked lines that bend round the pavilion, the nearer the flatter."""
    return [
        _line(
            f"M-600 {201 + 9 * k}c200 6 400-6 600-2 200-10 480 4 690-2 40-1 70-{10 - k} 108-{10 - k}"
            f"s80 {8 - k} 130 {8 - k} 180-2 272-2",
            "gravel",
            "2",
        )
        for k in range(5)
    ]


def _pine() -> list[Markup]:
    trunk = "M1160 198c-4-22 10-34 2-56 6 8 4 18 2 26 10-8 18-16 24-22-6 14-16 24-24 32-3 8-1 14 2 20z"
    pads = (
        "M1106 156.4q2-11 15-10 6-9 16-6 10-6 18 4 9 2 10 11z",
        "M1137.2 142q2-12 17-11 6-10 19-6 10-6 20 5 10 2 12 12z",
        "M1127.6 122.8q2-11 13-10 6-9 14-6 10-6 16 4 8 2 9 11z",
        "M1171.2 162.8q2-9 12-8 6-7 13-4 10-4 14 4 7 2 8 9z",
    )
    return [_shape(trunk, "pillar"), *(_shape(pad, "pine") for pad in pads)]


def _pavilion() -> list[Markup]:
    posts = [_shape(f"M{x} 116h6.5v77h-6.5z", "pillar") for x in (978, 1020, 1070, 1112)]
    roof = "M1048 46c14 33 48 58 104 66 3 .5 4 4 2 6l-8 6H950l-8-6c-2-2-1-5.5 2-6 56-8 90-33 104-66z"
    return [
        _h("circle", cx="1048", cy="140", r="86", fill="url(#glow)"),
        _shape("M962 192h172v8H962z", "roof"),
        *posts,
        _shape("M984 166h128v4.5H984z", "pillar"),
        *_lantern(),
        _shape(roof, "roof"),
        _line("M956 117.5h184", "pillar", "2"),
        _h("circle", cx="1048", cy="44", r="5.5", style="fill:var(--accent)"),
    ]


def _lantern() -> list[Markup]:
    style = "fill:var(--lantern);stroke:var(--roof);stroke-width:1.5"
    return [
        _line("M1048 116v10", "roof", "1.5"),
        _h("rect", x="1040", y="125", width="16", height="21", rx="5", style=style),
        _line("M1040.5 132h15M1040.5 139h15", "roof", ".8;opacity:.5"),
    ]


def _stone(x: int, y: int, size: int, kind: str, number: int) -> Markup:
    """A stone on the path, lying flat."""
    rim = f"fill:var(--stone-{kind});stroke:var(--stone-{kind}-edge);stroke-width:.8"
    ink = f"fill:var(--stone-{kind}-ink);font-family:var(--font-display)"
    corner, fall = f"{0.32 * size:.1f}", f"{0.07 * size:.1f}"
    text = _h(
        "text",
        number,
        x=f"{size / 2}",
        y=f"{0.71 * size:.1f}",
        text_anchor="middle",
        font_size=f"{0.6 * size:.1f}",
        font_weight="700",
        style=ink,
    )
    return _h(
        "g",
        _h("rect", y=fall, width=size, height=size, rx=corner, style="fill:var(--shade-2)"),
        _h("rect", width=size, height=size, rx=corner, style=rim),
        text,
        transform=f"translate({x} {y}) scale(1 .72)",
    )


def _path() -> list[Markup]:
    return [
        _stone(918, 197, 22, "light", 7),
        _stone(884, 203, 25, "dark", 3),
        _stone(842, 205, 28, "light", 5),
        _stone(794, 211, 31, "black", 1),
    ]


GARDEN = _h(
    "svg",
    _glow(),
    _hills(),
    _gravel(),
    _pine(),
    _pavilion(),
    _path(),
    viewBox="-600 0 1800 240",
    preserveAspectRatio="xMaxYMax slice",
    aria_hidden="true",
)
