"""What a game's reference is made of: every card and piece, by deck, with the ids of its texts.

A game's manifest names the function that lists them (`reference`). The catalogue in docs/cards/ and
the reference in the browser are made from it, so both show what the rules use, and nothing else.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from miskatonic.text import Texts, Value

# Where a thing comes from.
BOOK: Final = "book"
OURS: Final = "ours"


class Line:
    """One text about a component. `label` is the text that says what the line is about.

    `values` fill in both; `words` are the same, but name texts, which are listed with commas.
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
        """The label, or "", and the text, in a language."""
        values = dict(self.values)
        for name, ids in self.words.items():
            values[name] = ", ".join([texts(each) for each in ids])
        return (texts(self.label, **values) if self.label else "", texts(self.text, **values))


class Component:
    """A card or piece. `name` and `flavour` are texts; `drawing` is the key of its picture in the
    client; `source` says where it comes from. What it lacks is "".
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
    """Components that belong together; `part_of` is the text that names what the deck belongs to,
    such as an episode.
    """

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
    """The reference as JSON has it; what is empty is left out."""
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
