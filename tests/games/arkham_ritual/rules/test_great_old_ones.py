"""Great Old Ones (rulebook 10-4)."""

import pytest

from miskatonic.games.arkham_ritual.rules.cards import CARD_NAMES, GREAT_OLD_ONES
from miskatonic.games.arkham_ritual.rules.events import MysteryRevealed
from tests.clauses import clause
from tests.games.arkham_ritual.rules.table import GAME, Table, arrange_table

ARTIFACTS = ["candelabra-sane", "dagger-sane", "idol-sane", "chalice-sane", "tome-sane"]


def awake(
    great_old_one: str,
    sanity: list[int],
    held: list[str] | None = None,
    holder: int = 2,
    seats: int | None = None,
    round: int = 1,
    seed: int = 0,
    **further: object,
) -> Table:
    """Seat 1 discards a Gate while the party `holder` holds the Great Old One."""
    cards = list(held or ARTIFACTS)
    cards[1] = "gate"
    cards[holder] = great_old_one
    options: dict[str, object] = {"great_old_one": great_old_one, **further}
    table = Table(
        GAME.arrange(cards, ["dagger-sane", "gate"], sanity, 0, round, options, seats, seed)
    )
    return table.play("give 1", "take")


@clause("AR-G6")
def test_cthulhu_costs_every_other_seat_one_less_than_the_number_of_parties() -> None:
    assert awake("cthulhu", [7, 5, 6, 4, 3]).sanity == [3, 1, 6, 0, 0]


@clause("AR-G8")
@pytest.mark.parametrize(
    ("among", "sanity", "after"),
    [
        ("among-all", [7, 7, 2, 7, 3], [0, 0, 2, 0, 0]),
        ("among-others", [7, 7, 2, 7, 3], [0, 0, 2, 0, 3]),
        ("among-all", [7, 7, 3, 7, 3], [6, 6, 1, 6, 2]),
        ("among-others", [7, 7, 3, 7, 3], [0, 0, 3, 0, 3]),
        ("among-others", [4, 4, 2, 7, 7], [3, 3, 1, 6, 6]),
    ],
)
def test_an_option_leaves_the_holder_of_yog_sothoth_out_of_the_comparison(
    among: str, sanity: list[int], after: list[int]
) -> None:
    table = awake("yog-sothoth", sanity, yog_sothoth=among)
    assert table.sanity == after


@clause("AR-G6", "AR-E8")
def test_cthulhu_counts_dummies_as_parties() -> None:
    assert awake("cthulhu", [7, 7, 7], seats=3).sanity == [3, 3, 7]


@clause("AR-G7")
def test_nyarlathotep_feeds_on_the_sanest() -> None:
    assert awake("nyarlathotep", [6, 5, 3, 4, 3]).sanity == [5, 5, 4, 4, 3]


@clause("AR-G7")
def test_nyarlathotep_strikes_all_who_tie_for_the_most() -> None:
    assert awake("nyarlathotep", [6, 6, 1, 6, 3]).sanity == [3, 3, 7, 3, 3]


@clause("AR-G7")
def test_nyarlathoteps_holder_is_not_compared_and_gains_up_to_seven() -> None:
    assert awake("nyarlathotep", [6, 6, 6, 2, 3]).sanity == [4, 4, 7, 2, 3]


@clause("AR-G7")
def test_nyarlathoteps_holder_gains_only_what_was_actually_lost() -> None:
    table = awake("nyarlathotep", [1, 1, 1, 1, 1], doom_track=True, round=6)
    assert table.sanity == [0, 0, 5, 0, 0]


@clause("AR-G7", "AR-E9")
def test_nyarlathotep_takes_the_number_of_the_doom_track() -> None:
    assert awake("nyarlathotep", [6, 5, 1, 4, 3], doom_track=True, round=4).sanity == [
        2,
        5,
        5,
        4,
        3,
    ]


@clause("AR-G8")
def test_yog_sothoth_spares_only_the_holder_and_a_single_least_sane_seat() -> None:
    assert awake("yog-sothoth", [6, 5, 4, 2, 3]).sanity == [0, 0, 4, 2, 0]


@clause("AR-G8")
def test_yog_sothoths_holder_may_be_the_least_sane_seat() -> None:
    assert awake("yog-sothoth", [6, 5, 1, 2, 3]).sanity == [0, 0, 1, 0, 0]


@clause("AR-G8")
def test_on_a_tie_for_the_least_yog_sothoths_holder_drops_to_one_and_others_lose_one() -> None:
    assert awake("yog-sothoth", [6, 2, 5, 2, 3]).sanity == [5, 1, 1, 1, 2]


@clause("AR-G8")
def test_a_tied_holder_of_yog_sothoth_drops_to_one_too() -> None:
    assert awake("yog-sothoth", [6, 2, 2, 4, 3]).sanity == [5, 1, 1, 3, 2]


@clause("AR-G9")
def test_under_hastur_artifacts_fail_and_cursed_cards_add_to_the_loss() -> None:
    held = ["candelabra-cursed", "", "", "investigator", "tome-sane"]
    assert awake("hastur", [7, 7, 7, 7, 7], held).sanity == [2, 2, 7, 7, 2]


@clause("AR-G9", "AR-E8")
def test_hastur_counts_the_artifacts_and_cursed_cards_of_dummies() -> None:
    held = ["investigator", "", "", "idol-cursed", "tome-sane"]
    assert awake("hastur", [7, 7, 7], held, seats=3).sanity == [7, 2, 7]


@clause("AR-G9", "AR-E9")
def test_hastur_adds_cursed_cards_to_the_number_of_the_doom_track() -> None:
    held = ["candelabra-cursed", "", "", "investigator", "tome-sane"]
    assert awake("hastur", [7] * 5, held, doom_track=True, round=1).sanity == [4, 4, 7, 7, 4]


@clause("AR-G10")
def test_a_dummy_may_hold_each_great_old_one() -> None:
    def by_dummy(great_old_one: str) -> list[int]:
        return awake(great_old_one, [6, 5, 4], holder=4, seats=3).sanity

    assert by_dummy("cthulhu") == [2, 1, 0]
    assert by_dummy("nyarlathotep") == [5, 5, 4]
    assert by_dummy("yog-sothoth") == [0, 0, 4]
    assert by_dummy("hastur") == [1, 0, 0]


@clause("AR-G10", "AR-G8")
def test_a_tie_under_yog_sothoth_held_by_a_dummy_costs_every_seat_one() -> None:
    assert awake("yog-sothoth", [6, 4, 4], holder=4, seats=3).sanity == [5, 3, 3]


@clause("AR-C8")
def test_the_mystery_card_resolves_as_a_random_great_old_one_for_its_holder() -> None:
    sanity = [6, 5, 4, 2, 3]
    as_itself = {card: awake(CARD_NAMES[card], sanity).sanity for card in GREAT_OLD_ONES}
    came = set()
    for seed in range(60):
        table = awake("mystery-card", sanity, seed=seed)
        card = table.events(MysteryRevealed)[0].card
        came.add(card)
        assert table.sanity == as_itself[card]
    assert set(as_itself) == came


@clause("AR-C8", "AR-E2")
def test_the_mystery_card_is_cursed_in_a_normal_round() -> None:
    held = ["candelabra-sane", "dagger-sane", "mystery-card", "chalice-sane", "tome-sane"]
    table = arrange_table(held, great_old_one="mystery-card")
    table.play("give 1", "give 2", "give 3", "give 4", "discard")
    assert table.sanity == [7, 7, 6, 7, 7]
