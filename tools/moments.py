"""Records the moments that take the whole board: `python -m tools.moments`, with the client built.

Bots play games until every moment has come up. Each is then played once more in a browser, from
the move before it, and recorded as a small animated picture in docs/screens. What moves is set to a
time for each picture: a slow machine records the same as a fast one. With names (of games, or of
moments) only those are taken.
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

from tests.browser.house import FLAGS, client_is_built, open_house
from tests.browser.moments import come_to, pass_time_until, position_before
from tests.browser.person import PATIENCE, Person
from tools.browser import chromium

PICTURES: Final = Path(__file__).resolve().parent.parent / "docs" / "screens"
SIZE: Final = (640, 600)
# At what time of a moment a picture is taken, in milliseconds, and how long the last one stays.
TIMES: Final = (60, 140, 220, 300, 380, 480, 600, 760, 960, 1300)
REST: Final = 1500
QUALITY: Final = 42
# In a WebP file, what is the picture itself.
PICTURE_CHUNKS: Final = (b"ALPH", b"VP8 ", b"VP8L")


class Wanted(NamedTuple):
    """A moment, by the event that it shows and what that event must say."""

    game: str
    moment: str
    event: str
    says: Mapping[str, Any] = {}
    way: str = ""
    # A field in which somebody is named.
    names: str = ""

    def is_it(self, event: Mapping[str, Any]) -> bool:
        if event["kind"] != self.event or not self.says.items() <= event.items():
            return False
        named = event[self.names] if self.names else 0
        return any(each is not None for each in (named if isinstance(named, list) else [named]))

    @property
    def picture(self) -> Path:
        """Where a moment comes in several ways, its name says which."""
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
    """Still WebP pictures, one after the other in one file, as the format's container has it."""
    width, height = SIZE
    sizes = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    body = b"WEBP" + _chunk(b"VP8X", bytes([0x02, 0, 0, 0]) + sizes)
    body += _chunk(b"ANIM", struct.pack("<IH", 0, 0))
    for frame, lasts in zip(frames, times, strict=True):
        about = bytes(6) + sizes + lasts.to_bytes(3, "little") + bytes([0x02])
        body += _chunk(b"ANMF", about + _picture_in(frame))
    return b"RIFF" + struct.pack("<I", len(body)) + body


def _picture_in(still: bytes) -> bytes:
    """Without what a frame may not have: a head of its own, and the profile of its colours."""
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


def record(browser: Browser, house: str, wanted: Wanted) -> bytes:
    """The first time that it comes up, in one game of bots after the other."""
    width, height = SIZE
    context = browser.new_context(base_url=house, viewport={"width": width, "height": height})
    try:
        person = Person("Ada", context)
        come_to(person, position_before(wanted.game, wanted.is_it))
        kind = wanted.moment
        pass_time_until(person, f"[data-moment='{kind}'], [data-moment^='{kind}:']")
        frames = list(frames_of(person.page))
    finally:
        context.close()
    return animated(frames, [*(after - before for before, after in pairwise(TIMES)), REST])


def main() -> int:
    browser_path = chromium()
    if browser_path is None or not client_is_built():
        print("Needed: chromium (make browser), and the client built (make client).")
        return 1
    expect.set_options(timeout=PATIENCE)
    names = set(sys.argv[1:])
    with (
        tempfile.TemporaryDirectory() as data,
        open_house(Path(data)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path, args=FLAGS)
        for wanted in WANTED:
            if names and not names & {wanted.game, wanted.moment}:
                continue
            picture = record(browser, house, wanted)
            wanted.picture.write_bytes(picture)
            print(wanted.picture.name, f"{len(picture) / 1000:.0f} kB", flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
