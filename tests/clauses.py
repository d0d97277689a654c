"""Ties a test to the clauses of docs/rules that it proves.

    @clause("AR-T8")
    def test_when_no_hand_is_left_passing_discards_and_ends_the_round() -> None: ...

tools/clauses.py reads these lines and fails when a clause has no test, or a test names no clause
that exists. `pytest -m clause` runs all of them.
"""

import pytest


def clause(first: str, *more: str) -> pytest.MarkDecorator:
    return pytest.mark.clause(first, *more)
