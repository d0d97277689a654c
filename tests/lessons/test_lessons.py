"""The lessons: their promises hold, and their recordings match the current rules."""

import copy
import functools
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from miskatonic.errors import BadContent
from miskatonic.games import MANIFESTS
from miskatonic.lessons.recording import Teaching, recorded
from miskatonic.lessons.script import Lesson
from miskatonic.text import Texts
from tools.lessons import recordings

TAUGHT = [manifest for manifest in MANIFESTS.values() if manifest.teaching is not None]
LANGUAGES = ("en", "de")
# Maximum words of a step's subject, and of all other texts.
LONGEST = {"show": 46, "told": 40}
SHORT = 36


@functools.cache
def files() -> dict[str, bytes]:
    return recordings()


def lessons() -> dict[str, Any]:
    return {
        name.removeprefix("lessons/"): msgspec.json.decode(data)
        for name, data in files().items()
        if name.startswith("lessons/")
    }


def tasks_in(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    task = part["task"]
    if task is None:
        return
    yield task
    for answer in task.get("answers", [{"next": task.get("next")}]):
        if answer.get("next") is not None:
            yield from tasks_in(answer["next"])


def texts_in(value: Any) -> Iterator[str]:
    """The ids of all texts of a recording; views and frames have none."""
    if isinstance(value, dict):
        for key, each in value.items():
            if key in ("text", "said", "wrong", "title", "show", "told") and isinstance(each, str):
                yield each
            elif key not in ("view", "frames"):
                yield from texts_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from texts_in(each)


def test_all_three_games_are_taught() -> None:
    assert [m.id for m in TAUGHT] == ["arkham-ritual", "among-cultists", "death-may-die"]


def test_every_lesson_and_every_puzzle_is_recorded() -> None:
    assert set(files()) == {
        f"{kind}/{m.id}.json" for kind in ("lessons", "puzzles") for m in TAUGHT
    }


@pytest.mark.parametrize("manifest", TAUGHT, ids=lambda manifest: manifest.id)
def test_every_text_exists_in_both_languages_and_is_short(manifest: Any) -> None:
    recording = lessons()[f"{manifest.id}.json"]
    found = {text for step in recording["steps"] for text in texts_in(step)}
    assert len(found) > 30
    for language in LANGUAGES:
        texts = Texts(language)
        for text in found:
            said = texts(text)
            most = LONGEST.get(text.rpartition("-")[2], SHORT)
            assert len(said.split()) <= most, f"{language} {text}: {len(said.split())} words"


@pytest.mark.parametrize("manifest", TAUGHT, ids=lambda manifest: manifest.id)
def test_every_text_is_used(manifest: Any) -> None:
    recording = lessons()[f"{manifest.id}.json"]
    used = {text for step in recording["steps"] for text in texts_in(step)}
    # A wrong answer that is not legal now has no text in the recording, but may be legal later.
    lesson: Lesson = manifest.teaching.lesson()
    for step in lesson.step:
        for beat in step.beat:
            names = [*beat.right.values(), *beat.wrong.values()]
            used |= {f"{manifest.prefix}-lesson-{step.id}-{name}" for name in names}
    folder = manifest.texts
    assert folder is not None
    written = (folder / "en" / "lessons.ftl").read_text(encoding="utf-8")
    ids = {line.partition(" =")[0] for line in written.splitlines() if " = " in line}
    lesson_ids = {each for each in ids if each.startswith(f"{manifest.prefix}-lesson-")}
    assert lesson_ids - used == set()


def test_every_legal_option_has_an_answer() -> None:
    for lesson in lessons().values():
        for step in lesson["steps"]:
            for task in tasks_in(step["begin"]):
                if task["kind"] == "choose":
                    assert [a for a in task["answers"] if a["right"]], step["id"]
                    assert all(a["said"] for a in task["answers"]), step["id"]


def test_a_lesson_has_enough_to_do() -> None:
    """Four to seven minutes: about 15 seconds per task, and 15 to read about each step."""
    for name, lesson in lessons().items():
        tasks = 0
        for step in lesson["steps"]:
            part = step["begin"]
            while part["task"] is not None:
                tasks += 1
                task = part["task"]
                ways = task.get("answers", [task])
                part = next(way["next"] for way in ways if way.get("next") is not None)
        seconds = 15 * tasks + 18 * len(lesson["steps"])
        assert 240 <= seconds <= 540, f"{name}: {seconds} s"


# ---------------------------------------------------------------- lessons with broken promises


def changed(manifest: Any, change: Any) -> Teaching:
    data = msgspec.to_builtins(manifest.teaching.lesson())
    change(data["step"])
    teaching: Teaching = copy.copy(manifest.teaching)
    object.__setattr__(teaching, "lesson", lambda: msgspec.convert(data, Lesson))
    return teaching


def spoil_promise(steps: list[Any]) -> None:
    steps[0]["expect"]["deck"] = 15


def spoil_choice(steps: list[Any]) -> None:
    steps[1]["beat"][0]["right"] = {"give 0": "keziah"}


def spoil_silence(steps: list[Any]) -> None:
    steps[2]["beat"][1]["wrong"] = {}


def spoil_script(steps: list[Any]) -> None:
    steps[2]["beat"][0]["play"] = ["2 give 0"]


def spoil_beginning(steps: list[Any]) -> None:
    steps[1]["follows"] = "nowhere"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (spoil_promise, "deck is 16 at its end; expected 15"),
        (spoil_choice, "is not an option"),
        (spoil_silence, "no reply to"),
        (spoil_script, "seat 2 cannot play 'give 0'"),
        (spoil_beginning, "follows 'nowhere'"),
    ],
)
def test_a_lesson_with_a_broken_promise_is_refused(change: Any, says: str) -> None:
    manifest = MANIFESTS["arkham-ritual"]
    with pytest.raises(BadContent, match=says):
        recorded(manifest.game, manifest.prefix, changed(manifest, change))
