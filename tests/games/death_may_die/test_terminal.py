"""The terminal table: map, boards, ritual, dice, and words for all events."""

import io
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from miskatonic.bots import RANDOM
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.games.death_may_die.arrange.arrange import InvestigatorSetup
from miskatonic.games.death_may_die.library import components_for
from miskatonic.games.death_may_die.model.events import (
    BoardTokensChanged,
    Claimed,
    GameOver,
    PassageChanged,
    SanityLost,
)
from miskatonic.games.death_may_die.terminal.table import DeathMayDieTable
from miskatonic.games.death_may_die.terminal.words import DeathMayDieWords
from miskatonic.games.death_may_die.views.legend import legend
from miskatonic.kernel.events import Event, fields_of, kind_of
from miskatonic.text import Texts
from tests.cli.sessions import Session
from tests.games.screens import (
    a_table,
    both_languages,
    both_sizes,
    row,
    screen,
    told,
)
from tests.text.test_texts import messages

GAME = GAMES["death-may-die"]
START = ("play", "death-may-die", "--terminal", "--bots", RANDOM)
EPISODES = GAME.options[0].values
ISLE = {"episode": "isle-of-the-damned", "elder_one": "tsathoggua"}


def a_night_on_the_isle(**more: Any) -> Any:
    people = [
        {"name": "mike-kozlov", "space": "reception", "levels": [2, 1, 1], "wounds": 1},
        {"name": "ruth-weber", "space": "laundry", "tokens": {"fatigue": 2}, "stress": 3,
         "sanity": 5, "relics": ["silver-key:normal"]},
    ]  # fmt: skip
    position: dict[str, Any] = {
        "enemies": [("cultist", "reception", 1), ("cultist", "reception", 0),
                    ("fisher-from-outside", "cistern", 0)],
        "tokens": [("fire", "laundry", 2), ("lock", "laundry>boathouse", 1)],
    }  # fmt: skip
    return GAME.arrange(people, ISLE, **(position | more))


def shown(g: Any, seat: int = 0, seats: int = 2, **how: Any) -> str:
    return screen(a_table("death-may-die", seats, seat, **how), GAME.view(g, seat))


def box(map_: str, name: str) -> str:
    """The content of the box with this name."""
    lines = map_.split("\n")
    (at,) = [at for at, line in enumerate(lines) if f"┌{name}" in line]
    left = lines[at].index(f"┌{name}")
    inside = lines[at + 1][left + 1 :]
    return inside[: inside.index("│")].strip()


# ---------------------------------------------------------------- the map


def test_the_map_shows_people_enemies_tokens_gates_start_and_locks() -> None:
    lines = shown(a_night_on_the_isle())
    assert box(lines, "Reception") == "@1 Cu2"
    assert box(lines, "Laundry") == "@2 fi2"
    assert box(lines, "(B)Ice Baths") == ""
    assert box(lines, "(Y)Cistern") == "Fi"
    assert box(lines, "(⌂)Landing Stage") == ""
    key = " ".join(lines.split())
    assert "Cu Cultist Fi Fisher from Outside fi Fire lo Lock (R) red gate (Y) yellow gate" in key
    assert "(⌂) start Stairs: Laundry – Surgery" in key
    boathouse = lines.split("\n").index(
        next(line for line in lines.split("\n") if "┌Boathouse" in line)
    )
    assert "lo" in lines.split("\n")[boathouse - 1][:20]
    assert "Reception: Cultist (1 w)" in lines


@both_sizes
@both_languages
@pytest.mark.parametrize("episode", EPISODES)
def test_every_space_of_every_map_has_a_box_and_none_overlap(
    episode: str, language: str, width: int
) -> None:
    people = [{"name": "mike-kozlov"}, {"name": "ruth-weber"}]
    g = GAME.arrange(people, {"episode": episode}, set_up=True)
    lines = shown(g, language=language, width=width).split("\n")
    assert max(len(line) for line in lines) <= width
    words = DeathMayDieWords(Texts(language), ["A", "B"], GAME.view(g, 0), True)
    drawn = "\n".join(lines)
    for space in range(len(words.legend["spaces"])):
        assert f"{words.space(space)[:5]}" in drawn
    count = len(words.legend["spaces"])
    assert drawn.count("┌") == drawn.count("┐") == drawn.count("└") == drawn.count("┘") == count


def test_contents_that_do_not_fit_into_a_box_are_listed_below() -> None:
    enemies = [("cultist", "laundry", 0), ("serpent-man", "laundry", 0), ("gug", "laundry", 0),
               ("dhole", "laundry", 0), ("amorphous-scion", "laundry", 0)]  # fmt: skip
    lines = shown(a_night_on_the_isle(enemies=enemies, unknown=["gug", "dhole"]))
    assert box(lines, "Laundry").endswith("…")
    assert "Laundry: @2, Cu, Se, Gu, Dh, Am, fi2" in lines


def test_a_terminal_without_symbols_shows_letters() -> None:
    paper = io.BytesIO()
    ascii_only = io.TextIOWrapper(paper, encoding="ascii", errors="replace", write_through=True)
    console = Console(file=ascii_only, width=80, height=24, highlight=False, markup=False)
    table = MANIFESTS[GAME.id].terminal(GAME, Texts("en"), ["Carter", "Asenath"], console)
    console.print(table.picture(GAME.view(a_night_on_the_isle(), 0)))
    drawn = paper.getvalue().decode("ascii")
    assert "+Reception-" in drawn
    assert "|@1 Cu2 " in drawn
    assert ">@1  Mike Kozlov, Carter" in drawn
    assert "#---- 1" in drawn


# ---------------------------------------------------------------- boards and the ritual


def test_boards_show_wounds_stress_sanity_skills_cards_relics_and_tokens() -> None:
    lines = shown(a_night_on_the_isle(), width=120)
    mike = "▶@1 Mike Kozlov, Carter (you) ▰▱▱▱▱ 1 ▱▱▱▱ 0 0/20 (next at 4)"
    assert row(lines, "▶@1") == mike
    assert row(lines, "@2   Ruth") == "@2 Ruth Weber, Asenath ▱▱▱▱▱ 0 ▰▰▰▱ 3 5/20 (next at 8)"
    assert row(lines, "@1 Prof").startswith("@1 Proficient 2 · Brawling 1 · Toughness 1")
    (sheet,) = [
        line for line in lines.split("\n") if line.startswith("@2 ") and "Enigmatic" in line
    ]
    assert sheet.endswith("Enigmatic Key · 2 × Fatigue")


def test_the_ritual_is_shown_with_track_stage_goal_and_elder_one() -> None:
    before = " ".join(shown(a_night_on_the_isle(track=3)).split())
    assert "Death May Die · Isle of the Damned · Turn" in before
    assert "Goal: Bring all 4 Patients to the Landing Stage." in before
    assert "Tsathoggua, stage 1: The Sleeper Stirs: not here yet" in before
    assert "Summoning track ▰▰▰▱▱▱▱▱ 3 of 8" in before
    late = {"stage": 2, "elder": "surgery", "elder_wounds": 2, "disrupted": True, "tokens": []}
    g = a_night_on_the_isle(**late)
    after = " ".join(shown(g).split())
    assert "stage 2: The Toad God Wakes: Surgery, 2 of" in after
    assert "The ritual is disrupted: the Elder One can be hurt." in after
    assert box(shown(g), "Surgery") == "Ts"


def test_the_dice_of_an_open_roll_are_shown_and_rerolled_by_face() -> None:
    g = a_night_on_the_isle(dice=["success", "success+tentacle", "blank", "sign"])
    GAME.play(g, 0, GAME.choice("attack"))
    decision = GAME.decision(g, 0)
    assert decision is not None
    GAME.play(g, 0, decision.options[0])
    lines = shown(g)
    assert "Mike Kozlov rolls against Cultist: [ ] [★] [★§]" in lines
    assert "Mike Kozlov: reroll a die?" in lines
    assert "Keep the dice" in lines
    assert "Reroll, for 1 stress: black die, success and tentacle" in lines


def test_options_name_targets_spaces_and_what_actions_do() -> None:
    lines = " ".join(shown(a_night_on_the_isle()).split())
    assert "Mike Kozlov: what do you do?" in lines
    assert "End the actions" in lines
    g = a_night_on_the_isle()
    GAME.play(g, 0, GAME.choice("attack"))
    assert "Cultist (1 w), on Reception" in shown(g)
    g = a_night_on_the_isle()
    GAME.play(g, 0, GAME.choice("run"))
    assert "\nEast Corridor\n" in shown(g)


def test_the_screen_does_not_reveal_the_order_of_the_decks() -> None:
    one = a_night_on_the_isle(mythos=["tsa-ooze"], discovery=["e2-crowbar"])
    other = a_night_on_the_isle(mythos=["tsa-lethargy"], discovery=["e2-sedative"])
    for seat in (0, 1):
        assert shown(one, seat) == shown(other, seat)
    assert shown(one) != shown(a_night_on_the_isle(track=2))


# ---------------------------------------------------------------- texts


@both_languages
def test_every_prompt_choice_event_phase_roll_and_ending_has_a_text(language: str) -> None:
    families = {str(GAME.name(choice)[0]) for choice in range(GAME.choices)}
    kinds = {kind_of(event) for event in GAME.event_types} - {"passage"}
    kinds |= {"passage-barred", "passage-opened", "passage-gone"}
    kinds |= {"stress-healed", "wounds-healed", "carries-less", "tallied-changed"}
    ends = ("elder-one-killed", "investigator-lost", "all-lost", "track-ended")
    ids = {f"dmd-prompt-{prompt}" for prompt in GAME.prompts}
    ids |= {f"dmd-choice-{family}" for family in families}
    ids |= {f"dmd-event-{kind}" for kind in kinds}
    ids |= {f"dmd-phase-{phase}" for phase in range(7)}
    ids |= {f"dmd-roll-{roll}" for roll in range(10)}
    ids |= {f"dmd-face-{face}" for face in range(6)}
    ids |= {f"dmd-{what}-{end}" for end in ends for what in ("end", "result")}
    ids |= {option.text for option in GAME.options}
    ids |= {f"{option.text}-help" for option in GAME.options}
    assert set() == ids - set(messages(language))
    written = {each for each in messages(language) if each.startswith("dmd-event-")}
    assert written == {f"dmd-event-{kind}" for kind in kinds}


# Details of questions, besides the investigator who is asked.
ABOUT: dict[str, dict[str, Any]] = {
    "assign-wound": {"wounds": 2},
    "bar-passage": {"token": 3},
    "discovery": {"card": 1},
    "enemy-path": {"figure": 1},
    "follow": {"to": 2, "follower": 1},
    "heal": {"points": 1},
    "ignore-sanity": {"sanity": 2},
    "ignore-wound": {"wounds": 1},
    "leave-behind": {"to": 2, "sneaks": 1},
    "may-trigger": {"triggers": [{"source": 30, "trigger": 0, "who": 1}]},
    "move": {"left": 3},
    "move-token": {"token": 4, "space": 5, "left": 1},
    "open-passage": {"token": 3, "space": 5},
    "patient": {"points": 2},
    "pick-token": {"space": 3},
    "push": {"figure": 1},
    "silent-witness": {"tentacles": 2},
    "split-wounds": {"left": 2, "given": [0, 1]},
    "summon-at": {"type": 2},
    "take-along": {"to": 2},
    "take-token": {"space": 1},
    "token-path": {"token": 4, "space": 5},
    "trade-consent": {"card": 1, "receiver": 1},
    "trade-receiver": {"card": 1},
}


@both_languages
@pytest.mark.parametrize("prompt", GAME.prompts)
def test_every_question_names_its_subject(prompt: str, language: str) -> None:
    view = GAME.view(a_night_on_the_isle(), 0)
    question = {"prompt": prompt, **ABOUT.get(prompt, {})}
    asked = {**view, "question": question, "decision": {**view["decision"], "prompt": prompt}}
    table = a_table("death-may-die", 2, language=language)
    assert table.question(asked)


SAMPLES: dict[str, Any] = {
    "who": 1, "character": 2, "first": 0, "insanities": [1, 2], "a": 3, "b": -1, "relics": [0, 4],
    "relic": 2, "transformed": True, "turn": 4, "actions": 3, "space": 5, "to": 1, "figure": 2,
    "figures": [1, 11], "card": 3, "action": 1, "source": 31, "use": 0, "roll": 8, "foe": 1,
    "black": [0, 5], "green": [3], "die": 9, "now": 1, "successes": 1, "signs": 0, "tentacles": 2,
    "change": 2, "number": 1, "bonus-dice": 1, "insanity": 3, "calm": False, "skill": 2,
    "level": 3, "reason": "insane", "cards": 12, "side": 0, "type": 2, "n": 1, "token": 4,
    "passage": 3, "track": 5, "stage": 2, "won": True, "changes": 2, "changed": [2, -1],
    "changed_by": ["tag:evidence", "skill:arcane-mastery"], "by": "skill:killer-instinct",
}  # fmt: skip


def sample(kind: type[Event]) -> Event:
    values = {field.name: SAMPLES[field.sent_as] for field in fields_of(kind)}
    if kind is Claimed:
        values["card"], values["side"] = 0, 0
    if kind is GameOver:
        values["reason"] = "all-lost"
    return kind(**values)


@both_languages
@pytest.mark.parametrize("kind", GAME.event_types, ids=kind_of)
def test_every_event_can_be_told(kind: type[Event], language: str) -> None:
    view = GAME.view(a_night_on_the_isle(), 0)
    table = a_table("death-may-die", 2, language=language)
    event = sample(kind)
    others = [event]
    if "change" in event.__struct_fields__:
        others.append(replace(event, change=-1))
    if kind is PassageChanged:
        others += [replace(event, token=token) for token in (-1, -2)]
    lines = told(table, others, view)
    assert len(set(lines)) == len(others) or kind in (SanityLost, BoardTokensChanged)
    assert all(lines)


@both_languages
@pytest.mark.parametrize("episode", EPISODES)
def test_every_line_of_every_discovery_has_a_distinct_text(episode: str, language: str) -> None:
    table = a_table("death-may-die", 2, language=language)
    assert isinstance(table, DeathMayDieTable)
    people: list[InvestigatorSetup] = [{"name": "mike-kozlov"}, {"name": "ruth-weber"}]
    g = GAME.arrange(people, {"episode": episode}, set_up=True)
    view = GAME.view(g, 0)
    for card, entry in enumerate(legend(components_for(episode, "azathoth"))["cards"]):
        asked = {**view, "question": {"prompt": "discovery", "who": 0, "card": card}}
        ways = [GAME.choice("option", at) for at in range(len(entry["labels"]))]
        said = [table.option(asked, choice) for choice in (*ways, GAME.choice("done"))]
        assert len(said) == len(set(said)), entry["id"]
        assert all(said)


@both_languages
def test_every_trigger_source_has_a_name(language: str) -> None:
    view = GAME.view(a_night_on_the_isle(), 0)
    words = DeathMayDieWords(Texts(language), ["A", "B"], view, True)
    count = len(words.legend["tokens"]), len(words.legend["types"])
    sources = [0, 30, 31, 78, 78 + count[0] - 1, 94, 97, 98, 100, 99 + count[1] - 1, 120, 135]
    assert len({words.source(source) for source in sources}) >= len(sources) - 1


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize(
    ("language", "seats", "episode", "elder", "end"),
    [
        ("en", "1", "festival-of-death", "azathoth", "It is over"),
        ("de", "2", "top-of-the-mourning", "tsathoggua", "Es ist vorbei"),
        ("en", "3", "isle-of-the-damned", "tsathoggua", "It is over"),
        ("de", "5", "beauty-and-the-beast", "azathoth", "Es ist vorbei"),
    ],
)
def test_whole_games_can_be_played_to_the_end(
    session: Session, language: str, seats: str, episode: str, elder: str, end: str
) -> None:
    options = ("--option", f"episode={episode}", "--option", f"elder_one={elder}")
    settings = ("--language", language, "--seats", seats, "--seed", "4")
    typed = [str(number % 2 + 1) for number in range(2000)]
    shown = session(
        *START,
        *settings,
        *options,
        "--option",
        "unknown_monsters=2",
        "--option",
        "unknown_relics=true",
        typed=typed,
    )
    assert (shown.code, shown.err) == (0, "")
    assert end in shown.out
    assert "{" not in shown.out


def test_a_record_can_be_replayed_on_screen(session: Session) -> None:
    settings = ("--seats", "2", "--seed", "4", "--save", "kept.json")
    session(*START, *settings, typed=["1"] * 2000)
    shown = session("replay", "kept.json", typed=["20", "n", "n", "q"])
    assert (shown.code, shown.err) == (0, "")
    assert "┌(R)Black Abbey" in shown.out


@pytest.mark.parametrize(
    ("language", "space", "said", "kept_back"),
    [
        ("en", "high-striker", "On 4 or more successes", "Elder Signs"),
        ("en", "fortune-tent", "On 1 or more Elder Signs", "4 or more"),
        ("de", "ring-toss", "Bei genau 2 Erfolgen", "Älteren Zeichen"),
        ("de", "big-top", "Nur auf einem sicheren Feld", "Probe abgelegt"),
    ],
)
def test_an_action_says_what_it_does_on_the_actors_space(
    language: str, space: str, said: str, kept_back: str
) -> None:
    people = [{"name": "mike-kozlov", "space": space}, {"name": "ruth-weber"}]
    g = GAME.arrange(people, {"episode": "festival-of-death"}, set_up=True)
    words = DeathMayDieWords(Texts(language), ["A", "B"], GAME.view(g, 0), True)
    rule = words.action_rule("play-booth", g.space[0])
    assert said in rule
    assert kept_back not in rule


def test_help_explains_enemies_tokens_and_skills(session: Session) -> None:
    shown = session(*START, "--seats", "2", "--seed", "4", typed=["1", "?", "? dhole", "r", "q"])
    assert "In your turn you have 3 actions" in " ".join(shown.out.split())
    assert "Dhole: It burrows: spaces with Fire" in shown.out
