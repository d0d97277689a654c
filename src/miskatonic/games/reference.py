"""A game's reference: every card and piece, by deck, with its text ids.

A game's manifest names the function that lists them (`reference`). The catalogue (`make cards`) and
the reference in the browser are generated from it, so both show exactly what the rules use.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from miskatonic.text import Texts, Value

# Sources of components.
BOOK: Final = "book"
OURS: Final = "ours"


class Line:
    """One text about a component. `label` is the id of its heading.

    `values` are the variables of both; `words` are variables given as text ids, joined by commas.
    """

    def __init__(
        self,
        text: str,
        label: str = "",
        values: Mapping[str, Value] | None = None,
        words: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.text: Final = text
        self.label: Final = label
        self.values: Final = dict(values or {})
        self.words: Final = {name: list(ids) for name, ids in (words or {}).items()}

    def said(self, texts: Texts) -> tuple[str, str]:
        """The label (or "") and the text in a language."""
        values = dict(self.values)
        for name, ids in self.words.items():
            values[name] = ", ".join([texts(each) for each in ids])
        return (texts(self.label, **values) if self.label else "", texts(self.text, **values))


class Component:
    """A card or piece. `name` and `flavour` are text ids, `drawing` is the key of its picture in
    the client, and `source` is where it comes from; "" if it has none.
    """

    def __init__(
        self,
        id: str,
        name: str,
        lines: Sequence[Line],
        *,
        flavour: str = "",
        drawing: str = "",
        source: str = OURS,
        values: Mapping[str, Value] | None = None,
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.lines: Final = tuple(lines)
        self.flavour: Final = flavour
        self.drawing: Final = drawing
        self.source: Final = source
        self.values: Final = dict(values or {})


class Deck:
    """A group of components; `part_of` is the text id of what it belongs to, such as an episode."""

    def __init__(
        self, id: str, name: str, components: Sequence[Component], part_of: str = ""
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.components: Final = tuple(components)
        self.part_of: Final = part_of

    def title(self, texts: Texts) -> str:
        name = texts(self.name)
        return f"{texts(self.part_of)}: {name}" if self.part_of else name


def plain(decks: Sequence[Deck]) -> list[dict[str, Any]]:
    """The reference as JSON values; empty fields are left out."""
    return [
        _given(
            id=deck.id,
            name=deck.name,
            part_of=deck.part_of,
            components=[_component(each) for each in deck.components],
        )
        for deck in decks
    ]


def _component(component: Component) -> dict[str, Any]:
    return _given(
        id=component.id,
        name=component.name,
        values=component.values,
        lines=[
            _given(text=line.text, label=line.label, values=line.values, words=line.words)
            for line in component.lines
        ],
        flavour=component.flavour,
        drawing=component.drawing,
        source=component.source,
    )


def _given(**fields: Any) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if value or name == "components"}
