"""For whoever keeps the house, and for programs: health, numbers, and what the API is."""

from __future__ import annotations

import sqlalchemy as sa
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from orichalcum.web.describing import document, page
from orichalcum.web.door import Json, told
from orichalcum.web.house import house_of
from orichalcum.web.shapes.talk import Health
from orichalcum.web.version import version

router = APIRouter(tags=["keeping"])


@router.get("/health", **told(gives=Health))
async def health(request: Request) -> Response:
    """Whether the house and its database are well."""
    house = house_of(request)
    try:
        await house.store.read(lambda c: c.execute(sa.select(1)).scalar_one())
        well = not house.closing
    except sa.exc.SQLAlchemyError:
        well = False
    return Json(Health(ok=well, version=version(), database=house.store.dialect), 200 if well else 503)


@router.get("/metrics", **told(media="text/plain"))
async def metrics(request: Request) -> Response:
    """For Prometheus."""
    house = house_of(request)
    house.metrics.tables.set(len(house.sittings))
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@router.get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    return Json(document(request.app))


@router.get("/api/docs", include_in_schema=False)
async def docs(request: Request) -> Response:
    """The same for people, in one page that needs nothing from elsewhere."""
    return HTMLResponse(page(document(request.app)))
