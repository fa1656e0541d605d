"""The API described: for programs as OpenAPI, for people as one plain page."""

from __future__ import annotations

from html import escape
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from orichalcum.web.door import components
from orichalcum.web.version import version

ABOUT = """Everything the browser can do. A program has a seat's token: `Authorization: Bearer TOKEN`.
What each shape means stands in docs/web.md."""


def document(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema is None:
        found = get_openapi(title="Orichalcum", version=version(), description=ABOUT, routes=app.routes)
        for path in found["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
                settle(operation["responses"]["200"].get("content", {}))
        parts = found.setdefault("components", {})
        parts["schemas"] = components()
        parts["securitySchemes"] = {
            "seat": {"type": "http", "scheme": "bearer"},
            "browser": {"type": "apiKey", "in": "cookie", "name": "orichalcum"},
        }
        found["security"] = [{}, {"seat": []}, {"browser": []}]
        app.openapi_schema = found
    return app.openapi_schema


def settle(content: dict[str, Any]) -> None:
    """FastAPI takes whatever has no model for a text, beside what we have said that it is."""
    for what in content.values():
        schema = what.get("schema", {})
        if "$ref" in schema or "anyOf" in schema or "items" in schema:
            what["schema"] = {key: value for key, value in schema.items() if key in ("$ref", "anyOf") or "items" in schema}


def page(found: dict[str, Any]) -> str:
    rows = "".join(
        row(method, path, operation) for path, operations in found["paths"].items() for method, operation in operations.items()
    )
    shapes = "".join(shape(name, one) for name, one in sorted(found["components"]["schemas"].items()))
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Orichalcum API</title>'
        '<meta name="viewport" content="width=device-width"></head><body><main><h1>Orichalcum API</h1>'
        f'<p>{escape(ABOUT)}</p><p><a href="/api/openapi.json">openapi.json</a></p>'
        f"<h2>Addresses</h2><table><thead><tr><th>Method<th>Address<th>Takes<th>Gives<th>What</tr></thead><tbody>{rows}</tbody></table>"
        f"<h2>Shapes</h2>{shapes}</main></body></html>"
    )


def row(method: str, path: str, operation: dict[str, Any]) -> str:
    takes = kind(operation.get("requestBody", {}).get("content", {}))
    gives = kind(operation["responses"]["200"].get("content", {}))
    query = ", ".join(one["name"] for one in operation.get("parameters", []) if one["in"] == "query")
    address = path + (f"?{query}" if query else "")
    cells = [method.upper(), address, takes, gives, operation.get("description") or operation.get("summary", "")]
    return "<tr>" + "".join(f"<td>{escape(cell)}" for cell in cells) + "</tr>"


def kind(content: dict[str, Any]) -> str:
    for media, what in content.items():
        schema = what.get("schema", {})
        if "items" in schema:
            return f"[{name_in(schema['items'])}]"
        return " | ".join(name_in(one) for one in schema.get("anyOf", [schema])) or media
    return ""


def name_in(schema: dict[str, Any]) -> str:
    return str(schema.get("$ref", "")).rpartition("/")[2]


def shape(name: str, schema: dict[str, Any]) -> str:
    fields = "".join(
        f"<li><code>{escape(field)}</code>: {escape(said(one))}" for field, one in schema.get("properties", {}).items()
    )
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{escape(schema.get("description", ""))}</p><ul>{fields}</ul>'


def said(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return name_in(schema)
    if "anyOf" in schema:
        return " or ".join(said(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(str(one) or '""' for one in schema["enum"])
    if schema.get("type") == "array" and "items" in schema and isinstance(schema["items"], dict):
        return f"list of {said(schema['items'])}"
    return str(schema.get("type", "anything"))
