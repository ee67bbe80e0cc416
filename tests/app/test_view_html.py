"""The HTML builder: what is not markup is escaped, by its type, wherever it stands."""

from __future__ import annotations

import gettext
from html import unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.reading import read
from azumaya.app import texts
from azumaya.app.html import Html, Markup, html, look
from azumaya.core.text import ENGLISH, Plural, Text

h = Html()
HOSTILE = "\"><img src=x onerror='alert(1)'>&amp;"


def test_an_element_has_its_attributes_and_its_children() -> None:
    made = h("p", "one ", h("b", 2), None, [" ", Text("three {n}", n=3)], class_="say", data_at=0, hidden=True)
    assert made == '<p class="say" data-at="0" hidden>one <b>2</b> three 3</p>'


def test_false_and_none_are_no_attributes() -> None:
    assert h("input", checked=False, value=None, type="radio") == '<input type="radio">'
    assert h("i", tabindex=0) == '<i tabindex="0"></i>'


def test_zero_and_one_are_numbers_and_not_false_and_true() -> None:
    assert h("i", a=0, b=1, c=True, d=False) == '<i a="0" b="1" c></i>'


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"], exclude_characters="\r\0")))
def test_every_text_comes_out_as_it_went_in(text: str) -> None:
    node = read(h("p", text, title=text)).one("p")
    assert "".join(str(child) for child in node.children) == text
    assert node["title"] == text
    assert list(node.every()) == []


@pytest.mark.parametrize("given", [HOSTILE, Text(HOSTILE), Text("{a}", a=HOSTILE), Text("{a}", a=Text(HOSTILE))])
def test_a_hostile_word_stays_a_word(given: str | Text) -> None:
    made = h("p", given, title=given)
    assert "<img" not in made
    assert read(made).one("p")["title"] == HOSTILE


def test_a_sentence_may_have_marked_blanks_and_escapes_the_others() -> None:
    sentence = Text("{who} <beats> {other}", who="", other="<b>")
    assert h.rich(sentence, who=h("b", "<i>")) == "<b>&lt;i&gt;</b> &lt;beats&gt; &lt;b&gt;"
    assert h.rich(Plural("{n} stone", "{n} stones", n=2), n=h("b", 2)) == "<b>2</b> stones"


def test_markup_is_not_escaped_again() -> None:
    assert h("p", Markup("<b>1</b>")) == "<p><b>1</b></p>"


def test_a_look_stands_as_data() -> None:
    assert h("i", **look({"ground": "light", "boxes": ""})) == '<i data-ground="light" data-boxes></i>'


def test_a_language_without_a_catalog_is_english() -> None:
    assert texts.catalog("xx") is ENGLISH
    assert texts.catalog("../en") is ENGLISH
    assert html("en").words(Text("Undo")) == "Undo"


def test_a_catalog_speaks_through_every_element() -> None:
    class Shouting(gettext.NullTranslations):
        def gettext(self, message: str) -> str:
            return message.upper()

        def ngettext(self, one: str, many: str, n: int) -> str:
            return (one if n == 1 else many).upper().replace("{N}", "{n}")

    loud = Html(Shouting())
    made = loud("p", Text("undo"), Plural("{n} stone", "{n} stones", n=2), title=Text("redo"))
    assert unescape(made) == '<p title="REDO">UNDO2 STONES</p>'
