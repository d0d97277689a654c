"""The Game object of Among Cultists."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from miskatonic.games.among_cultists.arrange.arrange import Arrangement, arrange
from miskatonic.games.among_cultists.claims.talk import objection, say
from miskatonic.games.among_cultists.compatible_options import compatible_options
from miskatonic.games.among_cultists.redeal.worlds import AmongCultistsWorlds
from miskatonic.games.among_cultists.rules.choices import CHOICES
from miskatonic.games.among_cultists.rules.claim_records import Contradiction, Said
from miskatonic.games.among_cultists.rules.defaults import default_choice
from miskatonic.games.among_cultists.rules.events import EVENTS
from miskatonic.games.among_cultists.rules.options import (
    OPTIONS,
    Rules,
    check_options,
    read_rules,
    with_dependent_defaults,
)
from miskatonic.games.among_cultists.rules.setup import begin, empty_table
from miskatonic.games.among_cultists.rules.state import AmongCultistsState
from miskatonic.games.among_cultists.rules.state_check import check_state
from miskatonic.games.among_cultists.views.legend import (
    AmongCultistsLegend,
    constants,
    legend_of,
)
from miskatonic.games.among_cultists.views.observation import COLUMNS, put_columns
from miskatonic.games.among_cultists.views.view import (
    AmongCultistsKnowledge,
    AmongCultistsOwn,
    AmongCultistsRedeal,
    AmongCultistsShared,
    build_own,
    build_redeal,
    build_shared,
)
from miskatonic.kernel.game import Game, Objection
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.replay import Claim
from miskatonic.kernel.rewards import Rewards
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.save_check import require
from miskatonic.kernel.state import step_classes

PROMPTS: Final = (
    "character",
    "night",
    "move",
    "encounter",
    "portrait",
    "lord",
    "lord-marker",
    "action",
    "verdict",
    "help",
    "discuss",
    "vote",
    "change-vote",
    "claim",
    "guess",
)


class AmongCultists(Game[AmongCultistsState, AmongCultistsKnowledge]):
    """4 to 8 seats; see docs/rules/among-cultists.md."""

    def __init__(self) -> None:
        super().__init__(
            "among-cultists",
            3,
            range(4, 9),
            OPTIONS,
            CHOICES,
            PROMPTS,
            EVENTS,
            (Rules, Said, Contradiction, *step_classes("miskatonic.games.among_cultists.rules")),
            COLUMNS,
            Rewards("1 for each seat of the winning team, -1 for each seat of the other"),
            free_text=(("fields", "text"),),
        )

    def _given(self, seats: int, options: Mapping[str, object]) -> Mapping[str, object]:
        """AC-O3, AC-O4  Some defaults depend on the level and on the number of seats."""
        return with_dependent_defaults(seats, options)

    def _check(self, seats: int, options: OptionValues) -> None:
        check_options(seats, options)

    def compatible_options(
        self, seats: int, wanted: Mapping[str, object], before: Mapping[str, object] | None
    ) -> OptionValues:
        return compatible_options(seats, wanted, before)

    def _begin(self, seats: int, options: OptionValues, rng: Rng) -> AmongCultistsState:
        g = empty_table(read_rules(seats, options), rng)
        begin(g)
        return g

    def _blank(self) -> AmongCultistsState:
        return empty_table(Rules(5, self.read(5, {})), Rng(bytes(32)))

    def _check_state(self, g: AmongCultistsState) -> None:
        values = dict(g.rules.values)
        if values["roles"] is None:  # only in a position set up by hand
            values["roles"] = ()
        right = self.read(g.rules.seats, values)
        require(list(right.items()) == list(values.items()), "options are not all of this game's")
        check_state(g)

    def seats_at(self, g: AmongCultistsState) -> int:
        return g.rules.seats

    def shared(self, g: AmongCultistsState) -> AmongCultistsShared:
        return build_shared(g, self.id, self.version)

    def own(self, g: AmongCultistsState, seat: int | None, since: int = 0) -> AmongCultistsOwn:
        return build_own(g, seat, since)

    def redealing(self, g: AmongCultistsState, seat: int | None) -> AmongCultistsRedeal:
        return build_redeal(g, self.codec)

    def _observe(self, g: AmongCultistsState, viewer: i64, out: vec[i16], at: i64) -> i64:
        return put_columns(g, viewer, out, at)

    def legend(self, seats: int, options: Mapping[str, object]) -> AmongCultistsLegend:
        return legend_of(read_rules(self.count(seats), self.read(seats, options)))

    def constants(self) -> Mapping[str, Any]:
        return constants()

    def default(self, g: AmongCultistsState, seat: object) -> int:
        """AC-Q11  The choice made for a seat whose time is up."""
        return default_choice(g, self.must_answer(g, seat))

    def worlds(self, known: AmongCultistsKnowledge) -> AmongCultistsWorlds:
        return AmongCultistsWorlds(known, self.codec)

    def say(self, g: AmongCultistsState, seat: Any, claim: Claim) -> None:
        """AC-T  Structured talk; whether it is open depends on public facts only."""
        say(g, self.seat_at(g, seat), claim)

    def referee(
        self, g: AmongCultistsState, seat: Any, text: str, names: Sequence[str] = ()
    ) -> Objection | None:
        """AC-T3, AC-N32  Whether free text is closed depends on public facts only."""
        return None if g.result is not None else objection(g, self.seat_at(g, seat))

    def arrange(self, arrangement: Arrangement) -> AmongCultistsState:
        """A position set up by hand; see arrange/arrange.py."""
        return arrange(arrangement, self.read(arrangement.seats, dict(arrangement.options)))


AMONG_CULTISTS: Final = AmongCultists()
