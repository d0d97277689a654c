"""A tiny table of Among Cultists: play choices by name, read facts."""

import random
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from miskatonic.games.among_cultists.arrange.arrange import Arrangement
from miskatonic.games.among_cultists.board.board import BOARD, MARKERS, PLACE_NAMES, ROLES
from miskatonic.games.among_cultists.board.board_types import CARD_NAMES
from miskatonic.games.among_cultists.game import AMONG_CULTISTS
from miskatonic.games.among_cultists.rules.state import AmongCultistsState
from miskatonic.games.among_cultists.views.view import AmongCultistsKnowledge
from miskatonic.kernel.events import Event
from miskatonic.kernel.state import Decision

FEELING = {"by": "feeling"}
GAME = AMONG_CULTISTS
E = TypeVar("E", bound=Event)


class Table:
    """A game in progress. Choices go by name: "go LB", "give dead 2", "vote 4", "pass"."""

    def __init__(self, g: AmongCultistsState) -> None:
        self.g = g

    # ------------------------------------------------------------ questions and answers

    @property
    def asked(self) -> dict[int, str]:
        """The seats that must decide, and what about."""
        return {decision.seat: decision.prompt for decision in GAME.decisions(self.g)}

    def decision(self, seat: int | None = None) -> Decision:
        """The open decision of a seat, or the only one."""
        if seat is None:
            (only,) = GAME.decisions(self.g)
            return only
        decision = GAME.decision(self.g, seat)
        assert decision is not None, f"seat {seat} is not asked; asked are {self.asked}"
        return decision

    def options(self, seat: int | None = None) -> list[str]:
        return [label(choice) for choice in self.decision(seat).options]

    def verbs(self, seat: int | None = None) -> set[str]:
        """The kinds of choice that are open to a seat."""
        return {option.split()[0] for option in self.options(seat)}

    def locked(self, seat: int | None = None) -> dict[str, str]:
        """The choices that the seat sees as locked, with the reasons."""
        decision = self.decision(seat)
        return {
            label(choice): reason
            for choice, reason in zip(decision.locked, decision.reasons, strict=True)
        }

    def menu(self, seat: int | None = None) -> set[str]:
        """Everything the seat is shown, open or locked."""
        return {*self.options(seat), *self.locked(seat)}

    def play(self, *names: str, seat: int | None = None) -> "Table":
        """Answer the only open decision, or that of a seat, again and again."""
        for name in names:
            GAME.play(self.g, self.decision(seat).seat, choice(name))
        return self

    def answer(self, **answers: str) -> "Table":
        """Answer simultaneous questions: answer(s0="abstain", s3="vote 1")."""
        for seat, name in answers.items():
            GAME.play(self.g, int(seat[1:]), choice(name))
        return self

    def all(self, name: str) -> "Table":
        """Let all seats that are asked give the same answer."""
        for seat in self.asked:
            GAME.play(self.g, seat, choice(name))
        return self

    def vote(self, *named: int | None) -> "Table":
        """Let all seats end the discussion and vote; None is an abstention."""
        if "discuss" in self.asked.values():
            self.all("ready")
        assert self.asked == dict.fromkeys(range(len(named)), "vote")
        for seat, target in enumerate(named):
            self.play("abstain" if target is None else f"vote {target}", seat=seat)
        return self

    def wait(self) -> "Table":
        """Let one seat's time run out (AC-Q11)."""
        seat = min(self.asked)
        GAME.play(self.g, seat, GAME.default(self.g, seat))
        return self

    def wait_for(self, prompt: str) -> "Table":
        """Let time run out until this question is asked."""
        while prompt not in self.asked.values():
            assert self.result is None, f"the game ended without {prompt!r}: {self.result}"
            self.wait()
        return self

    def go_on_to(self, round: int, phase: str) -> "Table":
        """Let time run out until this phase of a round."""
        while (self.public["round"], self.public["phase"]) != (round, phase):
            assert self.result is None, f"the game ended before round {round}: {self.result}"
            self.wait()
        return self

    def finish(self) -> "Table":
        """Let time run out to the end of the game."""
        while self.result is None:
            self.wait()
        return self

    def say(self, seat: int, kind: str, /, ref: int | None = None, **fields: Any) -> "Table":
        claim: dict[str, Any] = {"kind": kind, "fields": fields}
        if ref is not None:
            claim["ref"] = ref
        GAME.say(self.g, seat, claim)
        return self

    # ------------------------------------------------------------ facts

    def known(self, seat: int | None) -> AmongCultistsKnowledge:
        """What a seat or (None) a spectator knows."""
        return GAME.knowledge(self.g, seat)

    @property
    def public(self) -> AmongCultistsKnowledge:
        return self.known(None)

    def events(self, kind: type[E], viewer: int | None = None) -> list[E]:
        """The events of one kind that a viewer was told."""
        return [event for event in GAME.events(self.g, viewer) if isinstance(event, kind)]

    def check_order(self, kinds: str) -> None:
        """Assert that the public events of these kinds came in this order."""
        wanted = kinds.split()
        told = [event.kind for event in GAME.events(self.g, None)]
        assert [kind for kind in told if kind in wanted] == wanted

    def last(self, kind: type[E], viewer: int | None = None) -> E:
        return self.events(kind, viewer)[-1]

    @property
    def roles(self) -> list[str]:
        return [ROLES[role] for role in self.g.role]

    @property
    def cultists(self) -> list[int]:
        return [party for party, role in enumerate(self.roles) if role == "cultist"]

    def place(self, party: int) -> str:
        return PLACE_NAMES[self.g.place[party]]

    def hand(self, party: int) -> dict[str, int]:
        return dict(zip(CARD_NAMES, self.g.hand[party * 5 : party * 5 + 5], strict=True))

    def pulse(self, party: int) -> tuple[int, int]:
        """Alive and Dead cards in the pulse deck."""
        return self.g.pulse[party * 2], self.g.pulse[party * 2 + 1]

    def deck(self, room: str) -> tuple[int, int, int]:
        """Success, Failure and Sabotage in a room's deck."""
        first = PLACE_NAMES.index(room) * 3
        return self.g.deck[first], self.g.deck[first + 1], self.g.deck[first + 2]

    def ghosts(self) -> set[int]:
        return {party for party, view in enumerate(self.public["table"]) if view["ghost"]}

    @property
    def bag(self) -> dict[str, int]:
        return {MARKERS[event]: count for event, count in enumerate(self.g.bag) if count}

    @property
    def result(self) -> tuple[str, list[int]] | None:
        """How the game ended, and who won."""
        result = GAME.result(self.g)
        return None if result is None else (result.reason, list(result.winners))


def arranged(seats: int = 5, roles: Mapping[int, str] | None = None, /, **position: Any) -> Table:
    """A position set up by hand. Whose role is not named is an Investigator, but if no Cultist is
    named, the last seats are. In a table with an Automa it is the party after the seats.
    """
    options = position.pop("options", {})
    parties = seats + (1 if seats == 4 or options.get("automa") else 0)
    names = ["investigator"] * parties
    for party, role in (roles or {}).items():
        names[party] = role
    seat = seats
    while names.count("cultist") < int(BOARD.figures[parties].cultists):
        seat -= 1
        names[seat] = "cultist" if names[seat] == "investigator" else names[seat]
    return Table(GAME.arrange(Arrangement(seats, roles=names, options=options, **position)))


def begin(seats: int, seed: object = 0, **options: object) -> Table:
    """A new game at its first question."""
    return Table(GAME.new(seats, options, seed))


def after_the_night(seats: int, seed: object = 0, **options: object) -> Table:
    """A new game at the first movement of round 1."""
    table = begin(seats, seed, **options)
    while table.public["phase"] in ("set-up", "night"):
        table.play(table.options(min(table.asked))[-1], seat=min(table.asked))
    return table


def in_the_night(seats: int, seed: object = 0, **options: object) -> Table:
    """A new game in the night."""
    table = begin(seats, seed, **options)
    while table.public["phase"] == "set-up":
        table.play(table.options(min(table.asked))[-1], seat=min(table.asked))
    return table


def play_at_random(table: Table, seed: int) -> Iterator[Table]:
    """The table after each of many random choices, to the end of the game."""
    chance = random.Random(seed)
    while table.result is None:
        decision = chance.choice(GAME.decisions(table.g))
        GAME.play(table.g, decision.seat, chance.choice(decision.options))
        yield table


def games(number: int, seats: int, **options: object) -> Iterator[Table]:
    """Many games of one kind, all in the night."""
    for seed in range(number):
        yield in_the_night(seats, seed, **options)


def choice(name: str) -> int:
    family, *arguments = name.split()
    return GAME.choice(family, *[int(each) if each.isdigit() else each for each in arguments])


def label(number: int) -> str:
    return " ".join(str(part) for part in GAME.name(number))
