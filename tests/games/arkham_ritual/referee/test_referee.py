"""Table talk (rulebook 11): no one may name another party's card or the face-down card."""

import tomllib
import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.games.arkham_ritual.referee.referee import Offence, judge
from miskatonic.games.arkham_ritual.referee.talk_line import Situation
from miskatonic.games.arkham_ritual.referee.talk_tokens import Reader, tokens_of
from miskatonic.games.arkham_ritual.referee.talk_words import FOLDER, LATIN
from miskatonic.games.arkham_ritual.rules.cards import CARD_TABLE
from miskatonic.kernel.game import Objection
from miskatonic.text import Texts
from tests.clauses import clause
from tests.games.arkham_ritual.rules.table import GAME, arrange_table
from tests.games.arkham_ritual.talk.corpus import NAMES, SITUATIONS, Line, read

TUNING = read("tuning")
HELD_OUT = read("held_out")
MOST_HELD_BACK = 0.02
MOST_LET_THROUGH = 0.05
LONGEST_LINE = 500
HELD = ["tome-sane", "dagger-sane", "idol-sane", "chalice-sane", "candelabra-sane"]
# Words that can be spelled out or disguised letter by letter.
SPELLABLE = ["cursed", "dagger", "blue", "dolch", "kelch"]
DISGUISES: dict[str, Callable[[str], str]] = {
    "spaces": " ".join,
    "dots": ".".join,
    "dashes": "-".join,
    "wide spaces": " - ".join,
    "underscores": "_".join,
    "commas": ", ".join,
    "invisible characters": "\u200b".join,
    "soft hyphens": "\u00ad".join,
    "repeated letters": lambda word: "".join([letter * 3 for letter in word]),
    "numbers for letters": lambda word: word.translate(str.maketrans("oiea", "0134")),
    "one for l": lambda word: word.replace("l", "1"),
    "wide letters": lambda word: "".join([chr(ord(letter) + 0xFEE0) for letter in word]),
    "accents": lambda word: "".join([letter + "\u0301" for letter in word]),
    "Cyrillic letters": lambda word: word.translate(str.maketrans("aeoc", "аеос")),
    "a dot in the middle": lambda word: word[:2] + "." + word[2:],
    "a blank in the middle": lambda word: word[:3] + " " + word[3:],
    "a star": lambda word: word[0] + "*" + word[2:],
}


def rate(lines: list[Line]) -> float:
    return len([line for line in lines if line.is_misjudged]) / len(lines)


# ---------------------------------------------------------------- the corpus


@clause("AR-P2")
@pytest.mark.parametrize("line", TUNING, ids=lambda line: line.text)
def test_the_referee_judges_every_development_line_correctly(line: Line) -> None:
    assert not line.is_misjudged, line.offence


@clause("AR-P2")
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_referee_misjudges_few_held_out_lines(language: str) -> None:
    lines = [line for line in HELD_OUT if line.language == language]
    free = [line for line in lines if not line.held_back]
    forbidden = [line for line in lines if line.held_back]
    assert min(len(free), len(forbidden)) > 50
    assert rate(free) <= MOST_HELD_BACK
    assert rate(forbidden) <= MOST_LET_THROUGH


def test_the_two_halves_of_the_corpus_share_no_line() -> None:
    assert not {line.text for line in TUNING} & {line.text for line in HELD_OUT}
    assert len(TUNING) + len(HELD_OUT) >= 300


# ---------------------------------------------------------------- the state of the table


@clause("AR-P2")
@pytest.mark.parametrize(
    "line", ["Scarlet has a plan", "red is next", "Rose und Red, ihr seid dran"]
)
def test_the_name_of_a_player_is_no_colour(line: str) -> None:
    assert judge(line, Situation(0, ["Ann", "Scarlet", "Red", "Rose"])) is None


@clause("AR-P2")
def test_a_name_or_nickname_says_whose_card_is_meant() -> None:
    situation = SITUATIONS["round"]
    assert Offence("held", "dagger") == judge("Scarlet has the dagger", situation)
    assert Offence("held", "dagger") == judge("Barni has the dagger", situation)
    assert judge("Ann has the dagger", situation) is None


@clause("AR-P2")
def test_an_open_card_that_was_held_may_be_named() -> None:
    table = arrange_table(HELD)
    assert GAME.referee(table.g, 0, "you had the dagger", NAMES) is not None
    table.play("give 1", "take")
    assert table.discards[-1] == "dagger-sane"
    assert GAME.referee(table.g, 0, "you had the dagger", NAMES) is None
    assert GAME.referee(table.g, 0, "you have the dagger", NAMES) is not None


@clause("AR-P2")
def test_talk_about_a_finished_round_is_free() -> None:
    table = arrange_table(HELD)
    talk = "You had the Cultist, Barnabas, and the card I passed on was red!"
    assert GAME.referee(table.g, 0, talk, NAMES) is not None
    table.play("give 1", "give 2", "give 3", "give 4", "discard")
    assert table.g.round == 2
    assert GAME.referee(table.g, 0, talk, NAMES) is None
    assert GAME.referee(table.g, 0, "You have the Cultist, Barnabas", NAMES) is not None
    table.play(table.options[0])
    assert GAME.referee(table.g, 0, "Barnabas held the Cultist", NAMES) is not None
    assert GAME.referee(table.g, 0, "Barnabas held the Cultist last round", NAMES) is None


@clause("AR-P2")
def test_without_a_referee_or_after_the_game_anything_may_be_said() -> None:
    table = arrange_table(HELD, referee=False)
    assert GAME.referee(table.g, 0, "You hold the dagger", NAMES) is None
    over = arrange_table(HELD, sanity=[7, 7, 7, 1, 7], companion=True).confess(3)
    assert GAME.referee(over.g, 0, "You hold the dagger", NAMES) is None


@clause("AR-P2")
def test_the_referee_uses_no_hidden_cards() -> None:
    """It answers the same whatever cards are held, so its answers reveal nothing."""
    deck = ["gate", "cthulhu", "gate", "cultist"]
    one = arrange_table(HELD, deck)
    other = arrange_table([*HELD[1:], HELD[0]], deck[::-1])
    for line in [*TUNING, *HELD_OUT]:
        said = [GAME.referee(each.g, 2, line.text, NAMES) for each in (one, other)]
        assert _plain(said[0]) == _plain(said[1])


def _plain(objection: Objection | None) -> tuple[str, str] | None:
    return None if objection is None else (objection.text, objection.word)


@clause("AR-P2")
@pytest.mark.parametrize("language", ["en", "de", "ko"])
def test_the_author_is_told_what_was_blocked_and_why(language: str) -> None:
    table = arrange_table(HELD)
    lines = {"held": "you hold the dagger", "passing": "it's the dagger", "bare": "dagger!"}
    for kind, line in lines.items():
        objection = GAME.referee(table.g, 0, line, NAMES)
        assert objection is not None
        assert (objection.text, objection.word) == (f"ar-talk-{kind}", "dagger")
        assert "dagger" in Texts(language)(objection.text, word=objection.word)


# ---------------------------------------------------------------- disguises and languages


@clause("AR-P2")
@pytest.mark.parametrize("disguise", DISGUISES)
@pytest.mark.parametrize("word", SPELLABLE)
def test_simple_disguises_are_recognized(word: str, disguise: str) -> None:
    hidden = DISGUISES[disguise](word)
    start = "deine Karte ist" if word in ("dolch", "kelch") else "your card is"
    assert judge(f"{start} {hidden}", SITUATIONS["round"]) is not None, hidden


@clause("AR-P2")
@pytest.mark.parametrize(
    "line", ["give it to me", "come to me", "a or b", "x y z", "I a m t i r e d", "so... me?"]
)
def test_letters_that_happen_to_form_a_name_are_no_disguise(line: str) -> None:
    assert judge(line, SITUATIONS["round"]) is None


@clause("AR-P2")
def test_decomposed_letters_are_recognized() -> None:
    for line in ("Du hast den Götzen", "du hast das Ältere Zeichen", "너 빨간색", "촛대"):
        decomposed = unicodedata.normalize("NFD", line)
        assert judge(line, SITUATIONS["round"]) is not None
        assert judge(decomposed, SITUATIONS["round"]) is not None


@clause("AR-P2")
@pytest.mark.parametrize(
    "line",
    [
        "촛대야",
        "너 빨간색 들고 있어",
        "크툴루가 저기",
        "빨 강",
        "저-주받은",
        "단\u200b검",
        "너빨강",
    ],
)
def test_korean_lines_naming_a_card_or_colour_are_blocked(line: str) -> None:
    assert judge(line, SITUATIONS["round"]) is not None


@clause("AR-P2")
@pytest.mark.parametrize(
    "line",
    ["내 카드 빨간색이야?", "마도서 몇 장 남았어?", "누가 광신도야?", "안녕하세요", "파란만장"],
)
def test_korean_lines_about_own_cards_and_counts_are_free(line: str) -> None:
    assert judge(line, SITUATIONS["round"]) is None


def test_the_referee_has_words_for_every_card_in_every_language() -> None:
    wanted = {card.type or card.name for card in CARD_TABLE}
    for path in FOLDER.glob("*.toml"):
        there = tomllib.loads(path.read_text("utf-8"))["cards"]
        assert wanted <= set(there), path.stem


@given(st.text(max_size=80))
def test_any_text_can_be_judged_and_the_offending_word_is_quoted(text: str) -> None:
    offence = judge(text, SITUATIONS["round"])
    if offence is not None:
        assert offence.word


# ---------------------------------------------------------------- cost

SPAM = (
    *("a ", "d ", "c ", "da", "x", "red wine ", "to me ", "e l d e r ", "chalisx ", "d*gge "),
    *("ä ", "촛 ", "나는 ", "cultiss ", ",a", "i red ", "hi red, ", "und rot wein ", "ver flu "),
)


def steps(line: str) -> int:
    """The look-ups that reading a line takes, in the most expensive language."""
    tokens = tokens_of(line)
    taken = []
    for lexicon in LATIN:
        reader = Reader(line, tokens, {}, lexicon)
        reader.read()
        taken.append(reader.steps)
    return max(taken)


@clause("AR-P2")
@pytest.mark.parametrize("spam", SPAM)
def test_judging_a_line_takes_linear_time(spam: str) -> None:
    short = (spam * LONGEST_LINE)[: LONGEST_LINE // 4]
    long = (spam * LONGEST_LINE)[:LONGEST_LINE]
    assert steps(long) <= 4 * steps(short) + 40
    assert steps(long) <= 8 * LONGEST_LINE


def test_a_line_with_too_many_names_is_blocked() -> None:
    offence = judge("red car and " * 21, SITUATIONS["round"])
    assert offence == Offence("bare", "red")
