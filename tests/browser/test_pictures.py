"""The gallery shows every picture, and every picture it shows exists."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCREENS = ROOT / "docs" / "screens"


def test_pictures_in_the_gallery_and_the_readme_exist() -> None:
    pages = "".join(page.read_text() for page in SCREENS.glob("*.md"))
    gallery = set(re.findall(r"\(([\w-]+\.(?:jpg|png|webp|gif))\)", pages))
    taken = {path.name for path in SCREENS.iterdir() if path.suffix != ".md"}
    assert gallery == taken
    readme = set(re.findall(r"docs/screens/([\w-]+\.jpg)", (ROOT / "README.md").read_text()))
    assert readme - taken == set()
