"""docs/glossary.md: complete, without duplicates, and no identifier has a word that it bans."""

import ast
import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import pytest

import miskatonic
from tests.docs.identifiers import SOURCES, identifiers, parts
from tests.docs.pages import ROOT

TEXT: Final = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
API: Final = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
PACKAGE: Final = ROOT / "src" / "miskatonic"
SERVER: Final = ("src/miskatonic/server/", "src/miskatonic/store/", "tests/server/", "bench/")


class Banned(NamedTuple):
    """A word of the section "Words not used" that must not be part of an identifier.

    `row` is the word in that section, `forms` are the parts of identifiers that it stands for.
    `where` limits it to places where it would mean the banned thing. `allowed` has the places, by
    the beginning of their path, where the word means something else, with the reason.
    """

    row: str
    forms: tuple[str, ...]
    where: tuple[str, ...] = SOURCES
    allowed: Mapping[str, str] = {}

    def uses(self) -> Iterator[str]:
        for file, names in identifiers().items():
            if file.startswith(self.where) and not file.startswith(tuple(self.allowed)):
                for name in sorted(names):
                    if parts(name) & set(self.forms):
                        yield f"{file}: {name}"


RELEASED_KEY: Final = "a released key of views"
# Left out, because they have too many other meanings: line, way in.
BANNED: Final = (
    Banned("allowance", ("allowance", "allowances")),
    Banned(
        "bell",
        ("bell", "bells"),
        allowed={
            "client/src/games/among_cultists/": "an event card",
            "client/src/lib/sound/": "a sound",
        },
    ),
    Banned(
        "doorbell",
        ("doorbell",),
        allowed={"src/miskatonic/server/ops/configuration.py": "a released setting"},
    ),
    Banned("chair", ("chair", "chairs")),
    Banned(
        "company",
        ("company",),
        allowed={"src/miskatonic/games/among_cultists/bots/": "not being alone in a room"},
    ),
    Banned(
        "door",
        ("door", "doors"),
        allowed={
            "client/src/games/among_cultists/": "a door between rooms",
            "src/miskatonic/games/among_cultists/": "a door between rooms",
            "tests/games/among_cultists/": "a door between rooms",
        },
    ),
    Banned("elsewhere", ("elsewhere",), allowed={"tests/games/": "another place on the board"}),
    Banned(
        "house",
        ("house", "houses"),
        allowed={
            "client/src/games/among_cultists/": "the board",
            "src/miskatonic/games/among_cultists/": "the board",
            "tests/games/among_cultists/": "the board",
        },
    ),
    Banned("keeper", ("keeper", "keepers"), where=SERVER),
    Banned("keepsake", ("keepsake", "keepsakes")),
    Banned("neighbour", ("neighbour", "neighbours"), where=SERVER),
    Banned(
        "ring",
        ("ring", "rings"),
        where=SERVER,
        allowed={
            "src/miskatonic/server/base/clock.py": "an alarm rings",
            "src/miskatonic/server/ops/metrics.py": "an alarm rings",
        },
    ),
    Banned(
        "room",
        ("room", "rooms"),
        where=SERVER,
        allowed={"src/miskatonic/server/protocol/": "a released field of messages"},
    ),
    Banned("rush", ("rush",)),
    Banned("street", ("street", "streets")),
    Banned(
        "chronicle",
        ("chronicle", "chronicles"),
        allowed={
            "client/src/games/death_may_die/": RELEASED_KEY,
            "src/miskatonic/games/death_may_die/": RELEASED_KEY,
            "tests/games/death_may_die/": RELEASED_KEY,
        },
    ),
    Banned(
        "deed",
        ("deed", "deeds"),
        allowed={
            "client/src/games/": RELEASED_KEY,
            "src/miskatonic/games/among_cultists/": RELEASED_KEY,
            "src/miskatonic/games/death_may_die/": RELEASED_KEY,
            "tests/browser/": RELEASED_KEY,
            "tests/games/": RELEASED_KEY,
        },
    ),
    Banned("desk", ("desk", "desks")),
    Banned("feel", ("feel",)),
    Banned(
        "seal",
        ("seal", "seals"),
        allowed={
            "src/miskatonic/kernel/": "to hide a simultaneous answer",
            "src/miskatonic/games/among_cultists/redeal/": "to hide a simultaneous answer",
        },
    ),
    Banned("shunned", ("shun", "shunned", "unshun")),
    Banned(
        "tag",
        ("tag", "tags"),
        where=SERVER,
        allowed={
            "bench/soak/junk.py": "of a message type",
            "src/miskatonic/server/tables/requests/link_previews.py": "of HTML",
            "tests/server/tables/test_previews.py": "of HTML",
        },
    ),
    Banned(
        "tell",
        ("tells",),
        where=("src/miskatonic/reports/", "tests/reports/"),
    ),
    Banned(
        "together",
        ("together",),
        where=("client/src/features/replay/", "client/src/lib/router", "src/miskatonic/server/"),
    ),
)


def sections() -> dict[str, list[str]]:
    """The first column of each table, by heading."""
    parts = re.split(r"^## (.+)$", TEXT, flags=re.MULTILINE)[1:]
    rows = {
        name: re.findall(r"^\| (.+?) \|", body, re.MULTILINE)[1:]
        for name, body in zip(parts[::2], parts[1::2], strict=True)
    }
    return {name: [row for row in found if set(row) != {"-"}] for name, found in rows.items()}


def words(row: str) -> list[str]:
    return [word.strip().strip("`") for word in row.split(",")]


def first_column() -> set[str]:
    return {word for rows in sections().values() for row in rows for word in words(row)}


def test_every_package_is_explained() -> None:
    known = first_column()
    folders = [path.parent for path in PACKAGE.rglob("__init__.py") if path.parent != PACKAGE]
    assert len(folders) > 40
    paths = {each: each.relative_to(PACKAGE).as_posix() for each in folders}
    assert [path for each, path in paths.items() if not {each.name, path} & known] == []


def test_every_public_class_of_the_kernel_is_explained() -> None:
    classes = [
        node.name
        for file in (PACKAGE / "kernel").glob("*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    ]
    assert len(classes) > 20
    assert [name for name in classes if f"`{name}`" not in TEXT] == []


def test_a_section_has_each_word_once() -> None:
    for name, rows in sections().items():
        first = [words(row)[0].lower() for row in rows]
        assert len(set(first)) == len(first), name


def test_every_public_name_is_explained() -> None:
    assert len(miskatonic.__all__) > 60
    missing = [
        name for name in miskatonic.__all__ if f"`mk.{name}`" not in API and f"`{name}`" not in TEXT
    ]
    assert missing == []


def test_banned_words_are_listed() -> None:
    listed = {word.partition(",")[0] for row in sections()["Words not used"] for word in words(row)}
    assert [each.row for each in BANNED if each.row not in listed] == []


@pytest.mark.parametrize("banned", BANNED, ids=[each.row for each in BANNED])
def test_no_identifier_has_a_banned_word(banned: Banned) -> None:
    assert list(banned.uses()) == []


def test_every_exception_for_a_banned_word_is_needed() -> None:
    """What is allowed is still there; otherwise the exception hides a new use."""
    unused = [
        f"{each.row}: {place}"
        for each in BANNED
        for place in each.allowed
        if not any(Banned(each.row, each.forms, (place,)).uses())
    ]
    assert unused == []


def test_identifiers_are_split_into_words() -> None:
    assert parts("live_tableHTML") == {"live", "table", "html"}
    assert parts("LiveTables") == {"live", "tables"}
    assert parts("TABLE_LOG") == {"table", "log"}
    assert "BANNED" in identifiers()["tests/docs/test_glossary.py"]
    assert "TableStore" in identifiers()["client/src/lib/table.svelte.ts"]
    assert "table-log" not in identifiers()["client/src/lib/table.svelte.ts"]
