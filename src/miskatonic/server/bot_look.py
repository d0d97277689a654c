"""A table as a bot from outside sees it: the frame that a person would be sent, and a page of text
made of that frame and of nothing else.
"""

from typing import Any, Final, NamedTuple

import msgspec

from miskatonic.agents.observation_text import LATEST, ObservationText, observation_text
from miskatonic.server.bot_line import BotPresence
from miskatonic.server.protocol.bots import Looked, Option, Question
from miskatonic.server.protocol.tables import Line, RoomState
from miskatonic.server.room import Room
from miskatonic.server.stream import padded
from miskatonic.text import FALLBACK, Texts

_ENCODE: Final = msgspec.json.Encoder().encode
# An answer is as long as follows from what is public, in steps of so many bytes (AC-N29).
STEP: Final = 16_384


class LookOptions(NamedTuple):
    """How a bot wants to look: with the view as data, in a language, with so many sentences, and
    with the page of text, which takes the server longer than all the rest.
    """

    view: bool = False
    language: str = FALLBACK
    latest: int = LATEST
    text: bool = True


class Sight(NamedTuple):
    """All that a look is made of, as it was at one moment."""

    frame: bytes
    version: str
    seat: int | None
    state: RoomState


class _Frame(msgspec.Struct):
    """A snapshot as it is sent, its view still in JSON."""

    epoch: int
    n: int
    view: msgspec.Raw
    chat: list[Line]


_FRAMES: Final = msgspec.json.Decoder(_Frame)


def version_of(room: Room, line: BotPresence) -> str:
    """Of what this viewer can see: a sealed answer of somebody else does not change it."""
    frames = room.streams.of(line.viewer)
    lobby = [(chair.kind, chair.ready, chair.left) for chair in room.table.seats]
    here = "".join(f"{kind[0]}{ready:d}{left:d}" for kind, ready, left in lobby)
    return f"{frames.epoch}.{frames.n}.{room.table.status}.{here}"


def sight_of(room: Room, line: BotPresence) -> Sight:
    frame = room.streams.snapshot(room.table, line.viewer)
    return Sight(frame, version_of(room, line), line.viewer, room.state())


def written(sight: Sight, options: LookOptions) -> bytes:
    """The answer to a look. It takes some milliseconds, so it is done beside the event loop."""
    snapshot = _FRAMES.decode(sight.frame)
    looked = Looked(
        table=sight.state.id,
        version=sight.version,
        seat=sight.seat,
        question=None,
        text="",
        chat=snapshot.chat,
        room=sight.state,
    )
    if bytes(snapshot.view) != b"null":
        text = observation_text(
            sight.state.game, _names(sight.state, options.language), options.language
        )
        view = text.game.read_view(bytes(snapshot.view))
        looked.text = text.page(view, options.latest) if options.text else ""
        looked.question = _question(text, view)
        looked.view = view if options.view else None
    return _evened(_ENCODE(looked), len(sight.frame))


def _question(text: ObservationText, view: Any) -> Question | None:
    decision = view["decision"]
    if decision is None:
        return None
    return Question(
        decision["id"],
        decision["prompt"],
        text.table.question(view),
        decision["optional"],
        [Option(*each) for each in text.options(view)],
    )


def _names(state: RoomState, language: str) -> list[str]:
    """As people read them: a bot of the house has the name that goes with its seat."""
    texts = Texts(language)
    return [each.name or texts(f"bot-name-{each.seat + 1}") for each in state.seats]


def _evened(answer: bytes, frame: int) -> bytes:
    """Filled up to a length that follows from the frame's, which is public."""
    length = -(-2 * frame // STEP) * STEP + STEP
    while len(answer) > length:
        length *= 2
    return padded(answer, length)
