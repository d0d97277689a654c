"""Rejects loaded states that no game of Among Cultists can reach."""

from typing import Final

from miskatonic.games.among_cultists.board.board import (
    BOARD,
    MARKER_ROOMS,
    MARKERS,
    PLACES,
    ROLES,
    ROUNDS,
)
from miskatonic.games.among_cultists.rules.cards import SABOTAGE, SUCCESS
from miskatonic.games.among_cultists.rules.choices import ABSTAIN, CHARACTERS, CHOICES, VOTE
from miskatonic.games.among_cultists.rules.setup import empty_table
from miskatonic.games.among_cultists.rules.state import (
    NOBODY,
    PHASES,
    PORTALS,
    AmongCultistsState,
)
from miskatonic.kernel.save_check import (
    HIGHEST,
    check_lengths,
    check_ranges,
    check_steps,
    require,
)

LISTS: Final = (
    "hand",
    "pulse",
    "place",
    "died",
    "deck",
    "books",
    "shelf",
    "draw_pile",
    "unsafe",
    "bag",
    "answers",
    "character",
)
# By party, once they are dealt.
DEALT: Final = ("role", "route", "left")
MOST_CARDS: Final = 200
MOST: Final = 1000
MASKS_OF_PARTIES: Final = ("ghosts", "shown_dead", "revealed", "turns", "acted", "refused")
MASKS_OF_PLACES: Final = ("explored", "completed", "symbols", "blocked")
COUNTS: Final = ("hand", "pulse", "deck", "books", "shelf", "draw_pile", "unsafe", "bag")
SMALL: Final = (
    "votes_held",
    "points",
    "score",
    "target",
    "plain_left",
    "symbols_left",
    "deadline",
    "infected_until",
    "winner",
    "ending",
)


def check_state(g: AmongCultistsState) -> None:
    """Check the ranges of numbers, the lengths of lists, and that only a vote has answers."""
    parties = int(g.rules.parties)
    party = (-1, parties - 1)
    places = (0, (1 << int(PLACES)) - 1)
    check_lengths(g, empty_table(g.rules, g.rng), LISTS)
    for name in DEALT:
        count = len(getattr(g, name))
        require(count in (0, parties), f"{name} has {count} entries; expected 0 or {parties}")
    check_ranges(
        g,
        {
            **dict.fromkeys(COUNTS, (0, MOST_CARDS)),
            **dict.fromkeys(MASKS_OF_PARTIES, (0, int(g.rules.everybody))),
            **dict.fromkeys(MASKS_OF_PLACES, places),
            **dict.fromkeys(SMALL, (0, MOST)),
            "place": (0, int(PLACES) - 1),
            "start": (0, int(PLACES) - 1),
            "died": (-1, int(ROUNDS) + 1),
            "round": (0, int(ROUNDS) + 1),
            "phase": (0, len(PHASES) - 1),
            "knife": party,
            "actor": party,
            "last_cultist_out": party,
            "left": (0, parties - 1),
            "role": (-1, len(ROLES) - 1),
            "route": (-1, len(BOARD.routes) - 1),
            "character": (-1, int(CHARACTERS) - 1),
            "clock": (-1, len(MARKERS) - 1),
            "removed_events": (0, len(MARKERS) - 1),
            "bag_order": (0, len(MARKERS) - 1),
            "draw_order": (int(SUCCESS), int(SABOTAGE)),
            "acts": (0, HIGHEST),
            "outside": (0, (1 << len(MARKER_ROOMS)) - 1),
            "portal": (0, len(PORTALS) - 1),
            "morale": (-1, 1),
            "round_mark": (0, HIGHEST >> 1),
            "last_round_mark": (0, HIGHEST >> 1),
        },
    )
    check_steps(
        g,
        {
            **dict.fromkeys(("party", "target", "helper", "checker"), party),
            "room": (-1, int(PLACES)),
            "event": (-1, len(MARKERS) - 1),
            "groups": (0, int(g.rules.everybody)),
            "way": (0, int(PLACES) - 1),
        },
    )
    _check_seating(g)
    _check_answers(g)
    _check_claims(g)


def _check_seating(g: AmongCultistsState) -> None:
    """Going left from party to party must lead around the table exactly once."""
    party, seen = 0, []
    while g.left and party not in seen:
        seen.append(party)
        party = g.left[party]
    require(party == 0 and len(seen) == len(g.left), f"seating {g.left} is not a circle")


def _check_answers(g: AmongCultistsState) -> None:
    """Answers may only be kept while the knife holder may change its vote."""
    voted = len(g.asked) > 0 and g.asked[0].prompt == "change-vote"
    low, high = (int(VOTE), int(ABSTAIN)) if voted else (int(NOBODY), int(NOBODY))
    if g.result is not None:
        low, high = int(NOBODY), len(CHOICES) - 1
    for seat in range(int(g.rules.seats)):
        answer = g.answers[seat]
        require(low <= answer <= high, f"answer of seat {seat} is {answer}")
    require(all(each == NOBODY for each in g.answers[int(g.rules.seats) :]), "Automa answers")


def _check_claims(g: AmongCultistsState) -> None:
    for number, said in enumerate(g.claims):
        in_place = said.id == number and 0 <= said.seat < g.rules.seats and -1 <= said.ref < number
        require(in_place, f"claim {number} has the id {said.id} and the seat {said.seat}")
