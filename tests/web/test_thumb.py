"""On a board as small as a thumb every stone is told from its ground, in every theme."""

import re
from math import cos, radians, sin

import pytest

from azumaya.app.draw.thumb import FILLS, PIECES, RIM
from tools.paths import WEB

pytestmark = pytest.mark.native

PART = 3.0  # WCAG 2.2, 1.4.11: what is needed to tell a part of a picture
LIE = [("L", "l"), ("D", "d"), ("B", "a"), ("F", "f")]  # each set on the ground of its own


def tokens(sheet: str, theme: str) -> dict[str, tuple[float, float, float]]:
    """The colours of a theme: lightness, chroma and hue in oklch."""
    text = (WEB / "style" / sheet).read_text(encoding="utf-8")
    block = text[text.index(theme) :] if theme else text
    return {
        name: (float(lightness), float(chroma), float(hue))
        for name, lightness, chroma, hue in re.findall(r"(--[\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)", block)
    }


DAY = tokens("tokens.css", "")
THEMES = {
    "day": DAY,
    "night": DAY | tokens("night.css", '[data-theme="dark"]'),
    "contrast": DAY | tokens("contrast.css", '[data-theme="contrast"]'),
}


def luminance(colour: tuple[float, float, float]) -> float:
    """Relative luminance, by way of oklab and linear light."""
    lightness, chroma, hue = colour
    a, b = chroma * cos(radians(hue)), chroma * sin(radians(hue))
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    light = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )
    red, green, blue = (min(1.0, max(0.0, part)) for part in light)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_contrast_is_measured_as_it_is_defined() -> None:
    assert contrast((0, 0, 0), (1, 0, 0)) == pytest.approx(21, abs=0.01)
    assert contrast((0.628, 0.2577, 29.23), (1, 0, 0)) == pytest.approx(4.0, abs=0.02)  # pure red on white


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("piece", "ground"), LIE)
def test_a_stone_is_told_from_its_ground_by_its_fill_or_its_rim(theme: str, piece: str, ground: str) -> None:
    colours = THEMES[theme]
    space = colours[FILLS[ground]]
    fill, rim = (contrast(colours[name], space) for name in PIECES[piece])
    assert max(fill, rim) >= PART
    assert RIM >= 1, "a rim as thin as a hair tells nothing"


@pytest.mark.parametrize("theme", THEMES)
def test_the_slats_between_the_boxes_are_told_from_the_grounds(theme: str) -> None:
    colours = THEMES[theme]
    grounds = [colours[name] for sign, name in FILLS.items() if sign in "lda"]
    assert min(contrast(colours["--lattice"], ground) for ground in grounds) >= PART
