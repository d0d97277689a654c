"""What a messenger shows of a link to a table: who invites, to which game, for how long.

The tags stand in the page before any script runs, for those who fetch it run none. Whoever has the
link sees as much when they follow it.
"""

from html import escape
from typing import Final

from starlette.requests import Request

from miskatonic.games import MANIFESTS
from miskatonic.server.house import House
from miskatonic.server.static import PREVIEWS
from miskatonic.text import LANGUAGES, Texts

HEAD_ENDS: Final = "</head>"
# The texts that are needed; to read all would keep everybody waiting.
FILES: Final = ("card.ftl", "invitation.ftl")
# The picture for games that have none of their own.
ANY_GAME: Final = "miskatonic.jpg"
SIZE: Final = (1200, 630)


def read_texts() -> None:
    """Before anybody waits for them."""
    for language in LANGUAGES:
        Texts(language, FILES)("invite-seats", taken=1, seats=2)


async def with_preview(page: str, request: Request, table: str) -> str:
    """The page with the tags of a table; as it is, if there is no such table."""
    house: House = request.app.state.house
    listed = await house.store.listed(table)
    if listed is None or listed.game not in MANIFESTS:
        return page
    texts = Texts(request.headers.get("accept-language", "").partition(",")[0], FILES)
    prefix = MANIFESTS[listed.game].prefix
    game = texts(f"{prefix}-name") if f"{prefix}-name" in texts else listed.game
    said = [texts(each) for each in (f"{prefix}-about", f"{prefix}-facts") if each in texts]
    seats = texts("invite-seats", taken=listed.taken, seats=listed.seats)
    title = texts("invite-title", host=listed.host_name, game=game)
    tags = {
        "og:type": "website",
        "og:title": title,
        "og:description": " ".join([*said[:1], " · ".join([*said[1:], seats])]),
        "og:url": _address(house, request) + request.url.path,
        "og:image": f"{_address(house, request)}/{PREVIEWS}/{picture_of(listed.game)}",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "twitter:card": "summary_large_image",
    }
    lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items()]
    # A link is for those it was sent to, not for search engines.
    lines.append('<meta name="robots" content="noindex">')
    return page.replace(HEAD_ENDS, "\n".join([*lines, HEAD_ENDS]), 1)


def picture_of(game: str) -> str:
    return f"{game}.jpg" if MANIFESTS[game].package.startswith("miskatonic.games.") else ANY_GAME


def _address(house: House, request: Request) -> str:
    """How browsers know us: as it was set, or as this one has called us."""
    if house.public_host:
        return f"{'https' if house.is_secure else 'http'}://{house.public_host}"
    return str(request.base_url).rstrip("/")
