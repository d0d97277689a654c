"""Packs of Death May Die: what their cards say, and whether they have all their words."""

from collections.abc import Mapping

from miskatonic.errors import BadContent
from miskatonic.games.death_may_die.content.load import load
from miskatonic.games.death_may_die.content.wording import names_wanted, rule_texts
from miskatonic.games.packs import packs_of
from miskatonic.text import Texts


def pack_texts(language: str) -> Mapping[str, str]:
    """The rule texts of all cards that are not in the box."""
    packs = packs_of("death-may-die")
    library = load(*packs)
    texts = Texts(language)
    missing = [name for name in names_wanted(library) if name not in texts]
    if missing:
        named = ", ".join([pack.name for pack in packs])
        first = ", ".join(missing[:5])
        raise BadContent(
            f"{named}: {len(missing)} texts are missing, such as {first}; "
            "every id has its words, at least in text/en/*.ftl"
        )
    composed = rule_texts(library, texts)
    return {name: text for name, text in composed.items() if name not in texts}
