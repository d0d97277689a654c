"""The game of docs/your-first-game.md works everywhere a built-in game does."""

import json
from typing import Any

import pytest

from miskatonic.bots import Budget, levels, make
from miskatonic.games.manifest import Manifest
from miskatonic.kernel.game import Game
from miskatonic.kernel.rng import Rng
from miskatonic.sim.fuzz import fuzz
from miskatonic.text import Texts, text_files
from tests.cli.sessions import Session
from tests.examples.conftest import EXAMPLE
from tests.server.harness import LocalServer

WITH = ("--with", str(EXAMPLE))


def played(game: Game[Any, Any], *choices: str, seed: int = 1) -> Any:
    g = game.new(seats=len(choices), seed=seed)
    for seat, choice in enumerate(choices):
        game.play(g, seat, game.choice(choice))
    return g


# ---------------------------------------------------------------- its rules


def test_keeping_shows_the_dealt_card(highest_card: Manifest) -> None:
    game = highest_card.game
    g = game.new(seats=3, seed=1)
    dealt = g.held[:]
    for seat in range(3):
        game.play(g, seat, game.choice("keep"))
    assert (game.view(g, None)["cards"], g.aside) == (dealt, [])


def test_swapping_draws_the_top_of_the_deck(highest_card: Manifest) -> None:
    game = highest_card.game
    g = game.new(seats=3, seed=1)
    old, top = g.held[0], g.deck[-1]
    game.play(g, 0, game.choice("swap"))
    assert (g.held[0], g.aside) == (top, [old])


def test_the_highest_card_wins(highest_card: Manifest) -> None:
    game = highest_card.game
    for seed in range(50):
        g = played(game, "keep", "swap", "keep", seed=seed)
        result = game.result(g)
        assert result is not None
        assert [g.held[seat] for seat in result.winners] == [max(g.held)]


def test_only_the_seat_is_told_its_card(highest_card: Manifest) -> None:
    game = highest_card.game
    g = game.new(seats=3, seed=1)
    for seat in range(3):
        shown = [card for card in game.view(g, seat)["cards"] if card is not None]
        told = [event.card for event in game.view(g, seat)["history"] if event.card is not None]
        assert shown == told == [g.held[seat]]
    assert game.view(g, None)["cards"] == [None, None, None]
    assert all(event.card is None for event in game.view(g, None)["history"])


def test_the_bot_swaps_a_low_card(highest_card: Manifest) -> None:
    game = highest_card.game
    assert levels(game.id) == ("random", "novice")
    g = game.new(seats=2, seed=1)
    for card, expected in ((3, "swap"), (17, "keep")):
        g.held[0] = card
        known = game.knowledge(g, 0)
        choice = make(game.id, "novice").choose(known, known["decision"], Rng(bytes(32)), Budget())
        assert game.name(choice) == (expected,)


# ---------------------------------------------------------------- everywhere a game is played


def test_many_games_are_simulated(highest_card: Manifest, session: Session) -> None:
    plain = json.loads(session("sim", highest_card.id, "--games", "300", "--json", *WITH).out)
    assert (plain["games"], sum(plain["wins"])) == (300, 300)
    novices = ("--bots", "novice", "--processes", "2")
    shown = session("sim", highest_card.id, "--games", "300", *novices, *WITH)
    assert (shown.code, shown.err) == (0, "")
    assert shown.out.startswith("300 games of Highest Card, 5 seats\n")


def test_the_bot_beats_random_in_the_arena(highest_card: Manifest, session: Session) -> None:
    contest = ("--bots", "novice,random", "--seats", "2", "--games", "200", "--json")
    found = json.loads(session("arena", highest_card.id, *contest, *WITH).out)["strength"]
    assert found["novice"]["wins"]["mean"] > found["random"]["wins"]["mean"]


def test_the_fuzzer_finds_no_fault(highest_card: Manifest) -> None:
    found = [each for each in fuzz([highest_card.game], 1, 60, lambda: True) if each is not None]
    assert found == []


def test_a_person_can_play_in_the_terminal(highest_card: Manifest, session: Session) -> None:
    table = ("play", highest_card.id, "--terminal", "--seats", "3", "--seed", "1", *WITH)
    shown = session(*table, typed=["?", "2"])
    assert (shown.code, shown.err) == (0, "")
    for line in (
        "Highest Card begins with 3 seats.",
        "Carter (you) is dealt the 14.",
        "Asenath is dealt a card.",
        "Keep your card, or swap it?",
        "  2  Swap it for the top of the deck",
        "Everyone holds a secret card and may swap it once. The highest card wins.",
        "Carter (you) swaps, and draws the 3.",
        "The cards are turned up.",
        "You lose.",
    ):
        assert line in shown.out
    assert "Du verlierst." in session(*table, "--new", "--language", "de", typed=["2"]).out


@pytest.mark.anyio
async def test_a_person_and_bots_can_play_over_sockets(
    highest_card: Manifest, server: LocalServer
) -> None:
    game = await server.game(people=1, seats=3, game=highest_card.id)
    (ada,) = game.sockets
    assert ada.view is not None
    assert [card is None for card in ada.view["cards"]] == [False, True, True]
    assert (await ada.play())["type"] == "ack"
    await server.clock.forward(60_000)
    await ada.drain()
    assert ada.view["result"]["reason"] == "highest"
    assert [event["kind"] for event in ada.view["history"]][-1] == "shown"
    assert None not in ada.view["cards"]


@pytest.mark.anyio
async def test_browsers_get_the_texts_from_the_server(
    highest_card: Manifest, server: LocalServer
) -> None:
    games = (await server.anonymous().do("GET", "/api/games"))["games"]
    texts = {game["id"]: game["texts"] for game in games}
    assert "highest-card-name = Höchste Karte" in texts.pop(highest_card.id)["de"]
    # The texts of the other games are built into the client.
    assert set(map(len, texts.values())) == {0}


def test_the_texts_are_complete_in_english_and_german(highest_card: Manifest) -> None:
    game, prefix = highest_card.game, highest_card.prefix
    asked = [f"{prefix}-{each}" for each in ("name", "howto", "prompt-swap", "option-cards")]
    asked += [f"{prefix}-choice-{game.name(choice)[0]}" for choice in range(game.choices)]
    assert all(Texts(language)(each) for language in ("en", "de") for each in asked)
    ids = [
        sorted(
            line.split(" =")[0]
            for file in text_files(language)
            if file.name == "highest_card.ftl"
            for line in file.read_text(encoding="utf-8").splitlines()
        )
        for language in ("en", "de")
    ]
    assert ids[0] == ids[1]


def test_games_of_a_vector_are_dealt_different_cards(highest_card: Manifest) -> None:
    """Cards are dealt before the first step, so games must not begin as copies of each other."""
    states: Any = highest_card.game.vector(6, 3, None, 1).states
    held = [g.held for g in states]
    assert len({tuple(each) for each in held}) == 6
    states = highest_card.game.vector(3, 3, None, 1, first=3).states
    assert [g.held for g in states] == held[3:]
