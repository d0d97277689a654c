"""The terminal shows exactly what the seat's view holds."""

from typing import Any

import msgspec
import pytest

from miskatonic.bots import RANDOM
from miskatonic.games import GAMES
from miskatonic.games.among_cultists.claims.grammar import GROUNDS, KINDS, REQUESTS
from miskatonic.games.among_cultists.rules import choices
from miskatonic.games.among_cultists.rules.choices import ARGUMENTS
from miskatonic.games.among_cultists.rules.ending import ENDINGS
from miskatonic.games.among_cultists.rules.events import EVENTS, ClaimSaid, DeadSeen, Met, Moved
from miskatonic.kernel.events import Event, fields_of, kind_of
from tests.clauses import clause
from tests.cli.sessions import Session
from tests.games.among_cultists.rules.table import Table, arranged
from tests.games.among_cultists.test_texts import messages_of
from tests.games.screens import a_table, both_languages, both_sizes, row, screen, told
from tests.text.test_texts import messages

AMONG_CULTISTS = GAMES["among-cultists"]
START = ("play", "among-cultists", "--terminal", "--bots", RANDOM)
REASONS = {
    choices.NOT_HELD,
    choices.OFF_ROUTE,
    choices.NOT_THE_ASSASSIN,
    choices.NOT_THE_CULTIST,
    choices.MUST_CONFIRM,
    choices.NO_DEAD_CARD,
}


def shown_to(seat: int, position: Table, **how: Any) -> str:
    seats = position.g.rules.seats
    table = a_table("among-cultists", seats, seat, **how)
    return screen(table, position.known(seat))


# ---------------------------------------------------------------- the house


def a_bad_night(**more: Any) -> Table:
    """Round 4, the actions; Carter is asked."""
    return arranged(
        5,
        {4: "cultist"},
        places={0: "LB", 1: "LB", 2: "R", 3: "G", 4: "ER"},
        ghosts=[2],
        decks={"LB": ["success", "failure", "success"], "O2": ["success", "sabotage"]},
        books={"R": 1, "DB1": 0},
        fishman=True,
        power=False,
        portal="open",
        deadline=6,
        silence=True,
        blocked=["O2"],
        clock=["lightning", None, "portal"],
        round=4,
        phase="action",
        knife=0,
        actor=0,
        options={"unsafe_paths": True},
        **more,
    )


def test_every_place_is_listed_with_its_doors_books_cards_markers_and_people() -> None:
    shown = shown_to(0, a_bad_night())
    assert row(shown, "LB ") == "LB Cafeteria ▰▰▰ 3 explored C TR Carter (you), Asenath"
    assert row(shown, "R ") == "R Surveillance Room ▰▱▱ 1 explored C TL Barnabas [ghost]"
    assert row(shown, "G ") == "G Winter Garden ▰▰▰ 1 portal C BL BR Cordelia"
    assert row(shown, "O2 ") == "O2 Boiler Vault ▰▰ 2 blocked BR ER"
    assert row(shown, "DB1 ") == "DB1 Map Vault ▱▱ 0 completed BL"
    assert row(shown, "TR ") == "TR Portrait Gallery fishman LB P1"
    assert row(shown, "ER ") == "ER Servants' Stair O2 P1 Ephraim"


def test_round_phase_score_power_portal_fishman_silence_and_clock_are_shown() -> None:
    shown = " ".join(shown_to(0, a_bad_night()).split())
    for fact in (
        "Among Cultists · Round 4 of 10 · Actions · 3 of 10 points",
        "The power is off",
        "The portal is open; it can be closed until the end of round 6",
        "The fishman is in: Portrait Gallery (TR)",
        "No one may talk",
        "Events so far: 1 Lightning · 2 – · 3 The Portal Opens",
        "Shelf: light blue ▱▱▱ =4 red ▰▰▱ =4 green ▱▱▱ =4 orange ▱▱▱▱ =4 pink ▱▱▱▱ =4",
        "dark blue, Map Vault ▰▰ =3 dark blue, Observatory ▱▱ =3",
    ):
        assert fact in shown


def test_every_party_is_listed_with_its_cards_knife_and_status() -> None:
    shown = shown_to(0, a_bad_night(pulses={1: {"alive": 3}}))
    assert row(shown, "▶ Carter").startswith("▶ Carter (you) 7 8 1 knife ")
    assert row(shown, "  Asenath").startswith("Asenath 7 8 3 ")
    assert row(shown, "  Barnabas").startswith("Barnabas 7 8 1 ghost")


# ---------------------------------------------------------------- private knowledge


def test_the_seats_role_hand_and_route_are_shown_with_the_current_row_marked() -> None:
    position = a_bad_night(hands={0: {"alive": 2, "success": 5}}, routes={0: 0})
    shown = " ".join(shown_to(0, position, width=120).split())
    assert "Your role: Investigator (Investigators)" in shown
    assert "Your hand: 2 × Alive, 5 × Success" in shown
    assert "Round 1/5/9: dark blue (DB), pink (P), light blue (LB) Round 2/6/10: " in shown
    assert "▶ Round 4/8: red (R), orange (O)" in shown
    assert shown.count("▶ Round") == 1


def test_only_seats_that_know_the_cultists_from_the_night_see_them() -> None:
    position = arranged(5, {1: "seer", 4: "cultist"}, pulses={2: {"dead": 1}}, died={2: 0})
    assert "The cultists: Ephraim" in shown_to(1, position)
    assert "The cultists: Carter (you)" in shown_to(4, position)
    assert "The cultists" not in shown_to(0, position)
    assert "Dead already" in shown_to(4, position)
    assert "Dead already" not in shown_to(1, position)


def test_only_the_seat_itself_is_reminded_of_what_it_saw() -> None:
    position = arranged(5, places={0: "LB", 1: "LB"}, pulses={1: {"alive": 4, "dead": 1}},
                    phase="action", actor=0)  # fmt: skip
    position.play("check_status 1")
    said = "Carter (you) looks through the pulse deck of Asenath (a check): 4 Alive, 1 Dead."
    assert f"1: {said}" in shown_to(0, position, width=120)
    table = a_table("among-cultists", 5)
    assert said in told(table, AMONG_CULTISTS.events(position.g, 0), position.known(0))
    other = a_table("among-cultists", 5, seat=1)
    sentences = told(other, AMONG_CULTISTS.events(position.g, 1), position.known(1))
    assert "Asenath looks through the pulse deck of Carter (you) (a check)." in sentences
    assert "Dead" not in shown_to(2, position)


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("phase", ["movement", "action", "cleanup"])
def test_the_screen_is_the_same_in_worlds_that_the_seat_cannot_distinguish(
    phase: str, width: int
) -> None:
    def world(cultist: int, dead: int) -> Table:
        roles = {1: "seer", 2: "clumsy", cultist: "cultist"}
        pulses = {seat: {"alive": 2} for seat in range(5)}
        pulses[dead] = {"alive": 1, "dead": 1}
        return arranged(
            5, roles, pulses=pulses, round=3, phase=phase, routes={cultist: 8 - cultist}
        )

    one, other = world(3, 1), world(4, 2)
    assert shown_to(0, one, width=width) == shown_to(0, other, width=width)
    assert shown_to(3, one, width=width) != shown_to(3, other, width=width)


# ---------------------------------------------------------------- options


def test_options_have_names_and_locked_ones_give_a_reason() -> None:
    position = arranged(5, {4: "cultist"}, places={0: "G", 1: "G"}, phase="action", actor=0,
                    routes={0: 0})  # fmt: skip
    shown = shown_to(0, position)
    assert "\nCheck the status of Asenath\n" in shown
    locked = "– Fill Winter Garden (G) with: Success: Your route does not lead here in this round."
    assert locked in " ".join(shown.split())
    decision = AMONG_CULTISTS.decision(position.g, 0)
    assert decision is not None
    assert not set(decision.locked) & set(decision.options)


def test_a_locked_option_has_no_number_in_the_terminal(session: Session) -> None:
    shown = session(*START, "--seed", "3", typed=["1"] * 40)
    locked = [line for line in shown.out.split("\n") if "You hold no such card." in line]
    assert locked
    assert all(line.startswith("  –  ") for line in locked)


def test_the_arguments_of_every_choice_have_names() -> None:
    table = a_table("among-cultists", 5)
    said = [table.option({}, choice) for choice in range(AMONG_CULTISTS.choices)]
    assert all(said)
    families = {AMONG_CULTISTS.name(choice)[0] for choice in range(AMONG_CULTISTS.choices)}
    assert set(ARGUMENTS) <= families


# ---------------------------------------------------------------- talk


def spoken(kind: str) -> dict[str, Any]:
    """A claim of that kind."""
    samples: dict[str, Any] = {
        "team": "cultists", "role": "seer", "is": False, "target": 1, "round": 2, "via": "camera",
        "result": "dead", "alive": 3, "dead": 1, "event": "mirror", "done": "removed",
        "place": "LB", "card": "success", "to": "all", "colours": ["red", "pink"],
        "action": "drive_off", "seat": 2, "degree": 2, "ground": {"by": "feeling"},
        "topic": "bag", "claim": {"kind": "vote", "fields": {"seat": "open"}}, "deed": "check",
        "object": "LB", "kind": "thanks", "text": "Not me!", "emote": "nod",
    }  # fmt: skip
    return {name: samples[name] for name in KINDS[kind]}


@both_languages
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_claim_has_a_text(kind: str, language: str) -> None:
    table = a_table("among-cultists", 5, language=language)
    event = ClaimSaid(1, 1, 3, "action", kind, spoken(kind), 4)
    said = table.sentence(event)
    assert said.startswith("Asenath: ")
    assert len(said) > len("Asenath: ")


@both_languages
def test_every_ground_act_vote_and_answer_has_a_text(language: str) -> None:
    table = a_table("among-cultists", 5, language=language)
    more = {"whom": 3, "round": 1, "room": "G"}
    claims: list[tuple[str, dict[str, Any]]] = [
        ("accuse", {"seat": 1, "degree": 1, "ground": {"by": by, **{n: more[n] for n in needed}}})
        for by, needed in GROUNDS.items()
    ]
    claims += [("request", {"to": 2, "deed": act, "object": 3}) for act in REQUESTS]
    claims += [("vote", {"seat": seat}) for seat in (1, "abstain", "open")]
    claims += [("answer", {"claim": None}), ("ask", {"to": 1, "topic": "team"})]
    said = [
        table.sentence(ClaimSaid(1, 0, 3, "action", kind, fields, 7)) for kind, fields in claims
    ]
    assert len(set(said)) == len(claims)


def test_the_latest_claims_are_on_the_screen() -> None:
    position = arranged(5, {4: "cultist"}).say(1, "accuse", seat=4, degree=3, ground={"by": "seen"})
    shown = shown_to(0, position)
    assert "1. Asenath: I am sure Ephraim is a cultist: I saw it." in shown


@clause("AC-T19")
@both_languages
@pytest.mark.parametrize("kind", ["support", "doubt", "retract", "agree", "refuse", "answer"])
def test_a_reference_to_a_claim_quotes_it(kind: str, language: str) -> None:
    """In the log and in the list of recent claims, where a number would be meaningless."""
    table = a_table("among-cultists", 5, language=language)
    first = ClaimSaid(1, 1, 3, "action", "vote", {"seat": 2}, None)
    words = table.sentence(first).removeprefix("Asenath: ")
    said = table.sentence(ClaimSaid(2, 3, 3, "action", kind, spoken(kind), 1))
    assert words in said
    assert kind == "retract" or "Asenath" in said
    again = table.sentence(ClaimSaid(3, 0, 3, "action", "doubt", {}, 2))
    assert words not in again


def test_the_screen_quotes_claims_that_have_scrolled_away() -> None:
    position = arranged(5, {4: "cultist"}).say(1, "accuse", seat=4, degree=3, ground={"by": "seen"})
    for _ in range(4):
        position.say(2, "emote", emote="nod")
    shown = " ".join(shown_to(0, position.say(3, "doubt", ref=1)).split())
    assert "I doubt what Asenath said: “I am sure Ephraim is a cultist: I saw it.”" in shown
    assert "1. Asenath" not in shown


# ---------------------------------------------------------------- events


def test_the_steps_of_a_movement_are_told_in_one_line() -> None:
    position = arranged(5, places=dict.fromkeys(range(5), "C")).play("go R", "go TL", "stop")
    table = a_table("among-cultists", 5, seat=1)
    events = AMONG_CULTISTS.events(position.g, 1)
    expected = "Asenath walks: Central Corridor → Surveillance Room → Bell Passage"
    assert expected in told(table, events, position.known(1))


@both_languages
def test_every_prompt_choice_event_and_reason_has_a_text(language: str) -> None:
    families = {str(AMONG_CULTISTS.name(choice)[0]) for choice in range(AMONG_CULTISTS.choices)}
    ids = {f"ac-prompt-{prompt}" for prompt in AMONG_CULTISTS.prompts}
    ids |= {f"ac-choice-{family}" for family in families}
    ids |= {f"ac-event-{message}" for each in EVENTS for message in messages_of(each)}
    ids |= {f"ac-locked-{reason}" for reason in REASONS}
    ids |= {f"ac-{what}-{ending}" for ending in ENDINGS for what in ("end", "result")}
    assert set() == ids - set(messages(language))


SAMPLES: dict[str, Any] = {
    "party": 1, "seat": 0, "character": 3, "knife": 2, "role": "seer", "route": 4,
    "step": "night-seer", "hand": {"alive": 2, "dead": 1}, "cultists": [1, 2], "round": 3,
    "phase": "action", "from": "C", "to": 3, "parties": [0, 4], "cards": 2, "card": "success",
    "event": "mirror", "on": True, "deadline": 5, "target": 4, "via": "camera", "alive": 2,
    "dead": 1, "place": "TR", "room": "G", "unsafe": False, "row": "O", "score": 7, "helper": 3,
    "number": 1, "votes": [1, None, 2], "vote": 3, "out": 2, "cause": "vote", "until": 6,
    "id": 1, "claim": "team", "fields": {"team": "cultists"}, "ref": None, "right": True,
    "winners": [0, 1], "losers": [2], "team": "cultists", "reason": "claim", "roles": ["seer"],
    "death_rounds": [None],
}  # fmt: skip
OWN_SAMPLES: dict[tuple[type[Event], str], Any] = {
    (Moved, "to"): "LB",
    (Met, "cards"): True,
    (DeadSeen, "dead"): [2],
}


@both_languages
@pytest.mark.parametrize("kind", EVENTS, ids=kind_of)
def test_every_event_can_be_told_to_insiders_and_to_others(
    kind: type[Event], language: str
) -> None:
    table = a_table("among-cultists", 5, language=language)
    fields = {each.name: OWN_SAMPLES.get((kind, each.name), SAMPLES.get(each.sent_as))
              for each in fields_of(kind)}  # fmt: skip
    event = msgspec.convert(
        {"kind": kind_of(kind), **{each.sent_as: fields[each.name] for each in fields_of(kind)}},
        type=kind,
    )
    assert table.sentence(event)
    assert table.sentence(event.redacted())
    for case in kind.says.when:
        assert table.sentence(kind(**{**fields, case.field: None}))


# ---------------------------------------------------------------- sizes and whole games


@both_languages
@both_sizes
@pytest.mark.parametrize("seats", [5, 8])
def test_no_line_is_wider_than_the_terminal(seats: int, width: int, language: str) -> None:
    position = arranged(seats, places=dict.fromkeys(range(seats), "DB2"), phase="action", actor=0)
    lines = shown_to(0, position, width=width, language=language).split("\n")
    assert max(len(line) for line in lines) <= width
    assert len(lines) < 60


@pytest.mark.parametrize(
    ("language", "level", "seats", "end"),
    [
        ("en", "first", "5", ("The night has won.", "The morning has come.")),
        ("de", "advanced", "7", ("Die Nacht hat gewonnen.", "Der Morgen")),
        ("en", "advanced", "4", ("The night has won.", "The morning has come.")),
    ],
)
def test_whole_games_can_be_played_to_the_end(
    session: Session, language: str, level: str, seats: str, end: tuple[str, ...]
) -> None:
    settings = ("--language", language, "--seats", seats, "--option", f"level={level}")
    shown = session(*START, "--seed", "5", *settings, typed=["1"] * 600)
    assert (shown.code, shown.err) == (0, "")
    assert any(sentence in shown.out for sentence in end)
    assert "{" not in shown.out


def test_a_replay_of_all_seats_together_shows_no_private_panel(session: Session) -> None:
    session(*START, "--seed", "5", "--save", "kept.json", typed=["1"] * 600)
    together = session("replay", "kept.json", typed=["40", "q"])
    through = session("replay", "kept.json", "--through", "0", typed=["40", "q"])
    assert (together.code, through.code) == (0, 0)
    assert "Your role: " not in together.out
    assert "Your role: " in through.out


def test_help_explains_roles_actions_and_events(session: Session) -> None:
    shown = session(*START, "--seed", "5", typed=["?", "? camera", "? mirror", "q"])
    assert "Every hour all of you walk" in " ".join(shown.out.split())
    assert "Camera: In the Surveillance Room" in shown.out
    assert "Mirror: What happened" in shown.out
