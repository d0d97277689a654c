"""What the client draws, how long it shows it and what it plays follow from what all are told."""

import re
from pathlib import Path
from typing import Final

from miskatonic.games.among_cultists.rules.events import EVENTS
from miskatonic.kernel.events import kind_of, secret_fields
from tests.clauses import clause

TABLE: Final = Path(__file__).resolve().parents[2] / "client/src/games/among_cultists"
STAGE: Final = (TABLE / "stage.ts").read_text(encoding="utf-8")
SECRET: Final = {kind_of(cls): secret_fields(cls) for cls in EVENTS if secret_fields(cls)}


def block(name: str) -> str:
    """The object of that name, as it is written."""
    begin = STAGE.index(f"const {name}")
    return STAGE[begin : STAGE.index("\n};", begin)]


@clause("AC-N31")
def test_no_card_or_marker_is_shown_that_only_some_are_told() -> None:
    shown = set(re.findall(r'^  "?([a-z-]+)"?: \[', block("SHOWN"), re.MULTILINE))
    assert shown == {"room-checked", "unsafe-drawn", "event", "mirrored"}
    assert shown & set(SECRET) == set()


@clause("AC-N31")
def test_what_changes_on_the_table_never_looks_at_the_secret_part_of_an_event() -> None:
    changes = block("CHANGES")
    read = set(re.findall(r'event\["(\w+)"\]', changes))
    assert {"party", "to", "place", "room"} <= read
    secret = {field for fields in SECRET.values() for field in fields}
    # An event marker is secret while it is held in the hand, and open when it is drawn for all.
    assert read & secret == {"event"}
    assert "bag-drawn" not in changes


@clause("AC-N31")
def test_how_long_a_thing_is_shown_and_how_it_sounds_follow_from_its_kind_alone() -> None:
    rests = re.search(r"rest: \(event\) => (.*),", STAGE)
    assert rests is not None
    assert rests[1] == "RESTS[event.kind] ?? 0"
    index = (TABLE / "index.ts").read_text(encoding="utf-8")
    sounds = re.search(r"sounds: {\n(.*?)\n  },", index, re.DOTALL)
    assert sounds is not None
    kinds = {kind_of(cls) for cls in EVENTS}
    lines = [line.strip() for line in sounds[1].splitlines()]
    assert all(re.fullmatch(r'"?([a-z-]+)"?: "[a-z]+",', line) for line in lines)
    assert {line.partition(":")[0].strip('"') for line in lines} <= kinds
