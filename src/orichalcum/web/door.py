"""The door for JSON: what comes in is read strictly, what goes out is written by msgspec, and OpenAPI knows of both."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from orichalcum.web.shapes import basis, people, play, tables, talk
from orichalcum.web.troubles import Problem

T = TypeVar("T")
ENCODER: Final = msgspec.json.Encoder()
SHAPES: Final = (basis, people, tables, play, talk)


class Json(Response):
    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return ENCODER.encode(content)


class Nothing(basis.In):
    """An empty body: {}."""


async def body(request: Request, kind: type[T]) -> T:
    """The body as a shape, or a Problem that says where it is none."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Problem("malformed", "application/json is expected")
    raw = await request.body()
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as trouble:
        raise Problem("malformed", str(trouble)[:300]) from trouble


def whole(request: Request, name: str, otherwise: int, least: int, most: int) -> int:
    """A number of the query, between bounds."""
    said = request.query_params.get(name, "")
    if not said:
        return otherwise
    if len(said) > 9 or not said.removeprefix("-").isascii() or not said.removeprefix("-").isdigit():
        raise Problem("malformed", f"{name}: a number is expected")
    return max(least, min(most, int(said)))


def ref(kind: Any) -> dict[str, Any]:
    if isinstance(kind, list):
        return {"type": "array", "items": ref(kind[0])}
    if isinstance(kind, tuple):
        return {"anyOf": [ref(one) for one in kind]}
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def told(
    gives: Any = None, takes: type | None = None, query: dict[str, str] | None = None, media: str = "", empty: str = ""
) -> dict[str, Any]:
    """What OpenAPI is told of a route; `empty` says when there is nothing to give."""
    content = {"application/json": {"schema": ref(gives)}} if gives is not None else {media or "text/plain": {}}
    extra: dict[str, Any] = {
        "responses": {
            "200": {"description": "So it is.", "content": content},
            "4XX": {
                "description": "Refused; nothing has changed.",
                "content": {"application/json": {"schema": ref(play.Trouble)}},
            },
        }
    }
    if empty:
        extra["responses"]["204"] = {"description": empty}
    if takes is not None:
        extra["requestBody"] = {"required": True, "content": {"application/json": {"schema": ref(takes)}}}
    extra["parameters"] = [
        {"name": name, "in": "query", "required": False, "schema": {"type": kind}} for name, kind in (query or {}).items()
    ]
    return {"openapi_extra": extra, "response_class": Json}


def components() -> dict[str, Any]:
    """All shapes as JSON schemas."""
    found = [kind for module in SHAPES for kind in vars(module).values() if isinstance(kind, type)]
    kinds = dict.fromkeys([kind for kind in found if issubclass(kind, (basis.In, basis.Out))] + [Nothing])
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    return schemas
