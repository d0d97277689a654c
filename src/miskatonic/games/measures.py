"""The base class of a game's measures: what simulations and the arena count.

Reports on player experience use `rounds_of`, `ending_of`, `acts_in` and `acts_of_choice`. `studies`
defines the game's strength page.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from miskatonic.games.claim_truth import ClaimTruth
from miskatonic.kernel.bot import Bot
from miskatonic.kernel.options import OptionValue
from miskatonic.kernel.state import State

Measured = list[tuple[str, float]]


@dataclass(frozen=True)
class Act:
    """Something that a seat did or said on purpose.

    `kind` is a short, stable name, such as `status-check`; claims have `spoken`. `votes` is the
    number of votes held before. A `reaction` answers an accusation and does not count as a team
    leak. `accuses` marks an accusation, and `reason` is the reason it names, or empty. `wasted`
    tells why the act could have no effect. Acts that the table does not see, such as unused
    actions, are not `public`.
    """

    seat: int
    kind: str
    spoken: bool = False
    votes: int = 0
    reaction: bool = False
    accuses: bool = False
    reason: str = ""
    wasted: str = ""
    public: bool = True


@dataclass(frozen=True)
class Cell:
    """A set of games with the same bots and options.

    `bots` has one entry per seat; `teams` assigns bots by team instead, once the teams are dealt.
    `row` and `column` are the cell's position in its study's table. `simulations` and `seconds`
    limit bots that search. Cells with the same `deals` play the same deals, game by game, so that
    they can be compared; independent cells have different ones.
    """

    row: str
    bots: tuple[str, ...]
    games: int = 300
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    teams: Mapping[str, str] = field(default_factory=dict)
    column: str = ""
    simulations: int | None = None
    seconds: float | None = None
    deals: int = 0


@dataclass(frozen=True)
class Study:
    """One table of a game's strength page.

    A `contest` compares bots: every deal is played with rotated seats, and each cell is compared
    with the cell in the row `against`, if any, on the same deals. `experience` shows what games
    are like for players and, in games with teams, team leaks. A `matrix` shows how often each cell
    is won, by row and column, and marks values outside `target`. With teams, `team` is the one
    whose wins are counted.
    `option` names the option whose values are the columns: the lobby then shows the results next
    to that option.
    """

    name: str
    title: str
    kind: Literal["contest", "experience", "matrix"]
    cells: tuple[Cell, ...]
    against: str = ""
    target: tuple[float, float] | None = None
    team: str = ""
    option: str = ""
    note: str = ""


class Measures:
    """What to count in a game. By default: no teams, one setting, and only wins."""

    teams: tuple[str, ...] = ()
    # Whether all seats win or lose together, so that there are no individual shares of wins.
    cooperative: bool = False
    # Options whose values the games cycle through, unless they are set.
    varied: tuple[str, ...] = ()
    # The level of a bot that sees hidden information: an upper bound for strength.
    oracle: str | None = None
    # Kinds of acts that a rule reserves for one team, so they don't count as team leaks.
    one_team_by_rule: frozenset[str] = frozenset()

    # These two are properties, so that a game imports its bots and studies only if they are used.

    @property
    def studies(self) -> tuple[Study, ...]:
        """The studies on the strength page, in this order."""
        return ()

    @property
    def claim_truth(self) -> ClaimTruth | None:
        """Judges claims and votes; None for a game without claims."""
        return None

    def team_of(self, g: State, seat: int) -> str | None:
        """The team of a seat; None while it is undecided."""
        return None

    def measure(self, g: State, seat: int, view: Any, choice: int, bot: Bot) -> Measured:
        """Named numbers about a choice before it is played, to be averaged by bot."""
        return []

    def tally(self, g: State) -> dict[str, int]:
        """Named numbers of a finished, loud game."""
        return {}

    def shown_to_oracle(self, g: State, seat: int) -> State:
        """The table as the oracle on this seat sees it."""
        return g

    # ------------------------------------------------------------ player experience

    def rounds_of(self, g: State) -> int:
        """The number of rounds of a finished game; 0 if it has no rounds."""
        return self.tally(g).get("rounds", 0)

    def ending_of(self, g: State) -> str:
        """A short, stable name for how a finished game ended."""
        assert g.result is not None
        return g.result.reason

    def acts_in(self, g: State) -> list[Act]:
        """The public acts of a finished, loud game, oldest first."""
        return []

    def acts_of_choice(self, g: State, seat: int, view: Any, choice: int) -> list[Act]:
        """Acts in a choice that events don't show (unused actions); called before it is played."""
        return []
