"""Rule texts of packs, and a check that all texts exist."""

from collections.abc import Mapping

from miskatonic.errors import BadContent
from miskatonic.games.death_may_die.card_text.rule_texts import names_wanted, rule_texts
from miskatonic.games.death_may_die.library import load
from miskatonic.games.packs import packs_of
from miskatonic.text import Texts


def pack_texts(language: str) -> Mapping[str, str]:
    """Compose the rule texts of all cards outside the box."""
    packs = packs_of("death-may-die")
    library = load(*packs)
    texts = Texts(language)
    missing = [name for name in names_wanted(library) if name not in texts]
    if missing:
        named = ", ".join([pack.name for pack in packs])
        first = ", ".join(missing[:5])
        more = " …" if len(missing) > 5 else ""
        raise BadContent(
            f"{named}: {len(missing)} texts are missing: {first}{more}; "
            "add them, at least to text/en/*.ftl"
        )
    composed = rule_texts(library, texts)
    return {name: text for name, text in composed.items() if name not in texts}
