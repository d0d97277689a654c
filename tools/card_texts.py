"""Keep the hand-written rule texts of Death May Die true to the data: `python -m tools.card_texts`.

Without arguments it lists the texts whose data has changed since they were signed, with the data
and what is said of it in each language. Read them, mend them in `text/<language>/cards.ftl`, then
sign them: `python -m tools.card_texts --sign dmd-poison-rule`. The rule texts that nobody has
written by hand are put together from the data: `--write` does so again.
"""

import argparse
import json
import re
import sys
from typing import Any, Final

from miskatonic.games.death_may_die.content.handwritten import (
    ATTRIBUTE,
    FILE,
    TEXT,
    content_files,
    fingerprint,
    stale,
    statements,
)
from miskatonic.games.death_may_die.content.wording import write
from miskatonic.text import Texts

LANGUAGES: Final = ("en", "de")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.card_texts", description=__doc__.split("\n")[0])
    parser.add_argument("--sign", metavar="ID", nargs="+", default=[], help="texts that fit again")
    parser.add_argument("--write", action="store_true", help="put together all other texts")
    given = parser.parse_args(arguments)
    if given.write:
        write()
    for name in given.sign:
        sign(name)
    return report()


def sign(name: str) -> None:
    """Put the fingerprint of its data beside a text, in every language."""
    data = statements(content_files())
    if name not in data:
        sys.exit(f"no text {name!r}; the texts are named like {next(iter(data))!r}")
    for language in LANGUAGES:
        path = TEXT / language / FILE
        before = path.read_text(encoding="utf-8")
        pattern = rf"(?m)(^{re.escape(name)} =(?:.*\n)(?:[ ]+[^.\s].*\n)*?[ ]+\.{ATTRIBUTE} = )\S+"
        after, count = re.subn(pattern, rf"\g<1>{fingerprint(data[name])}", before)
        if count != 1:
            sys.exit(f"{path} has no text {name!r} with a line `.{ATTRIBUTE} = …`; write it first")
        path.write_text(after, encoding="utf-8")


def report() -> int:
    files = content_files()
    data = statements(files)
    found: dict[str, str] = {}
    for language in LANGUAGES:
        found |= stale(language, files)
    for name, why in found.items():
        print(f"{name}: {why}")
        print(f"  data: {_written(data.get(name))}")
        for language in LANGUAGES:
            texts = Texts(language)
            said = texts(name).replace("\n", " / ") if name in texts else "(not written)"
            print(f"  {language}: {said}")
    return 1 if found else 0


def _written(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)


if __name__ == "__main__":
    sys.exit(main())
