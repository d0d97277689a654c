"""Bots use cards and relics when it helps.

For each use in the box, an investigator gets the card, hurt or well, and novices play on from the
set-up. They must make that use at some point, and in one of those positions the adept must make it
too. A use that bots never make fails here.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from miskatonic.games.death_may_die.library import components_for, library
from miskatonic.games.death_may_die.model.choices import MOST_USES, USE
from miskatonic.games.death_may_die.model.components import RELIC_SOURCE
from tests.games.death_may_die.bots.asking import answer
from tests.games.death_may_die.rules.episodes import CATACOMBS, ISLE, MOURNING, TSATHOGGUA
from tests.games.death_may_die.rules.table import GAME, Table, arranged, who

# The condition of the holder at the start.
SHAPES: tuple[dict[str, int], ...] = (
    {"wounds": 3, "stress": 2},
    {"wounds": 1, "stress": 3, "sanity": 9},
    {},
)
MOST_DECISIONS = 220
GAMES_EACH = 9


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
        """Two investigators at the start, one with the card."""
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
    """Positions where a novice makes this use."""
    for seed in range(GAMES_EACH):
        table = use.table(SHAPES[seed % len(SHAPES)], seed)
        for number in range(MOST_DECISIONS):
            if table.g.result is not None:
                break
            choice = answer(table, "novice", number)
            if choice == use.choice:
                yield table
            GAME.play(table.g, table.asked[0], choice)


# Two uses that take an action have their own positions below.
ARRANGED = ("e2-crowbar:1", "e3-dynamite:0")
# Open: uses that bots don't consider worth their cost. The confession is evidence: trading it for
# two rerolls costs a success, and both must succeed. The hat moves one visitor for 1 stress.
NOT_WORTH_IT = ("e1-confession:1", "e5-ringmasters-hat:1")


@pytest.mark.parametrize(
    "use", [use for use in every_use() if str(use) not in ARRANGED + NOT_WORTH_IT], ids=str
)
def test_every_use_is_made_when_it_helps(use: CardUse) -> None:
    seen = 0
    for table in positions(use):
        seen += 1
        if answer(table, "adept") == use.choice:
            return
    pytest.fail(f"made by novices {seen} times, by an adept in none of these positions")


def test_dynamite_blows_up_the_altar() -> None:
    table = arranged(
        who("mike", "black-altar", cards=["e3-dynamite:left"]),
        episode=CATACOMBS,
        tokens=[("altar-stone", "black-altar", 3)],
        actions=1,
        begin="actions",
    )
    assert table.label(answer(table, "adept")) == "use e3-dynamite"


def test_the_crowbar_opens_the_last_lock() -> None:
    """The last patient is a door away from the landing stage, and a roll might finish Mike."""
    table = arranged(
        who("mike", "gatehouse", cards=["e2-crowbar:right"], tokens={"patient": 1}, sanity=19),
        episode=ISLE,
        tokens=[
            ("patient", "landing-stage", 3),
            ("lock", "landing-stage>gatehouse", 1),
            ("lock", "asylum-garden>reception", 1),
            ("lock", "cistern>asylum-kitchen", 1),
            ("lock", "boathouse>laundry", 1),
        ],
        actions=2,
        begin="actions",
    )
    assert table.label(answer(table, "adept")) == "use e2-crowbar"
