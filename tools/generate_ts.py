"""Writes client/src/generated/ from what Python declares: `python -m tools.generate_ts`.

`protocol.ts` holds the messages of the wire, and one file a game holds its view, events, legend,
choices, constants, and what its events say. With --check nothing is written, and a file that is not
what it would be is named.
"""

import functools
import importlib
import json
import os
import pkgutil
import re
import sys
import typing
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

# Compiled modules do not say what their functions return; the sources do.
os.environ["MISKATONIC_PURE"] = "1"

from miskatonic.analysis import report
from miskatonic.games import MANIFESTS
from miskatonic.games.manifest import Manifest
from miskatonic.kernel import view as kernel_view
from miskatonic.kernel.events import Event, fields_of, kind_of, secret_fields
from miskatonic.kernel.game import Game
from miskatonic.server import protocol
from miskatonic.server.protocol import messages, refusal
from miskatonic.server.protocol.fields import Body
from miskatonic.server.protocol.routes import ROUTES
from tools.typescript import Writer, comment, literals, named_in, property_name, union

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "client" / "src" / "generated"
ANY_EVENT: Final = "GameEvent"
HEADER: Final = "// Generated from {source} by `python -m tools.generate_ts`. Do not edit."


def main(arguments: list[str]) -> int:
    files = {"protocol.ts": protocol_file()}
    for manifest in MANIFESTS.values():
        files[f"{stem_of(manifest)}.ts"] = game_file(manifest)
    if "--check" in arguments:
        stale = [name for name, text in files.items() if _there(name) != text]
        stale += [path.name for path in FOLDER.glob("*.ts") if path.name not in files]
        if stale:
            named = ", ".join(f"client/src/generated/{name}" for name in stale)
            print(f"stale: {named}; run `python -m tools.generate_ts`", file=sys.stderr)
        return 1 if stale else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    return 0


def _there(name: str) -> str | None:
    path = FOLDER / name
    return path.read_text(encoding="utf-8") if path.exists() else None


# ---------------------------------------------------------------- the wire


def protocol_file() -> str:
    writer = Writer({Event: ANY_EVENT})
    parts = [HEADER.format(source="src/miskatonic/server/protocol")]
    parts.append("\n".join(comment(protocol.__doc__)))
    parts.append(union("Reason", literals(typing.get_args(refusal.Reason))))
    names = [cls.__name__ for cls in structs()]
    twice = {name for name in names if names.count(name) > 1}
    assert not twice, f"two messages have one name in the client: {', '.join(sorted(twice))}"
    for cls in structs():
        # What the server sends is always whole; only what a client sends may lack a default.
        may_lack = issubclass(cls, Body) and cls not in sent_by_the_server()
        parts.append(writer.declaration(cls, may_lack))
    parts += [writer.declaration(cls) for cls in kernel_views()]
    parts += [any_event(), common_view()]
    for name in ("FromClient", "FromServer"):
        members: tuple[Any, ...] = typing.get_args(getattr(messages, name))
        parts.append(union(name, (member.__name__ for member in members)))
    parts.append(routes())
    text = "\n\n".join(parts) + "\n"
    reasons = " | ".join(literals(sorted(typing.get_args(refusal.Reason))))
    return re.sub(re.escape(reasons), "Reason", text)


@functools.cache
def sent_by_the_server() -> frozenset[type]:
    answers = [route.answer for route in ROUTES if route.answer is not None]
    sent = typing.get_args(messages.FromServer)
    return frozenset(cls for each in (*answers, *sent) for cls in named_in(inspect.type_info(each)))


def kernel_views() -> list[type]:
    return [
        value
        for value in vars(kernel_view).values()
        if typing.is_typeddict(value) and value.__module__ == kernel_view.__name__
    ]


def any_event() -> str:
    """The base of the games' events: each has a kind, and fields of its own."""
    kind = Event.__struct_config__.tag_field
    lines = ["/** What every event of every game has. */", f"export interface {ANY_EVENT} {{"]
    return "\n".join([*lines, f"  {kind}: string;", "}"])


def common_view() -> str:
    names = " & ".join(cls.__name__ for cls in (kernel_view.SharedView, kernel_view.OwnView))
    return f"/** What every view of every game has. */\nexport type CommonView = {names};"


def structs() -> list[type]:
    found = []
    names = [each.name for each in pkgutil.iter_modules(protocol.__path__, f"{protocol.__name__}.")]
    for name in [*names, report.__name__]:
        found += [
            value
            for value in vars(importlib.import_module(name)).values()
            if isinstance(value, type)
            and issubclass(value, msgspec.Struct)
            and value.__module__ == name
            and value is not Body
        ]
    return found


def routes() -> str:
    lines = ["export interface Routes {"]
    for route in ROUTES:
        body = "null" if route.body is None else route.body.__name__
        answer = "unknown" if route.answer is None else route.answer.__name__
        lines.append(f"  /** {route.summary} */")
        lines.append(f'  "{route.method} {route.path}": {{ body: {body}; answer: {answer} }};')
    lines.append("}")
    return "\n".join(lines)


# ---------------------------------------------------------------- a game


def stem_of(manifest: Manifest) -> str:
    return manifest.package.rpartition(".")[2]


def game_file(manifest: Manifest) -> str:
    game, stem = manifest.game, type(manifest.game).__name__
    writer = Writer({Event: f"{stem}Event"})
    shared, own = returned(game.shared), returned(game.own)
    roots = [each for each in (shared, own, returned(game.legend), advice_of(manifest)) if each]
    classes: dict[type, None] = {}
    for root in roots:
        for cls in named_in(inspect.type_info(root)):
            if cls is not Event:
                classes[cls] = None
    borrowed = [cls for cls in classes if cls.__module__ == kernel_view.__name__]
    parts = [writer.declaration(cls) for cls in classes if cls not in borrowed]
    parts.append(f"export type {stem}View = {shared.__name__} & {own.__name__};")
    parts += [writer.declaration(cls) for cls in game.event_types]
    parts.append(union(f"{stem}Event", (cls.__name__ for cls in game.event_types)))
    parts.append(union(f"{stem}Prompt", literals(game.prompts)))
    parts.append(union(f"{stem}Choice", literals(families(game))))
    parts += [constant(name, value) for name, value in game.constants().items()]
    parts.append(narration(game))
    head = [HEADER.format(source=f"src/{manifest.package.replace('.', '/')}")]
    head.append(imports(borrowed, "\n\n".join(parts)))
    return "\n\n".join([*head, *parts]) + "\n"


def imports(classes: list[type], text: str) -> str:
    """What a game's file takes from elsewhere; only what stands in its text."""
    named = sorted(cls.__name__ for cls in classes if re.search(rf"\b{cls.__name__}\b", text))
    lines = ['import type { Narration } from "@/lib/narrator";']
    if named:
        lines.append(f'import type {{ {", ".join(named)} }} from "./protocol";')
    return "\n".join(lines)


def returned(method: Any) -> Any:
    """The declared type of what a method returns; None unless that is a TypedDict."""
    found = typing.get_type_hints(method)["return"]
    return found if typing.is_typeddict(found) else None


def advice_of(manifest: Manifest) -> Any:
    """The declared type of what the game's coach says."""
    if manifest.coach is None:
        return None
    found = typing.get_type_hints(manifest.coach)["return"]
    shapes = [each for each in typing.get_args(found) or (found,) if typing.is_typeddict(each)]
    return shapes[0] if shapes else None


def families(game: Game[Any, Any]) -> list[str]:
    return list(dict.fromkeys(str(game.name(choice)[0]) for choice in range(game.choices)))


def constant(name: str, value: object) -> str:
    return f"export const {name} = {json.dumps(value, ensure_ascii=False)} as const;"


def narration(game: Game[Any, Any]) -> str:
    """What each event says, for the client's narrator."""
    lines = ["/** What each event says, and how its fields are named in the sentence. */"]
    lines.append("export const NARRATION: Narration = {")
    for cls in game.event_types:
        said = [f"{name}: {json.dumps(value)}" for name, value in said_by(cls).items()]
        lines.append(f"  {property_name(kind_of(cls))}: {{ {', '.join(said)} }},")
    return "\n".join([*lines, "};"])


def said_by(cls: type[Event]) -> dict[str, Any]:
    says = cls.says
    fields = fields_of(cls)
    sent = {each.name: each.sent_as for each in fields}
    return {
        "message": says.message or kind_of(cls),
        "silent": says.silent,
        "weight": says.weight,
        "secret": [sent[name] for name in secret_fields(cls)] if says.has_secret_form else [],
        "when": [[sent[case.field], case.state, case.message] for case in says.when],
        "words": [
            [each.sent_as, word.sort, word.name or each.sent_as, word.text]
            for each in fields
            for word in each.words
        ],
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
