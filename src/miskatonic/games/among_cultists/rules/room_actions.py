"""Room actions other than Fill and Check Room: vote, camera, power, portal (AC-R12 to AC-R23)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import (
    CAMERA_ROOM,
    COLOUR_OF,
    PLACE_NAMES,
    PORTAL_ROOM,
    VOTE_ROOM,
)
from miskatonic.games.among_cultists.rules.acts import (
    BY_CAMERA,
    USED,
    WITH_CAMERA,
    remember,
)
from miskatonic.games.among_cultists.rules.books import check_room
from miskatonic.games.among_cultists.rules.cards import bit
from miskatonic.games.among_cultists.rules.choices import (
    HELP,
    HELP_ALONE,
    HELP_OPTIONS,
    OFF_ROUTE,
    REFUSE_ALONE,
)
from miskatonic.games.among_cultists.rules.ending import judge_points
from miskatonic.games.among_cultists.rules.events import (
    CameraTurned,
    HelpRefused,
    PortalClosed,
    PowerRestarted,
    VoteCalled,
)
from miskatonic.games.among_cultists.rules.roles import GreenhornTest, may_use_room
from miskatonic.games.among_cultists.rules.state import (
    PORTAL_CLOSED,
    AmongCultistsState,
)
from miskatonic.games.among_cultists.rules.status_checks import check_status
from miskatonic.games.among_cultists.rules.votes import BEGIN_VOTE
from miskatonic.kernel.state import Step, ask, tell, then

HELP_ASKED: Final = "action:close_portal"
OFF_ROUTE_ALONE: Final = (OFF_ROUTE,)


def call_vote(g: AmongCultistsState, party: i64) -> None:
    """AC-R12, AC-R13, AC-X9  The vote marker is inactive afterwards, whatever the result."""
    remember(g, USED, party, VOTE_ROOM)
    if g.loud:
        tell(g, VoteCalled(party))
    then(g, GreenhornTest(party), BEGIN_VOTE, TURN_VOTE_MARKER)


class TurnVoteMarker(Step[AmongCultistsState]):
    """AC-R13  Until the next round."""

    def run(self, g: AmongCultistsState) -> None:
        g.vote_active = False


def watch_room(g: AmongCultistsState, party: i64, room: i64) -> None:
    """AC-R14, AC-R16, AC-X9  The camera checks an explored room anywhere."""
    remember(g, USED, party, CAMERA_ROOM, WITH_CAMERA)
    if g.loud:
        tell(g, CameraTurned(party, PLACE_NAMES[room], None))
    then(g, GreenhornTest(party), WatchRoom(party, room))


class WatchRoom(Step[AmongCultistsState]):
    """AC-R9, AC-R14"""

    __match_args__: ClassVar[tuple[str, ...]] = ("party", "room")

    def __init__(self, party: i64, room: i64) -> None:
        self.party: Final[i64] = party
        self.room: Final[i64] = room

    def run(self, g: AmongCultistsState) -> None:
        check_room(g, self.party, self.room)


def watch_character(g: AmongCultistsState, party: i64, target: i64) -> None:
    """AC-R14, AC-X9  The camera checks the status of a living character anywhere."""
    remember(g, USED, party, CAMERA_ROOM, WITH_CAMERA)
    if g.loud:
        tell(g, CameraTurned(party, None, target))
    then(g, GreenhornTest(party), WatchCharacter(party, target))


class WatchCharacter(Step[AmongCultistsState]):
    """AC-R14, AC-H4"""

    __match_args__: ClassVar[tuple[str, ...]] = ("party", "target")

    def __init__(self, party: i64, target: i64) -> None:
        self.party: Final[i64] = party
        self.target: Final[i64] = target

    def run(self, g: AmongCultistsState) -> None:
        check_status(g, self.party, self.target, BY_CAMERA)


def restart_power(g: AmongCultistsState, party: i64) -> None:
    """AC-R18, AC-Y3  Restoring power causes no encounters."""
    remember(g, USED, party, CAMERA_ROOM)
    g.power = True
    if g.loud:
        tell(g, PowerRestarted(party))


# ---------------------------------------------------------------- the portal


class AskForHelp(Step[AmongCultistsState]):
    """AC-R19, AC-R20, AC-N15  The helper must agree; only the helper knows whether it could."""

    __match_args__: ClassVar[tuple[str, ...]] = ("party", "helper")

    def __init__(self, party: i64, helper: i64) -> None:
        self.party: Final[i64] = party
        self.helper: Final[i64] = helper

    def run(self, g: AmongCultistsState) -> None:
        if may_use_room(g, self.helper, COLOUR_OF[PORTAL_ROOM]):
            ask(g, self, self.helper, "help", HELP_ASKED, HELP_OPTIONS)
        else:
            ask(g, self, self.helper, "help", HELP_ASKED, REFUSE_ALONE, HELP_ALONE, OFF_ROUTE_ALONE)

    def answer(self, g: AmongCultistsState, seat: i64, choice: i64) -> None:
        if choice == HELP:
            g.acted |= bit(self.party) | bit(seat)
            close_portal(g, self.party, seat)
        else:
            g.refused |= bit(seat)
            if g.loud:
                tell(g, HelpRefused(self.party, seat))


def close_portal(g: AmongCultistsState, party: i64, helper: i64) -> None:
    """AC-R19, AC-R21  Closed in time: the target drops by 1, which may end the game."""
    remember(g, USED, helper, PORTAL_ROOM)
    g.portal = PORTAL_CLOSED
    g.target -= 1
    if g.loud:
        tell(g, PortalClosed(party, helper, g.target))
    judge_points(g)


TURN_VOTE_MARKER: Final = TurnVoteMarker()
