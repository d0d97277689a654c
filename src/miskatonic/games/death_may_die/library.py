"""The library of cards: the box and the packs in use.

    library = load()
    library = load(Path("my-pack"))

The library in use is read once, when it is first needed (games/packs.py).
"""

import functools
from pathlib import Path

from miskatonic.games.death_may_die.card_data.loader import BOX, Loader
from miskatonic.games.death_may_die.card_data.schema import Library
from miskatonic.games.death_may_die.card_effects.registry import kinds_for
from miskatonic.games.death_may_die.model.components import Components
from miskatonic.games.packs import packs_of


@functools.cache
def load(*packs: Path) -> Library:
    """Load the box and the packs in these directories; the same packs give the same library."""
    return load_only(BOX, *packs)


def load_only(*roots: Path) -> Library:
    """Load the content of these directories, without the box."""
    return Loader(roots, kinds_for(roots)).library()


@functools.cache
def library() -> Library:
    """The box and the packs in use."""
    return load(*packs_of("death-may-die"))


@functools.cache
def components_for(episode: str, elder: str) -> Components:
    """DMD-002  One episode box and one Elder One box, in any combination."""
    content = library()
    [of_episode] = [each for each in content.episodes if each.id == episode]
    [of_elder] = [each for each in content.elder_ones if each.id == elder]
    return Components(content, of_episode, of_elder)
