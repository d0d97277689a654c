"""Table talk (rulebook 11): what names a card or a colour is held back, and nothing else."""

import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.games.arkham_ritual.rules.cards import ARTIFACT_TYPES, CARD_NAMES
from miskatonic.games.arkham_ritual.rules.referee import Offence, may_say, referee
from miskatonic.text import LANGUAGES, Texts
from tests.clauses import clause

CARD_WORDS = {
    "en": (
        *("candelabra", "candelabras", "dagger", "daggers", "idol", "idols", "chalice", "chalices"),
        *("tome", "tomes", "Elder Sign", "elder signs", "gate", "gates", "portal", "Magical Orb"),
        *("orb", "Shining Trapezohedron", "trapezohedron", "investigator", "investigators"),
        *("Wary Student", "student", "cultist", "cultists", "Mad Professor", "professor"),
        *("Cthulhu", "Nyarlathotep", "Yog-Sothoth", "Yog Sothoth", "Hastur", "Mystery Card"),
        *("Great Old One", "Great Old Ones", "Cthulu"),
    ),
    "de": (
        *("Armleuchter", "Kerzenleuchter", "Dolch", "Dolche", "Dolchs", "Götze", "Götzen", "Kelch"),
        *("Kelche", "Foliant", "Folianten", "Älteres Zeichen", "das ältere Zeichen", "Portal"),
        *("Portale", "Magische Kugel", "Kugel", "Schimmerndes Trapezoeder", "Trapezoeders"),
        *("Ermittler", "Ermittlerin", "Misstrauischer Student", "Studenten", "Kultist"),
        *("Kultisten", "Kultistin", "Verrückter Professor", "Professorin", "Cthulhus", "Hasturs"),
        *("Kultistenkarte", "Dolchkarte", "Mysteriöse Karte", "Großer Alter", "Großen Alten"),
        *("Goetze", "aelteren Zeichens", "grossen Alten"),
    ),
    "ko": (
        *("촛대", "단검", "우상", "성배", "마도서", "고대의 표식", "관문", "마법 구슬", "구슬"),
        *("빛나는 트라페조헤드론", "조사자", "경계하는 학생", "광신도", "미친 교수", "크툴루"),
        *("니알라토텝", "요그소토스", "요그 소토스", "하스터", "수수께끼 카드", "위대한 옛 존재"),
        *(
            "촛대야",
            "단검이에요",
            "우상을",
            "성배는",
            "관문이",
            "광신도다",
            "크툴루가",
            "하스터한테",
        ),
        *("교수님", "조사자입니다", "단검카드", "게이트"),
    ),
}

COLOUR_WORDS = {
    "en": (
        *("red", "reds", "reddish", "redder", "blue", "blues", "bluish", "sane", "saner", "cursed"),
        *("accursed", "crimson"),
    ),
    "de": (
        *("rot", "rote", "roten", "roter", "rotes", "rotem", "rötlich", "blau", "blaue", "blauen"),
        *("blauer", "blaues", "blauem", "bläulich", "verflucht", "verfluchte", "verfluchten"),
        *("verfluchter", "verfluchtes", "dunkelrot", "blutrot", "feuerrot", "hellblaue"),
        *("reine Karte", "reinen Karten", "reines Artefakt"),
    ),
    "ko": (
        *(
            "빨강",
            "빨간",
            "빨간색",
            "빨간색이야",
            "빨갛다",
            "빨개",
            "붉은",
            "적색이",
            "레드",
            "파랑",
        ),
        *(
            "파란",
            "파란색이에요",
            "파랗네",
            "푸른",
            "청색",
            "블루야",
            "저주",
            "저주받은",
            "저주받았어",
        ),
        *("온전한", "온전해", "제정신"),
    ),
}

# They contain a name, resemble one, or are too common to ban.
INNOCENT_TALK = (
    *("a hundred of them", "bored", "gather", "investigate", "irrigate", "delegate", "mandate"),
    *("shared", "insane", "sanity", "blueberry", "redhead", "bluebird", "rotten", "reed", "root"),
    *(
        "Reed's",
        "bo\u00adred",
        "Scarlett",
        "absorb",
        "stagger",
        "tomato",
        "idle",
        "orbit",
        "cult",
        "gatekeeper",
        "predator",
    ),
    *(
        "Give it to me!",
        "give it to... me",
        "to...me",
        "to.me",
        "a good sign",
        "curse you",
        "how mad",
    ),
    *(
        "the old one",
        "what a mystery",
        "my card is an artifact",
        "3 or 10?",
        "I do",
        "professional",
    ),
    *("Brot", "verboten", "Boot", "gerötet", "Rotte", "Gatte", "du redest zu viel", "Rotwein"),
    *("Blaulicht", "Karotte", "Torte", "Motor", "welche", "Kugelschreiber", "Professur", "Studium"),
    *(
        "gib mir ein Zeichen",
        "so ein Fluch",
        "Kult ist das",
        "ermitteln",
        "meine Karte",
        "Portugal",
    ),
    *("안녕하세요", "저 주세요", "정신력", "조사자료", "파란만장", "블루베리", "우상향", "온전히"),
    *("문제", "유물 카드", "신도시", "교수형", "빨리 받아", "저한테 주세요"),
)

NEUTRAL_WORDS = (
    *(
        "I",
        "a",
        "to",
        "me",
        "you",
        "think",
        "Ada",
        "hundred",
        "bored",
        "gather",
        "insane",
        "rotten",
    ),
    *("careful", "trust", "keep", "give", "that", "it", "on", "in", "or", "the", "one", "3", "17"),
    *("ich", "du", "glaube", "nimm", "lieber", "nicht", "Brot", "verboten", "Boot", "gerötet"),
    *("die", "der", "und", "Verstand", "weiter", "schön", "Straße", "komisch", "Ärger", "Kult"),
    *("나는", "너", "정말", "그거", "주세요", "저", "카드", "믿어", "조심해", "정신력", "문제"),
)

CARD_EXAMPLES = [word for words in CARD_WORDS.values() for word in words]
COLOUR_EXAMPLES = [word for words in COLOUR_WORDS.values() for word in words]
# What can be spelt out and disguised letter by letter.
SPELLABLE = ["red", "blue", "sane", "cursed", "dagger", "idol", "gate", "rot", "blau", "kelch"]
DISGUISES: dict[str, Callable[[str], str]] = {
    "spaces": " ".join,
    "dots": ".".join,
    "dashes": "-".join,
    "wide spaces": " - ".join,
    "invisible characters": "\u200b".join,
    "soft hyphens": "\u00ad".join,
    "stars": "*".join,
    "underscores": "_".join,
    "repeated letters": lambda word: "".join(letter * 3 for letter in word),
    "numbers for letters": lambda word: word.translate(str.maketrans("oiea", "0134")),
    "one for l": lambda word: word.replace("l", "1"),
    "wide letters": lambda word: "".join(chr(ord(letter) + 0xFEE0) for letter in word),
    "accents": lambda word: "".join(letter + "\u0301" for letter in word),
    "Cyrillic letters": lambda word: word.translate(str.maketrans("aeoc", "аеос")),
    "a dot in the middle": lambda word: word[:2] + "." + word[2:],
    "a number at the end": lambda word: word + "1",
}


def kind_in(text: str) -> str | None:
    offence = referee(text)
    return None if offence is None else offence.kind


@clause("AR-P2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_may_be_named_by_the_name_it_has_at_our_table(language: str) -> None:
    texts = Texts(language)
    for card in CARD_NAMES:
        name = texts(f"ar-card-{card}")
        assert referee(name) is not None, name
        assert referee(f"Ada: {name}!") is not None, name


@clause("AR-P2")
@pytest.mark.parametrize("artifact", ARTIFACT_TYPES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_type_of_an_artifact_is_as_telling_as_its_card(language: str, artifact: str) -> None:
    assert kind_in(Texts(language)(f"ar-type-{artifact}")) == "card"


@clause("AR-P2")
@pytest.mark.parametrize("colour", ["sane", "cursed"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_colour_may_be_named_by_the_name_it_has_at_our_table(language: str, colour: str) -> None:
    assert kind_in(Texts(language)(f"ar-colour-{colour}")) == "colour"


@clause("AR-P2")
@pytest.mark.parametrize("word", CARD_EXAMPLES)
def test_no_card_may_be_named_in_any_form_of_its_name(word: str) -> None:
    assert kind_in(word) == "card"


@clause("AR-P2")
@pytest.mark.parametrize("word", COLOUR_EXAMPLES)
def test_no_colour_may_be_named_in_any_form_of_its_name(word: str) -> None:
    assert kind_in(word) == "colour"


@clause("AR-P2")
@pytest.mark.parametrize("text", INNOCENT_TALK)
def test_everything_else_may_be_said(text: str) -> None:
    assert referee(text) is None


@clause("AR-P2")
@pytest.mark.parametrize(
    ("text", "offence"),
    [
        ("Careful, you hold a DAGGER there!", Offence("card", "DAGGER")),
        ("Ada has something r.e.d in her hand", Offence("colour", "r.e.d")),
        ("Ich glaube, der Verfluchte lügt.", Offence("colour", "Verfluchte")),
        ("Gib mir bloß nicht Yog-Sothoth", Offence("card", "Yog-Sothoth")),
        ("너 지금 빨간색 들고 있어", Offence("colour", "빨간색")),
        ("Cthulhu가 거기 있네", Offence("card", "Cthulhu")),
        ("yours is the 🔴 one", Offence("colour", "🔴")),
    ],
)
def test_the_author_is_told_what_the_word_was_as_it_was_written(
    text: str, offence: Offence
) -> None:
    assert offence == referee(text)


@clause("AR-P2")
@pytest.mark.parametrize("disguise", DISGUISES)
@pytest.mark.parametrize("word", SPELLABLE)
def test_a_simple_disguise_does_not_help(word: str, disguise: str) -> None:
    hidden = DISGUISES[disguise](word)
    assert kind_in(hidden) == kind_in(word) is not None
    assert kind_in(f"look: {hidden}, I say") == kind_in(word)


@clause("AR-P2")
@pytest.mark.parametrize(
    "text", ["빨.간", "빨 강", "저-주받은", "크~툴~루", "단\u200b검", "너빨강", "red야"]
)
def test_a_simple_disguise_does_not_help_in_korean(text: str) -> None:
    assert referee(text) is not None


@clause("AR-P2")
def test_decomposed_letters_are_the_same_letters() -> None:
    for word in ("Götze", "Älteres Zeichen", "빨간색", "촛대"):
        assert kind_in(word) == kind_in(unicodedata.normalize("NFD", word)) is not None


@clause("AR-P2")
@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Du bist rein", "colour"),
        ("Die da ist wirklich rein!", "colour"),
        ("Rein.", "colour"),
        ("Das ist eine reine Karte", "colour"),
        ("Hast du was Reines?", "colour"),
        ("Ada hat eine reine, Bob auch", "colour"),
        ("Komm doch rein!", None),
        ("Das ist rein theoretisch so", None),
        ("Reiner Zufall, Reiner!", None),
    ],
)
def test_german_rein_is_a_colour_only_where_it_can_mean_the_card(
    text: str, kind: str | None
) -> None:
    assert kind == kind_in(text)


@clause("AR-P2")
@pytest.mark.parametrize(("in_round", "on"), [(False, True), (True, False), (False, False)])
def test_between_rounds_or_on_ones_honour_all_may_be_said(in_round: bool, on: bool) -> None:
    assert may_say("Ada holds the red dagger", in_round, on) is None


@clause("AR-P2")
def test_during_a_round_with_a_referee_it_may_not() -> None:
    assert Offence("colour", "red") == may_say("Ada holds the red dagger", in_round=True, on=True)
    assert may_say("Ada smiles strangely", in_round=True, on=True) is None


# ---------------------------------------------------------------- properties

neutral = st.sampled_from(NEUTRAL_WORDS)
between = st.sampled_from([" ", "  ", ", ", ". ", "! ", "? ", " - ", "\n", "; "])


@st.composite
def talk(draw: st.DrawFn) -> str:
    """Words that give nothing away, in any order and company."""
    words = draw(st.lists(neutral, min_size=0, max_size=12))
    return "".join(word + draw(between) for word in words)


@st.composite
def in_any_case(draw: st.DrawFn, word: str) -> str:
    shouted = draw(st.lists(st.booleans(), min_size=len(word), max_size=len(word)))
    return "".join(
        letter.upper() if loud else letter.lower()
        for letter, loud in zip(word, shouted, strict=True)
    )


@clause("AR-P2")
@given(talk())
def test_talk_that_names_nothing_is_never_held_back(text: str) -> None:
    assert referee(text) is None


@clause("AR-P2")
@given(talk(), st.sampled_from(CARD_EXAMPLES).flatmap(in_any_case), between, talk())
def test_a_card_is_found_between_any_words_and_in_any_case(
    before: str, word: str, stop: str, after: str
) -> None:
    assert kind_in(before + word + stop + after) == "card"


@clause("AR-P2")
@given(talk(), st.sampled_from(COLOUR_EXAMPLES).flatmap(in_any_case), between, talk())
def test_a_colour_is_found_between_any_words_and_in_any_case(
    before: str, word: str, stop: str, after: str
) -> None:
    assert kind_in(before + word + stop + after) == "colour"


@clause("AR-P2")
@given(st.text(max_size=60))
def test_any_text_is_judged_and_an_offending_word_is_quoted_from_it(text: str) -> None:
    offence = referee(text)
    if offence is not None:
        assert offence.word in unicodedata.normalize("NFC", text)
