"""The client's unit tests, and the clauses they test: the title of a test has the clause's id."""

import pytest

from tests.clauses import clause
from tools.client import results_of_tests


@pytest.mark.slow
@clause("AC-N31")
def test_the_clients_unit_tests_pass_and_cover_the_clauses_listed_here(
    request: pytest.FixtureRequest,
) -> None:
    results = results_of_tests()
    assert len(results) > 100
    assert {title: came for title, came in results.items() if came != "passed"} == {}
    marker = request.node.get_closest_marker("clause")
    assert marker is not None
    for proven in marker.args:
        assert [title for title in results if proven in title], proven
