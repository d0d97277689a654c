"""Packs name their game, and bad ones are refused before anything is played."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from miskatonic.errors import BadContent, BadOptions
from miskatonic.games import GAMES, MANIFESTS, add_packs
from miskatonic.games.packs import PACKS, game_of, packs_of
from miskatonic.text import Texts, add_source

GAME = "death-may-die"


def make_pack(root: Path, name: str, description: str = f'game = "{GAME}"\n') -> Path:
    pack = root / name
    pack.mkdir()
    (pack / "pack.toml").write_text(description, encoding="utf-8")
    return pack


def miskatonic(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from miskatonic.cli import main; exit(main())", *arguments],
        env={key: value for key, value in os.environ.items() if key != PACKS},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


# ---------------------------------------------------------------- finding packs


def test_a_pack_names_its_game(tmp_path: Path) -> None:
    assert game_of(make_pack(tmp_path, "salem")) == GAME


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"nowhere: no such folder; a pack is a folder with a pa"):
        game_of(tmp_path / "nowhere")


def test_a_folder_without_a_description_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"the pack has no pack\.toml; it must name its game"):
        game_of(tmp_path)


@pytest.mark.parametrize("text", ['game = "a"\ncolour = 1\n', "game = 1\n", "", "game = \n"])
def test_a_description_with_unknown_content_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadContent, match=r"salem/pack\.toml: .*; it "):
        game_of(make_pack(tmp_path, "salem", text))


def test_packs_are_found_by_game_in_the_order_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packs = [make_pack(tmp_path, name) for name in ("salem", "innsmouth")]
    other = make_pack(tmp_path, "other", 'game = "chess"\n')
    monkeypatch.setenv(PACKS, os.pathsep.join(map(str, [packs[0], other, packs[1]])))
    assert packs_of(GAME) == tuple(packs)
    assert packs_of("chess") == (other,)


# ---------------------------------------------------------------- refused packs


@pytest.mark.parametrize("game", ["chess", "arkham-ritual"])
def test_a_pack_for_a_game_without_packs_is_refused(tmp_path: Path, game: str) -> None:
    pack = make_pack(tmp_path, "salem", f'game = "{game}"\n')
    with pytest.raises(BadContent, match=f"'{game}' takes no packs; these games do: {GAME}"):
        add_packs([pack])


def test_a_pack_added_after_the_rules_were_read_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PACKS, "")
    assert GAMES[GAME].id == GAME
    with pytest.raises(BadOptions, match="salem was added too late: death-may-die is"):
        add_packs([make_pack(tmp_path, "salem")])
    assert packs_of(GAME) == ()


TAKEN = """
from miskatonic.games.death_may_die.card_effects.irregular import Irregular

class CollapsePassage(Irregular):
    pass
"""
BAD = {
    "a strange file": ("monsters.toml", "", "salem/monsters.toml: unknown file; expected one of"),
    "bad content": (
        "relics.toml",
        "[[relic]]\nid = 3\n",
        "salem/relics.toml: relic[3].id: 3; expected ",
    ),
    "a word that is missing": (
        "tokens.toml",
        '[[token]]\nid = "salem-bell"\nsource = "ours"\npool = 1\n',
        "salem: 1 texts are missing: dmd-salem-bell; add them",
    ),
    "code that does not run": (
        "irregular.py",
        "import nothing_of_the_sort\n",
        "salem/irregular.py: ModuleNotFoundError: No module named 'nothing_of_the_sort'",
    ),
    "code without a card": (
        "irregular.py",
        "x = 1\n",
        "salem/irregular.py: no cards found; a card",
    ),
    "a card of the box": (
        "irregular.py",
        TAKEN,
        "salem/irregular.py: the name 'CollapsePassage' is taken",
    ),
}


@pytest.mark.parametrize("name", list(BAD))
def test_a_pack_with_an_error_is_refused_with_file_and_key(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, text, complaint = BAD[name]
    pack = make_pack(tmp_path, "salem")
    (pack / file).write_text(text, encoding="utf-8")
    monkeypatch.setenv(PACKS, str(pack))
    with pytest.raises(BadContent) as refusal:
        MANIFESTS[GAME].pack_texts("en")
    assert complaint in str(refusal.value)


def test_a_bad_pack_is_reported_in_one_line(tmp_path: Path) -> None:
    pack = make_pack(tmp_path, "salem")
    (pack / "irregular.py").write_text("x = 1\n", encoding="utf-8")
    done = miskatonic("sim", GAME, "--pack", str(pack), "--games", "1")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("miskatonic: salem/irregular.py: no cards found; ")
    assert done.stderr.count("\n") == 1


def test_the_server_refuses_a_bad_pack_too(tmp_path: Path) -> None:
    done = miskatonic("serve", f"--pack={tmp_path / 'nowhere'}")
    assert done.returncode == 2
    assert "no such folder" in done.stderr


# ---------------------------------------------------------------- composed texts


def test_a_composed_text_is_used_if_no_file_has_it() -> None:
    asked: list[str] = []

    def compose(language: str) -> dict[str, str]:
        asked.append(language)
        return {"test-composed": f"composed in {language}"} if language == "en" else {}

    add_source(compose)
    assert asked == []
    assert Texts("de")("test-composed") == "composed in en"
    assert sorted(asked) == ["de", "en"]
    with pytest.raises(KeyError, match="no text 'test-nowhere'"):
        Texts("en")("test-nowhere")
    assert sorted(asked) == ["de", "en"]
