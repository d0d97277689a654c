"""Who is told what."""

from miskatonic.kernel.events import EVERYONE, NOBODY, Event, retold, told, viewer_bit


def test_every_viewer_has_a_bit_of_its_own() -> None:
    bits = [viewer_bit(viewer) for viewer in (None, *range(8))]
    assert bits == [1 << 30, 1, 2, 4, 8, 16, 32, 64, 128]


def test_the_audience_is_told_the_secret_part_and_the_others_the_rest() -> None:
    log = Event(None, "drew", {"seat": 1}, {"card": 7}, viewer_bit(1), False)
    assert told(log, 1) == [{"kind": "drew", "seat": 1, "card": 7}]
    assert told(log, 0) == [{"kind": "drew", "seat": 1}]
    assert told(log, None) == [{"kind": "drew", "seat": 1}]
    assert told(log, 0, all_open=True) == [{"kind": "drew", "seat": 1, "card": 7}]


def test_what_everybody_may_know_spectators_are_told_too() -> None:
    log = Event(None, "shown", {}, {"card": 7}, EVERYONE, False)
    assert told(log, None) == [{"kind": "shown", "card": 7}]


def test_of_a_private_event_nobody_else_hears() -> None:
    log = Event(None, "began", {}, {}, NOBODY, False)
    log = Event(log, "whispered", {}, {"word": "run"}, viewer_bit(2), True)
    assert [entry["kind"] for entry in told(log, 2)] == ["began", "whispered"]
    assert [entry["kind"] for entry in told(log, 1)] == ["began"]
    assert [entry["kind"] for entry in told(log, None)] == ["began"]


def test_a_retold_log_tells_everybody_what_one_viewer_was_told() -> None:
    log = Event(None, "drew", {"seat": 1}, {"card": 7}, viewer_bit(1), False)
    again = retold(told(log, 1))
    assert told(again, 0) == told(log, 1)
