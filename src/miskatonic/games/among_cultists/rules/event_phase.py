"""The event phase and the ten events (AC-P4, AC-Y)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import MARKERS, PLACES, ROOMS
from miskatonic.games.among_cultists.rules.acts import (
    BAG,
    BY_PORTRAIT,
    IN_HAND,
    PLACED,
    REMOVED,
    RETURNED,
    UNSAFE_DECK,
    Act,
    remember,
)
from miskatonic.games.among_cultists.rules.cards import (
    LIGHTNING,
    LORD,
    MIRROR,
    MORALE_DOWN,
    MORALE_UP,
    PANES,
    PORTAL,
    PORTRAIT,
    SECRET_DOORS,
    SUCCESS,
    WALKIE_TALKIE,
    bit,
    size,
)
from miskatonic.games.among_cultists.rules.choices import (
    DECLINE,
    DRAW,
    LOOK,
    LOOK_OPTIONS,
    LORD_MARKER_OPTIONS,
    LORD_OPTIONS,
    REMOVE,
)
from miskatonic.games.among_cultists.rules.encounters import is_encounter, meet
from miskatonic.games.among_cultists.rules.events import (
    BagFoundEmpty,
    BagSearched,
    Declined,
    MarkerDrawn,
    MarkerMirrored,
    MarkerRemoved,
    MarkerReturned,
    PanesBroken,
    PortalLasts,
    PortalOpened,
    PowerSwitched,
)
from miskatonic.games.among_cultists.rules.roles import ClumsyTest, has_light
from miskatonic.games.among_cultists.rules.state import (
    EVENT,
    NO_EVENT,
    NOBODY,
    PORTAL_OPEN,
    AmongCultistsState,
    can_use_knife,
    cards_left,
    draw_card,
    living,
    pick,
    standing_in,
)
from miskatonic.games.among_cultists.rules.status_checks import check_status
from miskatonic.games.among_cultists.rules.unsafe_paths import draw_unsafe
from miskatonic.kernel.state import Step, ask, tell, then

PORTRAIT_ASKS: Final = "marker:portrait"
LORD_ASKS: Final = "marker:lord"


class EventPhase(Step[AmongCultistsState]):
    """AC-P4, AC-Q5  One marker is drawn from the bag, and resolved at once."""

    def run(self, g: AmongCultistsState) -> None:
        g.phase = EVENT
        g.actor = g.knife
        doors_were_open = g.doors_open
        end_lasting_effects(g)
        if cards_left(g.bag) == 0:
            if g.loud:
                tell(g, BagFoundEmpty())
            then(g, LayEvent(NO_EVENT))
            return
        event = next_event(g)
        g.bag[event] -= 1
        if g.loud:
            tell(g, MarkerDrawn(MARKERS[event]))
        then(g, LayEvent(event))
        resolve_event(g, event, doors_were_open)


def end_lasting_effects(g: AmongCultistsState) -> None:
    """AC-P5, AC-Y4, AC-Y12, AC-Y22  Until a new event marker is drawn."""
    g.doors_open = False
    g.morale = 0
    g.silence = False


def next_event(g: AmongCultistsState) -> i64:
    if g.bag_order:
        event: i64 = g.bag_order[0]
        g.bag_order = g.bag_order[1:]
        return event
    return pick(g.rng, g.bag, 0, len(g.bag))


class LayEvent(Step[AmongCultistsState]):
    """AC-P4  Then the marker lies on the clock at the round's number, open to all."""

    __match_args__: ClassVar[tuple[str, ...]] = ("event",)

    def __init__(self, event: i64) -> None:
        self.event: Final[i64] = event

    def run(self, g: AmongCultistsState) -> None:
        g.clock = (*g.clock, int(self.event))


def resolve_event(g: AmongCultistsState, event: i64, doors_were_open: bool) -> None:
    if event == LIGHTNING:
        strike_lightning(g)
    elif event == SECRET_DOORS:
        open_secret_doors(g, doors_were_open)
    elif event == WALKIE_TALKIE:
        g.silence = True
    elif event == PORTRAIT:
        offer_portrait(g)
    elif event == MORALE_UP:
        g.morale = 1
    elif event == MORALE_DOWN:
        g.morale = -1
    elif event == LORD:
        offer_bag(g)
    elif event == PORTAL:
        open_portal(g)
    elif event == PANES:
        break_panes(g)
    else:
        assert event == MIRROR
        mirror(g, doors_were_open)


def mirror(g: AmongCultistsState, doors_were_open: bool) -> None:
    """AC-Y23 to AC-Y26  The previous round's event again, in full; a portal stays open longer."""
    previous: i64 = g.clock[-1] if g.clock else NO_EVENT
    if previous == NO_EVENT:
        return
    if g.loud:
        tell(g, MarkerMirrored(MARKERS[previous]))
    if previous != PORTAL:
        resolve_event(g, previous, doors_were_open)
    elif g.portal == PORTAL_OPEN:
        g.deadline += 1
        if g.loud:
            tell(g, PortalLasts(g.deadline))


# ---------------------------------------------------------------- lightning and secret doors


def strike_lightning(g: AmongCultistsState) -> None:
    """AC-Y1, AC-Y3  In the sudden dark, three or more at one place meet."""
    g.power = not g.power
    if g.loud:
        tell(g, PowerSwitched(g.power))
    if g.power:
        return
    groups: list[int] = []
    place: i64 = 0
    while place < PLACES:
        there = standing_in(g, bit(place))
        present = there & living(g)
        if size(present) > 2 and not has_light(g, there):
            groups.append(present)
        place += 1
    if groups:
        meet(g, tuple(groups))


def open_secret_doors(g: AmongCultistsState, were_open: bool) -> None:
    """AC-Y4, AC-Y7  Characters in different rooms of one colour are now in the same place."""
    g.doors_open = True
    if were_open:
        return
    groups: list[int] = []
    for rooms in g.rules.map.of_colour:
        there = standing_in(g, rooms)
        present = there & living(g)
        if stands_in_several(g, present) and is_encounter(g, there, present):
            groups.append(present)
    if groups:
        meet(g, tuple(groups))


def stands_in_several(g: AmongCultistsState, parties: i64) -> bool:
    """Whether these parties, all in rooms of one colour, are in at least two of them."""
    rooms: i64 = 0
    party: i64 = 0
    while party < g.rules.parties:
        if (parties >> party) & 1:
            assert g.place[party] < ROOMS
            rooms |= bit(g.place[party])
        party += 1
    return size(rooms) > 1


# ---------------------------------------------------------------- portal and panes


def open_portal(g: AmongCultistsState) -> None:
    """AC-Y13, AC-R23  It lies in the green room, to be closed by the deadline."""
    g.portal = PORTAL_OPEN
    g.deadline = g.round + g.rules.figures.portal
    if g.loud:
        tell(g, PortalOpened(g.deadline))


def break_panes(g: AmongCultistsState) -> None:
    """AC-Y18, AC-Q3  Two cards of the draw pile, unseen, into the unsafe deck; then draw."""
    cards = min(2, cards_left(g.draw_pile))
    if cards:
        remember(g, PLACED, NOBODY, UNSAFE_DECK, cards)
    if g.loud:
        tell(g, PanesBroken(cards))
    while cards > 0:
        g.unsafe[draw_card(g) - SUCCESS] += 1
        cards -= 1
    draw_unsafe(g)


# ---------------------------------------------------------------- the knife holder's events


def offer_portrait(g: AmongCultistsState) -> None:
    """AC-Y15, AC-Y17, AC-A26  For a living knife holder, if anyone else is alive."""
    if can_use_knife(g) and living(g) & ~bit(g.knife):
        then(g, LOOK_THROUGH_PORTRAIT)


class LookThroughPortrait(Step[AmongCultistsState]):
    """AC-Y15, AC-Y16  It may look through anyone else's pulse deck, wherever they are."""

    def run(self, g: AmongCultistsState) -> None:
        ask(g, self, g.knife, "portrait", PORTRAIT_ASKS, LOOK_OPTIONS[living(g) & ~bit(g.knife)])

    def answer(self, g: AmongCultistsState, seat: i64, choice: i64) -> None:
        if choice == DECLINE:
            if g.loud:
                tell(g, Declined(seat))
            return
        then(g, ClumsyTest(seat))
        check_status(g, seat, choice - LOOK, BY_PORTRAIT)


def offer_bag(g: AmongCultistsState) -> None:
    """AC-Y19, AC-Y21, AC-A26  For a living knife holder, if there is a marker left."""
    if can_use_knife(g) and cards_left(g.bag):
        then(g, REACH_INTO_BAG)


class ReachIntoBag(Step[AmongCultistsState]):
    """AC-Y19  It may draw a marker and look at it in private."""

    def run(self, g: AmongCultistsState) -> None:
        ask(g, self, g.knife, "lord", LORD_ASKS, LORD_OPTIONS)

    def answer(self, g: AmongCultistsState, seat: i64, choice: i64) -> None:
        if choice != DRAW:
            if g.loud:
                tell(g, Declined(seat))
            return
        event = next_event(g)
        remember(g, BAG, seat, event, IN_HAND)
        if g.loud:
            tell(g, BagSearched(seat, MARKERS[event]), bit(seat))
        then(g, KEEP_OR_RETURN, ClumsyTest(seat))


class KeepOrReturn(Step[AmongCultistsState]):
    """AC-Y19, AC-Y20, AC-N19  The marker is removed or returned, in public, but not shown."""

    def run(self, g: AmongCultistsState) -> None:
        ask(g, self, g.knife, "lord-marker", LORD_ASKS, LORD_MARKER_OPTIONS)

    def answer(self, g: AmongCultistsState, seat: i64, choice: i64) -> None:
        event = Act(g.acts[-1]).first
        g.acts = g.acts[:-1]
        remember(g, BAG, seat, event, REMOVED if choice == REMOVE else RETURNED)
        if choice == REMOVE:
            g.bag[event] -= 1
            g.removed_events = (*g.removed_events, int(event))
            if g.loud:
                tell(g, MarkerRemoved(seat))
        else:
            if g.loud:
                tell(g, MarkerReturned(seat))


EVENT_PHASE: Final = EventPhase()
LOOK_THROUGH_PORTRAIT: Final = LookThroughPortrait()
REACH_INTO_BAG: Final = ReachIntoBag()
KEEP_OR_RETURN: Final = KeepOrReturn()
