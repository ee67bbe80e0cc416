"""The picture of Cardoku on the shelf: a hand of three cards before the raked lines of a grid."""

from __future__ import annotations

# value, silhouette, colour, where the card lies, how it is turned
HAND = (("2", "leaf", 4, 11, 39, -17), ("8", "chip", 2, 70, 39, 17), ("5", "flask", 1, 40.5, 30, 0))
WIDTH, HEIGHT = 39, 54


def tile() -> str:
    """Inline SVG, 120 by 120, in the colours of the theme."""
    return (
        '<svg class="art" viewBox="0 0 120 120" preserveAspectRatio="xMidYMid slice" '
        f'aria-hidden="true">{_grid()}{"".join(_card(*card) for card in HAND)}</svg>'
    )


def _grid() -> str:
    fine = "".join(_lines(10 + 11.1 * at, 10, 100) for at in range(10))
    bold = "".join(_lines(10 + 33.3 * at, 6, 108) for at in range(4))
    return f"{_stroke(fine, 0.8)}{_stroke(bold, 2.5)}"


def _lines(at: float, begin: int, length: int) -> str:
    return f"M{at:.1f} {begin}v{length}M{begin} {at:.1f}h{length}"


def _stroke(path: str, width: float) -> str:
    return f'<path d="{path}" style="fill:none;stroke:var(--gravel);stroke-width:{width}"/>'


def _card(value: str, silhouette: str, colour: int, x: float, y: float, turn: int) -> str:
    box = f'x="{x}" width="{WIDTH}" height="{HEIGHT}" rx="4"'
    return (
        f'<g transform="rotate({turn} {x + WIDTH / 2} {y + HEIGHT / 2})">'
        f'<rect {box} y="{y + 1.6}" style="fill:var(--shade-2)"/>'
        f'<rect {box} y="{y}" style="fill:var(--card);stroke:var(--card-edge);stroke-width:.8"/>'
        f'<text x="{x + 11}" y="{y + 20}" text-anchor="middle" font-size="20" font-weight="700" '
        f'style="fill:var(--card-ink);font-family:var(--font-display)">{value}</text>'
        f'<svg x="{x + 13}" y="{y + 28}" width="22" height="22" '
        f'style="color:var(--domain-{colour});--cut:var(--card)"><use href="#domain-{silhouette}"/></svg></g>'
    )
