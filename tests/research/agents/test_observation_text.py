"""The text page for agents: made from the view alone, with every option."""

from typing import Any

import pytest

from miskatonic.games import GAMES
from miskatonic.kernel.game import Game
from miskatonic.kernel.state import State
from miskatonic.research.agents.observation_text import LATEST, choice_name, observation_text
from miskatonic.sim.random_play import play_randomly
from tests.conformance.tables import encoded, every_game, rng

AnyGame = Game[Any, Any]
NAMES = ["Ada", "Ben", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo"]


def moments(game: AnyGame, seats: int, seed: int) -> list[State]:
    """Some states of one random game, including its end."""
    g: State = game.new(seats, {}, seed)
    chance, states = rng(seed + 7), []
    for _ in range(3):
        states.append(g.clone())
        play_randomly(game, g, chance, 29)
    play_randomly(game, g, chance)
    return [*states, g]


@every_game
def test_worlds_that_look_the_same_to_a_viewer_give_the_same_page(game: AnyGame) -> None:
    seats = game.seats[-1]
    page = observation_text(game.id, NAMES[:seats]).page
    for g in moments(game, seats, 3):
        for viewer in (None, *range(seats)):
            known = game.knowledge(g, viewer)
            world = game.redeal(known, rng(11)) if game.result(g) is None else g
            assert page(game.view(world, viewer)) == page(game.view(g, viewer))


@every_game
def test_the_page_uses_only_data_that_is_sent(game: AnyGame) -> None:
    """A seat's knowledge contains more than a view, and a view may come as JSON."""
    seats = game.seats[0]
    page = observation_text(game.id, NAMES[:seats]).page
    for g in moments(game, seats, 4):
        for viewer in (None, *range(seats)):
            view = game.view(g, viewer)
            assert page(game.read_view(encoded(view))) == page(view)
            if game.result(g) is None:
                assert page(game.knowledge(g, viewer)) == page(view)


@every_game
def test_every_option_is_on_the_page_with_its_number(game: AnyGame) -> None:
    seats = game.seats[-1]
    text = observation_text(game.id, NAMES[:seats])
    for g in moments(game, seats, 5)[:-1]:
        for decision in game.decisions(g):
            view = game.view(g, decision.seat)
            page, options = text.page(view), text.options(view)
            assert [each.choice for each in options] == list(decision.options)
            assert all(f"[{each.choice}] {each.text}" in page for each in options)


@every_game
def test_the_page_is_short_enough_to_be_read_at_every_move(game: AnyGame) -> None:
    """About 4,000 tokens at most, for any length of game."""
    seats = game.seats[-1]
    text = observation_text(game.id, NAMES[:seats])
    for g in moments(game, seats, 6):
        for viewer in (None, *range(seats)):
            assert len(text.page(game.view(g, viewer))) < 16_000


@every_game
def test_a_finished_game_says_who_won(game: AnyGame) -> None:
    seats = game.seats[0]
    g = moments(game, seats, 8)[-1]
    result = game.result(g)
    assert result is not None
    last = observation_text(game.id, NAMES[:seats]).page(game.view(g, None)).split("\n")[-1]
    assert last.startswith("The game is over.")
    assert all(NAMES[seat] in last for seat in result.winners)


@every_game
def test_names_of_choices_are_unique(game: AnyGame) -> None:
    names = [choice_name(game, choice) for choice in range(game.choices)]
    assert len(set(names)) == len(names)


@every_game
@pytest.mark.parametrize("language", ["en", "de"])
def test_there_is_a_page_in_each_language(game: AnyGame, language: str) -> None:
    seats = game.seats[0]
    text = observation_text(game.id, NAMES[:seats], language)
    view = game.view(game.new(seats, {}, 1), 0)
    begins = {"en": "You are Ada, seat 0.", "de": "Du bist Ada, Platz 0."}
    assert text.page(view).startswith(begins[language])
    assert text.rules()


def test_the_history_has_the_requested_length() -> None:
    game = GAMES["arkham-ritual"]
    view = game.view(moments(game, 4, 9)[2], 1)
    text = observation_text(game.id, NAMES[:4])
    assert "Recent events:" not in text.page(view, latest=0)
    assert len(text.page(view, latest=3).split("\n")) < len(text.page(view, LATEST).split("\n"))


def test_the_page_of_among_cultists_lists_claims_and_possible_claims() -> None:
    game = GAMES["among-cultists"]
    g = moments(game, 6, 3)[2]
    game.say(g, 1, {"kind": "team", "fields": {"team": "investigators"}})
    page = observation_text(game.id, NAMES[:6]).page(game.view(g, 2))
    assert "  1. Ben: " in page
    assert "  accuse {seat: other party, degree: degree, ground: ground}" in page
    assert "  other party: [0,1,3,4,5]" in page
