"""The end of the game (rulebook 8)."""

from tests.clauses import clause
from tests.games.arkham_ritual.rules.table import GAME, Table, scored

LOSING_ZERO = ["dagger-cursed", "idol-sane", "tome-sane", "chalice-sane", "candelabra-sane"]


def ended(table: Table) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    result = GAME.result(table.g)
    assert result is not None
    return result.winners, result.losers, result.reason


@clause("AR-F1")
def test_the_game_continues_while_every_seat_has_sanity() -> None:
    table = scored(LOSING_ZERO, sanity=[2, 1, 1, 1, 1])
    assert GAME.result(table.g) is None
    assert table.g.round == 2


@clause("AR-F1")
def test_a_seat_at_zero_loses_and_all_others_win_together() -> None:
    table = scored(LOSING_ZERO, sanity=[1, 1, 7, 3, 4])
    assert ended(table) == ((1, 2, 3, 4), (0,), "survivors")
    result = GAME.result(table.g)
    assert result is not None
    assert result.scores == (0, 1, 7, 3, 4)


@clause("AR-F1")
def test_nobody_wins_if_all_are_at_zero() -> None:
    held = ["dagger-cursed", "idol-cursed", "tome-cursed", "chalice-cursed", "candelabra-cursed"]
    assert ended(scored(held, sanity=[5] * 5)) == ((), (0, 1, 2, 3, 4), "nobody")


@clause("AR-F2")
def test_in_the_competitive_game_only_the_sanest_win_and_ties_share() -> None:
    alone = scored(LOSING_ZERO, sanity=[1, 1, 7, 3, 4], competitive=True)
    assert ended(alone) == ((2,), (0, 1, 3, 4), "sanest")
    shared = scored(LOSING_ZERO, sanity=[1, 6, 6, 3, 4], competitive=True)
    assert ended(shared) == ((1, 2), (0, 3, 4), "sanest")


@clause("AR-F2")
def test_a_seat_at_zero_never_wins_the_competitive_game_either() -> None:
    held = ["dagger-cursed", "idol-cursed", "tome-cursed", "chalice-cursed", "candelabra-cursed"]
    table = scored(held, sanity=[5] * 5, competitive=True)
    assert ended(table) == ((), (0, 1, 2, 3, 4), "nobody")
