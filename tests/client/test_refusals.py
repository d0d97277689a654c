"""The client has a text for every refusal of the server."""

from typing import get_args

from miskatonic.server.protocol.refusal import Reason
from tests.client.texts import text_ids


def test_every_refusal_has_a_text() -> None:
    assert set() == {f"refusal-{reason}" for reason in get_args(Reason)} - text_ids()
