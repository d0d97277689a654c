"""What a seat or a spectator sees, as one page of text that a language model can play from.

The page is made of the same view that a browser gets, and of nothing else: equal views give equal
pages. The words are those of the terminal, so that a thing has one name everywhere. A game that has
more to say than its table shows refines `notes`, and names its class in the manifest.
"""

import io
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from rich.console import Console, RenderableType
from rich.text import Text

from miskatonic.games import MANIFESTS
from miskatonic.kernel.game import Game
from miskatonic.terminal import table_for
from miskatonic.text import FALLBACK, Texts

View = Mapping[str, Any]

# Wide enough that no game has to leave out a column.
WIDTH: Final = 120
# Of what happened, so many sentences are told again.
LATEST: Final = 40


class NamedOption(NamedTuple):
    """An option: its number in the game's choice space, its name there, and what it is called."""

    choice: int
    name: str
    text: str


class ObservationText:
    """The pages of one table, in one language."""

    def __init__(
        self, game: Game[Any, Any], names: Sequence[str], language: str = FALLBACK
    ) -> None:
        self.game: Final = game
        self.names: Final = list(names)
        self.texts: Final = Texts(language)
        self._console: Final = Console(
            file=io.StringIO(),
            width=WIDTH,
            color_system=None,
            force_terminal=False,
            legacy_windows=False,
            highlight=False,
            markup=False,
            emoji=False,
            _environ={},
        )
        self.table: Final = table_for(game, self.texts, self.names, self._console)

    def page(self, view: View, latest: int = LATEST) -> str:
        """Who looks, the table, what happened lately, notes, the open question and its options."""
        parts = [
            [self._viewer(view), self._seats()],
            self._lines(self.table.picture(view)),
            self._story(view, latest),
            self.notes(view),
            self._asked(view),
        ]
        return "\n\n".join("\n".join(lines) for lines in parts if lines)

    def notes(self, view: View) -> list[str]:
        """What an agent needs beside what the table shows; a game says it here."""
        return []

    def options(self, view: View) -> list[NamedOption]:
        """What can be answered to the viewer's open question; nothing where there is none."""
        decision = view["decision"]
        if decision is None:
            return []
        return [
            NamedOption(choice, choice_name(self.game, choice), self.table.option(view, choice))
            for choice in decision["options"]
        ]

    def rules(self) -> str:
        """How the game is played, in a few sentences; empty where the game does not say."""
        return self.table.how_to_play() or ""

    # ------------------------------------------------------------ the parts of a page

    def _viewer(self, view: View) -> str:
        seat = view["seat"]
        if seat is None:
            return self.texts("agent-watching")
        return self.texts("agent-you-are", seat=seat, name=self.names[seat])

    def _seats(self) -> str:
        """Options and claims name seats by their numbers, too."""
        return " · ".join(f"{seat} {name}" for seat, name in enumerate(self.names))

    def _story(self, view: View, latest: int) -> list[str]:
        if latest < 1:
            return []
        told = self.table.story(view["history"], view)
        if not told:
            return []
        lines = [line for each in told[-latest:] for line in self._lines(each)]
        return [self.texts("agent-lately"), *lines]

    def _asked(self, view: View) -> list[str]:
        if view["result"] is not None:
            return [self._result(view["result"])]
        decision = view["decision"]
        if decision is None:
            names = [self.names[each["seat"]] for each in view["waiting"]]
            return [self.texts("agent-waiting", names=", ".join(dict.fromkeys(names)) or "–")]
        said = self.texts("agent-optional" if decision["optional"] else "agent-asked")
        lines = [f"{said} {self.table.question(view)}"]
        lines += [f"  [{each.choice}] {each.text}" for each in self.options(view)]
        for locked in decision["locked"]:
            text = self.table.option(view, locked["choice"])
            lines.append(f"  [–] {text}: {self.table.reason(locked['reason'])}")
        return lines

    def _result(self, result: Mapping[str, Any]) -> str:
        names = ", ".join(self.names[seat] for seat in result["winners"])
        return self.texts("agent-over", names=names or "–")

    def _lines(self, part: RenderableType) -> list[str]:
        """As it would stand on a sheet of paper: no colours, and no space at the end of a line."""
        if isinstance(part, Text):
            return [line.rstrip() for line in part.plain.split("\n")]
        with self._console.capture() as captured:
            self._console.print(part)
        lines = [line.rstrip() for line in captured.get().split("\n")]
        while lines and not lines[-1]:
            lines.pop()
        return lines


def choice_name(game: Game[Any, Any], choice: int) -> str:
    """`give 0`: the family and its arguments, as the choice space names it."""
    return " ".join(str(part) for part in game.name(choice))


def observation_text(
    game_id: str, names: Sequence[str], language: str = FALLBACK
) -> ObservationText:
    """The pages of a game: its own class, or the one that all games share."""
    manifest = MANIFESTS[game_id]
    made: type[ObservationText] = manifest.observation or ObservationText
    return made(manifest.game, names, language)
