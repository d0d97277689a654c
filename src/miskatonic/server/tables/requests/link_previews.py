"""Preview tags for links to tables: the host, the game, how long it takes.

Messengers read them without running scripts, so they are in the page itself. They show nothing that
the link's recipient would not see.
"""

from html import escape
from typing import Final

from starlette.requests import Request

from miskatonic.games import MANIFESTS
from miskatonic.server.transport.static_files import PREVIEWS
from miskatonic.store.store import Store
from miskatonic.text import LANGUAGES, Texts

HEAD_ENDS: Final = "</head>"
# Only the texts that are needed: reading all of them takes too long.
FILES: Final = ("card.ftl", "invitation.ftl")
# The image for games that do not have one.
ANY_GAME: Final = "miskatonic.jpg"
SIZE: Final = (1200, 630)


def read_texts() -> None:
    """Load the texts at start-up."""
    for language in LANGUAGES:
        Texts(language, FILES)("invite-seats", taken=1, seats=2)


async def with_preview(
    store: Store, public_url: str, page: str, request: Request, table: str
) -> str:
    """The page with the tags of a table; unchanged if there is no such table.

    `public_url` is the address that people open; if empty, the request's own is used.
    """
    listed = await store.listed(table)
    if listed is None or listed.game not in MANIFESTS:
        return page
    texts = Texts(request.headers.get("accept-language", "").partition(",")[0], FILES)
    prefix = MANIFESTS[listed.game].prefix
    game = texts(f"{prefix}-name") if f"{prefix}-name" in texts else listed.game
    said = [texts(each) for each in (f"{prefix}-about", f"{prefix}-facts") if each in texts]
    seats = texts("invite-seats", taken=listed.taken, seats=listed.seats)
    title = texts("invite-title", host=listed.host_name, game=game)
    base = public_url or str(request.base_url).rstrip("/")
    tags = {
        "og:type": "website",
        "og:title": title,
        "og:description": " ".join([*said[:1], " · ".join([*said[1:], seats])]),
        "og:url": base + request.url.path,
        "og:image": f"{base}/{PREVIEWS}/{picture_of(listed.game)}",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "twitter:card": "summary_large_image",
    }
    lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items()]
    # A link is for the people it was sent to, not for search engines.
    lines.append('<meta name="robots" content="noindex">')
    return page.replace(HEAD_ENDS, "\n".join([*lines, HEAD_ENDS]), 1)


def picture_of(game: str) -> str:
    return f"{game}.jpg" if MANIFESTS[game].package.startswith("miskatonic.games.") else ANY_GAME
