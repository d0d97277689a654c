"""Encounters (AC-E): characters who meet put a card into another's pulse deck, face down."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board_types import CARD_NAMES
from miskatonic.games.among_cultists.rules.acts import (
    GAVE,
    remember,
)
from miskatonic.games.among_cultists.rules.cards import DEAD, FACES, PULSE_FACES, bit, has, size
from miskatonic.games.among_cultists.rules.choices import (
    GIVE,
    GIVE_OPTIONS,
    MOST_PARTIES,
    NOT_HELD,
    reasons,
)
from miskatonic.games.among_cultists.rules.events import Gave, Met
from miskatonic.games.among_cultists.rules.roles import has_light, note_death
from miskatonic.games.among_cultists.rules.state import (
    NOBODY,
    AmongCultistsState,
    encounter_cards,
    held_encounter_faces,
    living,
    one_place,
    parties_in,
    pick,
    pulse_cards,
    standing_in,
)
from miskatonic.kernel.state import Step, ask, tell, then

GIVING: Final = "rule:AC-E6"
BOTH_FACES: Final[i64] = 3
RECEIVERS: Final[i64] = 256


def meet_on_entering(g: AmongCultistsState, place: i64) -> None:
    """AC-E1 to AC-E5  Exactly two living characters meet; in the dark, more than two as well."""
    there = standing_in(g, one_place(g, place))
    present = there & living(g)
    if is_encounter(g, there, present):
        meet(g, (int(present),))


def is_encounter(g: AmongCultistsState, there: i64, present: i64) -> bool:
    count = size(present)
    return count == 2 or (count > 2 and not has_light(g, there))


def meet(g: AmongCultistsState, groups: tuple[int, ...]) -> None:
    """AC-E13  Several groups meet at the same time, separately."""
    exchange = g.infected_until < g.round  # AC-X6
    if g.loud:
        for group in groups:
            tell(g, Met(parties_in(group), exchange))
    if exchange:
        then(g, ChooseGifts(groups), Exchange(groups))


class ChooseGifts(Step[AmongCultistsState]):
    """AC-E6, AC-E7, AC-E11, AC-N3  Everyone with an encounter card chooses it and a receiver."""

    __match_args__: ClassVar[tuple[str, ...]] = ("groups",)

    def __init__(self, groups: tuple[int, ...]) -> None:
        self.groups: Final = groups

    def run(self, g: AmongCultistsState) -> None:
        for group in self.groups:
            mask: i64 = group
            seat: i64 = 0
            while seat < g.rules.seats:
                if has(mask, seat):
                    self._ask(g, seat, mask & ~bit(seat))
                seat += 1

    def _ask(self, g: AmongCultistsState, seat: i64, others: i64) -> None:
        faces = held_encounter_faces(g, seat)
        if faces == 0:
            return
        locked = GIVE_OPTIONS[(BOTH_FACES & ~faces) * RECEIVERS + others]
        options = GIVE_OPTIONS[faces * RECEIVERS + others]
        ask(g, self, seat, "encounter", GIVING, options, locked, reasons(NOT_HELD, locked))

    def answer(self, g: AmongCultistsState, seat: i64, choice: i64) -> None:
        g.answers[seat] = choice


class Exchange(Step[AmongCultistsState]):
    """AC-E8, AC-E9, AC-E10, AC-N4  Everyone sees who gave to whom, but not which card."""

    __match_args__: ClassVar[tuple[str, ...]] = ("groups",)

    def __init__(self, groups: tuple[int, ...]) -> None:
        self.groups: Final = groups

    def run(self, g: AmongCultistsState) -> None:
        automa_to = self._automa_gives_to(g)
        seat: i64 = 0
        while seat < g.rules.seats:
            choice: i64 = g.answers[seat]
            if choice != NOBODY:
                g.answers[seat] = NOBODY
                gift = choice - GIVE
                give(g, seat, gift % MOST_PARTIES, gift // MOST_PARTIES)
            seat += 1
        if automa_to != NOBODY:
            automa = g.rules.automa
            give(g, automa, automa_to, pick(g.rng, g.hand, automa * FACES, PULSE_FACES))

    def _automa_gives_to(self, g: AmongCultistsState) -> i64:
        """AC-A19, AC-A20  To the smallest pulse deck; on a tie, the nearest on its left."""
        automa = g.rules.automa
        if automa == NOBODY or encounter_cards(g, automa) == 0:
            return NOBODY
        for group in self.groups:
            if has(group, automa):
                return fewest_pulse_cards(g, group & ~bit(automa), automa)
        return NOBODY


def fewest_pulse_cards(g: AmongCultistsState, others: i64, automa: i64) -> i64:
    best: i64 = NOBODY
    party: i64 = g.left[automa]
    while party != automa:
        if has(others, party) and (best == NOBODY or pulse_cards(g, party) < pulse_cards(g, best)):
            best = party
        party = g.left[party]
    return best


def give(g: AmongCultistsState, giver: i64, receiver: i64, card: i64) -> None:
    """AC-E6  Face down on the receiver's pulse deck; a Dead card kills at once."""
    g.hand[giver * FACES + card] -= 1
    g.pulse[receiver * PULSE_FACES + card] += 1
    remember(g, GAVE, giver, receiver, card)
    if g.loud:
        audience = bit(giver) & g.rules.all_seats
        tell(g, Gave(giver, receiver, CARD_NAMES[card]), audience)
    if card == DEAD:
        note_death(g, receiver)
