"""The night before round 1 (AC-W): who learns what.

Every seat hears the same verses and confirms the night once, at its end; only its private panel
differs (AC-N17). The verses depend only on the number of parties and the public set of roles.
"""

from typing import Final, get_args

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import ROLES
from miskatonic.games.among_cultists.board.board_types import CARD_NAMES
from miskatonic.games.among_cultists.rules.cards import FACES, SEER, bit
from miskatonic.games.among_cultists.rules.choices import READY_ALONE
from miskatonic.games.among_cultists.rules.events import (
    CultistsSeen,
    DeadSeen,
    Dealt,
    NightStep,
    NightStepBegan,
)
from miskatonic.games.among_cultists.rules.options import Rules
from miskatonic.games.among_cultists.rules.state import (
    NIGHT,
    AmongCultistsState,
    cultists,
    is_cultist,
    parties_in,
    started_dead,
)
from miskatonic.kernel.state import Step, ask, push, tell

CONFIRMED: Final = "rule:AC-N17"
# The names of the verses (AC-W14).
MARKER: Final[NightStep] = "night-marker"
BLIND_WITH_DECKS: Final[NightStep] = "night-blind-decks"
BLIND: Final[NightStep] = "night-blind"
CULTISTS_LOOK: Final[NightStep] = "night-cultists"
FISTS: Final[NightStep] = "night-fists"
HIDE_DECKS: Final[NightStep] = "night-hide-decks"
SEER_LOOKS: Final[NightStep] = "night-seer"
AWAKE: Final[NightStep] = "night-awake"
VERSES: Final[tuple[NightStep, ...]] = get_args(NightStep)


def has_bottom_cards(rules: Rules) -> bool:
    """AC-W6, AC-W16  With 7 parties the pulse decks start empty."""
    return rules.parties != 7


def night_steps(rules: Rules) -> tuple[NightStep, ...]:
    """AC-W9, AC-W10, AC-W11, AC-A8  First, all seats look at their own markers (AC-W2)."""
    bottom = has_bottom_cards(rules)
    first = (MARKER, BLIND_WITH_DECKS if bottom else BLIND, CULTISTS_LOOK)
    if rules.has_seer:
        return (*first, FISTS, SEER_LOOKS, AWAKE)
    return (*first, HIDE_DECKS if bottom else BLIND, AWAKE)


def knows_cultists(g: AmongCultistsState, seat: i64) -> bool:
    """AC-W4, AC-W6, AC-W7, AC-W8"""
    return g.phase >= NIGHT and (is_cultist(g, seat) or g.role[seat] == SEER)


def knows_who_started_dead(g: AmongCultistsState, seat: i64) -> bool:
    """AC-W4, AC-W5"""
    return has_bottom_cards(g.rules) and g.phase >= NIGHT and is_cultist(g, seat)


class HoldNight(Step[AmongCultistsState]):
    """AC-W1, AC-W9, AC-W10, AC-W11  Once, before round 1: all verses in their order."""

    def run(self, g: AmongCultistsState) -> None:
        g.phase = NIGHT
        for step in night_steps(g.rules):
            tell_night_step(g, step)
        push(g, CONFIRM_NIGHT)


class ConfirmNight(Step[AmongCultistsState]):
    """AC-N17  Every seat confirms the night, once."""

    def run(self, g: AmongCultistsState) -> None:
        seat: i64 = 0
        while seat < g.rules.seats:
            ask(g, self, seat, "night", CONFIRMED, READY_ALONE)
            seat += 1

    def answer(self, g: AmongCultistsState, seat: i64, choice: i64) -> None:
        """The answer has no effect."""


def tell_night_step(g: AmongCultistsState, step: NightStep) -> None:
    """AC-N17  The same messages to all; only their private part differs."""
    if not g.loud:
        return
    tell(g, NightStepBegan(step))
    if step == MARKER:
        tell_markers(g)
    elif step == CULTISTS_LOOK:
        tell_cultists(g, cultists(g) & g.rules.all_seats)
        if has_bottom_cards(g.rules):
            tell(g, DeadSeen(parties_in(started_dead(g))), cultists(g) & g.rules.all_seats)
    elif step == SEER_LOOKS:
        tell_cultists(g, the_seer(g) & g.rules.all_seats)


def tell_markers(g: AmongCultistsState) -> None:
    """AC-W2, AC-W3  Each seat is shown its own marker and deck, except the bottom card."""
    if not g.loud:
        return
    for seat in range(g.rules.seats):
        hand = {name: g.hand[seat * FACES + face] for face, name in enumerate(CARD_NAMES)}
        tell(g, Dealt(seat, ROLES[g.role[seat]], g.route[seat], hand), bit(seat))


def tell_cultists(g: AmongCultistsState, audience: i64) -> None:
    """AC-A5  The list includes the Automa."""
    if g.loud:
        tell(g, CultistsSeen(parties_in(cultists(g))), audience)


def the_seer(g: AmongCultistsState) -> i64:
    mask: i64 = 0
    for party, role in enumerate(g.role):
        if role == SEER:
            mask |= bit(party)
    return mask


HOLD_NIGHT: Final = HoldNight()
CONFIRM_NIGHT: Final = ConfirmNight()
