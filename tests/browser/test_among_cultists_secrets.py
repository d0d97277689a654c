"""Among Cultists: a browser reveals no secret by what it shows, fetches, plays or sends.

Two people and a spectator are at a table of eight; each test continues where the last one stopped.
"""

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Request, expect

from tests.browser.among_cultists import (
    begin,
    join,
    last_view,
    open_table,
    prompt_of,
    received_events,
)
from tests.browser.conftest import IN_BACKGROUND
from tests.browser.live_server import DESKTOP
from tests.browser.person import CHOICE, Person
from tests.browser.test_screens import violations
from tests.clauses import clause

pytestmark = pytest.mark.slow

# Records every sound, by its length and one sample, and every vibration and notification.
LISTEN: Final = """
    window.heard = [];
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
        const sample = this.buffer.getChannelData(0)[4000];
        window.heard.push(`${this.buffer.duration.toFixed(2)} ${sample.toFixed(5)}`);
        return start.apply(this, when);
    };
    AudioContext.prototype.createOscillator = () => window.heard.push("tone");
    navigator.vibrate = () => window.heard.push("vibrate");
    window.Notification = function () { window.heard.push("notice"); };
    localStorage.setItem("miskatonic.settings", JSON.stringify({ sound: true }));
"""
# The chime for the player's turn, which is public.
TURN: Final = "1.20 "
PRIVATE: Final = ("role", "hand", "cultists", "dead", "card", "alive")


class Night(NamedTuple):
    ada: Person
    bo: Person
    eve: Person
    link: str
    fetched: list[str]


@pytest.fixture(scope="module")
def night(browser: Browser, server_url: str) -> Iterator[Night]:
    """The table after the night, when the first round begins."""
    people = [_visit(browser, server_url, name) for name in ("Ada", "Boris", "Eve")]
    ada, bo, eve = people
    link = open_table(ada, 8, people=2, level="advanced")
    join(bo, link)
    begin(ada, link)
    fetched: list[str] = []
    for person in (ada, bo):
        expect(person.see(".cast")).to_be_visible()
        person.page.evaluate("document.fonts.ready.then(() => null)")
        person.page.on("request", lambda request: _note(fetched, request))
    eve.enter_name()
    eve.page.goto(link)
    _pass_the_night(ada, bo)
    yield Night(ada, bo, eve, link, list(fetched))
    for person in people:
        person.context.close()
    assert [error for person in people for error in person.errors] == []


def _visit(browser: Browser, server_url: str, name: str) -> Person:
    width, height = DESKTOP
    context = browser.new_context(
        base_url=server_url, viewport={"width": width, "height": height}, reduced_motion="reduce"
    )
    context.add_init_script(IN_BACKGROUND)
    context.add_init_script(LISTEN)
    return Person(name, context)


def _note(fetched: list[str], request: Request) -> None:
    # Chromium, unlike its headless shell, fetches the icon at any time.
    if not request.url.endswith("/favicon.svg"):
        fetched.append(request.url)


def _pass_the_night(*people: Person) -> None:
    for _ in range(200):
        waking = [person for person in people if not person.see(".house").is_visible()]
        if not waking:
            return
        answer_first(*waking)
    raise AssertionError("the night did not end")


def answer_first(*people: Person) -> None:
    """Answer with the first option for everyone who is asked."""
    for person in people:
        if person.has_something_to_do() and person.see(CHOICE).first.is_visible():
            person.answer(person.see(CHOICE).first)


def box_of(panel: Locator) -> dict[str, float]:
    box: Any = panel.bounding_box()
    return {side: round(length) for side, length in box.items()}


@clause("AC-N30")
def test_nothing_is_fetched_when_a_role_is_learned(night: Night) -> None:
    roles = [last_view(person)["own"]["role"] for person in (night.ada, night.bo)]
    assert roles[0] != roles[1]
    assert night.fetched == []
    # Every player's panel has all roles in the page.
    for person in (night.ada, night.bo):
        expect(person.see(".secrets .marker")).to_have_count(12)
        expect(person.see(".secrets .marker svg path")).to_have_count(12)


@clause("AC-N31", "AC-N33")
def test_the_secret_panel_has_the_same_size_for_all_roles_and_opens_only_while_held(
    night: Night,
) -> None:
    sent: list[str] = []
    boxes = []
    for person in (night.ada, night.bo):
        content = person.see("#ac-secrets-content")
        expect(content).not_to_be_visible()
        frames = len(person.frames)
        hold = person.see("[data-hold]")
        hold.hover()
        person.page.mouse.down()
        expect(content).to_be_visible()
        role = last_view(person)["own"]["role"]
        shown = content.locator(".marker:visible")
        expect(shown).to_have_count(1)
        assert shown.locator("strong").inner_text().lower().startswith(role[:4].replace("_", "-"))
        boxes.append(box_of(content))
        person.page.mouse.up()
        expect(content).not_to_be_visible()
        sent += person.frames[frames:]
        assert violations(person) == []
    assert boxes[0] == boxes[1]
    assert [frame for frame in sent if json.loads(frame)["type"] in ("update", "said")] == []


@clause("AC-N31")
def test_no_sound_or_log_line_depends_on_a_secret(night: Night) -> None:
    ada, bo = night.ada, night.bo
    for _ in range(40):
        answer_first(ada, bo)
        if any(event["kind"] == "filled" for event in received_events(ada)):
            break
    knows = {
        kind: [event for event in received_events(ada) if event["kind"] == kind]
        for kind in ("gave",)
    }
    assert knows["gave"] != []
    _wait_until_in_step(ada, bo)
    assert ada.log() == bo.log()
    sounds = [
        [sound for sound in person.page.evaluate("heard") if not sound.startswith(TURN)]
        for person in (ada, bo)
    ]
    assert len(sounds[0]) > 0
    assert sounds[0] == sounds[1]
    spoken = [person.page.evaluate("document.title") for person in (ada, bo)]
    assert all("Cultist" not in title.replace("Among Cultists", "") for title in spoken)


def _wait_until_in_step(*people: Person) -> None:
    """Wait until one of them is asked, so nothing more happens, and all have seen everything."""
    while not any(person.has_something_to_do() for person in people):
        pass
    last = max(len(person.log()) for person in people)
    for person in people:
        expect(person.see(".log p")).to_have_count(last)


@clause("AC-T28")
def test_a_claim_from_the_notebook_looks_like_any_other_claim(night: Night) -> None:
    ada, bo = night.ada, night.bo
    for person in (ada, bo):
        person.page.get_by_role("tab", name="Claims").click()
    ada.see(".notebook summary").click()
    route = ada.see("[data-notebook=route]")
    _until_talk_is_open(night)
    before = bo.see("[data-claim]").count()
    route.click()
    expect(bo.see("[data-claim]")).to_have_count(before + 1)
    claim = last_view(bo)["claims"][-1]
    assert set(claim) == {"id", "seat", "round", "phase", "claim", "fields", "ref"}
    assert (claim["seat"], claim["claim"]) == (0, "route")
    assert set(claim["fields"]) == {"round", "colours"}
    # A claim composed by hand looks the same to everyone else.
    ada.see(".composer summary").click()
    ada.page.select_option("#claim-kind", "route")
    ada.page.select_option("#claim-round", str(claim["fields"]["round"]))
    for colour in claim["fields"]["colours"]:
        ada.see(".composer").get_by_label(colour.replace("_", " "), exact=True).check()
    ada.page.get_by_role("button", name="Say it").click()
    expect(bo.see("[data-claim]")).to_have_count(before + 2)
    by_hand = last_view(bo)["claims"][-1]
    assert {**by_hand, "id": 0} == {**claim, "id": 0, "phase": by_hand["phase"]}
    texts = bo.see("[data-claim] .words").all_inner_texts()
    assert texts[0] == texts[1]
    assert violations(ada) == []


def _until_talk_is_open(night: Night) -> None:
    for _ in range(60):
        if "route" in (last_view(night.ada)["talk"] or {}).get("kinds", []):
            return
        answer_first(night.ada, night.bo)
    raise AssertionError("the discussion never opened")


def test_contradicting_claims_are_shown_to_everyone(night: Night) -> None:
    ada, bo = night.ada, night.bo
    _until_talk_is_open(night)
    for team in ("investigators", "cultists"):
        ada.page.select_option("#claim-kind", "team")
        ada.page.select_option("#claim-team", index=1 if team == "investigators" else 2)
        ada.page.get_by_role("button", name="Say it").click()
        expect(ada.see("#claim-kind")).to_have_value("")
    for person in (ada, bo):
        expect(person.see("[data-claim].clash").first).to_contain_text(
            "Two versions of the same event"
        )
    ada.see("[data-claim]").first.get_by_role("button", name="Take back").click()
    expect(bo.see("[data-claim].clash")).to_have_count(0)
    assert violations(bo) == []


def test_a_spectator_sees_the_table_and_gets_no_secret(night: Night) -> None:
    eve = night.eve
    expect(eve.see(".chip")).to_contain_text("watching")
    expect(eve.see(".house .token")).to_have_count(8)
    assert eve.see(CHOICE).count() == 0
    assert eve.see(".secrets").count() == 0
    private = [
        event for event in received_events(eve) if event["kind"] in ("dealt", "gave", "filled")
    ]
    assert private != []
    assert [event for event in private if set(event) & set(PRIVATE)] == []
    view = last_view(eve)
    assert (view["own"], view["talk"], view["all"], view["decision"]) == (None, None, None, None)
    cards = [deed["card"] for deed in view["deeds"] if deed["deed"] in ("gave", "put")]
    assert set(cards) == {None}


def test_reloading_during_a_decision_shows_the_same_question(night: Night) -> None:
    ada, bo = night.ada, night.bo
    for _ in range(40):
        if ada.has_something_to_do() and ada.see(CHOICE).first.is_visible():
            break
        answer_first(bo)
    prompt, options = prompt_of(ada), ada.see(CHOICE).all_inner_texts()
    ada.page.get_by_role("tab", name="Log").click()
    log = ada.log()
    ada.page.reload()
    ada.see(CHOICE).first.wait_for()
    assert (prompt, options, log) == (prompt_of(ada), ada.see(CHOICE).all_inner_texts(), ada.log())
    assert ada.request("GET", f"/api{night.link.replace('/table/', '/tables/')}")["seat"] == 0
