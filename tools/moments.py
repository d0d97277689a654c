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
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, Page, expect, sync_playwright

from miskatonic.bots import Budget, make
from miskatonic.games import GAMES
from miskatonic.kernel.replay import Move, Record
from miskatonic.kernel.rng import Rng, commitment, seed_bytes
from tests.browser.among_cultists import ask
from tests.browser.house import FLAGS, client_is_built, open_house
from tests.browser.person import PATIENCE, Person
from tools.browser import chromium

PICTURES: Final = Path(__file__).resolve().parent.parent / "docs" / "screens"
SIZE: Final = (720, 560)
# At what time of a moment a picture is taken, in milliseconds, and how long the last one stays.
TIMES: Final = (60, 140, 220, 300, 380, 480, 600, 760, 960, 1200)
REST: Final = 1200
QUALITY: Final = 50
GAMES_TRIED: Final = 40
# By game: who plays, how many, with which options, and its moments by the events that they show.
WANTED: Final[dict[str, tuple[str, int, dict[str, Any], dict[str, str]]]] = {
    "arkham-ritual": (
        "random",
        4,
        {},
        {"great-old-one": "great-old-one", "gate-silent": "gate-silent", "sanity": "lost"},
    ),
    "death-may-die": (
        "novice",
        2,
        {"episode": "festival-of-death", "elder_one": "azathoth", "investigators": "random"},
        {
            kind: kind
            for kind in (
                "insanity",
                "lost",
                "elder-placed",
                "disrupted",
                "stage-revealed",
                "stage-defeated",
                "game-over",
            )
        },
    ),
    "among-cultists": (
        "novice",
        5,
        {"claim_seconds": 3, "night_seconds": 3},
        {
            kind: kind
            for kind in (
                "event",
                "death-confirmed",
                "votes",
                "vote-ended",
                "revealed",
                "claimed",
                "game-over",
            )
        },
    ),
}
SET_TIME: Final = """time => {
    const board = document.querySelector("[data-moment]");
    for (const each of board?.getAnimations({ subtree: true }) ?? []) {
        each.pause();
        each.currentTime = time;
    }
}"""


def played(name: str, number: int) -> tuple[Record, list[list[str]], dict[str, Any]]:
    """A game of bots: its record, the kinds of events of each move, and its file for an import."""
    level, seats, options, _ = WANTED[name]
    game, bot, seed = GAMES[name], make(name, level), seed_bytes(number)
    g, rng = game.new(seats, options, seed), Rng(seed, 1)
    moves: list[Move] = []
    told: list[list[str]] = []
    while game.result(g) is None:
        before = len(game.events(g, None))
        seat = int(next(each.seat for each in game.decisions(g) if not each.optional))
        view = game.knowledge(g, seat)
        choice = bot.choose(view, view["decision"], rng, Budget())
        game.play(g, seat, choice)
        moves.append((seat, choice))
        told.append([event.kind for event in list(game.events(g, None))[before:]])
    record = Record(game.id, game.version, seats, options, seed, moves)
    file: dict[str, Any] = msgspec.json.decode(record.to_json())
    file["commitment"] = commitment(seed)
    file["result"] = game.view(g, None)["result"]
    file["names"] = [f"Person {seat + 1}" for seat in range(seats)]
    return record, told, file


def animated(frames: list[bytes], times: list[int]) -> bytes:
    """Still WebP pictures, one after the other in one file, as the format's container has it."""
    width, height = SIZE
    sizes = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    body = b"WEBP" + _chunk(b"VP8X", bytes([0x02, 0, 0, 0]) + sizes)
    body += _chunk(b"ANIM", struct.pack("<IH", 0, 0))
    for frame, lasts in zip(frames, times, strict=True):
        about = bytes(6) + sizes + lasts.to_bytes(3, "little") + bytes([0x02])
        body += _chunk(b"ANMF", about + frame[12:])
    return b"RIFF" + struct.pack("<I", len(body)) + body


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + bytes(len(data) % 2)


def frames_of(page: Page) -> Iterator[bytes]:
    line = page.context.new_cdp_session(page)
    for at in TIMES:
        page.evaluate(SET_TIME, at)
        asked = {"format": "webp", "quality": QUALITY}
        yield base64.b64decode(line.send("Page.captureScreenshot", asked)["data"])


def record_moment(
    browser: Browser, house: str, file: dict[str, Any], move: int, kind: str
) -> bytes | None:
    """The moment that this move leads to; None if another one, or none, was shown."""
    width, height = SIZE
    context = browser.new_context(base_url=house, viewport={"width": width, "height": height})
    person = Person("Ada", context)
    person.come_in()
    table = ask(person, "POST", "/api/import", file)["id"]
    seat, choice = file["moves"][move]
    wanted = {"move": move, "seat": seat, "others": "bots"}
    forked = ask(person, "POST", f"/api/tables/{table}/fork", wanted)["id"]
    person.page.clock.install()
    person.page.goto(f"/table/{forked}")
    option = person.see(f"[data-choice='{choice}']")
    option.wait_for()
    # From here on time passes only as we say: a moment waits until it has been recorded.
    person.page.clock.pause_at(time.time() + 3)
    person.answer(option)
    moment = person.see(f"[data-moment='{kind}'], [data-moment^='{kind}:']")
    for _ in range(400):
        if moment.is_visible() or person.is_at_the_end():
            break
        if person.see("[data-continue]").is_visible():
            person.see("[data-continue]").click()
        person.page.clock.run_for(100)
    found = list(frames_of(person.page)) if moment.is_visible() else None
    context.close()
    if found is None:
        return None
    spans = [after - before for before, after in pairwise(TIMES)]
    return animated(found, [*spans, REST])


def record_all(browser: Browser, house: str, name: str, wanted: set[str]) -> None:
    """The first time that each moment of a game comes up, in one game of bots after the other."""
    moments = WANTED[name][3]
    missing = {kind for kind, moment in moments.items() if not wanted or moment in wanted}
    for number in range(GAMES_TRIED):
        if not missing:
            return
        _, told, file = played(name, number)
        for move, kinds in enumerate(told):
            for kind in [each for each in kinds if each in missing]:
                picture = record_moment(browser, house, file, move, moments[kind])
                if picture is None:
                    continue
                missing.discard(kind)
                path = PICTURES / f"moment-{name}-{moments[kind]}.webp"
                path.write_bytes(picture)
                print(path.relative_to(PICTURES.parent.parent), f"{len(picture) / 1000:.0f} kB")
    print(f"{name}: not seen in {GAMES_TRIED} games: {', '.join(sorted(missing)) or 'nothing'}")


def main() -> int:
    browser_path = chromium()
    if browser_path is None or not client_is_built():
        print("Needed: chromium (make browser), and the client built (make client).")
        return 1
    expect.set_options(timeout=PATIENCE)
    names = set(sys.argv[1:])
    games = [name for name in WANTED if not names & set(WANTED) or name in names]
    with (
        tempfile.TemporaryDirectory() as data,
        open_house(Path(data)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path, args=FLAGS)
        for name in games:
            record_all(browser, house, name, names - set(WANTED))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
