"""Record the full-board animations: `python -m tools.moments`, with the client built.

Bots play games until every moment has come up. Each moment is then replayed in a browser, from the
move before it, and recorded as a small animated picture in build/screens. Animations are set to a
fixed time for each frame, so the speed of the machine does not matter. With names (of games or
moments) only those are recorded.
"""

import base64
import struct
import sys
import tempfile
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.live_server import FLAGS, client_is_built, open_server
from tests.browser.moments import open_position, position_before, run_clock_until
from tests.browser.person import PATIENCE, Person
from tools.screens import PICTURES
from tools.services import chromium

SIZE: Final = (640, 600)
# The times of a moment's frames, and how long the last one stays, in milliseconds.
TIMES: Final = (60, 140, 220, 300, 380, 480, 600, 760, 960, 1300)
REST: Final = 1500
QUALITY: Final = 42
# The chunks of a WebP file that hold the image data.
PICTURE_CHUNKS: Final = (b"ALPH", b"VP8 ", b"VP8L")


class Wanted(NamedTuple):
    """A moment, given by its event and the event's required fields."""

    game: str
    moment: str
    event: str
    says: Mapping[str, Any] = {}
    way: str = ""
    # A field that must name a seat.
    names: str = ""

    def is_it(self, event: Mapping[str, Any]) -> bool:
        if event["kind"] != self.event or not self.says.items() <= event.items():
            return False
        named = event[self.names] if self.names else 0
        return any(each is not None for each in (named if isinstance(named, list) else [named]))

    @property
    def picture(self) -> Path:
        """The picture's file; `way` distinguishes variants of a moment."""
        return PICTURES / f"moment-{self.game}-{self.moment}{self.way}.webp"


WANTED: Final = (
    Wanted("arkham-ritual", "great-old-one", "great-old-one"),
    Wanted("arkham-ritual", "gate-silent", "gate-silent"),
    Wanted("arkham-ritual", "elder-sign", "round-ended", {"by": "elder-sign"}),
    Wanted("arkham-ritual", "lost", "sanity", {"now": 0}),
    Wanted("arkham-ritual", "game-over", "game-over"),
    Wanted("among-cultists", "event", "event"),
    Wanted("among-cultists", "death-confirmed", "death-confirmed"),
    Wanted("among-cultists", "votes", "votes", names="votes"),
    Wanted("among-cultists", "vote-ended", "vote-ended", names="out"),
    Wanted("among-cultists", "revealed", "revealed"),
    Wanted("among-cultists", "claimed", "claimed"),
    Wanted("among-cultists", "game-over", "game-over", {"team": "cultists"}, "-cultists"),
    Wanted("among-cultists", "game-over", "game-over", {"team": "investigators"}, "-investigators"),
    Wanted("death-may-die", "insanity", "insanity"),
    Wanted("death-may-die", "lost", "lost"),
    Wanted("death-may-die", "disrupted", "disrupted"),
    Wanted("death-may-die", "elder-placed", "elder-placed"),
    Wanted("death-may-die", "stage-revealed", "stage-revealed", {"stage": 2}),
    Wanted("death-may-die", "stage-defeated", "stage-defeated"),
    Wanted("death-may-die", "game-over", "game-over", {"won": True}, "-won"),
    Wanted("death-may-die", "game-over", "game-over", {"won": False}, "-lost"),
)
SET_TIME: Final = """time => {
    const board = document.querySelector("[data-moment]");
    for (const each of board?.getAnimations({ subtree: true }) ?? []) {
        each.pause();
        each.currentTime = time;
    }
}"""


def animated(frames: list[bytes], times: list[int]) -> bytes:
    """Join still WebP pictures into one animated file."""
    width, height = SIZE
    sizes = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    body = b"WEBP" + _chunk(b"VP8X", bytes([0x02, 0, 0, 0]) + sizes)
    body += _chunk(b"ANIM", struct.pack("<IH", 0, 0))
    for frame, lasts in zip(frames, times, strict=True):
        about = bytes(6) + sizes + lasts.to_bytes(3, "little") + bytes([0x02])
        body += _chunk(b"ANMF", about + _picture_in(frame))
    return b"RIFF" + struct.pack("<I", len(body)) + body


def _picture_in(still: bytes) -> bytes:
    """The image data alone: frames must not have a header or colour profile."""
    at = 12
    while still[at : at + 4] not in PICTURE_CHUNKS:
        length = struct.unpack_from("<I", still, at + 4)[0]
        at += 8 + length + length % 2
    return still[at:]


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + bytes(len(data) % 2)


def frames_of(page: Page) -> Iterator[bytes]:
    line = page.context.new_cdp_session(page)
    for at in TIMES:
        page.evaluate(SET_TIME, at)
        asked = {"format": "webp", "quality": QUALITY}
        yield base64.b64decode(line.send("Page.captureScreenshot", asked)["data"])


def record(browser: Browser, server_url: str, wanted: Wanted) -> bytes:
    """Record the first occurrence of the moment in bots' games."""
    width, height = SIZE
    context = browser.new_context(base_url=server_url, viewport={"width": width, "height": height})
    try:
        person = Person("Ada", context)
        open_position(person, position_before(wanted.game, wanted.is_it))
        kind = wanted.moment
        run_clock_until(person, f"[data-moment='{kind}'], [data-moment^='{kind}:']")
        frames = list(frames_of(person.page))
    finally:
        context.close()
    return animated(frames, [*(after - before for before, after in pairwise(TIMES)), REST])


def main() -> int:
    browser_path = chromium()
    if browser_path is None or not client_is_built():
        print("This needs a browser (make services) and the built client (make client).")
        return 1
    PICTURES.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    names = set(sys.argv[1:])
    with (
        tempfile.TemporaryDirectory() as data,
        open_server(Path(data)) as server_url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path, args=FLAGS)
        for wanted in WANTED:
            if names and not names & {wanted.game, wanted.moment}:
                continue
            picture = record(browser, server_url, wanted)
            wanted.picture.write_bytes(picture)
            print(wanted.picture.name, f"{len(picture) / 1000:.0f} kB", flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
