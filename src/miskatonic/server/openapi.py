"""The description of the REST interface, made from the protocol's types."""

from typing import Any, Final

import msgspec

from miskatonic import __version__
from miskatonic.server.protocol.refusal import Refusal
from miskatonic.server.protocol.routes import ROUTES, ApiRoute

Json = dict[str, Any]
_REF: Final = "#/components/schemas/{name}"

# What stands for itself in a path or after it, and what may be there.
_PARAMETERS: Final[dict[str, Json]] = {
    "id": {"in": "path", "required": True, "schema": {"type": "string", "maxLength": 32}},
    "seat": {"in": "path", "required": True, "schema": {"type": "integer", "minimum": 0}},
}
_EYES: Final[Json] = {
    "name": "eyes",
    "in": "query",
    "required": False,
    "description": "all, public, me, or the number of a seat",
    "schema": {"type": "string", "maxLength": 8},
}
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
            "200": {"description": "Done.", "content": _content(route.answer, refs)},
            "default": {"description": "Refused.", "content": _content(Refusal, refs)},
        },
    }
    parameters = [{"name": name, **_PARAMETERS[name]} for name in _names_in(route.path)]
    if route.path.endswith("/replay"):
        parameters.append(_EYES)
    if parameters:
        operation["parameters"] = parameters
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(route.body, refs)}
    elif route.path == "/api/import":
        operation["requestBody"] = {"required": True, "content": _FILE}
    return operation


def _content(of: Any, refs: dict[Any, Json]) -> Json:
    return _FILE if of is None else {"application/json": {"schema": refs[of]}}


def _names_in(path: str) -> list[str]:
    return [part[1:-1] for part in path.split("/") if part.startswith("{")]


def _name(route: ApiRoute) -> str:
    words = [part.strip("{}") for part in route.path.split("/") if part not in ("", "api")]
    return "_".join([route.method.lower(), *words])
