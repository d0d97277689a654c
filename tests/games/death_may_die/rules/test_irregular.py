"""Irregular cards: each is a class, and what its entry names is what is run."""

from pathlib import Path

import pytest

from miskatonic.errors import BadContent
from miskatonic.games.death_may_die.content.load import load
from miskatonic.games.death_may_die.effects.irregular import CollapsePassage
from miskatonic.games.death_may_die.effects.registry import IRREGULAR_CARDS
from tests.games.death_may_die.rules.episodes import CATACOMBS
from tests.games.death_may_die.rules.table import Table, arranged, who

RELIC = """
[[relic]]
id = "test-bell"
source = "ours"
[relic.normal]
trigger = [{ on = "turn-start", then = [{ do = "irregular", name = "RingBell" }] }]
[relic.transformed]
trigger = [{ on = "turn-start", then = [{ do = "irregular", name = "CollapsePassage" }] }]
"""


def test_an_irregular_card_of_the_box_is_found_by_the_name_of_its_class() -> None:
    assert IRREGULAR_CARDS["CollapsePassage"] is CollapsePassage


def test_a_name_that_nothing_has_is_refused_when_it_is_loaded(tmp_path: Path) -> None:
    (tmp_path / "relics.toml").write_text(RELIC, encoding="utf-8")
    with pytest.raises(BadContent, match="unknown word 'RingBell'; it takes one of CollapsePa"):
        load(tmp_path)


def test_what_an_effect_asks_comes_from_its_card() -> None:
    table: Table = arranged(
        who("ruth", "rotunda"), episode=CATACOMBS, mythos=["e3-walls-close-in"], begin="mythos"
    )
    assert table.prompt == "collapse"
    assert table.source == "mythos:e3-walls-close-in"
    assert table.about["source"] == "mythos:e3-walls-close-in"
