"""Bots and language models on a real server on loopback, over HTTP and MCP."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.fuzz_agents import Fuzz, served
from miskatonic.cli.bot import Owner
from miskatonic.research.agents.bot_client import BotClient, BotRefused

pytestmark = pytest.mark.slow
ROOT = Path(__file__).resolve().parents[3]
MAIN = "import sys; from miskatonic.cli import main; sys.exit(main())"
TOOLS = {"list_tables", "rules", "open_table", "sit", "look", "choose", "say", "wait"}


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with served() as base:
        yield base


@pytest.fixture(scope="module")
def token(server: str) -> str:
    owner = Owner(server)
    owner.ask("PUT", "/api/me", {"name": "Ada"})
    made: str = owner.ask("POST", "/api/bots", {"name": "Model"})["token"]
    return made


def test_random_episodes_over_http(server: str) -> None:
    fuzz = Fuzz(server, seed=2)
    fuzz.episode("arkham-ritual", "http")
    assert fuzz.counts["http arkham-ritual"] == 1
    # The deal is random, so a game can be short.
    assert fuzz.counts["moves"] > 0


def test_random_episodes_over_mcp(server: str) -> None:
    pytest.importorskip("mcp", reason="the extra mcp is not installed")
    fuzz = Fuzz(server, seed=3)
    fuzz.episode("arkham-ritual", "mcp")
    assert fuzz.counts["mcp arkham-ritual"] == 1


def test_a_bot_makes_a_table_and_waits_for_its_turn(server: str, token: str) -> None:
    client = BotClient(server, token)
    table = client.open_table("arkham-ritual", 3, "random")
    seen = client.wait(table, 40)
    while seen["question"] is None and seen["room"]["status"] == "playing":
        seen = client.wait(table, 40)
    assert seen["question"]["options"]
    assert table in [each["id"] for each in client.tables()]
    with pytest.raises(BotRefused, match="bad-options"):
        client.open_table("arkham-ritual", 39, "random")


def test_an_unreachable_server_is_named() -> None:
    with pytest.raises(BotRefused, match=r"127\.0\.0\.1:1/api/tables does not answer"):
        BotClient("http://127.0.0.1:1", "mb:x").tables()


@pytest.mark.anyio
async def test_the_command_speaks_mcp_on_stdin_and_stdout(server: str, token: str) -> None:
    mcp = pytest.importorskip("mcp", reason="the extra mcp is not installed")
    command = mcp.StdioServerParameters(
        command=sys.executable,
        args=["-c", MAIN, "mcp", "--server", server],
        env={"MISKATONIC_TOKEN": token, "PYTHONPATH": str(ROOT / "src")},
        cwd=str(ROOT),
    )
    async with mcp.Client(command) as client:
        assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
        made = await client.call_tool(
            "open_table", {"game": "arkham-ritual", "seats": 3, "level": "random"}
        )
        found = re.match(r"Table ([^,]+), arkham-ritual, playing, 3/3 seats", made.content[0].text)
        assert found is not None, made
        table = found[1]
        page = (await client.call_tool("wait", {"table": table, "seconds": 45})).content[0].text
        option = re.search(r"Your decision: .*\n  \[(\d+)\]", page)
        assert option is not None, page
        illegal = await client.call_tool("choose", {"table": table, "choice": 10**6})
        assert illegal.is_error
        assert "1000000 is not one of your options" in illegal.content[0].text
        said = await client.call_tool("say", {"table": table, "text": "Good evening"})
        assert "Good evening" in said.content[0].text
        chosen = await client.call_tool("choose", {"table": table, "choice": int(option[1])})
        assert not chosen.is_error
        refused = await client.call_tool("choose", {"table": "elsewhere", "choice": 0})
        assert refused.is_error
        assert "look or wait first" in refused.content[0].text
