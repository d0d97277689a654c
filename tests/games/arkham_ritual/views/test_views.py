"""What each viewer knows."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.arkham_ritual.rules.cards import NO_CARD
from miskatonic.games.arkham_ritual.rules.events import Took
from miskatonic.games.arkham_ritual.rules.state import ArkhamRitualState, seat_bit
from miskatonic.sim.random_play import play_randomly, random_options
from tests.clauses import clause
from tests.conformance.tables import encoded, rng
from tests.games.arkham_ritual.rules.table import GAME, arrange_table

ALLOWED = {
    "game",
    "rules",
    "seat",
    "seats",
    "parties",
    "options",
    "cards",
    "round",
    "doom",
    "active",
    "hands",
    "holder",
    "sanity",
    "held",
    "deck",
    "discards",
    "passing",
    "top",
    "removed",
    "is_removed",
    "memory",
    "decision",
    "waiting",
    "history",
    "commitment",
    "seed",
    "result",
}


def position(seed: int, moves: int) -> ArkhamRitualState:
    """A random game of random options after some moves, or shortly before its end."""
    seats = 3 + seed % 5
    options = random_options(GAME, seats, rng(seed))
    g, chance = GAME.new(seats, options, seed), rng(seed + 1)
    before = g
    for _ in range(moves):
        before = g.clone()
        play_randomly(GAME, g, chance, 1)
        if GAME.result(g) is not None:
            return before
    return g


def shuffle_unseen(g: ArkhamRitualState, viewer: int | None, seed: int) -> ArkhamRitualState:
    """The same table with all cards shuffled among the places that this viewer has not seen."""
    other = g.clone()
    me = 0 if viewer is None else seat_bit(viewer)
    own = [viewer] if viewer is not None else list(range(g.rules.seats))
    hidden = [seat for seat in own if not (viewer is not None and g.knows_own & me)]
    keep_top = g.knows_top & me != 0
    cards = [g.held[seat] for seat in hidden]
    cards += list(g.deck[:-1] if keep_top else g.deck)
    with_passing = g.passing != NO_CARD and not g.knows_passing & me
    with_removed = g.removed != NO_CARD and not g.knows_removed & me
    cards += [g.passing] if with_passing else []
    cards += [g.removed] if with_removed else []
    rng(seed).shuffle(cards)
    for seat in hidden:
        other.held[seat] = cards.pop()
    if with_passing:
        other.passing = cards.pop()
    if with_removed:
        other.removed = cards.pop()
    other.deck = vec[i64](cards + (list(g.deck[-1:]) if keep_top else []))
    return other


@clause("AR-V1")
@given(st.integers(0, 10**6), st.integers(0, 60), st.integers(0, 10**6))
def test_states_that_differ_only_in_hidden_facts_give_identical_views(
    seed: int, moves: int, shuffle: int
) -> None:
    g = position(seed, moves)
    for viewer in (None, *range(g.rules.seats)):
        other = shuffle_unseen(g, viewer, shuffle)
        assert encoded(GAME.knowledge(g, viewer)) == encoded(GAME.knowledge(other, viewer))
        assert GAME.events(g, viewer) == GAME.events(other, viewer)


@clause("AR-V1")
@given(st.integers(0, 10**6), st.integers(0, 60), st.integers(0, 10**6))
def test_handing_on_a_card_does_not_reveal_it(seed: int, moves: int, shuffle: int) -> None:
    g = position(seed, moves)
    decision = GAME.decisions(g)[0]
    if decision.prompt == "orb" or decision.options[-1] >= g.rules.seats:
        return
    for viewer in (None, *range(g.rules.seats)):
        if viewer == decision.seat and decision.prompt == "offer":
            continue
        one, other = g.clone(), shuffle_unseen(g, viewer, shuffle)
        for state in (one, other):
            GAME.play(state, decision.seat, decision.options[-1])
        assert encoded(GAME.knowledge(one, viewer)) == encoded(GAME.knowledge(other, viewer))


@clause("AR-V1")
def test_a_view_has_exactly_these_fields() -> None:
    g = GAME.new(5)
    for viewer in (None, *range(5)):
        assert set(GAME.view(g, viewer)) == ALLOWED
        known = GAME.knowledge(g, viewer)
        assert set(known) == ALLOWED | {"redeal"}
        assert set(known["redeal"]) == {"ruled_out", "seen_by", "confessed", "left_deck", "agenda"}


@clause("AR-V1")
def test_a_view_holds_the_sanities_deck_hands_active_seat_and_history() -> None:
    table = arrange_table(
        ["gate", "dagger-sane", "idol-sane", "chalice-sane", "tome-sane"], active=3
    )
    table.play("give 1")
    view = GAME.view(table.g, 2)
    assert view["sanity"] == [7] * 5
    assert view["deck"] == 16
    assert view["hands"] == [0, 2, 4]
    assert view["holder"] == 1
    assert view["active"] == 3
    kinds = [event.kind for event in view["history"]]
    assert kinds == ["round-began", *["dealt"] * 5, "turn-began", "drew", "gave"]


@clause("AR-V1")
def test_a_seat_remembers_the_cards_it_has_seen() -> None:
    held = ["candelabra-sane", "magical-orb", "idol-sane", "chalice-sane", "tome-sane"]
    table = arrange_table(held, ["dagger-sane", "cthulhu", "elder-sign", "gate"])
    table.play("give 1", "take", "return", "give 0", "give 1", "take", "give 0", "take")
    assert GAME.view(table.g, 0)["memory"] == [{"how": "drew", "card": 3}]
    assert GAME.view(table.g, 1)["memory"] == [{"how": "orb-looked", "card": 24}]
    assert GAME.view(table.g, 4)["memory"] == [{"how": "drew", "card": 16}]
    assert GAME.view(table.g, None)["memory"] == []


@clause("AR-V1")
def test_a_seat_that_takes_a_known_card_knows_what_it_holds() -> None:
    held = ["candelabra-sane", "magical-orb", "idol-sane", "chalice-sane", "tome-sane"]
    table = arrange_table(held, ["dagger-sane", "cthulhu", "gate", "gate"])
    table.play("give 1", "take", "return", "give 1", "take")
    assert GAME.view(table.g, 1)["held"][1] == 24
    assert table.events(Took, 1)[-1].card == 24
    table.play("give 1", "take")
    assert GAME.view(table.g, 1)["held"][1] is None


@clause("AR-V2")
def test_a_spectator_sees_neither_held_nor_drawn_cards() -> None:
    for seed in range(30):
        view = GAME.view(position(seed, seed), None)
        seats = view["seats"]
        assert view["held"][:seats] == [None] * seats
        assert None not in view["held"][seats:]
        assert (view["passing"], view["top"], view["removed"]) == (None, None, None)
        assert view["decision"] is None


@clause("AR-V2")
def test_a_finished_game_is_open_to_all() -> None:
    g = GAME.new(5, {}, 4)
    play_randomly(GAME, g, rng(4))
    for viewer in (None, *range(5)):
        view = GAME.view(g, viewer)
        assert view["held"] == list(g.held)
        assert view["seed"] is not None
        assert GAME.events(g, viewer) == GAME.events(g, 0)


@clause("AR-V1", "AR-G3", "AR-G4", "AR-P1")
def test_redealing_facts_refer_to_the_right_place() -> None:
    held = ["candelabra-sane", "shining-trapezohedron", "idol-sane", "chalice-sane", "tome-sane"]
    deck = ["dagger-sane", "gate", "idol-cursed", "investigator", "tome-cursed"]
    table = arrange_table(held, deck, orb_slot="shining-trapezohedron").play("give 1", "take")
    ruled_out = table.known(0)["redeal"]["ruled_out"]
    assert 24 in ruled_out["passing"]
    assert ruled_out["top"] == ruled_out["removed"] == []
    held[1] = "magical-orb"
    table = arrange_table(held, deck, companion=True).play("give 1", "take", "remove").confess(3)
    table.play("give 4", "take")
    left = table.known(0)["redeal"]["left_deck"]
    assert (left["passing"], left["removed"]) == (1, 0)
    assert left["held"] == [0, 0, 0, 1, 0]
    assert left["discards"][-2:] == [0, 0]
