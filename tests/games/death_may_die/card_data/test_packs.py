"""Entries of a content pack are played like those of the box."""

import os
import subprocess
import sys
from pathlib import Path

PACK = """
[[relic]]
id = "test-charm"
source = "ours"
[relic.normal]
trigger = [{ on = "turn-start", may = true, then = [{ do = "heal", stress = 1 }] }]
use = [
    { timing = "free", once = "turn", then = [{ do = "actions", n = 1 }] },
    { timing = "free", once = "game", then = [
        { do = "enemies", kind = "enemy", here = true, then = [{ do = "banish" }] },
    ] },
]
[relic.transformed]
use = [
    { timing = "free", once = "turn", then = [
        { do = "take", token = ["fire", "rubble"], n = 2 },
    ] },
]
"""

PLAY = """
from miskatonic.games.death_may_die.model.events import EnemyBanished, EnemyKilled
from tests.games.death_may_die.rules.table import arranged, who

table = arranged(
    who("ruth", "pub", stress=3, relics=["test-charm:normal"]),
    who("mike", "pub"),
    enemies=[("ghast", "pub", 0), ("cultist", "pub", 0)],
    begin="turn",
)
assert table.asked == (0, "may-trigger"), table.asked
table.play("yes")
assert table.stress("ruth") == 2
table.play("use test-charm")
assert table.prompt == "action"
table.play("use test-charm")
assert (table.enemies("pub"), table.events(EnemyKilled)) == ([], [])
assert len(table.events(EnemyBanished)) == 2

quick = arranged(who("ruth", "pub", relics=["test-charm:normal"]))
quick.play("use test-charm")
assert quick.about["actions"] == 4

picking = arranged(
    who("ruth", "pub", relics=["test-charm:transformed"]),
    tokens=[("fire", "pub", 2), ("rubble", "pub", 1)],
)
picking.play("use test-charm")
assert picking.prompt == "take-token"
picking.play("token rubble")
assert (picking.carried("ruth", "rubble"), picking.carried("ruth", "fire")) == (1, 1)
print("played")
"""


def test_relics_of_a_pack_are_in_play(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('game = "death-may-die"\n', encoding="utf-8")
    (tmp_path / "relics.toml").write_text(PACK, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        env=os.environ | {"MISKATONIC_PACKS": str(tmp_path)},
        cwd=Path(__file__).resolve().parents[4],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.stdout, done.returncode) == ("played\n", 0), done.stderr
