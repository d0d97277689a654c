"""All texts that players read, in Fluent files by language.

    texts = Texts("de-AT")
    texts("ar-choice-give", seat="Ada")

Common texts are in one folder per language next to this file; each game has its own. English is
complete, and the fallback for texts that another language lacks.
"""

import functools
from collections.abc import Callable, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "de", "ko")
FALLBACK: Final = "en"

Value = str | int | float


class Texts:
    """The texts of one language. A locale may be spelt `de`, `de-AT` or `de_DE.UTF-8`.

    With `files`, only files with these names are read: reading all games' texts takes seconds.
    """

    def __init__(self, locale: str = FALLBACK, files: tuple[str, ...] = ()) -> None:
        self.language: Final = language_of(locale)
        self._files: Final = files

    def __call__(self, message: str, /, **values: Value) -> str:
        for language in (self.language, FALLBACK):
            bundle = _bundle(language, self._files)
            if bundle.has_message(message):
                return _formatted(bundle, message, values)
        for language in (self.language, FALLBACK):
            found = _composed(language).get(message)
            if found is not None:
                return found
        raise KeyError(f"no text {message!r} in {self.language} or {FALLBACK}")

    def attribute(self, message: str, name: str) -> str | None:
        """An attribute of a message, such as a form of a noun; None if it has none."""
        for language in (self.language, FALLBACK):
            bundle = _bundle(language, self._files)
            if bundle.has_message(message):
                pattern = bundle.get_message(message).attributes.get(name)
                return None if pattern is None else str(bundle.format_pattern(pattern, {})[0])
        return None

    def __contains__(self, message: str) -> bool:
        spoken = (self.language, FALLBACK)
        return any(_bundle(each, self._files).has_message(message) for each in spoken)


def language_of(locale: str) -> str:
    """The language of a locale; English if it is not supported."""
    language = locale.replace("_", "-").partition("-")[0].lower()
    return language if language in LANGUAGES else FALLBACK


_FOLDERS: Final[list[Traversable]] = [resources.files(__name__)]


_PREFIXES: Final[dict[str, str]] = {}


def add_texts(folder: Traversable) -> None:
    """Add a folder with texts, which has one folder per language."""
    _FOLDERS.append(folder)
    _bundle.cache_clear()


def set_prefix(game_id: str, prefix: str) -> None:
    _PREFIXES[game_id] = prefix


def prefix_of(game_id: str) -> str:
    """The prefix of a game's text ids: arkham-ritual has ar-name, ar-card-gate, …"""
    return _PREFIXES[game_id]


# Functions that compose messages from other texts, for a language.
_SOURCES: Final[list[Callable[[str], Mapping[str, str]]]] = []
_COMPOSED: Final[dict[str, dict[str, str]]] = {}


def add_source(source: Callable[[str], Mapping[str, str]]) -> None:
    """Add texts that are composed when one of them is first used."""
    _SOURCES.append(source)
    _COMPOSED.clear()


def _composed(language: str) -> dict[str, str]:
    if language not in _COMPOSED:
        # Set first, so that sources that look up texts do not recurse.
        _COMPOSED[language] = {}
        for source in _SOURCES:
            _COMPOSED[language].update(source(language))
    return _COMPOSED[language]


def text_files(language: str) -> list[Traversable]:
    """All files of a language: common and from games."""
    return [file for folder in _FOLDERS for file in _files_in(folder, language)]


def texts_in(folder: Traversable) -> dict[str, str]:
    """The Fluent source of one folder, by language."""
    files = {language: _files_in(folder, language) for language in LANGUAGES}
    return {
        language: "\n".join(file.read_text(encoding="utf-8") for file in found)
        for language, found in files.items()
        if found
    }


def _files_in(folder: Traversable, language: str) -> list[Traversable]:
    spoken = folder.joinpath(language)
    if not spoken.is_dir():
        return []
    files = [file for file in spoken.iterdir() if file.name.endswith(".ftl")]
    return sorted(files, key=lambda file: file.name)


@functools.cache
def _bundle(language: str, files: tuple[str, ...] = ()) -> FluentBundle:
    # Terminals show isolation marks as boxes, and none of our languages is right-to-left.
    bundle = FluentBundle([language], use_isolating=False)
    for file in text_files(language):
        if files and file.name not in files:
            continue
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _formatted(bundle: FluentBundle, message: str, values: dict[str, Value]) -> str:
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise KeyError(f"text {message!r} has attributes but no value")
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        # Fluent would show the variable's name in the sentence; a missing variable is our bug.
        raise KeyError(f"text {message!r} with {sorted(values)}: {'; '.join(map(str, errors))}")
    return str(text)
