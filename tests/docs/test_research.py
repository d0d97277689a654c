"""The pages for research: their examples run, and they are complete."""

import doctest
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from miskatonic.bots import RANDOM
from miskatonic.games import MANIFESTS
from miskatonic.games.claim_truth import TalkCounts
from miskatonic.research.dataset import COLUMNS
from miskatonic.server.protocol.routes import ROUTES

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "docs" / "research"


def text_of(page: str) -> str:
    return (PAGES / page).read_text(encoding="utf-8")


# The extras that a page's examples need.
NEEDED = {
    "evaluate.md": (),
    "export.md": ("pyarrow",),
    "observations.md": (),
    "openspiel.md": ("pyspiel",),
    "pettingzoo.md": ("pettingzoo",),
    "ray.md": (),
    "training.md": ("numpy",),
}


@pytest.mark.parametrize("page", NEEDED)
def test_the_examples_run(page: str) -> None:
    for module in NEEDED[page]:
        pytest.importorskip(module, reason="an extra is not installed")
    failed, tried = doctest.testfile(str(PAGES / page), module_relative=False, encoding="utf-8")
    assert (failed, tried > 3) == (0, True)


@pytest.mark.slow
def test_the_quick_starts_run_against_a_real_server(capfd: pytest.CaptureFixture[str]) -> None:
    from bench.fuzz_agents import served
    from miskatonic.cli.bot import Owner

    (example,) = re.findall(r"```python\n(.*?)```", text_of("bot-api.md"), re.DOTALL)
    with served() as server:
        owner = Owner(server)
        owner.ask("PUT", "/api/me", {"name": "Ada"})
        token = owner.ask("POST", "/api/bots", {"name": "Deep Thought"})["token"]
        exec(example, {"SERVER": server, "TOKEN": token})  # noqa: S102
        assert "You are Deep Thought (bot), seat 0." in capfd.readouterr().out
        mcp = pytest.importorskip("mcp", reason="the extra mcp is not installed")
        _mcp_example(mcp, server, token)


def _mcp_example(mcp: Any, server: str, token: str) -> None:
    import asyncio

    (example,) = re.findall(r"```python\n(.*?)```", text_of("mcp.md"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(example, names)  # noqa: S102
    main = "import sys; from miskatonic.cli import main; sys.exit(main())"
    command = mcp.StdioServerParameters(
        command=sys.executable,
        args=["-c", main, "mcp", "--server", server],
        env={"MISKATONIC_TOKEN": token, "PYTHONPATH": str(ROOT / "src")},
        cwd=str(ROOT),
    )
    page = asyncio.run(names["first_page"](command))
    assert "You are Deep Thought (bot), seat 0." in page


def test_every_request_of_the_bot_api_is_on_the_page() -> None:
    page = text_of("bot-api.md")
    paths = [
        each.path
        for each in ROUTES
        if each.path.startswith("/api/bots") or each.summary.endswith("(bot).")
    ]
    assert len(paths) == 10
    assert [each for each in paths if each not in page and each.split("}")[-1] not in page] == []


def test_every_data_set_column_is_on_the_page() -> None:
    page = text_of("export.md")
    for table, columns in COLUMNS.items():
        assert f"## {table}.parquet" in page
        for name, (sort, means) in columns.items():
            assert f"| `{name}` | {sort} | {means} |" in page


def test_every_talk_measure_is_defined() -> None:
    page = text_of("evaluate.md")
    assert [name for name in TalkCounts.__struct_fields__ if f"`{name}`" not in page] == []


def test_every_reference_bot_has_a_model_card() -> None:
    page = text_of("model-cards.md")
    cards = re.findall(r"^\*\*(\w+)\*?\*?[.*]", page, re.MULTILINE)
    offered = [level for manifest in MANIFESTS.values() for level in manifest.levels]
    assert sorted(cards) == sorted([RANDOM, *offered])


def test_the_observation_tables_match_the_games_declarations() -> None:
    from tools import generated_docs

    assert generated_docs.main(["--check"]) == 0
