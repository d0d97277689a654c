"""The night before round 1 (rulebook 10, 21)."""

import pytest

from miskatonic.errors import BadOptions, IllegalChoice
from miskatonic.games.among_cultists.rules.events import DeadSeen, NightStepBegan
from miskatonic.games.among_cultists.rules.night import night_steps
from miskatonic.text import Texts
from tests.clauses import clause
from tests.games.among_cultists.rules.table import GAME, Table, after_the_night, in_the_night

BLIND_DECKS, BLIND, CULT = "night-blind-decks", "night-blind", "night-cultists"
FISTS, HIDE, SEER, AWAKE = "night-fists", "night-hide-decks", "night-seer", "night-awake"


def verses(table: Table) -> list[object]:
    """The steps of the night, as all viewers are told them."""
    while table.public["phase"] == "night":
        table.all("ready")
    return [event.step for event in table.events(NightStepBegan)]


def learned(table: Table, seat: int) -> tuple[list[int] | None, list[int] | None]:
    """The cultists and those who start dead, as far as this seat learned them."""
    own = table.known(seat)["own"]
    assert own is not None
    return own["cultists"], own["started_dead"]


def dead(table: Table) -> list[int]:
    return [party for party in range(table.public["parties"]) if table.pulse(party)[1]]


def informed_seats(table: Table) -> list[int]:
    """The seats that learned anything."""
    return [seat for seat in range(table.public["seats"]) if learned(table, seat) != (None, None)]


@clause("AC-W2", "AC-V4")
def test_each_seat_sees_its_own_marker_at_any_time_and_no_other_seat_does() -> None:
    table = in_the_night(5)
    for _ in range(2):
        for seat in range(5):
            own = table.known(seat)["own"]
            assert own is not None
            assert own["role"] == table.roles[seat]
            assert own["team"] == ("cultists" if seat in table.cultists else "investigators")
        assert all(party["revealed"] is None for party in table.public["table"])
        assert table.public["own"] is None
        table = after_the_night(5)


@clause("AC-W3", "AC-W15", "AC-V8")
def test_no_seat_sees_the_bottom_card_of_its_own_deck() -> None:
    table = after_the_night(6, seed=1)
    for seat in range(6):
        view = table.known(seat)
        assert view["table"][seat]["pulse"] == 1
        own = view["own"]
        assert own is not None
        assert sum(own["hand"].values()) == 15
        told = [event for event in table.events(DeadSeen, seat) if event.dead is not None]
        assert bool(told) == (seat in table.cultists)


@clause("AC-W4", "AC-W5", "AC-V6")
@pytest.mark.parametrize("parties", [5, 6, 8])
@pytest.mark.parametrize("seed", range(4))
def test_every_cultist_learns_the_cultists_and_who_starts_dead(parties: int, seed: int) -> None:
    table = after_the_night(parties, seed)
    for cultist in table.cultists:
        assert learned(table, cultist) == (table.cultists, dead(table))


@clause("AC-W6", "AC-W16")
@pytest.mark.parametrize("seed", range(4))
def test_with_7_parties_the_cultists_learn_only_who_they_are(seed: int) -> None:
    table = after_the_night(7, seed)
    assert len(table.cultists) == 2
    for cultist in table.cultists:
        assert learned(table, cultist) == (table.cultists, None)
    assert informed_seats(table) == table.cultists
    assert [party["pulse"] for party in table.public["table"]] == [0] * 7


@clause("AC-W7", "AC-V7")
@pytest.mark.parametrize("parties", [5, 6, 8])
def test_the_seer_learns_the_cultists_but_not_the_dead_and_stays_secret(parties: int) -> None:
    table = after_the_night(parties)
    seer = table.roles.index("seer")
    assert learned(table, seer) == (table.cultists, None)
    for viewer in (None, *range(parties)):
        if viewer != seer:
            told = GAME.events(table.g, viewer)
            about = [getattr(event, "seat", getattr(event, "party", None)) for event in told]
            assert not [
                event
                for event, party in zip(told, about, strict=True)
                if party == seer and "seer" in str(event)
            ]
            assert table.known(viewer)["table"][seer]["revealed"] is None


@clause("AC-W8")
@pytest.mark.parametrize("parties", [5, 6, 8])
def test_every_other_investigator_learns_nothing(parties: int) -> None:
    table = after_the_night(parties, level="advanced")
    assert informed_seats(table) == sorted([*table.cultists, table.roles.index("seer")])


# ---------------------------------------------------------------- the order of the rite


@clause("AC-W9")
@pytest.mark.parametrize("parties", [5, 6, 8])
def test_the_rite_with_the_seer_has_every_step(parties: int) -> None:
    assert verses(in_the_night(parties))[1:] == [BLIND_DECKS, CULT, FISTS, SEER, AWAKE]


@clause("AC-W10")
@pytest.mark.parametrize(
    ("parties", "roles"),
    [(5, ["greenhorn"]), (6, ["greenhorn"]), (8, ["radiant"])],
)
def test_the_rite_without_the_seer_leaves_out_the_fists(parties: int, roles: list[str]) -> None:
    table = in_the_night(parties, level="expert", roles=roles)
    assert verses(table)[1:] == [BLIND_DECKS, CULT, HIDE, AWAKE]


@clause("AC-W11")
def test_the_rite_with_7_parties() -> None:
    assert verses(in_the_night(7))[1:] == [BLIND, CULT, BLIND, AWAKE]


@clause("AC-W12")
def test_7_parties_play_without_the_seer_at_the_expert_level_too() -> None:
    roles = ["seer", "greenhorn", "firestarter"]
    with pytest.raises(BadOptions, match="seer"):
        GAME.new(7, {"level": "expert", "roles": roles})
    with_automa = in_the_night(6, automa=True, level="expert", roles=roles)
    assert "seer" in with_automa.roles


@clause("AC-W13", "AC-A4", "AC-A6")
def test_the_rite_with_4_seats_and_the_automa() -> None:
    for seed in range(12):
        table = in_the_night(4, seed)
        assert verses(table)[1:] == [BLIND_DECKS, CULT, HIDE, AWAKE]
        if 4 in table.cultists:
            assert informed_seats(table) == []
        else:
            assert informed_seats(table) == table.cultists
            assert learned(table, table.cultists[0]) == (table.cultists, dead(table))


@clause("AC-W14")
def test_the_verses_depend_only_on_party_count_and_public_role_set() -> None:
    """The verses do not depend on who the cultists and the Seer are."""
    for parties in (5, 6, 7, 8):
        rites = {tuple(verses(in_the_night(parties, seed))) for seed in range(6)}
        assert len(rites) == 1
        for step in rites.pop():
            for language in ("en", "de"):
                assert len(Texts(language)(f"ac-verse-{step}").splitlines()) == 2
    assert night_steps(in_the_night(5).g.rules) == night_steps(in_the_night(8).g.rules)


@clause("AC-W15")
@pytest.mark.parametrize("parties", [5, 6, 8])
def test_after_the_night_the_bottom_card_is_the_pulse_deck_and_the_rest_the_hand(
    parties: int,
) -> None:
    public = after_the_night(parties).public
    cards = 7 if parties <= 6 else 9
    for party in public["table"]:
        assert (party["pulse"], party["encounter_cards"], party["room_cards"]) == (1, cards, 8)


@clause("AC-W16")
def test_with_7_parties_all_cards_are_hand_cards() -> None:
    public = after_the_night(7).public
    for party in public["table"]:
        assert (party["pulse"], party["encounter_cards"], party["room_cards"]) == (0, 9, 8)


@clause("AC-W17")
def test_there_is_no_talk_in_the_night() -> None:
    table = in_the_night(5)
    while table.public["phase"] == "night":
        for seat in range(5):
            with pytest.raises(IllegalChoice, match="no one may talk"):
                table.say(seat, "team", team="investigators")
        table.all("ready")
    table.say(0, "team", team="investigators")
    assert [claim["seat"] for claim in table.public["claims"]] == [0]
