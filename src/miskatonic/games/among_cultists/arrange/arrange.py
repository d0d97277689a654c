"""Sets up a position by hand, using names: for tests, puzzles and lessons.

    game.arrange(Arrangement(5, roles=["cultist", "investigator", ...], places={0: "LB"}))

Anything not given is as after the night of a game of this size, with these exceptions, so that a
position states all that matters: roles are Investigators except for the last seats, who are
Cultists; party 0 has the knife, and the Automa sits right of its holder; party n has route n, if
free; every pulse deck begins with an Alive card (empty with 7 parties), every room deck with a
Success; and the first seats have the first characters. The past (past.py) changes hands, decks and
books. Cultists without a given hand have Alive cards in place of the Dead ones in pulse decks.

Impossible positions are rejected with BadOptions: numbers out of range, duplicates, more cards than
the box has, a game that would be over.
"""

from miskatonic.errors import BadOptions
from miskatonic.games.among_cultists.arrange.arrangement import Arrangement, Counts
from miskatonic.games.among_cultists.arrange.board import (
    lay_out_board,
    set_markers,
    stack_piles,
)
from miskatonic.games.among_cultists.arrange.past import Past, apply_past
from miskatonic.games.among_cultists.arrange.start import start
from miskatonic.games.among_cultists.arrange.values import (
    check_parties,
    counts_from,
    different,
    index_of,
    number_from,
    party_from,
    place_from,
)
from miskatonic.games.among_cultists.board.board import (
    BOARD,
    ROLES,
    ROUNDS,
)
from miskatonic.games.among_cultists.board.board_types import CARD_NAMES
from miskatonic.games.among_cultists.rules.cards import (
    CULTIST,
    DEAD,
    FACES,
    INVESTIGATOR,
    PULSE_FACES,
    bit,
    counts,
    has,
)
from miskatonic.games.among_cultists.rules.contradictions import compare_with_marker
from miskatonic.games.among_cultists.rules.night import has_bottom_cards
from miskatonic.games.among_cultists.rules.options import Rules
from miskatonic.games.among_cultists.rules.setup import empty_table, hand_of, neighbours
from miskatonic.games.among_cultists.rules.state import (
    AmongCultistsState,
    cultists,
    lay,
    parties_in,
)
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.rng import Rng, commitment, seed_bytes
from miskatonic.kernel.state import run

__all__ = ["Arrangement", "Counts", "arrange"]

MOST_CARDS = 73
MOST_POINTS = 40


def arrange(position: Arrangement, values: OptionValues) -> AmongCultistsState:
    """The position at its first question."""
    number_from("round", position.round, 1, int(ROUNDS))
    rules = rules_of(position, values)
    secret = seed_bytes(position.seed)
    g = empty_table(rules, Rng(secret))
    g.commitment = commitment(secret)
    g.round = position.round
    seat_parties(g, position)
    past = Past(rules, position)
    apply_past(g, past)
    turn_markers(g, position)
    deal_pulses(g, position, past)
    deal_hands(g, position, past)
    lay_out_board(g, position, past)
    set_markers(g, position)
    stack_piles(g, position, past)
    check_cards(position)
    start(g, position)
    run(g)
    return g


def rules_of(position: Arrangement, values: OptionValues) -> Rules:
    """The rules, with the special roles at the table as public set; loyalty need not balance."""
    special = tuple([name for name in position.roles or () if name not in ROLES[:2]])
    different("role", special)
    chosen = dict(values)
    chosen["roles"] = special or None
    if special:
        chosen["level"] = "expert"
        chosen["unsafe_paths"] = position.options.get("unsafe_paths", True) is True
    return Rules(position.seats, chosen)


# ---------------------------------------------------------------- parties


def seat_parties(g: AmongCultistsState, position: Arrangement) -> None:
    rules = g.rules
    g.role = roles_of(g, position)
    g.route = routes_of(g, position)
    g.character = tuple(range(rules.parties))
    g.knife = party_from(rules, position.knife, "knife with party")
    seating = list(range(rules.seats))
    if rules.has_automa:
        beside = rules.automa_seat
        first = min(position.knife, int(rules.seats) - 1) if beside is None else beside
        seating.insert(first, int(rules.automa))
    g.left = neighbours(seating)
    check_parties(rules, position.places, "place")
    for party, name in position.places.items():
        g.place[party] = place_from(rules, name)


def roles_of(g: AmongCultistsState, position: Arrangement) -> tuple[int, ...]:
    rules = g.rules
    cult = rules.figures.cultists
    if position.roles is None:
        seats = [int(INVESTIGATOR)] * (rules.seats - cult) + [int(CULTIST)] * cult
        return (*seats, int(INVESTIGATOR)) if rules.has_automa else tuple(seats)
    if len(position.roles) != rules.parties:
        raise BadOptions(f"{len(position.roles)} roles; there are {rules.parties} parties")
    roles = tuple([index_of(ROLES, name, "role") for name in position.roles])
    count = roles.count(int(CULTIST))
    if count != cult:
        raise BadOptions(f"{count} cultists; with {rules.parties} parties there are {cult}")
    return roles


def routes_of(g: AmongCultistsState, position: Arrangement) -> tuple[int, ...]:
    """AC-S1  A different route for every party."""
    check_parties(g.rules, position.routes, "route")
    last = len(BOARD.routes) - 1
    for party, route in position.routes.items():
        number_from(f"the route of party {party}", route, 0, last)
    different("route", list(position.routes.values()))
    free = [route for route in range(last + 1) if route not in position.routes.values()]
    routes = [position.routes.get(party, -1) for party in range(g.rules.parties)]
    for party, route in enumerate(routes):
        if route < 0:
            routes[party] = party if party in free else -1
            free = [each for each in free if each != party]
    return tuple([free.pop(0) if route < 0 else route for route in routes])


def turn_markers(g: AmongCultistsState, position: Arrangement) -> None:
    """AC-D3, AC-X18, AC-F12  Ghosts and revealed markers; a cultist must live."""
    for party in position.ghosts:
        g.ghosts |= bit(party_from(g.rules, party, "ghost"))
    for party in position.revealed:
        g.revealed |= bit(party_from(g.rules, party, "revealed party"))
        compare_with_marker(g, party)
    if cultists(g) & ~g.ghosts == 0:
        raise BadOptions(
            f"the ghosts {parties_in(g.ghosts)} with the cultists {parties_in(cultists(g))};"
            " the game is over when no cultist lives"
        )


# ---------------------------------------------------------------- cards


def deal_pulses(g: AmongCultistsState, position: Arrangement, past: Past) -> None:
    """Fill the pulse decks, and set the rounds of the deaths that follow."""
    check_parties(g.rules, position.pulses, "pulse deck")
    check_parties(g.rules, position.died, "death")
    for party in range(g.rules.parties):
        received = past.received[party]
        if party in position.pulses:
            pulse = pulse_said(position.pulses[party], party, received)
        else:
            pulse = received[:]
            if has_bottom_cards(g.rules):
                pulse[1 if party in past.started_dead else 0] += 1
        lay(g.pulse, party * PULSE_FACES, pulse)
        counts_as_dead = pulse[DEAD] or (has(g.ghosts, party) and g.rules.every_ghost_counts)
        if counts_as_dead:
            before = past.died.get(party, position.round - 1)
            died = position.died.get(party, before)
            g.died[party] = number_from(f"the death of party {party}", died, 0, position.round)
        elif party in position.died:
            raise BadOptions(
                f"party {party} died in round {position.died[party]}, but has no Dead card"
                f" and is not a ghost that counts; expected one of them"
            )
        if pulse[DEAD] and has(g.ghosts, party):
            g.shown_dead |= bit(party)
        if has(g.shown_dead, party) and not pulse[DEAD]:
            raise BadOptions(f"party {party} was found dead; its pulse deck has no Dead card")


def pulse_said(given: Counts, party: int, received: list[int]) -> list[int]:
    pulse = counts_from(given, int(PULSE_FACES), f"the pulse deck of party {party}", MOST_CARDS)
    for face, count in enumerate(received):
        if pulse[face] < count:
            raise BadOptions(
                f"{pulse[face]} {CARD_NAMES[face]} in the pulse deck of party {party}, which was"
                f" given {count}"
            )
    return pulse


def deal_hands(g: AmongCultistsState, position: Arrangement, past: Past) -> None:
    """AC-C10, AC-C11  No hand exceeds its deck; Dead cards given are gone."""
    check_parties(g.rules, position.hands, "hand")
    for party in range(g.rules.parties):
        deck = hand_of(g.rules.figures, g.role[party])
        spent = past.spent[party]
        hand = [cards - gone for cards, gone in zip(deck, spent, strict=True)]
        if party in position.hands:
            given = position.hands[party]
            hand = counts_from(given, int(FACES), f"the hand of party {party}", MOST_CARDS)
        for face, cards in enumerate(hand):
            if cards < 0 or cards + spent[face] > deck[face]:
                raise BadOptions(
                    f"party {party}, {ROLES[g.role[party]]}: {max(0, cards)} {CARD_NAMES[face]} in"
                    f" hand and {spent[face]} played; its deck has {deck[face]}"
                )
        lay(g.hand, party * FACES, hand)
    take_dead_cards(g, position)


def take_dead_cards(g: AmongCultistsState, position: Arrangement) -> None:
    """AC-C11, AC-C13  Take the Dead cards in pulse decks from the cultists that gave them."""
    figures = g.rules.figures
    there_are = figures.pulse.dead + figures.cultist.dead * int(figures.cultists)
    lying = sum(g.pulse[int(DEAD) :: int(PULSE_FACES)])
    held = sum(g.hand[int(DEAD) :: int(FACES)])
    excess = lying + held - there_are
    for party in parties_in(cultists(g)):
        if party not in position.hands:
            first = party * FACES
            taken = min(max(0, excess), g.hand[first + DEAD])
            g.hand[first + DEAD] -= taken
            g.hand[first] += taken
            excess -= taken
    if excess > 0:
        raise BadOptions(
            f"{there_are + excess} Dead cards in pulse decks and hands;"
            f" with {g.rules.parties} parties there are {there_are}"
        )


def check_cards(position: Arrangement) -> None:
    """AC-C3  Reject more cards of a kind than the box has."""
    there = dict.fromkeys(CARD_NAMES, 0)
    for counted in (*position.hands.values(), *position.pulses.values()):
        for name, count in counted.items():
            there[name] += count
    for pile in (*position.decks.values(), position.draw or (), position.unsafe or ()):
        for name in pile:
            there[name] += 1
    for name, total in zip(CARD_NAMES, counts(BOARD.cards), strict=True):
        if there[name] > total:
            raise BadOptions(f"{there[name]} {name} cards on the table; there are {total}")
