"""People: guests, who need nothing, and accounts."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from orichalcum.store import people, pushes, tables, talk
from orichalcum.store.people import Person
from orichalcum.store.pushes import PushRow
from orichalcum.web import accounts
from orichalcum.web.api.who import somebody, with_cookie
from orichalcum.web.door import Json, Nothing, body, told, whole
from orichalcum.web.gathering import clean
from orichalcum.web.house import House, house_of
from orichalcum.web.notices import notice_of
from orichalcum.web.push import is_browser, is_service, private, public, unpadded
from orichalcum.web.shapes.people import Credentials, Me, NewPassword, PushKey, SaveMe, Statistic, Subscription, Unsubscribe
from orichalcum.web.shapes.tables import TableLine
from orichalcum.web.shapes.talk import Notice
from orichalcum.web.troubles import Problem
from orichalcum.web.visitor import as_visitor, give_cookie, take_cookie, visitor_of

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/me", **told(gives=Me))
async def me(request: Request) -> Response:
    """Who asks."""
    return Json(visitor_of(request).me())


@router.post("/me", **told(gives=Me, takes=SaveMe))
async def save_me(request: Request) -> Response:
    """A name, or preferences.  Makes a guest of whoever is nobody yet."""
    wish = await body(request, SaveMe)
    house, person = await own(request)
    if wish.name is not None and person.account is None:
        person = msgspec.structs.replace(person, name=clean(wish.name))
    if wish.preferences is not None:
        person = msgspec.structs.replace(person, preferences=msgspec.to_builtins(wish.preferences))
    await keep(house, person)
    return with_cookie(request, Json(as_visitor(person, request).me()))


async def own(request: Request) -> tuple[House, Person]:
    """The one who asks; a seat's token is nobody."""
    house, visitor = house_of(request), await somebody(request)
    person = await house.person(visitor.person) if visitor.person else None
    if person is None:
        raise Problem("not-yours")
    return house, person


async def keep(house: House, person: Person) -> None:
    await house.store.write(people.save(person), bell=f"{house.worker} person {person.id}")
    house.persons[person.id] = person


@router.get("/me/tables", **told(gives=[TableLine]))
async def my_tables(request: Request) -> Response:
    """Those that wait for me come first."""
    house, visitor = house_of(request), visitor_of(request)
    codes = await house.store.read(tables.of_person(visitor.person)) if visitor.person else []
    lines = [house.line_of(await house.sitting(code), visitor) for code in codes]
    return Json(sorted(lines, key=lambda line: not line.my_turn))


@router.get("/me/statistics", **told(gives=[Statistic]))
async def statistics(request: Request) -> Response:
    """Games played to the end, by game."""
    house, visitor = house_of(request), visitor_of(request)
    rows = await house.store.read(tables.results_of(visitor.person)) if visitor.person else []
    return Json(accounts.statistics(rows))


@router.get("/me/notices", **told(gives=[Notice], query={"after": "integer"}))
async def my_notices(request: Request) -> Response:
    """What somebody was told of, whether a page was open or not."""
    house, visitor = house_of(request), visitor_of(request)
    after = whole(request, "after", 0, 0, 999_999_999)
    rows = await house.store.read(talk.notices(visitor.person, after)) if visitor.person else []
    return Json([notice_of(row, visitor.lang) for row in rows])


@router.get("/push", **told(gives=PushKey))
async def push_key(request: Request) -> Response:
    """Whether this house can tell a browser that has no page open."""
    house = house_of(request)
    return Json(PushKey(key=unpadded(public(private(house.push_key))) if house.push_key else ""))


@router.post("/me/push", **told(gives=Nothing, takes=Subscription))
async def push_on(request: Request) -> Response:
    """This browser wishes to be told of notices."""
    wish = await body(request, Subscription)
    house = house_of(request)
    if not house.push_key:
        raise Problem("not-now")
    if not is_service(wish.endpoint, house.settings.push_services) or not is_browser(wish.p256dh, wish.auth):
        raise Problem("malformed", "endpoint: a push service's address and its keys")
    house, person = await own(request)
    await house.store.write(pushes.keep(PushRow(person.id, wish.endpoint, wish.p256dh, wish.auth)))
    return with_cookie(request, Json(Nothing()))


@router.post("/me/push/off", **told(gives=Nothing, takes=Unsubscribe))
async def push_off(request: Request) -> Response:
    """Not any more."""
    wish = await body(request, Unsubscribe)
    house, person = await own(request)
    await house.store.write(pushes.drop(wish.endpoint, person.id))
    return with_cookie(request, Json(Nothing()))


@router.post("/account", **told(gives=Me, takes=Credentials))
async def register(request: Request) -> Response:
    """The guest becomes an account, and keeps all."""
    wish = await body(request, Credentials)
    house, person = await own(request)
    if person.account is not None:
        raise Problem("not-now")
    name = clean(wish.name)
    if len(name) < 2:
        raise Problem("malformed", "name: at least two letters")
    if await house.store.read(people.find_account(name.casefold())) is not None:
        raise Problem("taken")
    password = await accounts.hashed(wish.password)
    person = msgspec.structs.replace(person, name=name, account=name.casefold(), password=password)
    await keep(house, person)
    return with_cookie(request, Json(as_visitor(person, request).me()))


@router.post("/account/login", **told(gives=Me, takes=Credentials))
async def login(request: Request) -> Response:
    """Seats that were taken as a guest in this browser go along."""
    wish = await body(request, Credentials)
    house, visitor = house_of(request), visitor_of(request)
    person = await house.store.read(people.find_account(clean(wish.name).casefold()))
    if not await accounts.is_right(person, wish.password) or person is None:
        raise Problem("bad-password")
    guest = await house.person(visitor.person) if visitor.person else None
    if guest is not None and guest.account is None:
        for code in await house.store.write(people.hand_over(guest.id, person.id)):
            await refreshed(house, code)
    house.persons[person.id] = person
    answer = Json(as_visitor(person, request).me())
    give_cookie(answer, house.passes.write(person), house.settings.is_secure)
    return answer


async def refreshed(house: House, code: str) -> None:
    sitting = house.sittings.get(code)
    if sitting is not None:
        async with sitting.lock:
            await house.refresh(sitting)
        house.changed(sitting)


@router.post("/account/logout", **told(gives=Me, takes=Nothing))
async def logout(request: Request) -> Response:
    """From this browser."""
    await body(request, Nothing)
    answer = Json(as_visitor(None, request).me())
    take_cookie(answer)
    return answer


@router.post("/account/logout-everywhere", **told(gives=Me, takes=Nothing))
async def logout_everywhere(request: Request) -> Response:
    """All cookies of this person are void."""
    await body(request, Nothing)
    house, person = await own(request)
    await keep(house, msgspec.structs.replace(person, epoch=person.epoch + 1))
    answer = Json(as_visitor(None, request).me())
    take_cookie(answer)
    return answer


@router.post("/account/password", **told(gives=Me, takes=NewPassword))
async def new_password(request: Request) -> Response:
    """All other devices are logged out."""
    wish = await body(request, NewPassword)
    house, person = await own(request)
    if person.account is None or not await accounts.is_right(person, wish.old):
        raise Problem("bad-password")
    person = msgspec.structs.replace(person, password=await accounts.hashed(wish.new), epoch=person.epoch + 1)
    await keep(house, person)
    answer = Json(as_visitor(person, request).me())
    give_cookie(answer, house.passes.write(person), house.settings.is_secure)
    return answer


@router.post("/account/delete", **told(gives=Me, takes=Nothing))
async def delete(request: Request) -> Response:
    """The person goes; bots take over, and finished games keep an empty name."""
    await body(request, Nothing)
    house, person = await own(request)
    for code in await house.store.write(people.forget(person.id), bell=f"{house.worker} person {person.id}"):
        await refreshed(house, code)
    house.persons.pop(person.id, None)
    answer = Json(as_visitor(None, request).me())
    take_cookie(answer)
    return answer
