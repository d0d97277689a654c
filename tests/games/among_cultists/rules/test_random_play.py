"""Random games end, lose nothing, keep prompts free of secrets, and reach every path."""

from collections import Counter
from collections.abc import Iterator

import pytest

from miskatonic.games.among_cultists.board.board import BOARD, ROLES, ROOMS
from miskatonic.games.among_cultists.rules.actions import menu_of
from miskatonic.games.among_cultists.rules.acts import DREW, Act
from miskatonic.games.among_cultists.rules.cards import CULTIST, FACES, INVESTIGATOR, PULSE_FACES
from miskatonic.games.among_cultists.rules.ending import ENDINGS
from miskatonic.games.among_cultists.rules.state import (
    AmongCultistsState,
    deck_cards,
    encounter_cards,
    lay,
    room_cards,
)
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.kernel.state import close_questions
from miskatonic.sim.random_play import random_options
from tests.clauses import clause
from tests.games.among_cultists.rules.coverage import (
    GAME,
    LEVELS,
    MAPS,
    UNIFORM_STYLE,
    Seen,
    choose,
    count,
    missing,
    options_of,
    play,
)

TABLES = [table for tables in MAPS.values() for table in tables]
EVERY_TABLE = pytest.mark.parametrize(("seats", "automa"), TABLES)


def moments(seats: int, automa: bool, number: int) -> Iterator[AmongCultistsState]:
    """One game, decision by decision."""
    g = GAME.new(seats, options_of(seats, automa, number), number)
    rng = Rng(seed_bytes(number))
    while g.result is None:
        yield g
        decision = g.asked[rng.below(len(g.asked))]
        GAME.play(g, decision.seat, choose(g, decision, number % 3, rng))
    yield g


@clause("AC-P1", "AC-P13", "AC-D1", "AC-F16")
@EVERY_TABLE
@pytest.mark.parametrize("level", range(len(LEVELS)))
def test_every_game_ends_within_ten_rounds_with_one_winning_team(
    seats: int, automa: bool, level: int
) -> None:
    for number in range(level, 60, 3):
        g = play(seats, automa, number)
        assert g.result is not None
        assert 1 <= g.round <= 10
        assert g.result.reason in ENDINGS
        cult = {seat for seat in range(seats) if g.role[seat] == CULTIST}
        assert set(g.result.winners) in (cult, set(range(seats)) - cult)
        assert set(g.result.losers) == set(range(seats)) - set(g.result.winners)


@clause("AC-O1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_games_with_any_options_end(seats: int) -> None:
    rng = Rng(seed_bytes(seats))
    for number in range(12):
        g = GAME.new(seats, random_options(GAME, seats, rng), number)
        while g.result is None:
            decision = g.asked[rng.below(len(g.asked))]
            GAME.play(g, decision.seat, choose(g, decision, UNIFORM_STYLE, rng))
        assert g.result.reason in ENDINGS


@clause("AC-D15", "AC-Q7", "AC-U5")
@EVERY_TABLE
def test_no_card_is_lost_or_created(seats: int, automa: bool) -> None:
    for number in range(6):
        encounter = 0
        for g in moments(seats, automa, number):
            if g.phase == 0:
                continue
            parties = range(g.rules.parties)
            lying = sum(g.pulse)
            held = sum(encounter_cards(g, party) for party in parties)
            encounter = encounter or held + lying
            assert encounter == held + lying
            assert all(count >= 0 for count in (*g.hand, *g.pulse, *g.deck, *g.draw_pile, *g.bag))
            assert sum(g.unsafe) >= (2 if g.rules.unsafe_paths else 0)


def cards_in_rooms(g: AmongCultistsState) -> int:
    hands = sum(room_cards(g, party) for party in range(g.rules.parties))
    return hands + sum(g.deck) + sum(g.draw_pile) + sum(g.unsafe)


@clause("AC-Q7", "AC-R9")
@EVERY_TABLE
def test_room_cards_leave_only_when_drawn_or_with_a_completed_room(
    seats: int, automa: bool
) -> None:
    for number in range(6):
        total = 0
        for g in moments(seats, automa, number):
            if g.phase == 0:
                continue
            drawn = sum(1 for packed in g.acts if Act(packed).kind == DREW)
            total = total or cards_in_rooms(g)
            assert cards_in_rooms(g) + drawn <= total
            if not g.completed:
                assert cards_in_rooms(g) + drawn == total


@clause("AC-K1", "AC-K3", "AC-K4", "AC-K11", "AC-B12")
@EVERY_TABLE
def test_every_book_is_in_a_room_or_on_the_shelf(seats: int, automa: bool) -> None:
    for number in range(3, 9):
        scored = 0
        for g in moments(seats, automa, number):
            needed = g.rules.map.books_of_row
            assert sum(g.books) + sum(g.shelf) == sum(needed)
            for room in range(ROOMS):
                if g.completed >> room & 1:
                    assert (g.books[room], deck_cards(g, room)) == (0, 0)
            full = [row for row, books in enumerate(g.shelf) if books and books == needed[row]]
            assert g.score == sum(BOARD.rows[row].vp for row in full)
            assert scored <= g.score
            scored = g.score


@clause("AC-N2", "AC-N12", "AC-N14")
@EVERY_TABLE
def test_the_action_menu_is_the_same_for_every_role_route_and_hand(
    seats: int, automa: bool
) -> None:
    for number in range(2, 8):
        for g in moments(seats, automa, number):
            for decision in g.asked:
                if decision.prompt == "action":
                    shown = {*decision.options, *decision.locked}
                    for other in with_other_secrets(g, decision.seat):
                        menu = menu_of(other, decision.seat)
                        assert shown == {*menu.options, *menu.locked}


def with_other_secrets(g: AmongCultistsState, seat: int) -> Iterator[AmongCultistsState]:
    """The same public state with a different role, route and hand for one seat."""
    revealed = g.revealed >> seat & 1
    for role in range(len(ROLES)):
        other = g.clone()
        if not revealed:
            other.role = (*g.role[:seat], role, *g.role[seat + 1 :])
        other.route = (*g.route[:seat], (g.route[seat] + role) % 10, *g.route[seat + 1 :])
        cards = room_cards(g, seat)
        lay(other.hand, seat * FACES + 2, [0, cards // 2, cards - cards // 2])
        yield other


@clause("AC-N2", "AC-N3", "AC-N7", "AC-N16", "AC-N17", "AC-N18", "AC-N22")
@EVERY_TABLE
def test_questions_never_depend_on_an_unrevealed_role(seats: int, automa: bool) -> None:
    """With other roles, each open question goes to the same seats in the same form."""
    for number in range(4):
        for g in moments(seats, automa, number):
            prompts = {decision.prompt for decision in g.asked}
            if g.sealed or prompts & {"guess", "character"} or g.result is not None:
                continue
            for shift in (1, 2):
                other = g.clone()
                other.role = with_shifted_roles(g, shift)
                step = other.asked[0].step
                asked = form_of(g)
                close_questions(other)
                other.decisions_asked = g.decisions_asked - len(g.asked)
                step.run(other)
                assert asked == form_of(other)


def with_shifted_roles(g: AmongCultistsState, shift: int) -> tuple[int, ...]:
    """The unrevealed roles, rotated among the parties that have them."""
    hidden = [party for party in range(g.rules.parties) if not g.revealed >> party & 1]
    roles = list(g.role)
    for at, party in enumerate(hidden):
        roles[party] = g.role[hidden[(at + shift) % len(hidden)]]
    return tuple(roles)


def form_of(g: AmongCultistsState) -> list[tuple[int, int, str, frozenset[int]]]:
    return [
        (each.id, each.seat, each.prompt, frozenset({*each.options, *each.locked}))
        for each in g.asked
    ]


@clause("AC-D5", "AC-D13", "AC-N35", "AC-V8", "AC-V10")
@EVERY_TABLE
def test_no_view_depends_on_face_down_cards(seats: int, automa: bool) -> None:
    """Changes pulse decks, room decks, piles, the bag and death rounds, all of them hidden."""
    for number in range(3):
        for step, g in enumerate(moments(seats, automa, number)):
            if step % 7 or g.phase < 2 or g.result is not None or g.asked[0].prompt == "verdict":
                continue
            other = with_other_cards_face_down(g)
            for viewer in (None, *range(seats)):
                if viewer is None or g.role[viewer] != CULTIST:
                    assert GAME.knowledge(g, viewer) == GAME.knowledge(other, viewer)


def with_other_cards_face_down(g: AmongCultistsState) -> AmongCultistsState:
    other = g.clone()
    for party in range(g.rules.parties):
        alive, dead = g.pulse[party * PULSE_FACES : (party + 1) * PULSE_FACES]
        lay(other.pulse, party * PULSE_FACES, [dead, alive])
        other.died[party] = 3 if g.died[party] < 0 else -1
    for room in range(ROOMS):
        lay(other.deck, room * 3, list(g.deck[room * 3 : room * 3 + 3])[::-1])
    for pile in (other.draw_pile, other.unsafe, other.bag):
        lay(pile, 0, list(pile)[::-1])
    other.plain_left, other.symbols_left = g.symbols_left, g.plain_left
    return other


@clause("AC-V11", "AC-N6", "AC-N9")
def test_a_put_back_looks_the_same_whatever_was_found() -> None:
    """A cultist who hides a Dead card and one who found none leave the same trace."""
    from miskatonic.games.among_cultists.arrange.arrange import Arrangement

    traces = []
    for pulse in ({"alive": 2}, {"alive": 1, "dead": 1}):
        g = GAME.arrange(
            Arrangement(5, knife=4, phase="action", places={4: "LB", 1: "LB"}, pulses={1: pulse})
        )
        GAME.play(g, 4, GAME.choice("check_status", 1))
        GAME.play(g, 4, GAME.choice("put_back"))
        traces.append([GAME.knowledge(g, viewer) for viewer in (None, 0, 1, 2, 3)])
    assert traces[0] == traces[1]


@clause("AC-F1", "AC-F2", "AC-P7", "AC-C9")
@pytest.mark.slow
@pytest.mark.once
def test_random_games_reach_every_victory_death_event_and_action() -> None:
    seen: Seen = Counter()
    for tables in MAPS.values():
        for number in range(900):
            seats, automa = tables[number % len(tables)]
            count(play(seats, automa, number // len(tables), seen), seen)
    # An empty bag takes two removed markers in one game, too rare for these few games.
    assert set(missing(seen)) <= {"told: no-event"}


@clause("AC-X1", "AC-C18")
@EVERY_TABLE
def test_all_but_cultists_and_special_roles_are_investigators(seats: int, automa: bool) -> None:
    for number in range(9):
        g = play(seats, automa, number)
        assert g.role.count(CULTIST) == g.rules.figures.cultists
        others = g.rules.parties - g.rules.figures.cultists - len(g.rules.pools)
        assert g.role.count(INVESTIGATOR) == others
