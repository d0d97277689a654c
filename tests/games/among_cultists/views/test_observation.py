"""Observations match the view, column by column."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import BOARD, MARKERS, PLACE_NAMES, ROLES, ROOMS
from miskatonic.games.among_cultists.board.board_types import CARD_NAMES
from miskatonic.games.among_cultists.game import AMONG_CULTISTS
from miskatonic.games.among_cultists.rules.cards import INVESTIGATOR
from miskatonic.games.among_cultists.rules.choices import VOTE
from miskatonic.games.among_cultists.rules.state import (
    PHASES,
    PORTALS,
    AmongCultistsState,
)
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.sim.random_play import play_randomly
from tests.games.rows import Columns, changed_by, check, code, padded

PARTIES: Final = range(8)
ROOM_NAMES: Final = PLACE_NAMES[: int(ROOMS)]
# Values that random games rarely reach.
RARE: Final = {
    "fishman", "infected_until", "assassin_spent", "seer_is_sought", "votes", "score",
}  # fmt: skip


def columns(view: dict[str, Any]) -> Columns:
    return {**_table(view), **_parties(view), **_house(view), **_secrets(view), **_acts(view)}


def _table(view: dict[str, Any]) -> Columns:
    roles = [name for pool in view["role_set"] for name in pool]
    votes = view["votes"] or []
    return {
        "parties": [view["parties"]],
        "automa": [code(view["automa"])],
        "role_set": [int(name in roles) for name in ROLES],
        "unsafe_paths": [int(view["options"]["unsafe_paths"])],
        "round": [view["round"]],
        "phase": [PHASES.index(view["phase"])],
        "knife": [code(view["knife"])],
        "actor": [code(view["actor"])],
        "turns": [view["turns"]],
        "votes_held": [view["votes_held"]],
        "votes": padded([vote - int(VOTE) for vote in votes], 8, -1),
    }


def _sum(*facts: object) -> int:
    return sum(1 << at for at, fact in enumerate(facts) if fact)


def _parties(view: dict[str, Any]) -> Columns:
    table, acted, refused = view["table"], view["acted"], view["refused"]
    conditions = [
        _sum(each["ghost"], each["shown_dead"], party in acted, party in refused)
        for party, each in enumerate(table)
    ]
    return {
        "place": padded([PLACE_NAMES.index(each["place"]) for each in table], 8, -1),
        "condition": padded(conditions, 8, 0),
        "encounter_cards": padded([each["encounter_cards"] for each in table], 8, 0),
        "room_cards": padded([each["room_cards"] for each in table], 8, 0),
        "pulse": padded([each["pulse"] for each in table], 8, 0),
    }


def _house(view: dict[str, Any]) -> Columns:
    rooms = [view["rooms"].get(name) for name in ROOM_NAMES]
    latest = view["clock"][-1] if view["clock"] else None
    effects, portal, movement = view["effects"], view["portal"], view["movement"]
    return {
        "books": [0 if room is None else room["books"] for room in rooms],
        "cards": [0 if room is None else room["cards"] for room in rooms],
        "state": [0 if room is None else _state(room) for room in rooms],
        "shelf": [view["shelf"].get(row.name, 0) for row in BOARD.rows],
        "score": [view["score"]],
        "target": [view["target"]],
        "fishman": [int(view["fishman"] is not None)],
        "outside": [view["outside"]],
        "power": [int(view["power"])],
        "vote_active": [int(view["vote_active"])],
        "portal": [PORTALS.index(portal["state"])],
        "deadline": [portal["deadline"] or 0],
        "secret_doors": [int(effects["secret_doors"])],
        "morale": [effects["morale"]],
        "silence": [int(effects["silence"])],
        "infected_until": [effects["infected_until"] or 0],
        "points": [movement["points"]],
        "start": [PLACE_NAMES.index(movement["start"])],
        "shifted": [int(movement["shifted"])],
        "assassin_spent": [int(view["assassin_spent"])],
        "event": [MARKERS.index(latest) if latest is not None else -1],
        "unsafe": [view["unsafe"]],
        "draw_pile": [view["draw_pile"]],
        "bag": [view["bag"]],
        "seer_is_sought": [int(view["guess"] is not None)],
    }


def _state(room: dict[str, Any]) -> int:
    return _sum(room["explored"], room["unsafe"], room["completed"], room["blocked"])


def _secrets(view: dict[str, Any]) -> Columns:
    """The viewer's own panel, public markers, and everything at the end."""
    own, everything, parties = view["own"], view["all"], range(view["parties"])
    roles = [each["revealed"] for each in view["table"]]
    dead: list[int] = [-1] * len(roles)
    if own is not None:
        if own["cultists"] is not None:
            teams = ["cultist" if party in own["cultists"] else "no cultist" for party in parties]
            roles = [role or team for role, team in zip(roles, teams, strict=True)]
        if own["started_dead"] is not None:
            dead = [int(party in own["started_dead"]) for party in parties]
        roles[view["seat"]] = own["role"]
    if everything is not None:
        roles = everything["roles"]
        dead = [int(each == 0) for each in everything["death_rounds"]]
    known = (*ROLES, "no cultist")
    return {
        "role": padded([-1 if role is None else known.index(role) for role in roles], 8, -1),
        "started_dead": padded(dead, 8, -1),
        "hand": [0 if own is None else own["hand"][name] for name in CARD_NAMES],
        "route": [-1 if own is None else own["route"]],
    }


def _acts(view: dict[str, Any]) -> Columns:
    """Acts; the viewer's own acts have more fields."""
    deeds = view["deeds"]
    mine = [] if view["seat"] is None else [d for d in deeds if d.get("party") == view["seat"]]
    gifts = [(d["party"], d["to"]) for d in deeds if d["deed"] == "gave"]
    bad = [d["place"] for d in deeds if d["deed"] == "drew" and d["card"] != "success"]
    dead = [d["to"] for d in mine if d["deed"] == "gave" and d["card"] == "dead"]
    looks = {d["target"]: d for d in mine if d["deed"] == "saw"}
    seen = [looks.get(party, {"round": 0, "alive": 0, "dead": 0}) for party in PARTIES]
    own = [d["card"] for d in mine if d["deed"] == "put"]
    return {
        "gave": [gifts.count((giver, to)) for giver in PARTIES for to in PARTIES],
        "drawn_bad": [bad.count(name) for name in ROOM_NAMES],
        "gave_dead": [dead.count(party) for party in PARTIES],
        "laid": [own.count(name) for name in CARD_NAMES[2:]],
        "saw_round": [look["round"] for look in seen],
        "saw_alive": [look["alive"] for look in seen],
        "saw_dead": [look["dead"] for look in seen],
    }


def test_every_column_matches_the_view() -> None:
    assert check(AMONG_CULTISTS, columns, games=10, stride=11) <= RARE


def _early_position() -> AmongCultistsState:
    """Round 1 of a game of 6, in which seat 0 is no cultist and no Seer."""
    seed = 0
    while True:
        seed += 1
        g = AMONG_CULTISTS.new(6, None, seed)
        play_randomly(AMONG_CULTISTS, g, Rng(seed_bytes(seed)), 40)
        if g.role[0] == INVESTIGATOR and g.result is None:
            return g


def _turned(numbers: vec[i64], at: int, number: int) -> vec[i64]:
    twin = vec[i64](list(numbers))
    twin[at] = number
    return twin


def test_a_row_depends_only_on_what_its_viewer_sees() -> None:
    g = _early_position()
    hand, pulse, deck, died = g.hand, g.pulse, g.deck, g.died
    swapped = _turned(_turned(hand, 5, hand[6] + 3), 6, hand[5] + 3)
    cases: list[tuple[dict[str, Any], set[str]]] = [
        ({"fishman_in": not g.fishman_in}, {"fishman"}),
        ({"infected_until": 7}, {"infected_until"}),
        ({"assassin_spent": True}, {"assassin_spent"}),
        ({"score": 9}, {"score"}),
        ({"completed": 5}, {"state"}),
        ({"refused": 6}, {"condition"}),
        ({"symbols": g.explored ^ g.symbols}, {"state"} if g.explored else set()),
        ({"winner": 1, "ending": 3}, {"seer_is_sought"}),
        ({"revealed": 2}, {"role"}),
        ({"hand": _turned(hand, 0, hand[0] + 1)}, {"hand", "encounter_cards"}),
        # Hidden from all: what others hold, who died, the contents of decks.
        ({"hand": _turned(_turned(hand, 5, hand[6]), 6, hand[5])}, set()),
        ({"hand": swapped}, {"encounter_cards"}),
        ({"pulse": _turned(_turned(pulse, 2, pulse[3]), 3, pulse[2])}, set()),
        ({"deck": _turned(_turned(deck, 0, deck[1]), 1, deck[0])}, set()),
        ({"died": _turned(died, 3, 1 if died[3] != 1 else 2)}, set()),
        ({"role": (g.role[0], *g.role[:0:-1])}, set()),
        ({"route": (g.route[0], *g.route[:0:-1])}, set()),
    ]  # fmt: skip
    for fields, changed in cases:
        assert changed_by(AMONG_CULTISTS, columns, g, 0, fields) == changed, fields
