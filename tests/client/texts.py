"""The ids of all texts."""

from functools import cache

from fluent.syntax import FluentParser, ast

import miskatonic.games  # noqa: F401  registers the texts of the games
from miskatonic.text import text_files


@cache
def text_ids(language: str = "en") -> frozenset[str]:
    files = [file.read_text(encoding="utf-8") for file in text_files(language)]
    entries = [entry for text in files for entry in FluentParser().parse(text).body]
    return frozenset(entry.id.name for entry in entries if isinstance(entry, ast.Message))
