"""Requests to turn push notifications on or off."""

import asyncio
from dataclasses import dataclass

from miskatonic.server.base.clock import Clock
from miskatonic.server.base.handlers import ApiRequest, handles
from miskatonic.server.base.refusals import Refused
from miskatonic.server.protocol.fields import Done
from miskatonic.server.protocol.pushes import PushInfo, Subscribe, Unsubscribe
from miskatonic.server.push.delivery import read_endpoint
from miskatonic.server.push.notifier import BROWSERS, PushNotifier, objection_to_keys
from miskatonic.server.rate_limits.shared import RateLimits
from miskatonic.store import push_subscriptions
from miskatonic.store.push_subscriptions import Subscription
from miskatonic.store.store import Store


@dataclass(frozen=True, eq=False)
class PushHandlers:
    store: Store
    clock: Clock
    push: PushNotifier
    rate_limits: RateLimits

    @handles("GET", "/api/push")
    async def info(self, request: ApiRequest) -> PushInfo:
        person = request.person.id
        known = await self.store.read(lambda each: push_subscriptions.subscriptions(each, person))
        return PushInfo(await self.push.public_key(), len(known))

    @handles("POST", "/api/push")
    async def subscribe(self, request: ApiRequest) -> Done:
        body: Subscribe = request.body
        person, session = request.person, request.session
        if session is None or session.is_old:
            raise Refused("try-again", "reload the page first: this session has an old format")
        self.rate_limits.charge_request("replays", request)
        read_endpoint(body.endpoint, self.push.own_hosts)
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
            self.clock.now(),
        )
        await self.store.write(lambda each: push_subscriptions.subscribe(each, new, BROWSERS))
        return Done()

    @handles("POST", "/api/push/stop")
    async def unsubscribe(self, request: ApiRequest) -> Done:
        body: Unsubscribe = request.body
        person = request.person.id
        await self.store.write(
            lambda each: push_subscriptions.unsubscribe(each, person, body.endpoint)
        )
        return Done()
