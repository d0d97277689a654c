"""Show what a seat or a spectator sees as a page of text that a language model can play from.

The page is built only from the view that a browser gets, so equal views give equal pages. It uses
the terminal's wording, so that everything has the same name everywhere. A game with more to say
than its table shows overrides `agent_notes` of its terminal table.
"""

import io
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from rich.console import Console, RenderableType
from rich.text import Text

from miskatonic.games import GAMES, MANIFESTS
from miskatonic.kernel.game import Game
from miskatonic.text import FALLBACK, Texts

View = Mapping[str, Any]

# Wide enough for every column of every game.
WIDTH: Final = 120
# The number of recent events on a page.
LATEST: Final = 40


class NamedOption(NamedTuple):
    """An option: its number and name in the game's choice space, and its text for players."""

    choice: int
    name: str
    text: str


class ObservationText:
    """Writes the pages of one table in one language."""

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
        self.table: Final = MANIFESTS[game.id].terminal(game, self.texts, self.names, self._console)

    def page(self, view: View, latest: int = LATEST) -> str:
        """Return viewer, table, recent events, notes, and the open question with its options."""
        parts = [
            [self._viewer(view), self._seats()],
            self._lines(self.table.picture(view)),
            self._story(view, latest),
            self.table.agent_notes(view),
            self._asked(view),
        ]
        return "\n\n".join("\n".join(lines) for lines in parts if lines)

    def options(self, view: View) -> list[NamedOption]:
        """Return the options of the viewer's open question, if it has one."""
        decision = view["decision"]
        if decision is None:
            return []
        return [
            NamedOption(choice, choice_name(self.game, choice), self.table.option(view, choice))
            for choice in decision["options"]
        ]

    def rules(self) -> str:
        """Return a short explanation of the game, or "" if the game has none."""
        return self.table.how_to_play() or ""

    # ------------------------------------------------------------ the parts of a page

    def _viewer(self, view: View) -> str:
        seat = view["seat"]
        if seat is None:
            return self.texts("agent-watching")
        return self.texts("agent-you-are", seat=seat, name=self.names[seat])

    def _seats(self) -> str:
        """List seat numbers with names, because options and claims use the numbers too."""
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
        """Render as plain text, without colours or trailing spaces."""
        if isinstance(part, Text):
            return [line.rstrip() for line in part.plain.split("\n")]
        with self._console.capture() as captured:
            self._console.print(part)
        lines = [line.rstrip() for line in captured.get().split("\n")]
        while lines and not lines[-1]:
            lines.pop()
        return lines


def choice_name(game: Game[Any, Any], choice: int) -> str:
    """Return the name of a choice in the choice space, such as `give 0`."""
    return " ".join(str(part) for part in game.name(choice))


def observation_text(
    game_id: str, names: Sequence[str], language: str = FALLBACK
) -> ObservationText:
    """Return the page writer of a game."""
    return ObservationText(GAMES[game_id], names, language)
