"""The types of the wire: the client's copy is current, and none of them is loose."""

import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from miskatonic.server.protocol.messages import FromClient, Ping
from miskatonic.server.protocol.refusal import Reason
from miskatonic.server.refusals import STATUS
from tests.clauses import clause

ROOT = Path(__file__).resolve().parents[2]


def test_the_clients_types_are_generated_from_ours() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.generate_ts", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("kind", get_args(FromClient))
def test_a_message_with_a_field_too_many_is_refused(kind: type[msgspec.Struct]) -> None:
    assert kind.__struct_config__.forbid_unknown_fields


@clause("AC-N33")
def test_there_is_no_message_for_typing_hovering_or_half_made_choices() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(FromClient)}
    during = {"hello", "play", "say", "chat", "undo", "propose", "vote", "ping"}
    # Refused before the end of a game, whoever sends it: see test_together.py.
    assert kinds == during | {"show"}


def test_every_reason_with_a_status_is_a_reason() -> None:
    assert set(STATUS) <= set(get_args(Reason))


def test_frames_may_end_in_white_space() -> None:
    message = msgspec.json.decode(b'{"type":"ping","epoch":1,"n":2}   ', type=FromClient)
    assert message == Ping(1, 2)
