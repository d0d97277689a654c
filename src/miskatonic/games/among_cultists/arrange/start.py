"""Starting points of a position set up by hand: a phase, a turn in it, or a point within a turn.

night               at its beginning: all hear the verses and are asked to confirm the night
movement            the actor moves; with `start` and `points` it is already on its way
movement, event     at "encounter": the groups of `meeting` choose their cards
event               the next marker of the bag is drawn
event, action       at "verdict": the knife holder or the actor looks at the pulse deck of
                    `checking`; at "discussion", "forced-discussion" or "vote": everyone talks
                    or votes, because the actor called a vote or (forced) found a death; at
                    "change-vote": with the `votes` revealed
action              the actor chooses an action
cleanup             from its beginning
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.errors import BadOptions
from miskatonic.games.among_cultists.arrange.arrangement import Arrangement
from miskatonic.games.among_cultists.arrange.past import answer_votes
from miskatonic.games.among_cultists.arrange.values import (
    index_of,
    number_from,
    party_from,
    place_from,
)
from miskatonic.games.among_cultists.board.board import MOST_MOVE_POINTS, PLACE_NAMES
from miskatonic.games.among_cultists.rules.acts import BY_PLACE, BY_PORTRAIT
from miskatonic.games.among_cultists.rules.cards import bit, has, size
from miskatonic.games.among_cultists.rules.encounters import ChooseGifts, Exchange
from miskatonic.games.among_cultists.rules.ending import JUDGEMENT
from miskatonic.games.among_cultists.rules.event_phase import EVENT_PHASE, LayEvent
from miskatonic.games.among_cultists.rules.movement import MOVE_ON
from miskatonic.games.among_cultists.rules.night import HOLD_NIGHT
from miskatonic.games.among_cultists.rules.room_actions import TURN_VOTE_MARKER
from miskatonic.games.among_cultists.rules.rounds import (
    ACTION_PHASE,
    CLEAN_UP,
    MOVEMENT_PHASE,
    NEXT_TO_ACT,
    NEXT_TO_MOVE,
)
from miskatonic.games.among_cultists.rules.setup import AFTER_NIGHT
from miskatonic.games.among_cultists.rules.state import (
    ACTION,
    EVENT,
    MOVEMENT,
    NIGHT,
    NO_EVENT,
    PHASES,
    AmongCultistsState,
    can_use_knife,
    is_ghost,
    living,
    standing_in,
)
from miskatonic.games.among_cultists.rules.status_checks import check_status
from miskatonic.games.among_cultists.rules.votes import (
    BEGIN_VOTE,
    CAST_VOTES,
    REVEAL_VOTES,
)
from miskatonic.kernel.state import push, then

ROUND_PHASES: Final = (MOVEMENT_PHASE, EVENT_PHASE, ACTION_PHASE, CLEAN_UP)
# The phases in which each point of a turn can be.
POINTS: Final[dict[str, tuple[int, ...]]] = {
    "encounter": (int(MOVEMENT), int(EVENT)),
    "verdict": (int(EVENT), int(ACTION)),
    "discussion": (int(ACTION),),
    "forced-discussion": (int(EVENT), int(ACTION)),
    "vote": (int(EVENT), int(ACTION)),
    "change-vote": (int(EVENT), int(ACTION)),
}


def start(g: AmongCultistsState, position: Arrangement) -> None:
    """Put the rest of the round on the agenda, above the judgement."""
    phase = index_of(PHASES[NIGHT:], position.phase, "phase") + int(NIGHT)
    check_point(position, phase)
    for party in position.acted:
        g.acted |= bit(party_from(g.rules, party, "acted party"))
    push(g, JUDGEMENT)
    if phase == NIGHT:
        start_night(g, position)
        return
    later = ROUND_PHASES[phase - int(MOVEMENT) + 1 :]
    if position.at is None and position.start is None and position.actor is None:
        then(g, ROUND_PHASES[phase - int(MOVEMENT)], *later)
        return
    then(g, *later)
    if phase == EVENT:
        g.phase = EVENT
        g.actor = g.knife
        push(g, LayEvent(NO_EVENT))
    elif phase in (MOVEMENT, ACTION):
        actor = g.knife if position.actor is None else party_from(g.rules, position.actor, "actor")
        take_turns_before(g, actor, phase)
    else:
        raise BadOptions(f"actor {position.actor} in the phase cleanup; only movement and action")
    if position.at is not None:
        start_at(g, position, position.at)
    elif position.start is not None:
        walk_on(g, position)


def check_point(position: Arrangement, phase: int) -> None:
    """Check that fields for a point are only given at that point."""
    if position.at is not None:
        name = list(POINTS)[index_of(list(POINTS), position.at, "point of a turn")]
        if phase not in POINTS[name]:
            right = " or ".join([PHASES[each] for each in POINTS[name]])
            raise BadOptions(f"at {name!r} in the phase {PHASES[phase]}; expected {right}")
    if position.actor is not None and phase not in (MOVEMENT, ACTION):
        raise BadOptions(
            f"actor {position.actor} in the phase {PHASES[phase]}; only in movement and action"
        )
    wanted = {
        "meeting": (bool(position.meeting), position.at == "encounter"),
        "checking": (position.checking is not None, position.at == "verdict"),
        "votes": (bool(position.votes), position.at == "change-vote"),
        "start": (position.start is not None, phase == MOVEMENT),
    }
    for name, (is_given, belongs) in wanted.items():
        if is_given and not belongs:
            raise BadOptions(
                f"{name} given in the phase {PHASES[phase]}"
                f" at {position.at!r}; it does not belong there"
            )
    if position.points is not None and position.start is None:
        raise BadOptions(f"points {position.points} without start; a movement under way has both")


def start_night(g: AmongCultistsState, position: Arrangement) -> None:
    """AC-W1  Once, before round 1."""
    if position.round != 1 or position.past:
        raise BadOptions(f"a night in round {position.round} with a past; it comes before round 1")
    then(g, HOLD_NIGHT, AFTER_NIGHT)


def take_turns_before(g: AmongCultistsState, actor: i64, phase: i64) -> None:
    """Mark the parties before the actor as having had their turn."""
    g.phase = phase
    g.turns = g.rules.parties
    party = g.knife
    while party != actor:
        g.acted |= bit(party)
        g.actor = party
        g.turns -= 1
        party = g.left[party]
    push(g, NEXT_TO_MOVE if phase == MOVEMENT else NEXT_TO_ACT)


def begin_own_turn(g: AmongCultistsState) -> None:
    """Put the actor's turn under way, without starting it again."""
    g.actor = g.knife if g.turns == g.rules.parties else g.left[g.actor]
    g.turns -= 1
    if g.actor == g.rules.automa:
        raise BadOptions("a turn of the Automa under way; the Automa takes its turn at once")
    if g.phase == ACTION:
        g.acted |= bit(g.actor)


def walk_on(g: AmongCultistsState, position: Arrangement) -> None:
    """AC-M7  On the way from `start`, with this many points left."""
    begin_own_turn(g)
    if is_ghost(g, g.actor):
        raise BadOptions(f"party {g.actor} is on its way; it is a ghost, and goes in one step")
    here = PLACE_NAMES[g.place[g.actor]]
    g.start = place_from(g.rules, here if position.start is None else position.start)
    left = 0 if position.points is None else position.points
    g.points = number_from("points", left, 0, int(MOST_MOVE_POINTS))
    push(g, MOVE_ON)


def start_at(g: AmongCultistsState, position: Arrangement, point: str) -> None:
    if point == "encounter":
        start_encounter(g, position)
        return
    if g.phase == ACTION:
        begin_own_turn(g)
    if point == "verdict":
        start_verdict(g, position)
        return
    forced = point == "forced-discussion" or g.phase == EVENT
    if not forced:
        push(g, TURN_VOTE_MARKER)
    if point in ("discussion", "forced-discussion"):
        push(g, BEGIN_VOTE)
        return
    g.votes_held += 1
    if point == "vote":
        then(g, CAST_VOTES, REVEAL_VOTES)
        return
    if g.rules.figures.knife_doubles or not can_use_knife(g):
        raise BadOptions(
            f"at 'change-vote' with {g.rules.parties} parties and the knife with party {g.knife};"
            " expected 5 or 6 parties and a living seat with the knife"
        )
    answer_votes(g, list(position.votes))
    push(g, REVEAL_VOTES)


def start_encounter(g: AmongCultistsState, position: Arrangement) -> None:
    """AC-E6, AC-E13"""
    if g.phase == MOVEMENT:
        walk_on(g, position)
    groups: list[int] = []
    taken: i64 = 0
    for group in position.meeting:
        mask: i64 = 0
        for party in group:
            mask |= bit(party_from(g.rules, party, "meeting of party"))
        there = standing_in(g, bit(g.place[group[0]])) if group else 0
        apart = mask & ~there and not g.doors_open
        if size(mask) < 2 or mask & ~living(g) or mask & taken or apart:
            raise BadOptions(
                f"a meeting of {list(group)}; expected two or more living parties at one place,"
                " each in one group"
            )
        taken |= mask
        groups.append(int(mask))
    if not groups:
        raise BadOptions("at 'encounter' without meeting; expected the groups that meet")
    if g.phase == MOVEMENT and not has(taken, g.actor):
        raise BadOptions(
            f"a meeting without the actor {g.actor}; expected the party that walked in"
        )
    then(g, ChooseGifts(tuple(groups)), Exchange(tuple(groups)))


def start_verdict(g: AmongCultistsState, position: Arrangement) -> None:
    """AC-H4, AC-N7"""
    target = party_from(g.rules, position.checking, "checking of party")
    if g.phase == EVENT and not can_use_knife(g):
        raise BadOptions(f"party {g.knife} looks through the portrait; expected a living seat")
    if target == g.actor or has(g.ghosts, target) or is_ghost(g, g.actor):
        raise BadOptions(f"party {g.actor} checks party {target}; they must be two living ones")
    check_status(g, g.actor, target, BY_PORTRAIT if g.phase == EVENT else BY_PLACE)
