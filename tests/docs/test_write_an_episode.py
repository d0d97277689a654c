"""docs/write-an-episode.md: its pack is assembled from the blocks on the page, and played."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from miskatonic.games.death_may_die.card_text.rule_texts import names_wanted
from miskatonic.games.death_may_die.library import load

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "write-an-episode.md"
# A block that begins with a file name is part of that file.
PART = re.compile(r"^```\w+ (salem/\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EPISODE = "--option=episode=salem-harbour"


def write_pack(folder: Path) -> Path:
    """Write the pack as a reader of the page would."""
    parts: dict[str, list[str]] = {}
    for name, text in PART.findall(PAGE.read_text(encoding="utf-8")):
        parts.setdefault(name, []).append(text)
    for name, texts in parts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(texts), encoding="utf-8")
    return folder / "salem"


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_pack(tmp_path_factory.mktemp("packs"))


def miskatonic(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from miskatonic.cli import main; exit(main())", *arguments],
        env={key: value for key, value in os.environ.items() if key != "MISKATONIC_PACKS"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_the_page_writes_an_episode_with_all_its_parts(pack: Path) -> None:
    library = load(pack)
    episode = library.episodes[-1]
    assert episode.id == "salem-harbour"
    assert (len(episode.map.spaces), len(episode.mythos), len(episode.discoveries)) == (12, 8, 15)
    assert "HighWater" in [type(effect).__name__ for effect in library.effects]


def test_every_id_of_the_pack_has_an_english_text(pack: Path) -> None:
    ours = set(names_wanted(load(pack))) - set(names_wanted(load()))
    lines = (pack / "text" / "en" / "salem.ftl").read_text(encoding="utf-8").splitlines()
    written = {line.partition(" ")[0] for line in lines if line}
    assert written == ours | {"dmd-w-HighWater"}


def test_the_pack_can_be_played_at_random_to_the_end(pack: Path) -> None:
    games = ("--seats=2", "--bots=random", "--games=4", "--seed=3", "--json")
    done = miskatonic("sim", "death-may-die", f"--pack={pack}", EPISODE, *games)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["options"]["episode"] == "salem-harbour"
    assert found["games"] == 4


PLAY = """
from miskatonic.games import add_packs
import sys
add_packs([sys.argv[1]])
from miskatonic.games.death_may_die.model.events import EnemyBanished
from tests.games.death_may_die.rules.table import GAME, arranged, who

table = arranged(
    who("ruth", "salem-mill"),
    who("mike", "salem-pier"),
    enemies=[("ghast", "salem-mill", 0), ("cultist", "salem-light", 0)],
    episode="salem-harbour",
    mythos=["salem-spring-tide"],
    begin="mythos",
)
assert (table.prompt, table.source) == ("pick-space", "mythos:salem-spring-tide"), table.asked
again = GAME.load(GAME.save(table.g))
assert GAME.decisions(again)[0].options == GAME.decisions(table.g)[0].options
gates = ["space salem-mill", "space salem-light", "space salem-wreck"]
assert table.options == gates, table.options
table.play("space salem-mill")
assert (table.stress("ruth"), table.stress("mike")) == (2, 0)
assert (table.enemies("salem-mill"), len(table.events(EnemyBanished))) == ([], 1)
print("flooded")
"""


def test_the_irregular_card_asks_can_be_saved_and_works(pack: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAY, str(pack)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.stdout, done.returncode) == ("flooded\n", 0), done.stderr


TELL = """
from miskatonic.games import MANIFESTS, add_packs
from miskatonic.text import Texts
import sys
add_packs([sys.argv[1]])
print(Texts("en")("dmd-salem-spring-tide-rule"))
print(Texts("de")("dmd-salem-spring-tide-rule"))
print(Texts("de")("dmd-salem-fog"))
texts = MANIFESTS["death-may-die"].texts_of_packs()
print(sorted(texts), "dmd-salem-fog-rule = " in texts["en"], "dmd-salem-pier = Pier" in texts["en"])
"""


def test_card_texts_are_composed_in_both_languages(pack: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", TELL, str(pack)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    english, german, name, sent = done.stdout.splitlines()
    assert english.startswith("Pick a gate: each investigator there takes 2 stress")
    assert german.startswith("Wähle ein Tor: Alle Ermittler dort nehmen 2 Stress")
    assert name == "Fog"
    assert sent == "['de', 'en'] True True"
