"""Death May Die: whatever a card or relic lets its holder do is done when it helps.

For each use of the box somebody gets the card, hurt or well, and novices play on from the episode's
set-up. Sooner or later they must make that use; and in one of the positions where they do, the
adept must make it, too. A use that bots never see a need for fails here.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from miskatonic.games.death_may_die.rules.choices import MOST_USES, USE
from miskatonic.games.death_may_die.rules.components import RELIC_SOURCE
from miskatonic.games.death_may_die.rules.options import components_for, library
from tests.games.death_may_die.bots.asking import answer
from tests.games.death_may_die.rules.episodes import MOURNING, TSATHOGGUA
from tests.games.death_may_die.rules.table import GAME, Table, arranged, who

# How the holder is at the beginning.
SHAPES: tuple[dict[str, int], ...] = (
    {"wounds": 3, "stress": 2},
    {"wounds": 1, "stress": 3, "sanity": 9},
    {},
)
MOST_DECISIONS = 220


class CardUse:
    """Use number `place` of one side of a card or relic."""

    def __init__(self, episode: str, card: str, side: int, source: int, place: int) -> None:
        self.episode = episode
        self.card = card
        self.side = side
        self.source = source
        self.choice = int(USE + source * MOST_USES + place)

    def __str__(self) -> str:
        return f"{self.card}:{self.side}"

    def table(self, shape: dict[str, int], seed: int) -> Table:
        """Two of them at the start, one with the card."""
        more: dict[str, Any] = dict(shape)
        if self.source >= RELIC_SOURCE:
            more["relics"] = [f"{self.card}:{('normal', 'transformed')[self.side]}"]
        else:
            more["cards"] = [f"{self.card}:{('left', 'right')[self.side]}"]
        people = who("mike", **more), who("stella", wounds=2, stress=2)
        return arranged(*people, episode=self.episode, set_up=True, begin="turn", seed=seed)


def every_use() -> Iterator[CardUse]:
    for episode in library().episodes:
        components = components_for(episode.id, TSATHOGGUA)
        for number, card in enumerate(components.cards):
            for side in (0, 1):
                for place, _ in enumerate(components.powers[2 * number + side].uses):
                    yield CardUse(episode.id, card.id, side, 2 * number + side, place)
    components = components_for(MOURNING, TSATHOGGUA)
    for number, relic in enumerate(library().relics):
        for side in (0, 1):
            source = int(RELIC_SOURCE) + 2 * number + side
            for place, _ in enumerate(components.powers[source].uses):
                yield CardUse(MOURNING, relic.id, side, source, place)


def positions(use: CardUse) -> Iterator[Table]:
    """Where a novice makes this use."""
    for seed, shape in enumerate(SHAPES):
        table = use.table(shape, seed)
        for number in range(MOST_DECISIONS):
            if table.g.result is not None:
                break
            choice = answer(table, "novice", number)
            if choice == use.choice:
                yield table
            GAME.play(table.g, table.asked[0], choice)


@pytest.mark.parametrize("use", list(every_use()), ids=str)
def test_every_use_is_made_when_it_helps(use: CardUse) -> None:
    seen = 0
    for table in positions(use):
        seen += 1
        if answer(table, "adept") == use.choice:
            return
    assert False, f"made by novices {seen} times, by an adept in none of these positions"
