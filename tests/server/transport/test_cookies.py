"""Our cookie is found among any cookies that other sites on the same host set."""

import pytest

from miskatonic.server.people.sessions import COOKIE
from miskatonic.server.tables.socket_app import cookie_in


@pytest.mark.parametrize(
    "foreign",
    [
        "a=b",
        'theme={"dark":true}',
        "list=[1,2,3]",
        "name=Jürgen",
        "odd key=1",
        "a@b=1",
        "(x)=y",
        "novalue",
        'quoted="a;b',
        "empty=",
        "=nameless",
        "tab=a\tb",
        "comma=a,b",
    ],
)
def test_our_cookie_is_found_before_and_after_foreign_ones(foreign: str) -> None:
    ours = "miskatonic=WyJhIiwwLDFd.abc-_9"
    assert cookie_in(f"{foreign}; {ours}", COOKIE) == "WyJhIiwwLDFd.abc-_9"
    assert cookie_in(f"{ours}; {foreign}", COOKIE) == "WyJhIiwwLDFd.abc-_9"


def test_no_cookie_is_found_without_ours() -> None:
    assert cookie_in("", COOKIE) is None
    assert cookie_in("other=1; notmiskatonic=2", COOKIE) is None
