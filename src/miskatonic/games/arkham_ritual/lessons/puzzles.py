"""Puzzles of Arkham Ritual: your own card, the wrong target for a gift, and the last hand."""

from collections.abc import Sequence
from typing import Any, Final

from miskatonic.games.arkham_ritual.coach import advise
from miskatonic.games.arkham_ritual.game import ARKHAM_RITUAL
from miskatonic.games.arkham_ritual.rules.cards import (
    BY_NUMBER,
    CARD_NAMES,
    GREAT_OLD_ONE,
    is_cursed,
)
from miskatonic.games.arkham_ritual.rules.choices import DISCARD, MOST_SEATS, TAKE
from miskatonic.lessons.puzzles import Found

CERTAIN: Final = 0.999
# The least difference between the probabilities of losing nothing.
MARGIN: Final = 0.4
DEAR: Final = -2
# The most cards that a player can keep in mind.
FEW: Final = 5


class ArkhamRitualPuzzles:
    tables: Final[Sequence[tuple[int, dict[str, Any]]]] = ((4, {}), (5, {}), (6, {}))
    level: Final = "novice"
    longest_history: Final = 10_000

    def find(self, known: Any) -> Found | None:
        prompt = known["decision"]["prompt"]
        advice = advise(known)
        if advice is None or prompt not in ("offer", "receive"):
            return None
        options = {each["choice"]: each for each in advice["options"]}
        return (
            self._last_hand(known, options)
            or self._mistake(known, options, list(advice["own"]))
            or self._colour(known, advice)
        )

    def _last_hand(self, known: Any, options: dict[int, Any]) -> Found | None:
        """With an empty deck the round ends either way: taking is clearly better than refusing."""
        if set(options) != {int(TAKE), int(DISCARD)} or known["deck"] > 0:
            return None
        take, refuse = options[int(TAKE)]["survives"], options[int(DISCARD)]["survives"]
        if take - refuse < MARGIN or take < CERTAIN:
            return None
        missing = _missing(known)
        if len(missing) > FEW:
            return None
        return Found(
            "last-hand", [int(TAKE)], int(DISCARD), _fact(missing), min(3, 1 + len(missing) // 2),
            {"refuse": round(100 * refuse)}, {"missing": _cards(missing)}, [], ["sheet"],
        )  # fmt: skip

    def _mistake(self, known: Any, options: dict[int, Any], own: list[str]) -> Found | None:
        """One target surely costs a lot, no other costs anything, and that one leads.

        It only costs anything now if taking the card ends the round.
        """
        gifts = {seat: each for seat, each in options.items() if seat < MOST_SEATS}
        if len(gifts) < 3 or len(gifts) != len(options):
            return None
        ending = [s for s in gifts if known["deck"] == 0 or _ends_round(known, s)]
        dear = [s for s in ending if gifts[s]["change"] <= DEAR and gifts[s]["survives"] == 0]
        fine = [s for s in gifts if s not in ending or gifts[s]["survives"] >= CERTAIN]
        if len(dear) != 1 or len(fine) != len(gifts) - 1:
            return None
        most = max(known["sanity"][seat] for seat in gifts)
        held = known["held"][dear[0]]
        if held is None or known["sanity"][dear[0]] < most:
            return None  # A player who never gives to the leader would not fall for it.
        if len(own) > FEW:
            return None  # It must be visible why the own card surely fails.
        weakest = min(fine, key=lambda seat: (known["sanity"][seat], seat))
        why = {"loss": -round(gifts[dear[0]]["change"])}
        words = {
            "who": [f"bot-name-{dear[0] + 1}"],
            "card": _cards([held]),
            "own": [f"ar-card-{name}" for name in own],
        }
        places = [f"seat:{seat}" for seat in gifts]
        fact = f"{held} {len(known['held'])} {known['deck']}"
        return Found("mistake", [f"seat:{dear[0]}"], f"seat:{weakest}", fact, 3, why, words, places)

    def _colour(self, known: Any, advice: Any) -> Found | None:
        """Counting shows the colour of the seat's own card, unlike that of most visible cards."""
        colour, chance = next(iter(advice["colour"].items()))
        missing = _missing(known)
        if chance < CERTAIN or not 1 < len(missing) <= FEW:
            return None
        if {BY_NUMBER[card].colour for card in missing} != {colour}:
            return None  # Known from a look, which the text doesn't mention.
        seen = [is_cursed(card) for card in known["discards"]]
        naive = "cursed" if 2 * sum(seen) > len(seen) else "sane"
        return Found(
            "own-colour", [f"colour:{colour}"], f"colour:{naive}", _fact(missing),
            min(3, len(missing)), {"n": len(missing)},
            {"missing": _cards(missing), "colour": [f"ar-colour-{colour}"]},
            ["colour:sane", "colour:cursed"], ["sheet"],
        )  # fmt: skip

    def holds(self, known: Any, found: Found, worlds: Sequence[Any]) -> bool:
        return all(self._holds_in(known, found, world) for world in worlds)

    def _holds_in(self, known: Any, found: Found, world: Any) -> bool:
        me = known["seat"]
        if found.type == "own-colour":
            return found.right == [f"colour:{BY_NUMBER[world.held[me]].colour}"]
        options = known["decision"]["options"]
        after = {choice: _after(world, me, choice) for choice in options}
        if found.type == "mistake":
            bad = [choice for choice in options if f"seat:{choice}" in found.right]
            good = [after[choice] for choice in options if choice not in bad]
            kept = min(good) >= world.sanity[me]
            return bool(kept and after[bad[0]] <= world.sanity[me] + DEAR)
        best = min(after[int(choice)] for choice in found.right)
        return bool(best >= max(after.values()) and best >= world.sanity[me])


def _ends_round(known: Any, seat: int) -> bool:
    """AR-G1, AR-G2  The Elder Sign ends the round; so does a Gate while an Old One is held."""
    card = known["held"][seat]
    if card is None:
        return False
    held = [BY_NUMBER[each].kind for each in known["held"] if each is not None]
    return CARD_NAMES[card] == "elder-sign" or (
        CARD_NAMES[card] == "gate" and GREAT_OLD_ONE in held
    )


def _after(world: Any, me: int, choice: int) -> int:
    """The seat's sanity after the target has taken the card and the round is over."""
    g = world.clone()
    ARKHAM_RITUAL.play(g, me, choice)
    if choice < MOST_SEATS and g.result is None:
        decision = ARKHAM_RITUAL.decision(g, choice)
        if decision is not None and int(TAKE) in decision.options:
            ARKHAM_RITUAL.play(g, choice, int(TAKE))
    return int(g.sanity[me])


def _missing(known: Any) -> list[int]:
    """The cards that the seat can't see: in its hand, in the deck, or being passed."""
    rest = list(known["cards"])
    for card in (*known["discards"], *known["held"]):
        if card is not None and card in rest:
            rest.remove(card)
    return sorted(rest)


def _cards(cards: Sequence[int]) -> list[str]:
    return [f"ar-card-{CARD_NAMES[card]}" for card in cards]


def _fact(cards: Sequence[int]) -> str:
    return " ".join(str(card) for card in cards)


PUZZLES: Final = ArkhamRitualPuzzles()
