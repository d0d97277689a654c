"""The protocol's types: unknown fields are refused."""

from typing import get_args

import msgspec
import pytest

from miskatonic.server.base.refusals import STATUS
from miskatonic.server.protocol.messages import FromClient, Ping
from miskatonic.server.protocol.refusal import Reason
from tests.clauses import clause


@pytest.mark.parametrize("kind", get_args(FromClient))
def test_a_message_with_an_unknown_field_is_refused(kind: type[msgspec.Struct]) -> None:
    assert kind.__struct_config__.forbid_unknown_fields


@clause("AC-N33")
def test_there_is_no_message_for_typing_hovering_or_half_made_choices() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(FromClient)}
    during = {"hello", "play", "say", "chat", "undo", "propose", "vote", "ping"}
    # "show" is refused before the end of a game: see test_shared_replay.py.
    assert kinds == during | {"show"}


def test_every_reason_with_a_status_is_a_reason() -> None:
    assert set(STATUS) <= set(get_args(Reason))


def test_frames_may_end_in_white_space() -> None:
    message = msgspec.json.decode(b'{"type":"ping","epoch":1,"n":2}   ', type=FromClient)
    assert message == Ping(1, 2)
