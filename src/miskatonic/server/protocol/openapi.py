"""The OpenAPI description of the HTTP API, made from the protocol's types."""

from typing import Any, Final

import msgspec

from miskatonic import __version__
from miskatonic.server.protocol.refusal import Refusal
from miskatonic.server.protocol.routes import ROUTES, ApiRoute
from miskatonic.text import LANGUAGES

Json = dict[str, Any]
_REF: Final = "#/components/schemas/{name}"

# Parameters in paths.
_PARAMETERS: Final[dict[str, Json]] = {
    "id": {"in": "path", "required": True, "schema": {"type": "string", "maxLength": 32}},
    "seat": {"in": "path", "required": True, "schema": {"type": "integer", "minimum": 0}},
}
_EYES: Final[Json] = {
    "name": "eyes",
    "in": "query",
    "required": False,
    "description": "whose view: all, public, me, or a seat number",
    "schema": {"type": "string", "maxLength": 8},
}
# Query parameters of bots' requests.
_LOOKING: Final[tuple[tuple[str, str, Json], ...]] = (
    ("view", "1: include the view as data", {"type": "string", "enum": ["0", "1"]}),
    ("language", "language of the page", {"type": "string", "enum": list(LANGUAGES)}),
    ("text", "0: leave out the page of text", {"type": "string", "enum": ["0", "1"]}),
    ("latest", "how many of the latest events the page tells", {"type": "number", "minimum": 0}),
)
_WAITING: Final[tuple[tuple[str, str, Json], ...]] = (
    ("seconds", "time limit", {"type": "number", "minimum": 0, "maximum": 50}),
    (
        "until",
        "wait for my turn, or for any change",
        {"type": "string", "enum": ["turn", "change"]},
    ),
    ("after", "the last version seen", {"type": "string"}),
)
_LINES: Final[Json] = {"application/x-ndjson": {"schema": {"type": "string"}}}
_FILE: Final[Json] = {"application/json": {"schema": {"type": "object"}}}


def openapi() -> Json:
    types = [each for route in ROUTES for each in (route.body, route.answer) if each is not None]
    unique = list(dict.fromkeys([*types, Refusal]))
    schemas, components = msgspec.json.schema_components(unique, ref_template=_REF)
    refs = dict(zip(unique, schemas, strict=True))
    paths: Json = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, refs)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Miskatonic", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(route: ApiRoute, refs: dict[Any, Json]) -> Json:
    operation: Json = {
        "summary": route.summary,
        "operationId": _name(route),
        "responses": {
            "200": {"description": "Done.", "content": _answer(route, refs)},
            "default": {"description": "Refused.", "content": _content(Refusal, refs)},
        },
    }
    parameters = [{"name": name, **_PARAMETERS[name]} for name in _names_in(route.path)]
    if route.path.endswith("/replay"):
        parameters.append(_EYES)
    parameters += [
        {"name": name, "in": "query", "required": False, "description": what, "schema": schema}
        for name, what, schema in _queries(route.path)
    ]
    if parameters:
        operation["parameters"] = parameters
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(route.body, refs)}
    elif route.path == "/api/import":
        operation["requestBody"] = {"required": True, "content": _FILE}
    return operation


def _queries(path: str) -> tuple[tuple[str, str, Json], ...]:
    if path.endswith("/wait"):
        return (*_LOOKING, *_WAITING)
    return _LOOKING if path.endswith(("/look", "/choose", "/say", "/chat")) else ()


def _answer(route: ApiRoute, refs: dict[Any, Json]) -> Json:
    return _LINES if route.path.endswith("/stream") else _content(route.answer, refs)


def _content(of: Any, refs: dict[Any, Json]) -> Json:
    return _FILE if of is None else {"application/json": {"schema": refs[of]}}


def _names_in(path: str) -> list[str]:
    return [part[1:-1] for part in path.split("/") if part.startswith("{")]


def _name(route: ApiRoute) -> str:
    words = [part.strip("{}") for part in route.path.split("/") if part not in ("", "api")]
    return "_".join([route.method.lower(), *words])
