"""Irregular effects: each name runs the step that the rules have for it."""

from pathlib import Path
from typing import ClassVar

import pytest

from miskatonic.errors import BadContent
from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.load import load
from miskatonic.games.death_may_die.rules.components import Components
from miskatonic.games.death_may_die.rules.irregular import IRREGULAR_STEPS
from miskatonic.games.death_may_die.rules.script import RunScript
from miskatonic.games.death_may_die.rules.state import DeathMayDieState
from miskatonic.games.death_may_die.rules.targets import context, you_of
from miskatonic.kernel.state import Step
from tests.games.death_may_die.rules.table import CATACOMBS, Table, arranged, who

PACK = """
[[relic]]
id = "test-bell"
source = "ours"
[relic.normal]
trigger = [{ on = "turn-start", then = [{ do = "irregular", name = "RingBell" }] }]
[relic.transformed]
trigger = [{ on = "turn-start", then = [{ do = "irregular", name = "CollapsePassage" }] }]
"""


class RingBell(Step[DeathMayDieState]):
    """Nobody is stressed any more."""

    __match_args__: ClassVar[tuple[str, ...]] = ("ctx", "source")

    def __init__(self, ctx: int, source: str) -> None:
        self.ctx = ctx
        self.source = source

    def run(self, g: DeathMayDieState) -> None:
        assert self.source == "relic:test-bell"
        g.stress[you_of(self.ctx)] = 0


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    (tmp_path / "relics.toml").write_text(PACK, encoding="utf-8")
    return tmp_path


def test_the_rules_have_a_step_for_every_name_of_the_vocabulary() -> None:
    assert set(IRREGULAR_STEPS) == set(word.IRREGULAR_STEPS)


def test_each_irregular_effect_runs_its_own_step(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(IRREGULAR_STEPS, "RingBell", RingBell)
    library = load(pack, irregular=("CollapsePassage", "RingBell"))
    relic = library.relics[-1]
    for power, stress, prompt in ((relic.normal, 0, "action"), (relic.transformed, 2, "collapse")):
        table = arranged(who("ruth", "rotunda", stress=2), episode=CATACOMBS)
        old = table.g.components
        table.g.components = Components(library, old.episode, old.elder)
        table.happen(RunScript(power.triggers[0].then.index, 0, context(0)))
        assert (table.stress("ruth"), table.prompt) == (stress, prompt)


def test_a_name_that_the_rules_do_not_know_is_refused_when_it_is_loaded(pack: Path) -> None:
    with pytest.raises(BadContent, match="unknown word 'RingBell'"):
        load(pack)


def test_what_an_effect_asks_comes_from_its_card() -> None:
    table: Table = arranged(
        who("ruth", "rotunda"), episode=CATACOMBS, mythos=["e3-walls-close-in"], begin="mythos"
    )
    assert table.source == "mythos:e3-walls-close-in"
