"""Declaring columns and requesting rows."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from miskatonic.errors import BadOptions, NoSuchSeat
from miskatonic.games import GAMES
from miskatonic.kernel.game import Game
from miskatonic.kernel.observation import Observation, code, codes, count, counts, flag, flags
from miskatonic.kernel.rewards import Rewards
from miskatonic.kernel.state import Result
from tests.kernel.bad_numbers import Index

AnyGame = Game[Any, Any]
RITUAL: AnyGame = GAMES["arkham-ritual"]


def test_columns_follow_the_common_ones_without_gaps() -> None:
    declared = Observation(3, ("ask",), (flag("lit", ""), counts("gold", 2, "seat", 9, "")))
    assert [column.name for column in declared.columns] == [
        "viewer", "seats", "waiting", "question", "prompt", "over", "lit", "gold",
    ]  # fmt: skip
    assert declared.size == 3 + 3 + 2 + 3
    assert declared.where("gold") == slice(9, 11)
    assert declared.names()[7:] == ["over", "lit", "gold.0", "gold.1"]
    assert (declared.least()[0], declared.most()[-1]) == (-1, 9)


def test_a_kind_of_column_determines_its_range() -> None:
    kinds = [
        flag("a", ""),
        flags("b", 2, "seat", ""),
        count("c", 5, "", least=-1),
        code("d", 4, ""),
        codes("e", 3, "card", 4, ""),
    ]
    assert [(each.kind, each.size, each.least, each.most) for each in kinds] == [
        ("flag", 1, 0, 1),
        ("flag", 2, 0, 1),
        ("count", 1, -1, 5),
        ("code", 1, -1, 3),
        ("code", 3, -1, 3),
    ]


def test_invalid_columns_are_refused() -> None:
    with pytest.raises(BadOptions, match="two columns are called 'seats'"):
        Observation(3, ("ask",), (flag("seats", ""),))
    with pytest.raises(BadOptions, match="the column 'gold' of 1 from 0 to 70000"):
        Observation(3, ("ask",), (count("gold", 70000, ""),))
    with pytest.raises(BadOptions, match="no column 'gold'; there are viewer, seats"):
        Observation(3, ("ask",), ()).where("gold")


def test_a_row_is_written_only_to_the_given_place() -> None:
    g = RITUAL.new(3, None, 1)
    size = RITUAL.observation.size
    out = vec[i16]([55] * (size + 4))
    RITUAL.observe(g, 1, out, 2)
    assert list(out) == [55, 55, *RITUAL.row(g, 1), 55, 55]
    for at in (-1, 5, size):
        with pytest.raises(BadOptions, match=f"a row of {size} numbers at {at} of {size + 4}"):
            RITUAL.observe(g, 1, out, at)


def test_seats_are_checked() -> None:
    g = RITUAL.new(3, None, 1)
    assert list(RITUAL.row(g, Index(2))) == list(RITUAL.row(g, 2))
    for seat in (3, -1, True, "0"):
        with pytest.raises(NoSuchSeat, match="the seats of this table are 0 to 2"):
            RITUAL.row(g, seat)
        with pytest.raises(NoSuchSeat, match="the seats of this table are 0 to 2"):
            RITUAL.mask(g, seat)


def test_rewards_depend_on_how_a_seat_ends() -> None:
    result = Result((1,), (0,), (3, 4, 5), "luck")
    pays = Rewards("", win=2.0, loss=-3.0, neither=0.5)
    assert pays.of(result, 3) == [-3.0, 2.0, 0.5]
    assert pays.of(None, 3) == [0.0, 0.0, 0.0]
