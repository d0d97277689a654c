"""Irregular cards: each is a class that card files name."""

from pathlib import Path

import pytest

from miskatonic.errors import BadContent
from miskatonic.games.death_may_die.card_effects.irregular import CollapsePassage
from miskatonic.games.death_may_die.card_effects.registry import IRREGULAR_CARDS, kinds_for
from miskatonic.games.death_may_die.library import load
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

# A pack written before packages were renamed and modules moved.
FORMER_IMPORTS = """
from miskatonic.games.death_may_die.content.phrases import Phrases
from miskatonic.games.death_may_die.content.reading import TomlTable
from miskatonic.games.death_may_die.content.references import Reader, Scope
from miskatonic.games.death_may_die.effects.irregular import Irregular, IrregularQuestion
from miskatonic.games.death_may_die.rules.choices import SPACE, choices_in
from miskatonic.games.death_may_die.rules.context import Context
from miskatonic.games.death_may_die.rules.state import DeathMayDieState, deciding_seat, is_alive
from miskatonic.games.death_may_die.rules.wounds import take_stress


class RingBell(Irregular):
    pass
"""


def test_irregular_cards_of_the_box_are_found_by_class_name() -> None:
    assert IRREGULAR_CARDS["CollapsePassage"] is CollapsePassage


def test_an_unknown_class_name_is_refused_on_loading(tmp_path: Path) -> None:
    (tmp_path / "relics.toml").write_text(RELIC, encoding="utf-8")
    with pytest.raises(BadContent, match="unknown value 'RingBell'; expected one of CollapsePa"):
        load(tmp_path)


def test_packs_can_import_modules_by_their_old_names(tmp_path: Path) -> None:
    (tmp_path / "irregular.py").write_text(FORMER_IMPORTS, encoding="utf-8")
    assert "RingBell" in kinds_for([tmp_path]).irregular


def test_questions_of_an_effect_name_its_card_as_source() -> None:
    table: Table = arranged(
        who("ruth", "rotunda"), episode=CATACOMBS, mythos=["e3-walls-close-in"], begin="mythos"
    )
    assert table.prompt == "collapse"
    assert table.source == "mythos:e3-walls-close-in"
    assert table.about["source"] == "mythos:e3-walls-close-in"
