"""Builds an external bot's view of a table: a person's frame, and a page of text made from it."""

from typing import Any, Final, NamedTuple

import msgspec

from miskatonic.research.agents.observation_text import LATEST, ObservationText, observation_text
from miskatonic.server.external_bots.stream import PollingBot
from miskatonic.server.protocol.bots import Looked, Option, Question
from miskatonic.server.protocol.tables import Line, TableState
from miskatonic.server.tables.streams.stream import padded
from miskatonic.text import FALLBACK, Texts

_ENCODE: Final = msgspec.json.Encoder().encode
# The length of an answer follows from public facts, in steps of this many bytes (AC-N29).
STEP: Final = 16_384


class LookOptions(NamedTuple):
    """Options of an answer: the view as data, and the page of text, its language and length.

    The page takes the server longer than all the rest.
    """

    view: bool = False
    language: str = FALLBACK
    latest: int = LATEST
    text: bool = True


class LookData(NamedTuple):
    """Everything an answer is made of, at one moment."""

    frame: bytes
    version: str
    seat: int | None
    state: TableState


class _Frame(msgspec.Struct):
    """A snapshot as it is sent; its view is still JSON."""

    epoch: int
    n: int
    view: msgspec.Raw
    chat: list[Line]


_FRAMES: Final = msgspec.json.Decoder(_Frame)


def version_of(bot: PollingBot) -> str:
    """The version of what this viewer can see; others' sealed answers do not change it."""
    live_table = bot.live_table
    epoch, n = live_table.position(bot.viewer)
    lobby = [(seated.kind, seated.ready, seated.left) for seated in live_table.table.seats]
    here = "".join(f"{kind[0]}{ready:d}{left:d}" for kind, ready, left in lobby)
    return f"{epoch}.{n}.{live_table.table.status}.{here}"


def look_data(bot: PollingBot) -> LookData:
    live_table = bot.live_table
    frame = live_table.snapshot(bot.viewer)
    return LookData(frame, version_of(bot), bot.viewer, live_table.state())


def written(look: LookData, options: LookOptions) -> bytes:
    """The encoded answer. It takes some milliseconds, so it runs outside the event loop."""
    snapshot = _FRAMES.decode(look.frame)
    looked = Looked(
        table=look.state.id,
        version=look.version,
        seat=look.seat,
        question=None,
        text="",
        chat=snapshot.chat,
        room=look.state,
    )
    if bytes(snapshot.view) != b"null":
        text = observation_text(
            look.state.game, _names(look.state, options.language), options.language
        )
        view = text.game.read_view(bytes(snapshot.view))
        looked.text = text.page(view, options.latest) if options.text else ""
        looked.question = _question(text, view)
        looked.view = view if options.view else None
    return _padded(_ENCODE(looked), len(look.frame))


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


def _names(state: TableState, language: str) -> list[str]:
    """The names of the seats; the server's bots are named after their seats."""
    texts = Texts(language)
    return [each.name or texts(f"bot-name-{each.seat + 1}") for each in state.seats]


def _padded(answer: bytes, frame: int) -> bytes:
    """Padded to a length that follows from the frame's, which is public."""
    length = -(-2 * frame // STEP) * STEP + STEP
    while len(answer) > length:
        length *= 2
    return padded(answer, length)
