"""Setting up the game (AC-S)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import (
    BOARD,
    BOOKS_OF,
    MARKER_ROOMS,
    ROOMS,
    ROWS,
)
from miskatonic.games.among_cultists.board.board_types import Figures
from miskatonic.games.among_cultists.rules.cards import (
    ALIVE,
    CULTIST,
    DEAD,
    FACES,
    FAILURE,
    FIRESTARTER,
    INVESTIGATOR,
    PANES,
    PULSE_FACES,
    ROOM_FACES,
    SABOTAGE,
    SUCCESS,
    bit,
    counts,
    has,
)
from miskatonic.games.among_cultists.rules.choices import (
    ANY_CHARACTER,
    CHARACTER,
    CHARACTER_OPTIONS,
    CHARACTERS,
)
from miskatonic.games.among_cultists.rules.ending import JUDGEMENT
from miskatonic.games.among_cultists.rules.events import (
    AutomaRouteShown,
    CharacterTaken,
    TableSetUp,
)
from miskatonic.games.among_cultists.rules.night import HOLD_NIGHT, has_bottom_cards
from miskatonic.games.among_cultists.rules.options import Rules
from miskatonic.games.among_cultists.rules.rounds import PLAY_ROUND
from miskatonic.games.among_cultists.rules.state import (
    NOBODY,
    NOT_DEAD,
    AmongCultistsState,
    lay,
    pick,
)
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Step, ask, tell, then

CHARACTER_RULE: Final = "rule:AC-S8"
ALL_CHARACTERS: Final[i64] = 1023


def empty_table(rules: Rules, rng: Rng) -> AmongCultistsState:
    """AC-S9, AC-S13 to AC-S20, AC-S26  A table with everything that is fixed for this size."""
    parties = rules.parties
    played = rules.map
    figures = rules.figures
    books = [BOOKS_OF[room] if has(played.room_mask, room) else 0 for room in range(ROOMS)]
    unsafe = counts(BOARD.unsafe_start)[SUCCESS:] if rules.unsafe_paths else [0, 0, 0]
    bag = list(BOARD.event_counts)
    if not rules.unsafe_paths:
        bag[PANES] = 0
    g = AmongCultistsState(
        rules=rules,
        rng=rng,
        twin=None,
        hand=vec[i64]([0] * (parties * FACES)),
        pulse=vec[i64]([0] * (parties * PULSE_FACES)),
        place=vec[i64]([played.start] * parties),
        died=vec[i64]([NOT_DEAD] * parties),
        deck=vec[i64]([0] * (ROOMS * ROOM_FACES)),
        books=vec[i64](books),
        shelf=vec[i64]([0] * ROWS),
        draw_pile=vec[i64](counts(figures.room)[SUCCESS:]),
        unsafe=vec[i64](unsafe),
        bag=vec[i64](bag),
        answers=vec[i64]([NOBODY] * parties),
    )
    g.target = figures.target
    g.round = 1
    g.start = played.start
    g.plain_left = figures.plain_markers
    g.symbols_left = figures.unsafe_markers
    g.outside = bit(len(MARKER_ROOMS)) - 1 if rules.unsafe_paths else 0
    g.character = (int(NOBODY),) * parties
    return g


# ---------------------------------------------------------------- characters


class ChooseCharacters(Step[AmongCultistsState]):
    """AC-S8  All at once; a seat that loses the draw for a character chooses again."""

    def run(self, g: AmongCultistsState) -> None:
        options = CHARACTER_OPTIONS[free_characters(g)]
        seat: i64 = 0
        while seat < g.rules.seats:
            if g.character[seat] == NOBODY:
                ask(g, self, seat, "character", CHARACTER_RULE, options)
            seat += 1

    def answer(self, g: AmongCultistsState, seat: i64, choice: i64) -> None:
        g.answers[seat] = choice


class HandOutCharacters(Step[AmongCultistsState]):
    """AC-S8, AC-A3  Seats that don't pick get a random one; the Automa gets the last."""

    def run(self, g: AmongCultistsState) -> None:
        character: i64 = 0
        while character < CHARACTERS:
            wanting = [s for s in range(g.rules.seats) if g.answers[s] == CHARACTER + character]
            if wanting:
                take_character(g, wanting[g.rng.below(len(wanting))], character)
            character += 1
        for seat in range(g.rules.seats):
            if g.answers[seat] == ANY_CHARACTER:
                take_any_character(g, seat)
            g.answers[seat] = NOBODY
        if NOBODY in g.character[: g.rules.seats]:
            then(g, CHOOSE_CHARACTERS, HAND_OUT_CHARACTERS)
        elif g.rules.has_automa:
            take_any_character(g, g.rules.automa)


def free_characters(g: AmongCultistsState) -> i64:
    free = ALL_CHARACTERS
    for character in g.character:
        if character != NOBODY:
            free &= ~bit(character)
    return free


def take_any_character(g: AmongCultistsState, party: i64) -> None:
    free = [each for each in range(CHARACTERS) if has(free_characters(g), each)]
    take_character(g, party, free[g.rng.below(len(free))])


def take_character(g: AmongCultistsState, party: i64, character: i64) -> None:
    characters = list(g.character)
    characters[party] = int(character)
    g.character = tuple(characters)
    if g.loud:
        tell(g, CharacterTaken(party, character))


# ---------------------------------------------------------------- the deal


class SetUp(Step[AmongCultistsState]):
    """AC-S1 to AC-S7, AC-S10, AC-S22  All shuffling, in one step, so that it can't be traced."""

    def run(self, g: AmongCultistsState) -> None:
        take_knife(g)
        g.role = deal_roles(g)
        g.route = deal_routes(g)
        party: i64 = 0
        while party < g.rules.parties:
            deal_hand(g, party)
            party += 1
        if has_bottom_cards(g.rules):
            deal_bottom_cards(g)
        deal_room_cards(g)
        if g.loud:
            tell(g, TableSetUp(g.knife))


def take_knife(g: AmongCultistsState) -> None:
    """AC-S22, AC-A2  A random seat, or the host's choice; the Automa sits right of it."""
    rules = g.rules
    chosen = rules.start
    g.knife = g.rng.below(rules.seats) if chosen is None else chosen
    seating = list(range(rules.seats))
    if rules.has_automa:
        beside = rules.automa_seat
        seating.insert(g.knife if beside is None else beside, int(rules.automa))
    g.left = neighbours(seating)


def neighbours(seating: list[int]) -> tuple[int, ...]:
    """The next party clockwise, for each party."""
    left = [0] * len(seating)
    for at, party in enumerate(seating):
        left[party] = seating[(at + 1) % len(seating)]
    return tuple(left)


def deal_roles(g: AmongCultistsState) -> tuple[int, ...]:
    """AC-S3, AC-Z2  Special roles replace Investigators; all assignments are equally likely."""
    rules = g.rules
    roles = [int(CULTIST)] * rules.figures.cultists
    for pool in rules.pools:
        roles.append(pool[g.rng.below(len(pool))] if len(pool) > 1 else pool[0])
    roles += [int(INVESTIGATOR)] * (rules.parties - len(roles))
    g.rng.shuffle(roles)
    return tuple(roles)


def deal_routes(g: AmongCultistsState) -> tuple[int, ...]:
    """AC-S1  One each; the unused ones leave the game unseen."""
    routes = list(range(len(BOARD.routes)))
    g.rng.shuffle(routes)
    return tuple(routes[: g.rules.parties])


def deal_hand(g: AmongCultistsState, party: i64) -> None:
    """AC-C10, AC-C11, AC-S2, AC-S4"""
    figures = g.rules.figures
    lay(g.hand, party * FACES, hand_of(figures, g.role[party]))


def hand_of(figures: Figures, role: i64) -> list[int]:
    """The deck of a role as counts of the five faces."""
    cards = counts(figures.cultist if role == CULTIST else figures.investigator)
    if role == FIRESTARTER:
        cards[SUCCESS] -= 2
        cards[FAILURE] += 1
        cards[SABOTAGE] += 1
    return cards


def deal_bottom_cards(g: AmongCultistsState) -> None:
    """AC-S5, AC-S6  Cultists get Alive cards; the rest is shuffled among the investigators."""
    pulse = vec[i64](counts(g.rules.figures.pulse)[:SUCCESS])
    pulse[ALIVE] -= g.rules.figures.cultists
    party: i64 = 0
    while party < g.rules.parties:
        face = ALIVE
        if g.role[party] != CULTIST:
            face = pick(g.rng, pulse, 0, PULSE_FACES)
            pulse[face] -= 1
        g.pulse[party * PULSE_FACES + face] += 1
        if face == DEAD:
            g.died[party] = 0  # AC-D13
        party += 1


def deal_room_cards(g: AmongCultistsState) -> None:
    """AC-S10  One to each room."""
    cards = vec[i64](counts(g.rules.figures.room)[SUCCESS:])
    for room in g.rules.map.rooms:
        face = pick(g.rng, cards, 0, ROOM_FACES)
        cards[face] -= 1
        g.deck[room * ROOM_FACES + face] += 1


class AfterNight(Step[AmongCultistsState]):
    """AC-A11, AC-W15  The night is over; the Automa's route lies open."""

    def run(self, g: AmongCultistsState) -> None:
        automa = g.rules.automa
        if g.loud and g.rules.has_automa:
            tell(g, AutomaRouteShown(automa, g.route[automa]))
        then(g, PLAY_ROUND)


CHOOSE_CHARACTERS: Final = ChooseCharacters()
HAND_OUT_CHARACTERS: Final = HandOutCharacters()
SET_UP: Final = SetUp()
AFTER_NIGHT: Final = AfterNight()


def begin(g: AmongCultistsState) -> None:
    """AC-S24  The night phase ends the set-up. The judgement is at the bottom of the agenda."""
    then(
        g, CHOOSE_CHARACTERS, HAND_OUT_CHARACTERS, SET_UP, HOLD_NIGHT, AFTER_NIGHT, JUDGEMENT
    )  # fmt: skip
