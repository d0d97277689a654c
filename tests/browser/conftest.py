"""Fixtures: people in separate browsers, on one real server.

Tests never sleep: they wait for what they expect, with a long timeout. The tests of a file run one
after the other.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NoReturn

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.live_server import DESKTOP, FLAGS, client_is_built, open_server
from tests.browser.person import PATIENCE, Person
from tools.services import chromium

# A page in a background tab plays events back without delays.
IN_BACKGROUND: Final = "Object.defineProperty(document, 'hidden', { get: () => true })"

# A folder for Playwright traces of all pages (docs/debugging.md).
TRACES: Final = os.environ.get("MISKATONIC_TRACE", "")

Visitors = Callable[..., Person]


expect.set_options(timeout=PATIENCE)


def skip_or_fail(what: str) -> NoReturn:
    """Skip the test, or fail on a machine that must run all tests."""
    if os.environ.get("MISKATONIC_NEEDS_BROWSER"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = chromium()
    if found is None:
        skip_or_fail("no browser here: make services")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty data folder."""
    if not client_is_built():
        skip_or_fail("the client is not built: make client")
    with open_server(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture
def visitor(browser: Browser, server_url: str) -> Iterator[Visitors]:
    """Create people, each in a browser context; fail if any of them meets an error."""
    people: list[Person] = []

    def visit(
        name: str,
        size: tuple[int, int] = DESKTOP,
        locale: str = "en-GB",
        touch: bool = False,
        hurried: bool = True,
        newcomer: bool = False,
        keeps_offline: bool = False,
    ) -> Person:
        width, height = size
        context = browser.new_context(
            base_url=server_url,
            viewport={"width": width, "height": height},
            locale=locale,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if hurried else "no-preference",
            # Tests can watch and block the requests of a page, but not those of a service worker.
            service_workers="allow" if keeps_offline else "block",
            color_scheme="dark",
        )
        if hurried:
            context.add_init_script(IN_BACKGROUND)
        if TRACES:
            context.tracing.start(screenshots=True, snapshots=True, sources=True)
        people.append(Person(name, context, newcomer))
        return people[-1]

    yield visit
    errors = [error for person in people for error in person.errors]
    for number, person in enumerate(people, 1):
        if TRACES:
            person.context.tracing.stop(path=Path(TRACES) / f"{person.name}-{number}.zip")
        person.context.close()
    assert errors == []


def two_in_a_game(visitor: Visitors) -> tuple[Person, Person]:
    """Ada, the host, and Boris, in a new game with one bot."""
    ada, bo = visitor("Ada"), visitor("Boris")
    link = ada.make_table(seats=3, bots=1)
    bo.join(link)
    bo.be_ready()
    ada.be_ready()
    ada.begin()
    return ada, bo
