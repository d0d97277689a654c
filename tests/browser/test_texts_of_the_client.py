"""The client asks for texts that exist, and its own file holds no text that nobody asks for."""

import re
from pathlib import Path
from typing import get_args

from fluent.syntax import FluentParser, ast

from miskatonic.server.protocol import Reason
from miskatonic.text import text_files

SOURCES = Path(__file__).resolve().parents[2] / "client" / "src"
LITERAL = re.compile(r"""["'`]([a-z][a-z0-9_-]*(?:-[a-z0-9_]+)*)["'`]""")
ASKED = re.compile(r"\b(?:t|attempt|has)\(\s*([^()]*?)\s*[,)]", re.DOTALL)
# In t(way === "up" ? "a-text" : `b-${which}`) the word that is compared with is no id, nor is what
# stands in a template.
NO_ID = re.compile(r"""[!=]==\s*"[^"]*"|`[^`]*\$\{[^`]*`""")
TEMPLATE = re.compile(r"`([a-z][^`]*\$\{[^`]*)`")


def source() -> str:
    files = sorted([*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")])
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def ids(*files: str) -> set[str]:
    found = set()
    for file in text_files("en"):
        if not files or file.name in files:
            body = FluentParser().parse(file.read_text(encoding="utf-8")).body
            found |= {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    return found


def templates(text: str) -> list[re.Pattern[str]]:
    """Ids that are put together, such as `ar-card-${name}`; a hole stands for any part of an id."""
    patterns = []
    for template in TEMPLATE.findall(text):
        parts = [re.escape(part) for part in re.split(r"\$\{[^}]*\}", template)]
        if len("".join(parts)) > 2:
            patterns.append(re.compile("[a-z0-9_-]*".join(parts)))
    return patterns


def test_every_text_that_the_client_names_exists() -> None:
    asked = {
        literal
        for argument in ASKED.findall(source())
        for literal in LITERAL.findall(NO_ID.sub("", argument))
    }
    assert len(asked) > 100
    assert asked - ids() == set()


def test_every_text_of_the_client_is_asked_for_somewhere() -> None:
    text = source()
    literals = set(LITERAL.findall(text))
    patterns = templates(text)
    unused = {
        name
        for name in ids("client.ftl") - literals
        if not any(pattern.fullmatch(name) for pattern in patterns)
    }
    assert unused == set()


def test_every_refusal_of_the_server_has_a_text() -> None:
    assert {f"refusal-{reason}" for reason in get_args(Reason)} - ids("client.ftl") == set()
