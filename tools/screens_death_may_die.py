"""The pictures of Death May Die for docs/screens; see tools/screens.py."""

from collections.abc import Callable
from typing import Final

from tests.browser.death_may_die import (
    gather,
    go_back_to_the_last_fight,
    look_at_a_won_game,
    play_on,
)
from tests.browser.person import CHOICE, Person

MOVES: Final = 120
# What is on the table when a picture is worth taking, by the picture's name.
MOMENTS: Final = {
    "table": ".space.burning, .tray ~ .mythos",
    "move": ".space.open",
    "dice": ".tray button.die",
    "discovery": ".discovery",
}


def story_tour(person: Person, take: Callable[[str], None]) -> None:
    """From the choice of investigators to the chronicle; and the fight that bots have won."""
    gather(
        person,
        investigators="chosen",
        episode="top-of-the-mourning",
        unknown_monsters=2,
        unknown_relics=True,
    )
    take("death-may-die-choose")
    wanted = dict(MOMENTS)
    for move in range(MOVES):
        if not wanted:
            break
        person.wait_for_my_turn()
        for name in [name for name, sign in wanted.items() if person.see(sign).count()]:
            take(f"death-may-die-{name}")
            del wanted[name]
        # Now from the end of the list, now from its beginning: some of everything happens.
        options = person.see(CHOICE)
        person.answer(options.last if move % 4 else options.first)
    play_on(person)
    take("death-may-die-end")
    look_at_a_won_game(person)
    go_back_to_the_last_fight(person)
    take("death-may-die-elder-one")
