"""A whole game, from its record to the report."""

import msgspec
import pytest

from miskatonic.analysis.report import Analysis
from miskatonic.analysis.seat import analyse
from miskatonic.errors import BadSave, NoSuchSeat
from miskatonic.games import GAMES
from miskatonic.kernel.replay import Record
from tests.analysis.small import FEW, played, with_few_playouts

# Playouts are slow interpreted.
pytestmark = pytest.mark.slow

RITUAL = "arkham-ritual"
TINY = FEW._replace(first=2, more=2, same=2, rounds=2)


@pytest.fixture(scope="module")
def record() -> Record:
    return played(RITUAL, 3, ["random", "adept", "adept"], 20)


@pytest.fixture(scope="module")
def found(record: Record) -> Analysis:
    return analyse(record, 0, analyst=with_few_playouts(RITUAL, TINY))


def test_the_report_covers_every_decision_of_the_seat(record: Record, found: Analysis) -> None:
    own = [move for move, (seat, _) in enumerate(record.moves) if seat == 0]
    assert [each.move for each in found.decisions] == own
    assert [each.mine for each in found.decisions] == [record.moves[move][1] for move in own]
    assert [each.number for each in found.decisions] == list(range(len(own)))
    assert (found.level, found.plays_on, found.is_whole) == ("master", "adept", True)


def test_the_shares_add_up_from_the_initial_odds_to_the_result(found: Analysis) -> None:
    moved = sum(each.mine.mean + each.others.mean + each.luck.mean for each in found.shares)
    assert found.shares[0].chance.mean + moved == pytest.approx(1.0 if found.won else 0.0)


def test_the_odds_of_the_seats_card_are_shown_with_the_truth(
    record: Record, found: Analysis
) -> None:
    game = GAMES[RITUAL]
    assert found.thoughts
    for each in found.thoughts:
        g = game.new(record.seats, record.options, record.seed)
        for move in record.moves[: each.move]:
            game.play_move(g, move)
        true = [thought for thought in each.thoughts if thought.is_so]
        assert len(true) == 1
        assert true[0].odds > 0.0
        assert 0.8 < sum(thought.odds for thought in each.thoughts) < 1.01


def test_the_same_game_has_the_same_analysis(record: Record, found: Analysis) -> None:
    again = analyse(record, 0, analyst=with_few_playouts(RITUAL, TINY))
    assert msgspec.structs.replace(again, seconds=0) == msgspec.structs.replace(found, seconds=0)


def test_progress_goes_from_0_to_1(record: Record) -> None:
    told: list[float] = []
    analyse(record, 1, told.append, analyst=with_few_playouts(RITUAL, TINY))
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0.0, 1.0)


def test_an_exception_in_the_progress_callback_stops_the_analysis(record: Record) -> None:
    class Enough(Exception):
        pass

    def stop(share: float) -> None:
        if share > 0.1:
            raise Enough

    with pytest.raises(Enough):
        analyse(record, 0, stop, analyst=with_few_playouts(RITUAL, TINY))


def test_when_time_runs_out_the_rest_is_reported_as_not_analysed(record: Record) -> None:
    found = analyse(record, 0, seconds=0.0, analyst=with_few_playouts(RITUAL, TINY))
    assert {each.verdict for each in found.decisions} == {"unseen"}
    assert (found.is_whole, found.shares, found.playouts) == (False, [], 0)
    assert found.thoughts, "parts that need no playouts are there"


def test_an_analysis_can_be_saved_and_loaded(found: Analysis) -> None:
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


@pytest.mark.parametrize("seat", [-1, 3, "me", None, 1.5, True])
def test_an_invalid_seat_is_refused(record: Record, seat: object) -> None:
    with pytest.raises(NoSuchSeat, match="the seats of this game are 0 to 2"):
        analyse(record, seat)


def test_a_game_that_is_not_finished_is_refused(record: Record) -> None:
    half = Record(
        record.game, record.version, record.seats, record.options, record.seed, record.moves[:5]
    )
    with pytest.raises(BadSave, match="not finished"):
        analyse(half, 0)


def test_an_unplayable_record_and_one_of_an_unknown_game_are_refused(record: Record) -> None:
    head = (record.version, record.seats, record.options, record.seed)
    with pytest.raises(BadSave, match="move 1"):
        analyse(Record(RITUAL, *head, [(0, 9999)]), 0)
    with pytest.raises(BadSave, match="'whist'"):
        analyse(Record("whist", *head, []), 0)


@pytest.mark.parametrize(("game_id", "seats"), [("among-cultists", 5), ("death-may-die", 2)])
def test_every_game_can_be_analysed(game_id: str, seats: int) -> None:
    record = played(game_id, seats, ["random", *["novice"] * (seats - 1)], 4)
    effort = TINY._replace(first=1, more=1, same=1, every=50, rounds=1)
    found = analyse(record, 0, seconds=3.0, analyst=with_few_playouts(game_id, effort))
    assert found.decisions[0].verdict != "unseen"
    assert found.decisions[-1].move < len(record.moves)
    if game_id == "among-cultists":
        suspects = {thought.seat for each in found.thoughts for thought in each.thoughts}
        assert not found.thoughts or suspects == set(range(1, seats))
