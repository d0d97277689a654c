"""Among Cultists as a Game object."""

from collections.abc import Mapping
from typing import Final

from miskatonic.errors import NotYourDecision
from miskatonic.games.among_cultists.rules.actions import Act, ActAgain
from miskatonic.games.among_cultists.rules.arrange import Position, arrange
from miskatonic.games.among_cultists.rules.automa import Walk
from miskatonic.games.among_cultists.rules.choices import CHOICES
from miskatonic.games.among_cultists.rules.claims import Said
from miskatonic.games.among_cultists.rules.defaults import default_choice
from miskatonic.games.among_cultists.rules.encounters import ChooseGifts, Exchange
from miskatonic.games.among_cultists.rules.ending import Judgement, NameTheSeer, OpenGuesses
from miskatonic.games.among_cultists.rules.event_phase import (
    EventPhase,
    KeepOrReturn,
    LayEvent,
    LookThroughPortrait,
    ReachIntoBag,
)
from miskatonic.games.among_cultists.rules.events import EVENT_KINDS
from miskatonic.games.among_cultists.rules.legend import AmongCultistsLegend, legend_of
from miskatonic.games.among_cultists.rules.movement import GhostMove, MoveOn
from miskatonic.games.among_cultists.rules.night import (
    NIGHT_PROMPTS,
    BeginNight,
    ConfirmNightStep,
    NextNightStep,
)
from miskatonic.games.among_cultists.rules.options import (
    OPTIONS,
    Rules,
    check_options,
    with_dependent_defaults,
)
from miskatonic.games.among_cultists.rules.redeal import AmongCultistsWorlds
from miskatonic.games.among_cultists.rules.roles import ClumsyTest, GreenhornTest, SoftieTest
from miskatonic.games.among_cultists.rules.room_actions import (
    AskForHelp,
    TurnVoteMarker,
    WatchCharacter,
    WatchRoom,
)
from miskatonic.games.among_cultists.rules.rounds import (
    ActionPhase,
    AnnounceFirestarter,
    CleanUp,
    EndOfRound,
    MovementPhase,
    NextToAct,
    NextToMove,
    OfferClaim,
    OpenClaims,
    PlayRound,
    PortalDeadline,
)
from miskatonic.games.among_cultists.rules.setup import (
    AfterNight,
    ChooseCharacters,
    HandOutCharacters,
    SetUp,
    begin,
    empty_table,
)
from miskatonic.games.among_cultists.rules.state import AMONG_CULTISTS_FIELDS, AmongCultistsState
from miskatonic.games.among_cultists.rules.status_checks import ConfirmDeath, GiveVerdict, PlaceCard
from miskatonic.games.among_cultists.rules.talk_facts import objection, say
from miskatonic.games.among_cultists.rules.view import AmongCultistsView, build_view
from miskatonic.games.among_cultists.rules.votes import (
    BeginVote,
    CastVotes,
    ChangeVote,
    CountVotes,
    Discuss,
    RevealVotes,
)
from miskatonic.kernel.game import Game, Objection
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.replay import Claim
from miskatonic.kernel.rng import Rng

STEPS: Final = (
    ChooseCharacters,
    HandOutCharacters,
    SetUp,
    BeginNight,
    NextNightStep,
    ConfirmNightStep,
    AfterNight,
    PlayRound,
    MovementPhase,
    NextToMove,
    GhostMove,
    MoveOn,
    Walk,
    ChooseGifts,
    Exchange,
    EventPhase,
    LayEvent,
    LookThroughPortrait,
    ReachIntoBag,
    KeepOrReturn,
    ActionPhase,
    NextToAct,
    Act,
    ActAgain,
    GiveVerdict,
    ConfirmDeath,
    PlaceCard,
    GreenhornTest,
    ClumsyTest,
    SoftieTest,
    WatchRoom,
    WatchCharacter,
    AskForHelp,
    TurnVoteMarker,
    BeginVote,
    Discuss,
    CastVotes,
    RevealVotes,
    ChangeVote,
    CountVotes,
    CleanUp,
    AnnounceFirestarter,
    PortalDeadline,
    OfferClaim,
    OpenClaims,
    EndOfRound,
    Judgement,
    NameTheSeer,
    OpenGuesses,
)
PROMPTS: Final = (
    "character",
    *NIGHT_PROMPTS,
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


class AmongCultists(Game[AmongCultistsState, AmongCultistsView]):
    """4 to 8 seats; see docs/rules/among-cultists.md."""

    def __init__(self) -> None:
        super().__init__(
            "among-cultists",
            1,
            range(4, 9),
            OPTIONS,
            CHOICES,
            PROMPTS,
            EVENT_KINDS,
            (Rules, Said, *STEPS),
            AMONG_CULTISTS_FIELDS,
        )

    def read(self, seats: int, options: Mapping[str, object]) -> OptionValues:
        """AC-O3, AC-O4  Some defaults hang on the level and on the number of seats."""
        return super().read(seats, with_dependent_defaults(seats, options))

    def _check(self, seats: int, options: OptionValues) -> None:
        check_options(seats, options)

    def _begin(self, seats: int, options: OptionValues, rng: Rng) -> AmongCultistsState:
        g = empty_table(Rules(seats, options), rng)
        begin(g)
        return g

    def _blank(self) -> AmongCultistsState:
        return empty_table(Rules(5, self.read(5, {})), Rng(bytes(32)))

    def view(self, g: AmongCultistsState, seat: int | None, since: int = 0) -> AmongCultistsView:
        return build_view(g, self.id, self.version, seat, since)

    def legend(self, seats: int, options: Mapping[str, object]) -> AmongCultistsLegend:
        return legend_of(Rules(seats, self.read(seats, options)))

    def default(self, g: AmongCultistsState, seat: int) -> int:
        """AC-Q11  The choice made for a seat whose time is up."""
        decision = self.decision(g, seat)
        if decision is None:
            raise NotYourDecision(f"seat {seat} has no open decision that could be made for it")
        return default_choice(g, decision)

    def worlds(self, view: AmongCultistsView) -> AmongCultistsWorlds:
        return AmongCultistsWorlds(view, self.codec.classes)

    def say(self, g: AmongCultistsState, seat: int, claim: Claim) -> None:
        """AC-T  Structured talk; whether it is open hangs on public facts alone."""
        say(g, seat, claim)

    def referee(self, g: AmongCultistsState, seat: int, text: str) -> Objection | None:
        """AC-T3, AC-N32  When free text is closed, it is so for what is public alone."""
        return None if g.result is not None else objection(g, seat)

    def arrange(self, position: Position) -> AmongCultistsState:
        """A position set up by hand; see arrange.py."""
        given = dict(position.options)
        return arrange(position, self.read(position.seats, given))


AMONG_CULTISTS: Final = AmongCultists()
