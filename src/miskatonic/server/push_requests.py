"""Requests to be told, or not to be told any more, that it is one's turn."""

import asyncio
from typing import Final

from miskatonic.server.protocol.fields import Done
from miskatonic.server.protocol.pushes import PushInfo, Subscribe, Unsubscribe
from miskatonic.server.push_delivery import read_endpoint
from miskatonic.server.pushing import BROWSERS, objection_to_keys
from miskatonic.server.refusals import Refused
from miskatonic.server.requests import ApiRequest, Handler
from miskatonic.store import pushes
from miskatonic.store.pushes import Subscription


async def info(request: ApiRequest) -> PushInfo:
    person = request.person.id
    known = await request.house.store.look(lambda each: pushes.subscriptions(each, person))
    return PushInfo(await request.house.pushing.public_key(), len(known))


async def subscribe(request: ApiRequest) -> Done:
    body: Subscribe = request.body
    house, person, session = request.house, request.person, request.session
    if session is None or session.is_old:
        raise Refused("try-again", "load the page again first: this session is of an old kind")
    request.not_too_often("replays")
    read_endpoint(body.endpoint, house.pushing.own_hosts)
    objection = await asyncio.to_thread(objection_to_keys, body.p256dh, body.auth)
    if objection is not None:
        raise Refused("bad-message", objection)
    new = Subscription(
        person.id,
        session.key,
        body.endpoint,
        body.p256dh,
        body.auth,
        body.language,
        house.clock.now(),
    )
    await house.store.change(lambda each: pushes.subscribe(each, new, BROWSERS))
    return Done()


async def unsubscribe(request: ApiRequest) -> Done:
    body: Unsubscribe = request.body
    person = request.person.id
    await request.house.store.change(lambda each: pushes.unsubscribe(each, person, body.endpoint))
    return Done()


HANDLERS: Final[dict[tuple[str, str], Handler]] = {
    ("GET", "/api/push"): info,
    ("POST", "/api/push"): subscribe,
    ("POST", "/api/push/stop"): unsubscribe,
}
