"""A page read back as a tree, as a browser and a screen reader would take it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"br", "img", "input", "meta"}


@dataclass
class Node:
    """An element: its attributes, and its children in order (text as it is read)."""

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    children: list[Node | str] = field(default_factory=list)
    parent: Node | None = None

    def __getitem__(self, name: str) -> str:
        return self.attributes[name]

    def get(self, name: str) -> str | None:
        return self.attributes.get(name)

    @property
    def text(self) -> str:
        """All that is written in it, without the spaces of the source."""
        parts = [child if isinstance(child, str) else child.text for child in self.children]
        return " ".join("".join(parts).split())

    def every(self, tag: str | None = None, **wanted: str) -> Iterator[Node]:
        """The elements in it with that tag and those attributes (`data_tap` is data-tap)."""
        named = {name.rstrip("_").replace("_", "-"): value for name, value in wanted.items()}
        for child in self.children:
            if isinstance(child, str):
                continue
            fits = all(child.get(name) == value for name, value in named.items())
            if fits and tag in (None, child.tag):
                yield child
            yield from child.every(tag, **wanted)

    def one(self, tag: str | None = None, **wanted: str) -> Node:
        """The only one of those."""
        (found,) = self.every(tag, **wanted)
        return found

    def up(self) -> Iterator[Node]:
        """The elements it is in, the nearest first."""
        node = self.parent
        while node is not None:
            yield node
            node = node.parent


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = self.node = Node("root")

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"an attribute stands twice in {tag}: {names}"
        child = Node(tag, {name: value or "" for name, value in attrs}, parent=self.node)
        self.node.children.append(child)
        if tag not in VOID:
            self.node = child

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.node.tag == tag, f"{tag} is closed inside {self.node.tag}"
        assert self.node.parent is not None
        self.node = self.node.parent

    def handle_data(self, data: str) -> None:
        self.node.children.append(data)


def read(html: str) -> Node:
    """The tree of a page. Every element must be closed where it was opened."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert reader.node is reader.root, f"{reader.node.tag} is never closed"
    return reader.root
