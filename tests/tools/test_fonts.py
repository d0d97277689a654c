"""The client's fonts have every character that its texts use."""

from tools.assets import ALWAYS, FONTS, HEADINGS, characters_of_texts, written


def test_every_character_of_the_texts_is_in_the_fonts() -> None:
    missing = characters_of_texts() - written()
    assert not missing, f"run python -m tools.assets fonts: {sorted(missing)}"
    assert set(ALWAYS) <= written() and set(HEADINGS) <= written()


def test_the_font_files_are_exactly_those_in_the_style_sheet() -> None:
    style = (FONTS.parent / "app.css").read_text(encoding="utf-8")
    faces = {file.name for file in FONTS.glob("*.woff2")}
    assert faces == {name for name in faces if f"./fonts/{name}" in style}
    assert style.count("@font-face") == len(faces)
