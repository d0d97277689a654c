"""In positions with a known best choice, the analysis reports other choices as losses, and nothing
else.

It knows no more than the seat did: in a world that the seat cannot tell from the true one, it says
the same.
"""

from typing import Any

import msgspec
import pytest

from miskatonic.analysis.comparison import Fork, difference, mean_of, seed_for
from miskatonic.analysis.decisions import look_again
from miskatonic.analysis.seat import positions_of
from miskatonic.games import GAMES
from miskatonic.kernel.rng import Rng, seed_bytes
from tests.analysis.small import FEW, analysed, played, with_few_playouts
from tests.games.among_cultists.rules.table import arranged as among_cultists
from tests.games.death_may_die.rules.episodes import AZATHOTH
from tests.games.death_may_die.rules.table import arranged as death_may_die
from tests.games.death_may_die.rules.table import who

# Playouts are slow interpreted.
pytestmark = pytest.mark.slow

RITUAL = "arkham-ritual"
CULTISTS = "among-cultists"
DEATH = "death-may-die"


def safe_if_it_ends(sanity: int = 4) -> Any:
    """Seat 1 passes last. If it discards, the round ends and all others are lost, so it wins,
    whatever it holds. If it takes the card, the round goes on.
    """
    game = GAMES[RITUAL]
    g = game.arrange(
        held=["dagger-cursed", "tome-sane", "idol-cursed", "chalice-cursed", "candelabra-cursed"],
        deck=["elder-sign", "investigator"],
        sanity=[sanity] * 5,
        moves=[("give", 2), ("give", 3), ("give", 4), ("give", 1)],
    )
    return game.knowledge(g, 1)


def too_few_are_dead() -> Any:
    """AC-F6  Two of three are dead, and the lone cultist knows it: claiming the win now loses."""
    dead = {"dead": 1}
    table = among_cultists(
        5, {4: "cultist"}, pulses={0: dead, 1: dead}, died={0: 0, 1: 0}, phase="cleanup"
    )
    return table.known(4)


def one_wound_left() -> Any:
    """Azathoth, in his last stage, has one wound left and is here. Mike is alone, nearly mad, and
    five cultists are here, too: he has one action, and no turn after this one.
    """
    table = death_may_die(
        who("mike", "pub", sanity=19, wounds=4),
        who("stella", "watchtower", sanity=19, wounds=4, lost=True),
        elder_one=AZATHOTH,
        enemies=[("cultist", "pub", 0)] * 5,
        elder="pub",
        elder_wounds=12,
        stage=4,
        disrupted=True,
        begin="actions",
        actions=1,
    )
    return GAMES[DEATH].knowledge(table.g, table.asked[0])


@pytest.mark.parametrize(
    ("game_id", "known", "wrong", "right", "playouts"),
    [
        (RITUAL, safe_if_it_ends(), ("take",), ("discard",), 80),
        (CULTISTS, too_few_are_dead(), ("claim",), ("go_on",), 12),
        (DEATH, one_wound_left(), ("done",), ("attack",), 20),
    ],
)
def test_a_losing_choice_is_reported_as_a_loss(
    game_id: str, known: Any, wrong: tuple[str, ...], right: tuple[str, ...], playouts: int
) -> None:
    game = GAMES[game_id]
    effort = FEW._replace(first=playouts // 5, more=playouts, same=2)
    found = analysed(game_id, known, game.choice(*wrong), effort)
    assert (found.verdict, found.best) == ("loss", game.choice(*right))
    assert found.loss is not None and found.chance is not None and found.best_chance is not None
    assert found.loss.mean > 0.05
    assert found.loss.mean == pytest.approx(found.best_chance.mean - found.chance.mean)
    looked = effort.first + effort.more // 2, effort.first + effort.more
    assert found.playouts in [2 * each for each in looked], "half of it if that is clear"
    agreed = analysed(game_id, known, game.choice(*right), effort)
    assert (agreed.verdict, agreed.loss, agreed.playouts) == ("same", None, effort.same)


def test_a_difference_within_the_noise_is_not_reported_as_a_loss() -> None:
    """With one sanity each the game ends with this round, and seat 1 survives in any case."""
    found = analysed(RITUAL, safe_if_it_ends(1), GAMES[RITUAL].choice("take"))
    assert (found.verdict, found.loss) == ("alike", None)
    assert found.best == GAMES[RITUAL].choice("discard")
    assert found.chance is not None and found.chance.error > 0.0, "this many can miss something"


def test_a_loss_is_confirmed_in_different_worlds_from_those_that_hinted_at_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dealt: list[range] = []
    values = Fork.values

    def noting(fork: Fork, option: int, worlds: range) -> list[float]:
        dealt.append(worlds)
        return values(fork, option, worlds)

    monkeypatch.setattr(Fork, "values", noting)
    effort = FEW._replace(first=4, more=20)
    found = analysed(DEATH, one_wound_left(), GAMES[DEATH].choice("done"), effort)
    assert found.verdict == "loss"
    assert dealt == [range(4)] * 2 + [range(4, 14)] * 2, "both choices in the same worlds each time"


@pytest.mark.parametrize(
    ("won", "looked"),
    [
        ([1] * 10, 10),  # every pair: clear
        ([0] * 10, 10),  # none: hopeless
        ([1, 0, 0, 1, 0, 0, 0, 1, 0, 0], 20),
    ],
)
def test_the_second_measurement_stops_halfway_once_the_outcome_is_clear(
    won: list[int], looked: int
) -> None:
    """`won`: the worlds in which the bot's choice wins; the choice that was made wins in none."""

    class Known(Fork):
        def __init__(self) -> None:
            self.dealt: list[int] = []

        def value(self, choice: int, world: int) -> float:
            self.dealt.append(world)
            return float(won[world % 10]) if choice == 1 else 0.0

    fork = Known()
    mine, theirs = look_again(fork, FEW._replace(first=10, more=20), 0, 1)
    assert (len(mine), len(theirs)) == (looked, looked)
    assert set(fork.dealt) == set(range(10, 10 + looked)), "never the first worlds"


def test_choices_are_compared_in_the_same_worlds() -> None:
    """Compare a choice with itself: every pair is equal, so the difference is exactly 0."""
    known = safe_if_it_ends()
    fork = Fork(GAMES[RITUAL], with_few_playouts(RITUAL), known, 1, seed_for("a test"))
    take = GAMES[RITUAL].choice("take")
    first, second = fork.values(take, range(40)), fork.values(take, range(40))
    assert first == second
    assert difference(first, second).mean == 0.0
    assert 0.0 < mean_of(first).mean < 1.0, "the worlds themselves differ"


def plain(known: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(known))


@pytest.mark.parametrize(
    ("game_id", "seats", "seed"), [(RITUAL, 4, 11), (CULTISTS, 5, 12), (DEATH, 2, 13)]
)
def test_positions_that_the_seat_cannot_tell_apart_get_the_same_analysis(
    game_id: str, seats: int, seed: int
) -> None:
    """The true position, and another that looks the same to the seat that is asked."""
    game = GAMES[game_id]
    record = played(game_id, seats, ["novice"] * seats, seed)
    late = 2 * len(record.moves) // 3
    step = next(
        each
        for each in positions_of(game, record)
        if each.move >= late
        and (decision := game.decision(each.g, each.seat)) is not None
        and len(decision.options) > 1
    )
    known: Any = game.knowledge(step.g, step.seat)
    other = game.redeal(known, Rng(seed_bytes(seed + 1)))
    twin: Any = game.knowledge(other, step.seat)
    assert game.save(other) != game.save(step.g), "the other position differs"
    assert plain(known) == plain(twin), "and this seat cannot tell"
    few = FEW._replace(first=1, more=1, same=1)
    for option in known["decision"]["options"][:2]:
        mine, theirs = (analysed(game_id, each, option, few) for each in (known, twin))
        assert mine == theirs
        assert mine.chance is not None
    analyst = with_few_playouts(game_id)
    believed = [
        sorted((each.text, each.seat or 0, each.odds) for each in analyst.thoughts(which, state))
        for which, state in ((known, step.g), (twin, step.g))
    ]
    assert believed[0] == believed[1]
