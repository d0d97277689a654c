"""Installing the site, lessons without a connection, and push messages on a player's turn."""

import json
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from miskatonic.server.ops.configuration import LOOPBACK
from tests.browser.conftest import Visitors, skip_or_fail
from tests.browser.live_server import OTHER_HOST, client_is_built, open_server
from tests.browser.person import PATIENCE, Person
from tests.browser.test_lessons import Learner, lesson_of

pytestmark = pytest.mark.slow

KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys()) {
        const kept = await (await caches.open(name)).keys();
        found.push(...kept.map(({ url }) => new URL(url).pathname));
    }
    return found;
}"""
# The page fetches the lessons when idle, one file after the other.
UNTIL_ALL_IS_KEPT = """async () => {
    const worker = await (await fetch("/sw.js")).text();
    const { shell, lessons, languages } = JSON.parse(/^const BUILD = (.*);$/m.exec(worker)[1]);
    const wanted = [...shell, ...lessons, ...languages.en];
    for (;;) {
        const kept = await (KEPT)();
        if (wanted.every((path) => kept.includes(path))) return wanted.length;
        await new Promise((done) => setTimeout(done, 50));
    }
}""".replace("KEPT", KEPT)


def wait_until_cached(page: Page) -> None:
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=PATIENCE)
    assert page.evaluate(UNTIL_ALL_IS_KEPT) > 40


def test_the_site_can_be_installed(visitor: Visitors) -> None:
    ada = visitor("Ada", keeps_offline=True)
    ada.page.goto("/")
    wait_until_cached(ada.page)
    devtools = ada.context.new_cdp_session(ada.page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    said = json.loads(manifest["data"])
    for icon in said["icons"]:
        answer = ada.page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            # Every PNG begins with its width and height.
            size = struct.unpack(">II", answer.body()[16:24])
            assert icon["sizes"] == f"{size[0]}x{size[1]}"
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in errors if each["errorId"] != "in-incognito"] == []


def test_a_lesson_can_be_played_without_the_server(browser: Browser, tmp_path: Path) -> None:
    if not client_is_built():
        skip_or_fail("the client is not built: make client")
    with open_server(tmp_path) as address:
        context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
        ada = Person("Ada", context)
        ada.page.goto("/")
        wait_until_cached(ada.page)
    ada.page.goto("/")
    expect(ada.page.get_by_text("No connection to the server")).to_be_visible()
    ada.page.click("[data-lesson='arkham-ritual']")
    lesson = lesson_of("arkham-ritual")
    Learner(ada, by_keyboard=True).learn({"steps": lesson["steps"][:2]})
    expect(ada.see(".progress")).to_contain_text("3")
    # A new page, as after a restart of the browser.
    ada.page.goto("/lesson/death-may-die")
    expect(ada.see("[data-phase]").first).to_be_visible()
    context.close()


def test_only_files_of_the_build_are_cached(visitor: Visitors) -> None:
    ada = visitor("Ada", keeps_offline=True)
    ada.page.goto("/")
    ada.page.evaluate("caches.open('miskatonic-of-before')")
    wait_until_cached(ada.page)
    ada.page.reload()
    table = ada.make_table(seats=3)
    ada.begin()
    ada.wait_for_my_turn()
    ada.page.goto("/games")
    expect(ada.see("#my-turn")).to_be_visible()
    paths: list[str] = ada.page.evaluate(KEPT)
    others = [path for path in paths if not path.startswith(("/assets/", "/icons/"))]
    assert sorted(others) == ["/", "/favicon.svg", "/manifest.webmanifest"]
    bodies: str = ada.page.evaluate(
        """async () => {
            let all = "";
            for (const name of await caches.keys()) {
                const cache = await caches.open(name);
                const kept = await cache.keys();
                for (const each of kept) all += await (await cache.match(each)).text();
            }
            return all;
        }"""
    )
    assert table.rpartition("/")[2] not in bodies
    names: list[str] = ada.page.evaluate("caches.keys()")
    assert len(names) == 1 and names != ["miskatonic-of-before"]


# ---------------------------------------------------------------- push messages


def worker_registration(context: BrowserContext, page: Page) -> tuple[Any, str]:
    devtools = context.new_cdp_session(page)
    found: list[str] = []

    def add_ids(event: Any) -> None:
        found.extend(each["registrationId"] for each in event["registrations"])

    devtools.on("ServiceWorker.workerRegistrationUpdated", add_ids)
    devtools.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=PATIENCE)
    while not found:
        page.evaluate("1")
    return devtools, found[-1]


def test_a_push_message_reaches_the_service_worker_and_is_shown(
    visitor: Visitors, server_url: str
) -> None:
    """A headless browser shows no notifications, so record what the worker would show."""
    ada = visitor("Ada", keeps_offline=True)
    ada.page.goto("/")
    devtools, registration = worker_registration(ada.context, ada.page)
    [worker] = ada.context.service_workers
    worker.evaluate(
        """() => {
            self.shown = [];
            self.registration.showNotification = async (title, options) => {
                self.shown.push({ title, ...options });
            };
        }"""
    )
    for data in (
        "nonsense",
        json.dumps({"title": "Your turn", "body": 7, "table": "x"}),
        json.dumps({"title": "Your turn", "body": "Arkham Ritual", "table": "a/b"}),
    ):
        message = {"origin": server_url, "registrationId": registration, "data": data}
        devtools.send("ServiceWorker.deliverPushMessage", message)
    shown: list[Any] = []
    while not shown:
        shown = worker.evaluate("self.shown")
    assert shown == [
        {
            "title": "Your turn",
            "body": "Arkham Ritual",
            "data": {"path": "/table/a%2Fb"},
            "tag": "/table/a%2Fb",
            "icon": "/icons/icon-192.png",
            "badge": "/icons/icon-192.png",
        }
    ]


# ---------------------------------------------------------------- without TLS


def test_features_that_need_tls_are_not_offered_over_plain_http(
    browser: Browser, server_url: str
) -> None:
    other = server_url.replace(LOOPBACK, OTHER_HOST)
    context = browser.new_context(base_url=other, locale="en-GB", reduced_motion="reduce")
    ada = Person("Ada", context)
    ada.make_table(seats=3, bots=0)
    assert ada.page.evaluate("isSecureContext") is False
    # The link can be selected; copying and sharing need TLS.
    expect(ada.see("#table-link")).to_have_value(ada.page.url)
    expect(ada.see(".link button")).to_have_count(0)
    ada.page.goto("/games")
    expect(ada.see("#my-turn")).to_be_visible()
    expect(ada.see("[data-push]")).to_have_count(0)
    # The browser logs that it ignores a header without TLS.
    assert [each for each in ada.errors if "Cross-Origin-Opener-Policy" not in each] == []
    context.close()
