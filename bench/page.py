"""Measure the cost of the first visit: `make bench-page`.

Opens pages with an empty cache in a browser throttled to a cheap phone on a poor connection. Prints
what was loaded, the longest chain of requests, when the page was usable, and how long its main
thread was busy until then, which depends less on other load. Nothing is asserted: figures depend on
the machine, which has to be idle. docs/page-weight.md has them.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser.live_server import FLAGS, open_server
from tools.services import chromium

PHONE: Final = {"width": 390, "height": 844}
# 1.6 Mbit/s with a round trip of 150 ms, and a CPU slowdown of four.
LINE: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
PROCESSOR: Final = 4
KINDS: Final = ("Document", "Script", "Stylesheet", "Fetch", "Font", "Image", "Other")
PAGES: Final = (
    ("the front page", "/", "[data-play]"),
    ("the rules of Arkham Ritual", "/rules/arkham-ritual", "article"),
)


class Loaded(NamedTuple):
    """Bytes that one visit transferred, and when the page could be used."""

    by_kind: dict[str, int]
    requests: int
    chain: int
    busy: float
    seconds: float

    def row(self, name: str) -> str:
        sizes = [self.by_kind.get(kind, 0) for kind in KINDS]
        total = sum(sizes)
        fonts = self.by_kind.get("Font", 0)
        cells = [f"{size / 1000:.1f}" for size in (*sizes, total - fonts, total)]
        return " | ".join([f"| {name}", *cells, str(self.requests), str(self.chain)]) + (
            f" | {self.busy:.2f} | {self.seconds:.2f} |"
        )


def visit(browser: Browser, address: str, path: str, usable: str, slow: bool) -> Loaded:
    context = browser.new_context(viewport=PHONE, service_workers="block")  # type: ignore[arg-type]
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    if slow:
        line.send("Network.emulateNetworkConditions", LINE)
        line.send("Emulation.setCPUThrottlingRate", {"rate": PROCESSOR})
    requests: dict[str, dict[str, Any]] = {}

    def note(sent: dict[str, Any]) -> None:
        requests.setdefault(sent["requestId"], sent)

    line.on("Network.requestWillBeSent", note)
    line.on("Network.loadingFinished", lambda done: requests[done["requestId"]].update(done=done))
    page.goto(address + path)
    page.wait_for_selector(usable, timeout=60_000)
    seconds = page.evaluate("performance.now() / 1000")
    counted = {
        each["name"]: each["value"] for each in line.send("Performance.getMetrics")["metrics"]
    }
    page.wait_for_load_state("networkidle")
    by_kind: dict[str, int] = {}
    for request in requests.values():
        kind = request["type"] if request["type"] in KINDS else "Other"
        by_kind[kind] = by_kind.get(kind, 0) + int(
            request.get("done", {}).get("encodedDataLength", 0)
        )
    longest = chain(list(requests.values()))
    loaded = Loaded(by_kind, len(requests), longest, counted["TaskDuration"], seconds)
    context.close()
    return loaded


def chain(requests: list[dict[str, Any]]) -> int:
    """Return the length of the longest chain of requests, each sent after the previous response.

    Fonts are left out because the page does not wait for them.
    """
    longest: dict[str, int] = {}
    known = [each for each in requests if "done" in each and each["type"] != "Font"]
    for each in sorted(known, key=lambda request: request["timestamp"]):
        earlier = [
            longest[other["requestId"]]
            for other in known
            if other["requestId"] in longest and other["done"]["timestamp"] <= each["timestamp"]
        ]
        longest[each["requestId"]] = 1 + max(earlier, default=0)
    return max(longest.values(), default=0)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench.page", description=__doc__.split("\n")[0])
    parser.add_argument("--runs", type=int, default=3, help="visits per row; the median counts")
    parser.add_argument("--fast", action="store_true", help="without throttling")
    given = parser.parse_args(arguments)
    found = chromium()
    if found is None:
        sys.exit("no browser here: run `python -m tools.services`")
    heads = [
        "page",
        *KINDS,
        "without fonts",
        "kB in all",
        "requests",
        "chain",
        "busy s",
        "usable after s",
    ]
    print("| " + " | ".join(heads) + " |")
    print("|" + "---|" * len(heads))
    with (
        tempfile.TemporaryDirectory() as folder,
        open_server(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        for name, path, usable in PAGES:
            visits = [
                visit(browser, address, path, usable, not given.fast) for _ in range(given.runs)
            ]
            print(sorted(visits, key=lambda each: each.seconds)[len(visits) // 2].row(name))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
