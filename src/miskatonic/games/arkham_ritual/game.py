"""The Game object of Arkham Ritual."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from miskatonic.errors import BadOptions
from miskatonic.games.arkham_ritual.arrange import arrange, check_names
from miskatonic.games.arkham_ritual.redeal import ArkhamRitualWorlds
from miskatonic.games.arkham_ritual.referee.referee import judge, situation_of
from miskatonic.games.arkham_ritual.rules.cards import ARTIFACT_TYPES, BY_NUMBER, GREAT_OLD_ONES
from miskatonic.games.arkham_ritual.rules.choices import CHOICES, RETURN, TAKE
from miskatonic.games.arkham_ritual.rules.events import EVENTS
from miskatonic.games.arkham_ritual.rules.options import OPTIONS, Rules, read_rules
from miskatonic.games.arkham_ritual.rules.setup import BEGIN_GAME, empty_table
from miskatonic.games.arkham_ritual.rules.state import DOOM_SPOTS, FULL_SANITY, ArkhamRitualState
from miskatonic.games.arkham_ritual.rules.state_check import check_state
from miskatonic.games.arkham_ritual.views.observation import COLUMNS, put_columns
from miskatonic.games.arkham_ritual.views.view import (
    ArkhamRitualKnowledge,
    ArkhamRitualOwn,
    ArkhamRitualRedeal,
    ArkhamRitualShared,
    build_own,
    build_redeal,
    build_shared,
)
from miskatonic.kernel.game import Game, Objection
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.save_check import require
from miskatonic.kernel.state import push, step_classes

# The classes of objects in a state: every step of the rules (all modules are loaded by now), and
# the options of the table.
CLASSES: Final = (*step_classes("miskatonic.games.arkham_ritual.rules"), Rules)


class ArkhamRitual(Game[ArkhamRitualState, ArkhamRitualKnowledge]):
    """3 to 7 seats; see docs/rules/arkham-ritual.md."""

    def __init__(self) -> None:
        super().__init__(
            "arkham-ritual",
            2,
            range(3, 8),
            OPTIONS,
            CHOICES,
            ("offer", "receive", "orb", "confess"),
            EVENTS,
            CLASSES,
            COLUMNS,
        )

    def _begin(self, seats: int, options: OptionValues, rng: Rng) -> ArkhamRitualState:
        g = empty_table(read_rules(seats, options), rng)
        push(g, BEGIN_GAME)
        return g

    def _blank(self) -> ArkhamRitualState:
        return empty_table(read_rules(5, self.read(5, {})), Rng(bytes(32)))

    def _check_state(self, g: ArkhamRitualState) -> None:
        again = read_rules(int(g.rules.seats), self.read(g.rules.seats, g.rules.values))
        require(self.codec.to_plain(again) == self.codec.to_plain(g.rules), "options conflict")
        check_state(g)

    def seats_at(self, g: ArkhamRitualState) -> int:
        return g.rules.seats

    def shared(self, g: ArkhamRitualState) -> ArkhamRitualShared:
        return build_shared(g, self.id, self.version)

    def own(self, g: ArkhamRitualState, seat: int | None, since: int = 0) -> ArkhamRitualOwn:
        return build_own(g, seat, since)

    def redealing(self, g: ArkhamRitualState, seat: int | None) -> ArkhamRitualRedeal:
        return build_redeal(g, seat, self.codec)

    def _observe(self, g: ArkhamRitualState, viewer: i64, out: vec[i16], at: i64) -> i64:
        return put_columns(g, viewer, out, at)

    def constants(self) -> Mapping[str, Any]:
        """The cards by number, and the limits of sanity and doom."""
        return {
            "CARDS": [
                {"name": card.name, "kind": card.kind, "colour": card.colour, "type": card.type}
                for card in BY_NUMBER
            ],
            "ARTIFACT_TYPES": ARTIFACT_TYPES,
            "GREAT_OLD_ONES": [BY_NUMBER[card].name for card in GREAT_OLD_ONES],
            "FULL_SANITY": int(FULL_SANITY),
            "DOOM_SPOTS": int(DOOM_SPOTS),
        }

    def default(self, g: ArkhamRitualState, seat: object) -> int:
        """To the next follower clockwise; take; put back. A confession is never made by default."""
        decision = self.must_answer(g, seat)
        if decision.prompt == "offer":
            after = [to for to in decision.options if to > decision.seat]
            return after[0] if after else decision.options[0]
        return TAKE if decision.prompt == "receive" else RETURN

    def referee(
        self, g: ArkhamRitualState, seat: Any, text: str, names: Sequence[str] = ()
    ) -> Objection | None:
        """AR-P2  Uses only what everyone at the table knows."""
        if g.result is not None or not g.rules.referee:
            return None
        offence = judge(text, situation_of(g, self.seat_at(g, seat), names))
        return None if offence is None else Objection(f"ar-talk-{offence.kind}", offence.word)

    def worlds(self, known: ArkhamRitualKnowledge) -> ArkhamRitualWorlds:
        return ArkhamRitualWorlds(known, self.codec)

    def arrange(
        self,
        held: Sequence[str],
        deck: Sequence[str] | None = None,
        sanity: Sequence[int] | None = None,
        active: object = 0,
        round: object = 1,
        options: Mapping[str, object] | None = None,
        seats: int | None = None,
        seed: object = 0,
        looked: object = None,
        removed: str | None = None,
        moves: Sequence[Sequence[object]] = (),
    ) -> ArkhamRitualState:
        """A position at any point of a turn, and its past; see arrange.py.

        Each of `moves` is a choice by its name, `("give", 2)`, made by the seat that must decide;
        a seat that acts out of turn is named first: `(3, "confess")`.
        """
        check_names(held, "held")
        if isinstance(sanity, Sequence) and seats is None:
            seats = len(sanity)
        count = len(held) if seats is None else seats
        rules = read_rules(count, self.read(count, options or {}))
        g = arrange(rules, held, deck, sanity, active, round, seed, looked, removed)
        for number, move in enumerate(moves, 1):
            self._play_named(g, number, move)
        if g.result is not None:
            raise BadOptions(f"the game is over after the moves {list(moves)!r}; stop before")
        return g

    def _play_named(self, g: ArkhamRitualState, number: int, move: object) -> None:
        """Play a move of an arranged position; BadOptions says which one is invalid, and why."""
        what = f"move {number}, {move!r}"
        if g.result is not None:
            raise BadOptions(f"{what}: the game is over by then")
        if isinstance(move, str) or not isinstance(move, Sequence) or not move:
            raise BadOptions(f'{what}; a move is a choice by its name, such as ("give", 2)')
        seat = self.decisions(g)[0].seat
        name = list(move)
        if isinstance(name[0], int):
            seat = name.pop(0)
        try:
            self.play(g, seat, self.space.choice(tuple(name)))
        except (ValueError, TypeError, LookupError) as error:
            raise BadOptions(f"{what}: {error}") from None


ARKHAM_RITUAL: Final = ArkhamRitual()
