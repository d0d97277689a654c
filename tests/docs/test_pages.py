"""Tests of pages.py, which the tests of pages rely on."""

import ast
from pathlib import Path

from tests.docs.pages import client_names, found, links, patterns, places, python_names

PAGE = """
See `src/miskatonic/kernel/state.py`: `push`, `Step.run` and `no_such`, then
`kernel/rng.py`. [A link](missing.md#here), [another](https://example.org).

```python
`not/a/place.py`
```
"""

PYTHON = """
LIMIT: int = 3

class Table:
    status = "open"

    def __init__(self) -> None:
        self.seats = 4

    async def sit(self) -> None: ...

def make() -> None: ...
"""

TYPESCRIPT = """
export const LIMIT = 3;

export class Table {
  readonly #seats = 4;

  async sit(seat: number): Promise<void> {
    const inside = seat;
  }
}

export function make(): void {}
"""

SVELTE = """<script lang="ts">
  const choices = $derived(view.choices);

  function choose(choice: number): void {}
</script>

<p>{choices}</p>
"""


def page(folder: Path) -> Path:
    file = folder / "page.md"
    file.write_text(PAGE, encoding="utf-8")
    return file


def test_files_and_names_are_read_from_a_page(tmp_path: Path) -> None:
    named = [(place.path, place.names) for place in places(page(tmp_path))]
    assert named == [
        ("src/miskatonic/kernel/state.py", ("push", "Step.run", "no_such")),
        ("kernel/rng.py", ()),
    ]


def test_links_to_other_sites_are_ignored(tmp_path: Path) -> None:
    assert links(page(tmp_path)) == ["missing.md#here"]


def test_a_path_may_have_placeholders_for_game_and_language() -> None:
    assert patterns("games/<game>/text/{en,de}/") == ["games/*/text/en/", "games/*/text/de/"]
    assert found("kernel/rng.py") == ["src/miskatonic/kernel/rng.py"]
    assert found("no_such_file.py") == []


def test_python_names_are_those_of_the_module_and_its_classes() -> None:
    names = set(python_names(ast.parse(PYTHON).body))
    assert {"LIMIT", "Table", "Table.status", "Table.seats", "Table.sit", "make"} <= names
    assert "sit" not in names


def test_client_names_are_the_declarations_of_its_files() -> None:
    names = set(client_names(TYPESCRIPT))
    assert {"LIMIT", "Table", "Table.#seats", "Table.sit", "make"} <= names
    assert "inside" not in names
    assert {"choices", "choose"} <= set(client_names(SVELTE))
