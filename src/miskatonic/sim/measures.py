"""What a game adds to simulations and to the arena: teams, settings, and what is counted.

A game says what its players feel through `rounds_of`, `ending_of`, `acts_in` and `acts_of_choice`,
how much of a result is luck through `luck_of`, and through `studies` what its page on strength
shows. The names of games stand nowhere in this folder.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from miskatonic.bots import Bot
from miskatonic.games import MANIFESTS
from miskatonic.kernel.options import OptionValue
from miskatonic.kernel.state import State

Measured = list[tuple[str, float]]


@dataclass(frozen=True)
class Act:
    """Something that a seat did or said, as the table saw it.

    `kind` is a short name that stays, such as `status-check`; claims have `spoken`. `votes` is how
    many votes had been held by then: what has 0 was done before the first. A `reaction` answers an
    accusation, and does not count as a tell. `accuses` marks an accusation, and `reason` the ground
    it names; an empty one is a mere feeling. `wasted` says why nothing could come of the act; an
    act of which the table sees nothing, such as one that was left unused, is not `public`.
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
    """Games of one kind: who sits there, by which options, how many of them.

    `bots` has one for each seat; `teams` gives bots by team instead, once the teams are dealt.
    `row` and `column` are where the cell stands in its study's table. `simulations` and `seconds`
    bound the thought of bots that search. Cells with the same `deals` meet the same ones, game by
    game, so that they can be compared; where each is a figure of its own, each has its own.
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
    """One table of a game's page on strength.

    A `contest` compares bots: every deal is played with the seats rotated, and each cell is set
    beside the cell in the row `against`, on the same deals, where one is named. `feel` shows what
    players feel, and where the game has teams what tells them apart. A `matrix` shows how often
    each cell is won, by row and column; what lies outside `target` is marked. With teams, `team`
    says whose wins those are. `option` names the option whose values the columns are: then what was
    found stands beside that option in the lobby.
    """

    name: str
    title: str
    kind: Literal["contest", "feel", "matrix"]
    cells: tuple[Cell, ...]
    against: str = ""
    target: tuple[float, float] | None = None
    team: str = ""
    option: str = ""
    note: str = ""


class Measures:
    """As it stands, there are no teams, one setting, and nothing is counted but wins."""

    teams: tuple[str, ...] = ()
    # Whether all at the table win or lose together: then nobody has a share of his own.
    together: bool = False
    # Options through whose values the games go, unless they are given.
    varied: tuple[str, ...] = ()
    # How a balance matrix of those is set up, unless the command says otherwise.
    matrix_seats: tuple[int, ...] = ()
    matrix_options: tuple[str, ...] = ()
    # The level of a bot that is shown more than it may know: a ceiling for strength.
    oracle: str | None = None
    # Bots that enter contests and are offered to nobody, such as one of former times.
    guests: Mapping[str, Callable[[], Bot]] = {}
    # What the page on strength shows, in this order.
    studies: tuple[Study, ...] = ()
    # Kinds of acts that a rule leaves to one team: they are no tells.
    one_team_by_rule: frozenset[str] = frozenset()
    # How much of a result each kind of luck explains; fixed on seeds that are never reported.
    luck_weights: Mapping[str, float] = {}

    def team_of(self, g: State, seat: int) -> str | None:
        """The team that a seat is in; None as long as that is open."""
        return None

    def measure(self, g: State, seat: int, view: Any, choice: int, bot: Bot) -> Measured:
        """What a choice, about to be made, says about its bot: named numbers, to be averaged."""
        return []

    def tally(self, g: State) -> dict[str, int]:
        """Numbers of a finished game that kept its events, by name."""
        return {}

    def shown_to_oracle(self, g: State, seat: int) -> State:
        """The table as the oracle on this seat sees it."""
        return g

    # ------------------------------------------------------------ what players feel

    def rounds_of(self, g: State) -> int:
        """How many rounds a finished game lasted; 0 where there is no such thing."""
        return self.tally(g).get("rounds", 0)

    def ending_of(self, g: State) -> str:
        """How a finished game ended, in a short name that stays."""
        assert g.result is not None
        return g.result.reason

    def acts_in(self, g: State) -> list[Act]:
        """What was done and said in a finished game that kept its events, oldest first."""
        return []

    def acts_of_choice(self, g: State, seat: int, view: Any, choice: int) -> list[Act]:
        """What a choice, about to be made, is, where the events do not tell: an unused action."""
        return []

    def luck_of(self, g: State) -> dict[str, list[float]]:
        """How lucky each seat was in a finished game, by kind of luck.

        Each number must be 0 on average **whatever anybody plays**: what chance gave minus what it
        gives on average, summed up when it is drawn (dice over their mean, a dealt card over the
        mean of all that could be dealt). Then taking it away moves no estimate, it narrows it.
        """
        return {}


def measures_of(game_id: str) -> Measures:
    measures: Measures = MANIFESTS[game_id].measures or Measures()
    return measures
