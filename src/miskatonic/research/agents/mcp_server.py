"""An MCP server on top of the bot API: eight tools that let a language model play at a real table.

Its only state is the question that each table showed last, so an answer never goes to a question
that was opened since.
"""

import asyncio
from collections.abc import Callable
from importlib.metadata import version
from typing import Any, Final

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from miskatonic.bots import levels
from miskatonic.games import GAMES
from miskatonic.research.agents.bot_client import BotClient, BotRefused, Json
from miskatonic.research.agents.observation_text import observation_text

INSTRUCTIONS: Final = (
    "You play board games with people and bots. Find a table with list_tables and sit, or make one"
    " with open_table. Then: wait until it is your turn, read the page, and answer with choose. The"
    " number in square brackets before an option is what choose takes. Everyone sees that you are"
    " a bot. rules explains a game."
)
# MCP clients may time out on longer calls, so the model is told to wait again.
LONGEST_WAIT: Final = 50.0
USUAL_WAIT: Final = 25.0


class Tools:
    """The tools of the MCP server. Each returns text."""

    def __init__(self, client: BotClient) -> None:
        self._client: Final = client
        self._asked: Final[dict[str, int]] = {}

    async def list_tables(self) -> str:
        """List the games of this server, the public tables, and your own tables."""
        tables = await self._call(self._client.tables)
        games = [
            f"{name}: {game.seats[0]} to {game.seats[-1]} seats, bots: {', '.join(levels(name))}"
            for name, game in GAMES.items()
        ]
        lines = [_table_line(each) for each in tables]
        return "\n".join(["Games:", *games, "Tables:", *(lines or ["none"])])

    async def rules(self, game: str) -> str:
        """Read how a game is played, in a few sentences."""
        if game not in GAMES:
            raise ToolError(f"unknown game {game!r}; the games are {', '.join(GAMES)}")
        return observation_text(game, []).rules()

    async def open_table(self, game: str, seats: int, level: str = "novice") -> str:
        """Make a table where you play against the server's bots, and begin the game at once."""
        table = await self._call(self._client.open_table, game, seats, level)
        return self._page(await self._call(self._client.look, table))

    async def sit(self, table: str) -> str:
        """Sit down on an empty seat of a table, by its id, and say that you are ready."""
        await self._call(self._client.sit, table)
        return self._page(await self._call(self._client.look, table))

    async def look(self, table: str) -> str:
        """Look at a table: what you see, what happened, and what you are asked, if anything."""
        return self._page(await self._call(self._client.look, table))

    async def choose(self, table: str, choice: int) -> str:
        """Answer the question that you were shown last, with the number of one of its options."""
        if table not in self._asked:
            raise ToolError(f"no question at table {table!r}; look or wait first")
        decision = self._asked[table]
        return self._page(await self._call(self._client.choose, table, decision, choice))

    async def say(
        self, table: str, text: str | None = None, claim: dict[str, Any] | None = None
    ) -> str:
        """Say something to all: a line of chat as text, or, in games with structured talk, a claim
        such as {"kind": "team", "fields": {"team": "investigators"}}.
        """
        if (text is None) == (claim is None):
            raise ToolError("expected either text or claim")
        if claim is not None:
            return self._page(await self._call(self._client.say, table, claim))
        return self._page(await self._call(self._client.chat, table, text))

    async def wait(self, table: str, seconds: float = USUAL_WAIT) -> str:
        """Wait until you are asked something or the game is over, at most this many seconds (50 at
        the longest). If it is still not your turn then, wait again.
        """
        if not 0 <= seconds <= LONGEST_WAIT:
            raise ToolError(f"{seconds:g} seconds; expected 0 to {LONGEST_WAIT:g}")
        return self._page(await self._call(self._client.wait, table, seconds))

    async def _call(self, do: Callable[..., Any], *arguments: Any) -> Any:
        try:
            return await asyncio.to_thread(do, *arguments)
        except BotRefused as refused:
            raise ToolError(str(refused)) from None

    def _page(self, seen: Json) -> str:
        table, room = seen["table"], seen["room"]
        if seen["question"] is None:
            self._asked.pop(table, None)
        else:
            self._asked[table] = seen["question"]["decision"]
        taken = sum(each["kind"] != "empty" for each in room["seats"])
        head = (
            f"Table {table}, {room['game']}, {room['status']}, {taken}/{len(room['seats'])} seats"
        )
        chat = [f"  {line['name']}: {line['text']}" for line in seen["chat"][-10:]]
        parts = [head, "\n".join(["Chat:", *chat]) if chat else "", seen["text"]]
        return "\n\n".join(part for part in parts if part)


def _table_line(each: Json) -> str:
    mine = ", you sit there" if each["mine"] else ""
    taken = f"{each['taken']}/{each['seats']} seats"
    return f"{each['id']}: {each['game']}, {each['status']}, {taken}, {each['host_name']}{mine}"


def build(client: BotClient) -> MCPServer[Any]:
    server: MCPServer[Any] = MCPServer(
        "miskatonic", instructions=INSTRUCTIONS, version=version("miskatonic"), log_level="WARNING"
    )
    tools = Tools(client)
    for tool in (
        tools.list_tables,
        tools.rules,
        tools.open_table,
        tools.sit,
        tools.look,
        tools.choose,
        tools.say,
        tools.wait,
    ):
        server.tool(structured_output=False)(tool)
    return server
