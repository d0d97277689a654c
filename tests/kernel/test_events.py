"""Events: typed, told in full to their audience and redacted for everyone else."""

import sys
from types import FrameType
from typing import Annotated

import msgspec

from miskatonic.kernel.events import (
    Event,
    Secret,
    fields_of,
    list_of,
    public_fields,
    secret_fields,
)
from miskatonic.kernel.log import EVERYONE, NOBODY, Entry, retold, told, viewer_bit
from miskatonic.kernel.narration import Says, When, Word
from miskatonic.text import Texts
from miskatonic.text.narrator import Narrator, message_of

Card = Annotated[int, Word("card")]


class Took(Event, tag="took"):
    seat: Annotated[int, Word("party", "who")]
    discarded: Card
    card: Secret[Card] = None


class Went(Event, tag="went", rename={"from_": "from"}):
    from_: int
    out: int | None


class Fell(Event, tag="fell"):
    says = Says(When("change", "negative", "lost"), When("seat", "absent", "nobody"))

    seat: int | None
    change: Annotated[int, Word("size", "n"), Word("as-it-is", "change")]


TOOK = Took(2, 5, 7)


def test_a_viewer_in_the_audience_gets_all_fields() -> None:
    log = Entry(None, TOOK, viewer_bit(1))
    assert told(log, 1) == [TOOK]


def test_everyone_else_gets_only_the_public_fields() -> None:
    log = Entry(None, TOOK, viewer_bit(1))
    assert told(log, 0) == told(log, None) == [Took(2, 5)]


def test_secrets_without_an_audience_are_told_only_when_all_is_revealed() -> None:
    log = Entry(Entry(None, TOOK, NOBODY), Went(1, None), NOBODY)
    assert told(log, 0) == [Took(2, 5), Went(1, None)]
    assert told(log, 0, all_open=True) == [TOOK, Went(1, None)]
    assert told(log, 0, since=1) == [Went(1, None)]


def test_an_untold_secret_is_not_sent() -> None:
    assert msgspec.json.decode(msgspec.json.encode(TOOK.redacted())) == {
        "kind": "took",
        "seat": 2,
        "discarded": 5,
    }
    assert msgspec.json.decode(msgspec.json.encode(Went(1, None))) == {
        "kind": "went",
        "from": 1,
        "out": None,
    }


def test_the_declaration_says_which_fields_are_secret() -> None:
    assert public_fields(Took) == ("seat", "discarded")
    assert secret_fields(Took) == ("card",)
    assert [each.sent_as for each in fields_of(Went)] == ["from", "out"]


def test_retold_events_are_open_to_everyone() -> None:
    log = retold([TOOK, Went(1, None)])
    assert log is not None
    assert log.audience == EVERYONE
    assert told(log, None) == [TOOK, Went(1, None)]


# ---------------------------------------------------------------- reading


def test_reading_a_history_runs_no_python_code_in_which_an_interrupt_would_be_lost() -> None:
    """msgspec drops exceptions of the code that hashes the type: Ctrl-C would do nothing."""
    events = list_of([Took, Went, Fell])
    plain = msgspec.to_builtins([TOOK, Went(1, None)])
    # The first call also prepares the types.
    assert msgspec.convert(plain, events) == [TOOK, Went(1, None)]
    called = []

    def profile(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            called.append(frame.f_code.co_qualname)

    sys.setprofile(profile)
    try:
        msgspec.convert(plain, events)
    finally:
        sys.setprofile(None)
    assert called == []


def test_a_history_of_one_or_no_kind_of_event_is_read_too() -> None:
    assert msgspec.convert([{"kind": "went", "from": 1, "out": 2}], list_of([Went])) == [Went(1, 2)]
    assert msgspec.convert([], list_of([])) == []


# ---------------------------------------------------------------- sentences


def test_the_message_depends_on_the_fields_and_on_which_are_told() -> None:
    assert message_of(TOOK) == "took"
    assert message_of(TOOK.redacted()) == "took-secret"
    assert message_of(Fell(1, -2)) == "lost"
    assert message_of(Fell(None, 2)) == "nobody"
    assert message_of(Fell(1, 2)) == "fell"


def test_the_variables_of_a_sentence_are_the_fields_as_declared() -> None:
    narrator = Narrator("ar", Texts("en"), lambda word, value, _: f"{word.sort} {value}")
    assert narrator.values(TOOK) == {"who": "party 2", "discarded": "card 5", "card": "card 7"}
    assert narrator.values(Took(2, 5)) == {"who": "party 2", "discarded": "card 5"}
    assert narrator.values(Fell(None, -3)) == {"n": 3, "change": -3}
