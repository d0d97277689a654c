"""Ties a test to the clauses of docs/rules that it proves.

    @clause("AR-T8")
    def test_with_no_hand_left_passing_discards_the_card_and_ends_the_round() -> None: ...

tools/clauses.py reads these lines and fails when a clause has no test, or a test names no clause
that exists. `pytest -m clause` runs all of them.
"""

import pytest


def clause(first: str, *more: str) -> pytest.MarkDecorator:
    return pytest.mark.clause(first, *more)
