"""Play random games over the bot API and MCP against a real server, with invalid input in between.

    python -m bench.fuzz_agents --episodes 200

Every seat of an episode is an external bot. It is an error if the server answers with anything but
a look or a refusal that names the problem, if a refusal changes the game, or if a game does not
end. On a busy machine an answer may be late: then the seat looks again, and the late answer is
counted. Prints the numbers of episodes, moves, refusals and late answers, and the seconds by game
and interface; exit code 1 on error.
"""

import argparse
import asyncio
import contextlib
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, Final, Protocol

from miskatonic.cli.bot import Owner
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.research.agents.bot_client import BotClient, BotRefused, Json

# Longer than any random game; a game that reaches it would never end.
MOST_MOVES: Final = 20_000
# The chance per move of an invalid input.
NONSENSE: Final = 0.05
# After this many timeouts of the client, an answer will never come.
MOST_LATE: Final = 3
LATE: Final = "try-again"
# A server must stop within this many seconds, even on a busy machine.
PATIENCE: Final = 180
# The MCP SDK's prefix of errors.
TOOL: Final = "Error executing tool {}: "
# Text pages take ten times as long as everything else, so most looks are without one.
QUICK: Final = {"latest": 0, "view": 1}
PAGES: Final = 0.1
# Reasons for which invalid input may be refused.
EXPECTED: Final = frozenset(
    {"illegal-choice", "stale-decision", "no-claim", "bad-message", "too-early", "no-such-table"}
)


class ServerFault(AssertionError):
    """The server misbehaved."""


class Player(Protocol):
    """One seat, over either interface."""

    def look(self, table: str) -> Json: ...

    def choose(self, table: str, decision: int, choice: int) -> Json: ...

    def send_invalid(self, table: str, chance: random.Random) -> str: ...


class HttpPlayer:
    """A seat over the bot API."""

    def __init__(self, client: BotClient, counts: Counter[str]) -> None:
        self.client: Final = client
        self.chance: Final = random.Random(1)
        self.counts: Final = counts

    def look(self, table: str) -> Json:
        for _ in range(MOST_LATE):
            try:
                text = int(self.chance.random() < PAGES)
                return self.client.look(table, **QUICK, text=text)
            except BotRefused as refused:
                if refused.reason != LATE:
                    raise
                self.counts["late"] += 1
        raise ServerFault(f"looking at table {table} failed {MOST_LATE} times")

    def choose(self, table: str, decision: int, choice: int) -> Json:
        return self.client.choose(table, decision, choice, **QUICK, text=0)

    def send_invalid(self, table: str, chance: random.Random) -> str:
        """Send invalid input; return the reason for the refusal."""
        client, path = self.client, f"/api/tables/{table}"
        junk: list[Any] = [None, -1, 10**9, "take", [], 1.5, True, {"a": 1}]
        tries = (
            lambda: client.post(f"{path}/choose", {"decision": 10**6, "choice": 0}),
            lambda: client.post(f"{path}/choose", {"decision": chance.choice(junk)}),
            lambda: client.post(f"{path}/choose", {"choice": chance.choice(junk), "decision": 1.5}),
            lambda: client.post(f"{path}/say", {"claim": {"kind": chance.choice(["x", 5, None])}}),
            lambda: client.post(f"{path}/say", {"claim": "words"}),
            lambda: client.post(f"{path}/chat", {"text": "x" * 501}),
            lambda: client.get(f"{path}/wait", seconds=chance.choice([-1, "soon", "nan"])),
            lambda: client.get("/api/tables/nowhere/look"),
        )
        try:
            chance.choice(tries)()
        except BotRefused as refused:
            return refused.reason
        raise ServerFault("invalid input was not refused")


class McpPlayer:
    """A seat over the MCP server's tools, called with the SDK's client."""

    def __init__(
        self, client: BotClient, counts: Counter[str], loop: asyncio.AbstractEventLoop
    ) -> None:
        from mcp import Client  # noqa: PLC0415  an extra

        from miskatonic.research.agents.mcp_server import build  # noqa: PLC0415

        self._http: Final = HttpPlayer(client, counts)
        self._loop: Final = loop
        self._client: Final = Client(build(client))
        self._is_open: Final = asyncio.Event()
        self._is_done: Final = asyncio.Event()
        self._task: Final = loop.create_task(self._hold())
        loop.run_until_complete(self._is_open.wait())

    async def _hold(self) -> None:
        """Keep the client open; the task that opened it must close it."""
        async with self._client:
            self._is_open.set()
            await self._is_done.wait()

    def close(self) -> None:
        self._is_done.set()
        self._loop.run_until_complete(self._task)

    def call(self, tool: str, **arguments: Any) -> tuple[bool, str]:
        """Return whether the call succeeded, and its text."""
        called = self._loop.run_until_complete(self._client.call_tool(tool, arguments))
        said = "".join(getattr(part, "text", "") for part in called.content)
        return not called.is_error, said

    def look(self, table: str) -> Json:
        """Look at the table until page and view show the same question.

        Some questions close by themselves, and a choice answers the question on the page.
        """
        before = self._http.look(table)
        while True:
            page = self._page(table)
            seen = self._http.look(table)
            if seen["version"] == before["version"]:
                break
            before = seen
        for option in [] if seen["question"] is None else seen["question"]["options"]:
            if f"[{option['choice']}] {option['text']}" not in page:
                raise ServerFault(f"option {option} is not on the page")
        return seen

    def _page(self, table: str) -> str:
        for _ in range(MOST_LATE):
            worked, page = self.call("look", table=table)
            if worked:
                return page
            if not page.removeprefix(TOOL.format("look")).startswith(LATE):
                raise ServerFault(f"look said {page!r}")
            self._http.counts["late"] += 1
        raise ServerFault(f"looking at table {table} failed {MOST_LATE} times")

    def choose(self, table: str, decision: int, choice: int) -> Json:
        worked, said = self.call("choose", table=table, choice=choice)
        if not worked:
            reason, _, detail = said.removeprefix(TOOL.format("choose")).partition(": ")
            raise BotRefused(reason, detail)
        return self._http.look(table)

    def send_invalid(self, table: str, chance: random.Random) -> str:
        tries: tuple[tuple[str, Json], ...] = (
            ("choose", {"table": table, "choice": 10**6}),
            ("choose", {"table": "nowhere", "choice": 0}),
            ("choose", {"table": table, "choice": "x"}),
            ("say", {"table": table}),
            ("say", {"table": table, "claim": {"kind": "x"}}),
            ("wait", {"table": table, "seconds": -1}),
            ("look", {"table": "nowhere"}),
            ("rules", {"game": "chess"}),
        )
        tool, arguments = chance.choice(tries)
        worked, said = self.call(tool, **arguments)
        if worked or not said:
            raise ServerFault(f"{tool} {arguments} was not refused: {said!r}")
        return "illegal-choice"


class Fuzz:
    """Plays episodes on one server."""

    def __init__(self, server: str, seed: int) -> None:
        self.chance: Final = random.Random(seed)
        self.server: Final = server
        self.owner: Final = Owner(server)
        self.owner.ask("PUT", "/api/me", {"name": "Fuzz"})
        most = max(game.seats[-1] for game in GAMES.values())
        self.clients: Final = [self._bot(number) for number in range(most)]
        self.counts: Final[Counter[str]] = Counter()
        self.seconds: Final[dict[str, float]] = defaultdict(float)

    def _bot(self, number: int) -> BotClient:
        made = self.owner.ask("POST", "/api/bots", {"name": f"Fuzz {number}"})
        return BotClient(self.server, made["token"])

    def episode(self, game: str, by: str) -> None:
        """Play one game to its end, all seats choosing at random."""
        began = time.monotonic()
        seats = self.chance.choice(list(GAMES[game].seats))
        table = self._table(game, seats)
        loop = asyncio.new_event_loop()
        made: list[Any] = [
            HttpPlayer(client, self.counts)
            if by == "http"
            else McpPlayer(client, self.counts, loop)
            for client in self.clients[:seats]
        ]
        try:
            self._play(table, made)
        finally:
            for each in made:
                if isinstance(each, McpPlayer):
                    each.close()
            loop.close()
        self.counts[f"{by} {game}"] += 1
        self.seconds[f"{by} {game}"] += time.monotonic() - began

    def _table(self, game: str, seats: int) -> str:
        host = self.clients[0]
        new = {"game": game, "seats": seats, "options": quick_options(game)}
        table: str = host.post("/api/tables", new)["room"]["id"]
        for client in self.clients[1:seats]:
            client.sit(table)
        host.post(f"/api/tables/{table}/start")
        return table

    def _play(self, table: str, players: list[Any]) -> None:
        seen = players[0].look(table)
        for _ in range(MOST_MOVES):
            if seen["room"]["status"] == "over":
                return
            seat = self.chance.choice(seen["view"]["waiting"])["seat"]
            seen = self._move(table, players[seat])
        raise ServerFault(f"table {table} is not over after {MOST_MOVES} moves")

    def _move(self, table: str, player: Player) -> Json:
        seen = player.look(table)
        if self.chance.random() < NONSENSE:
            self._try_invalid(table, player, seen)
        question = seen["question"]
        if question is None:
            # A seat that has answered secretly stays in the list of seats to wait for.
            return seen
        option = self.chance.choice(question["options"])
        self.counts["moves"] += 1
        try:
            return player.choose(table, question["decision"], option["choice"])
        except BotRefused as refused:
            return self._refused(table, player, seen, refused)

    def _refused(self, table: str, player: Player, seen: Json, refused: BotRefused) -> Json:
        """Accept a refusal only if the choice came too early or its question has closed by itself.

        A choice whose answer was late may or may not have been made.
        """
        now = player.look(table)
        if refused.reason == LATE:
            self.counts["late"] += 1
            return now
        # The MCP server refuses this without asking the server.
        is_gone = refused.reason == "stale-decision" or refused.reason.startswith("no question")
        has_closed = is_gone and now["version"] != seen["version"]
        if refused.reason != "too-early" and not has_closed:
            raise ServerFault(f"{seen['question']} was open but the answer was refused: {refused}")
        if refused.reason == "too-early":
            time.sleep(0.05)
        return now

    def _try_invalid(self, table: str, player: Player, seen: Json) -> None:
        reason = player.send_invalid(table, self.chance)
        if reason == LATE:
            self.counts["late"] += 1
            return
        if reason not in EXPECTED:
            raise ServerFault(f"invalid input was refused with {reason!r}")
        self.counts["refusals"] += 1
        now = player.look(table)
        if now["question"] != seen["question"] and now["version"] == seen["version"]:
            raise ServerFault("a refusal changed the game")


def quick_options(game: str) -> Json:
    """Choose the options that end games soonest."""
    table = MANIFESTS[game].table_options
    named = {*table.least_times.values(), *table.windows.values()}
    return {each.name: each.low for each in GAMES[game].options if each.name in named}


@contextlib.contextmanager
def served() -> Iterator[str]:
    """Run a real server without limits on a free loopback port."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-m", "bench.serve", folder],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert process.stdout is not None
            base = f"http://127.0.0.1:{int(process.stdout.readline())}"
            with contextlib.suppress(BotRefused):
                BotClient(base, "").get("/api/tables")
            yield base
        finally:
            process.terminate()
            process.wait(PATIENCE)
            if process.stdout is not None:
                process.stdout.close()


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.fuzz_agents", description=__doc__.split("\n")[0])
    parser.add_argument("--episodes", type=int, default=200, help="by each interface")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--by", choices=("http", "mcp", "both"), default="both")
    given = parser.parse_args()
    ways = ("http", "mcp") if given.by == "both" else (given.by,)
    with served() as server:
        fuzz = Fuzz(server, given.seed)
        for number in range(given.episodes):
            for way in ways:
                game = list(GAMES)[number % len(GAMES)]
                try:
                    fuzz.episode(game, way)
                except (ServerFault, BotRefused) as error:
                    print(f"episode {number} of {game} by {way}: {error}", file=sys.stderr)
                    return 1
            print(f"{number + 1}/{given.episodes}", dict(fuzz.counts), flush=True)
        print({name: round(seconds) for name, seconds in fuzz.seconds.items()})
    return 0


if __name__ == "__main__":
    sys.exit(main())
