"""Link previews: what messengers show for a link to a table."""

import re
from pathlib import Path

import pytest

from miskatonic.games import MANIFESTS
from miskatonic.server.tables.requests.link_previews import ANY_GAME, picture_of
from tests.server.harness import open_server

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).resolve().parents[3]
PAGE = "<!doctype html><html><head><title>Miskatonic</title></head><body></body></html>"


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    return folder


def tags(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)">', page))


async def test_a_preview_names_host_game_and_seats(tmp_path: Path, static: Path) -> None:
    async with open_server(tmp_path / "data", static=static) as server:
        host = await server.visitor('Ada <b>"')
        table = await host.make_table(seats=4)
        anonymous = server.anonymous()
        seen = tags((await anonymous.client.get(f"/table/{table}")).text)
        assert seen["og:title"] == "Ada &lt;b&gt;&quot; invites you to Arkham Ritual"
        assert "20 min · 1 of 4 seats taken" in seen["og:description"]
        assert seen["og:image"].endswith("/preview/arkham-ritual.jpg")
        assert seen["og:url"].endswith(f"/table/{table}")
        german = await anonymous.client.get(
            f"/table/{table}", headers={"accept-language": "de-AT,de"}
        )
        assert "lädt dich zu Arkham Ritual ein" in tags(german.text)["og:title"]
        assert 'name="robots" content="noindex"' in german.text
        # A preview loads no table, and a wrong link gets the plain page.
        assert (await anonymous.client.get("/table/no-such-table")).text == PAGE
        assert (await anonymous.client.get("/table/")).text == PAGE
        assert (await anonymous.client.get("/rules")).text == PAGE


def test_every_built_in_game_has_a_picture() -> None:
    folder = ROOT / "client" / "public" / "preview"
    for name in (*map(picture_of, MANIFESTS), ANY_GAME):
        picture = (folder / name).read_bytes()
        assert picture.startswith(b"\xff\xd8\xff") and len(picture) < 150_000
