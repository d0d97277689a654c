"""Tables of Among Cultists for people in browsers: quick bots, short nights, no time limit."""

import json
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.server.harness import after_update

QUICK: Final[dict[str, Any]] = {
    "bot_pace": "fast",
    "night_seconds": 3,
    "claim_seconds": 3,
    "decision_seconds": 0,
    "discussion_seconds": 0,
    "spectators": "live",
}


def open_table(host: Person, seats: int, people: int = 1, **options: Any) -> str:
    """Open a table with this many seats for people; return its link. The host is seated and ready.

    The seat with the first knife is fixed, so that only the choices decide what happens.
    """
    host.enter_name()
    chosen = {**QUICK, "start": 0, **options}
    wanted = {"game": "among-cultists", "seats": seats, "options": chosen}
    made = host.request("POST", "/api/tables", wanted)
    table = made["room"]["id"]
    for seat in range(people, seats):
        host.request("POST", f"/api/tables/{table}/bots", {"level": "random", "seat": seat})
    host.request("POST", f"/api/tables/{table}/ready", {"ready": True})
    return f"/table/{table}"


def join(guest: Person, link: str) -> None:
    """Follow the link, sit down and get ready."""
    guest.enter_name()
    guest.request("POST", f"/api{link.replace('/table/', '/tables/')}/sit", {})
    guest.request("POST", f"/api{link.replace('/table/', '/tables/')}/ready", {"ready": True})
    guest.page.goto(link)


def begin(host: Person, link: str) -> None:
    host.page.goto(link)
    expect(host.see(".start .primary")).to_be_visible()
    host.request("POST", f"/api{link.replace('/table/', '/tables/')}/start")
    expect(host.see(".board")).to_be_visible()


def prompt_of(person: Person) -> str:
    return person.see("#dock-prompt").inner_text().removesuffix("Rule").strip()


def last_view(person: Person) -> dict[str, Any]:
    """This browser's current view, built from the frames it received."""
    view: dict[str, Any] = {}
    for frame in map(json.loads, person.frames):
        if frame["type"] == "snapshot":
            view = dict(frame["view"] or {})
        elif frame["type"] == "update" and view:
            view = after_update(view, frame)
    return view


def received_events(person: Person) -> list[dict[str, Any]]:
    """All events that this browser has received."""
    frames = [json.loads(frame) for frame in person.frames]
    views = [frame["view"] for frame in frames if frame.get("view")]
    events = [event for frame in frames for event in frame.get("events", [])]
    return events + [event for view in views for event in view["history"]]
