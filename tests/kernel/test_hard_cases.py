"""Sketches of what is hardest for the kernel in each game, written before the game.

Arkham Ritual: an act out of turn, see test_agenda.py. Among Cultists: a secret simultaneous
encounter with a locked option, a timeout, and the vote it triggers. Death May Die: an insanity that
interrupts a roll inside an attack inside a turn, triggers ordered by the player, and rerolls.
"""

from typing import Final

from miskatonic.kernel.events import Event, Secret
from miskatonic.kernel.log import told
from miskatonic.kernel.state import Step, ask, settle, tell, then
from miskatonic.kernel.view import own_decision, waiting_for
from tests.kernel.sketch import Sketch, Write, decision_of, seats_asked, sketch

ALIVE: Final = 0
DEAD: Final = 1
PUT_BACK: Final = 2
CONFIRM: Final = 3
REROLL: Final = 4
KEEP: Final = 5
FIRST_TRIGGER: Final = 6
CULTIST: Final = 1


class Gave(Event, tag="gave"):
    seat: int
    card: Secret[int] = None


class Met(Event, tag="encounter"):
    seats: list[int]


class Checked(Event, tag="checked"):
    seat: int
    dead: Secret[bool] = None


class Pressed(Event, tag="pressed"):
    seat: int
    choice: int


class Encounter(Step[Sketch]):
    """Everyone gives a card; an investigator has no Dead cards, but is asked too."""

    def run(self, g: Sketch) -> None:
        then(g, RevealWhoGaveToWhom(), CheckStatus(0))
        for seat in range(3):
            if seat == CULTIST:
                ask(g, self, seat, "encounter", "rule:K-1", (ALIVE, DEAD))
            else:
                ask(g, self, seat, "encounter", "rule:K-1", (ALIVE,), (DEAD,), ("no such card",))

    def answer(self, g: Sketch, seat: int, choice: int) -> None:
        g.numbers["dead"] += choice
        tell(g, Gave(seat, choice), 1 << seat)


class RevealWhoGaveToWhom(Step[Sketch]):
    def run(self, g: Sketch) -> None:
        tell(g, Met([0, 1, 2]))


class CheckStatus(Step[Sketch]):
    """The checker always presses one of two buttons, of which one may be locked."""

    def __init__(self, checker: int) -> None:
        self.checker: Final = checker

    def run(self, g: Sketch) -> None:
        found = g.numbers["dead"] > 0
        tell(g, Checked(self.checker, found), 1 << self.checker)
        then(g, PressButton(self.checker))


class PressButton(Step[Sketch]):
    def __init__(self, checker: int) -> None:
        self.checker: Final = checker

    def run(self, g: Sketch) -> None:
        options, locked = (PUT_BACK,), (CONFIRM,)
        if g.numbers["dead"]:
            options, locked = locked, options
        ask(g, self, self.checker, "check", "rule:K-1", options, locked, ("the rules",))

    def answer(self, g: Sketch, seat: int, choice: int) -> None:
        tell(g, Pressed(seat, choice))
        then(g, Ready())


class Ready(Step[Sketch]):
    """A discussion ends when everyone is ready; outside, a clock answers for slow players."""

    def run(self, g: Sketch) -> None:
        for seat in range(3):
            ask(g, self, seat, "ready", "rule:K-1", (KEEP,))

    def answer(self, g: Sketch, seat: int, choice: int) -> None:
        g.diary.append(f"{seat} ready")
        if seat == 2:
            then(g, Ready())


def visible_to(g: Sketch, viewer: int) -> tuple[object, ...]:
    """Everything that a viewer gets without acting."""
    return told(g.log, viewer), waiting_for(g), own_decision(g, viewer)


def test_nobody_can_tell_a_murder_from_a_handshake() -> None:
    """AC-N3, N4, N7, N9: two games that differ in a secret card look the same to the third seat."""
    innocent, murder = sketch(Encounter(), dead=0), sketch(Encounter(), dead=0)
    assert visible_to(innocent, 2) == visible_to(murder, 2)
    for g, card in ((innocent, ALIVE), (murder, DEAD)):
        settle(g, decision_of(g, 1), card)
    assert visible_to(innocent, 2) == visible_to(murder, 2)
    for g in (innocent, murder):
        settle(g, decision_of(g, 2), ALIVE)
        settle(g, decision_of(g, 0), ALIVE)
    assert visible_to(innocent, 2) == visible_to(murder, 2)
    assert visible_to(innocent, 0) != visible_to(murder, 0)


def test_nobody_can_see_who_has_already_answered() -> None:
    """AC-N4, N18"""
    g = sketch(Encounter(), dead=0)
    before = waiting_for(g)
    settle(g, decision_of(g, 1), DEAD)
    assert before == waiting_for(g)
    assert [entry["seat"] for entry in before] == [0, 1, 2]


def test_a_seat_sees_its_locked_option_with_the_reason() -> None:
    g = sketch(Encounter(), dead=0)
    decision = own_decision(g, 2)
    assert decision is not None
    assert decision["options"] == [ALIVE]
    assert decision["locked"] == [{"choice": DEAD, "reason": "no such card"}]


def test_only_the_giver_is_told_which_card_it_gave() -> None:
    g = sketch(Encounter(), dead=0)
    for seat in range(3):
        settle(g, decision_of(g, seat), ALIVE)
    assert [event for event in told(g.log, 2) if isinstance(event, Gave)][2].card == ALIVE
    assert all(event.card is None for event in told(g.log, None) if isinstance(event, Gave))


class Attack(Step[Sketch]):
    """DMD: target, roll with rerolls, successes, outcomes, tentacles; then the turn goes on."""

    def run(self, g: Sketch) -> None:
        then(g, Roll(), Successes(), Outcomes(), Tentacles(), Write("turn goes on"), Roll())


class Roll(Step[Sketch]):
    def run(self, g: Sketch) -> None:
        g.diary.append("roll")
        then(g, Reroll())


class Reroll(Step[Sketch]):
    """Each reroll costs stress, as long as there is some to take."""

    def run(self, g: Sketch) -> None:
        can = g.numbers["stress"] < 2
        ask(g, self, 0, "reroll", "rule:K-1", (REROLL, KEEP) if can else (KEEP,))

    def answer(self, g: Sketch, seat: int, choice: int) -> None:
        if choice == REROLL:
            g.numbers["stress"] += 1
            then(g, Write("reroll"), Reroll())


class Successes(Step[Sketch]):
    def run(self, g: Sketch) -> None:
        g.diary.append("wounds")


class Outcomes(Step[Sketch]):
    """Two triggers at the same time: the active player chooses their order."""

    def run(self, g: Sketch) -> None:
        then(g, Order((Write("trigger a"), Write("trigger b"))))


class Order(Step[Sketch]):
    def __init__(self, triggers: tuple[Step[Sketch], ...]) -> None:
        self.triggers: Final = triggers

    def run(self, g: Sketch) -> None:
        if len(self.triggers) == 1:
            then(g, self.triggers[0])
        else:
            options = tuple(FIRST_TRIGGER + at for at in range(len(self.triggers)))
            ask(g, self, 0, "order", "rule:K-1", options)

    def answer(self, g: Sketch, seat: int, choice: int) -> None:
        at = choice - FIRST_TRIGGER
        rest = self.triggers[:at] + self.triggers[at + 1 :]
        then(g, self.triggers[at], Order(rest))


class Tentacles(Step[Sketch]):
    """A sanity loss reaches a threshold: insanity and level-up come before everything else."""

    def run(self, g: Sketch) -> None:
        then(g, Write("insanity"), LevelUp())


class LevelUp(Step[Sketch]):
    def run(self, g: Sketch) -> None:
        ask(g, self, 0, "level-up", "rule:K-1", (ALIVE, DEAD))

    def answer(self, g: Sketch, seat: int, choice: int) -> None:
        g.diary.append(f"skill {choice}")


def test_an_insanity_interrupts_a_roll_inside_an_attack_which_then_continues() -> None:
    g = sketch(Attack(), stress=0)
    for choice in (REROLL, REROLL, KEEP, FIRST_TRIGGER + 1, DEAD):
        settle(g, decision_of(g, 0), choice)
    expected = ["roll", "reroll", "reroll", "wounds", "trigger b", "trigger a"]
    expected += ["insanity", "skill 1", "turn goes on", "roll"]
    assert expected == g.diary
    assert seats_asked(g) == [0]


def test_rerolls_end_when_stress_is_at_its_maximum() -> None:
    g = sketch(Attack(), stress=0)
    settle(g, decision_of(g, 0), REROLL)
    assert decision_of(g, 0).options == (REROLL, KEEP)
    settle(g, decision_of(g, 0), REROLL)
    assert decision_of(g, 0).options == (KEEP,)
