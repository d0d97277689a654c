"""Bans of people, names, addresses and networks.

Cached in memory because every request checks them. They are read from the database again after an
admin has changed something, through any process (ops/maintenance.py).
"""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final, Literal, get_args

from miskatonic.server.base.clock import Clock
from miskatonic.server.base.refusals import Refused
from miskatonic.server.people.sessions import fold
from miskatonic.store.administration import Ban
from miskatonic.store.store import Person

Kind = Literal["person", "address", "name"]
KINDS: Final[tuple[str, ...]] = get_args(Kind)
MOST_LETTERS: Final = 64
# The largest networks that can be banned, so that a typo does not ban everyone.
SHORTEST_PREFIX: Final = {4: 8, 6: 16}
ADDRESSES_KEPT: Final = 10_000

Network = IPv4Network | IPv6Network


class BadAct(Exception):
    """An admin's action is invalid. `text` is the Fluent id of the reason, `word` its variable."""

    def __init__(self, text: str, word: str = "") -> None:
        super().__init__(f"{text}: {word}" if word else text)
        self.text: Final = text
        self.word: Final = word


def ban_value(kind: str, value: str) -> str:
    """The value as it is stored; raises BadAct if it is invalid."""
    value = value.strip()
    if not value or len(value) > MOST_LETTERS:
        raise BadAct("admin-bad-length", value[:MOST_LETTERS])
    if kind == "name":
        return folded(value)
    if kind == "address":
        network = _network(value)
        return str(network.network_address if network.num_addresses == 1 else network)
    return value


def _network(value: str) -> Network:
    try:
        network = ip_network(value, strict=False)
    except ValueError:
        raise BadAct("admin-bad-address", value) from None
    if network.prefixlen < SHORTEST_PREFIX[network.version]:
        raise BadAct("admin-large-network", value)
    return network


def folded(name: str) -> str:
    """A name in the form that names are compared in."""
    try:
        return fold(name)
    except Refused:
        raise BadAct("admin-bad-name", name) from None


class Bans:
    """All bans. Expired ones are ignored."""

    def __init__(self, clock: Clock) -> None:
        self._clock: Final = clock
        self._people: dict[str, Ban] = {}
        self._names: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []
        # Bans by address, for the addresses looked up so far.
        self._addresses: dict[str, list[Ban]] = {}

    def replace(self, bans: Iterable[Ban]) -> None:
        listed = list(bans)
        self._people = {ban.value: ban for ban in listed if ban.kind == "person"}
        self._names = {ban.value: ban for ban in listed if ban.kind == "name"}
        self._networks = [(ip_network(ban.value), ban) for ban in listed if ban.kind == "address"]
        self._addresses = {}

    # ------------------------------------------------------------ looking

    def of_address(self, address: str, now: int) -> Ban | None:
        if not self._networks:
            return None
        found = self._addresses.get(address)
        if found is None:
            if len(self._addresses) >= ADDRESSES_KEPT:
                self._addresses = {}
            found = self._addresses[address] = self._look_up(address)
        return next((ban for ban in found if _holds(ban, now)), None)

    def _look_up(self, address: str) -> list[Ban]:
        try:
            given = ip_address(address.partition("%")[0])
        except ValueError:
            return []
        if given.version == 6 and given.ipv4_mapped is not None:
            given = given.ipv4_mapped
        return [ban for network, ban in self._networks if given in network]

    def of_person(self, person: Person, now: int) -> Ban | None:
        ban = self._people.get(person.id)
        if ban is not None and _holds(ban, now):
            return ban
        return self.of_name(person.name, now) or self.of_name(person.login or "", now)

    def of_name(self, name: str, now: int) -> Ban | None:
        ban = self._names.get(fold(name)) if name.strip() and self._names else None
        return ban if ban is not None and _holds(ban, now) else None

    # ------------------------------------------------------------ refusing

    def find(self, address: str, person: Person | None) -> Ban | None:
        """The ban in force for this address or person, if any."""
        now = self._clock.now()
        ban = self.of_address(address, now)
        return ban if ban is not None or person is None else self.of_person(person, now)

    def check(self, address: str, person: Person | None = None) -> None:
        """Refuse this address or person if banned."""
        ban = self.find(address, person)
        if ban is not None:
            raise refused(ban)

    def check_name(self, name: str) -> None:
        """Refuse a banned name."""
        ban = self.of_name(name, self._clock.now())
        if ban is not None:
            raise refused(ban)


def _holds(ban: Ban, now: int) -> bool:
    return ban.until is None or now < ban.until


def refused(ban: Ban) -> Refused:
    """The refusal for a ban: what is banned, why and until when."""
    what = {"person": "you are", "address": "your address is", "name": "this name is"}[ban.kind]
    if ban.until is None:
        detail = f"{what} banned permanently: {ban.reason}"
        return Refused("banned", detail, f"refusal-banned-{ban.kind}", ban.reason)
    detail = f"{what} banned until {ban.until} (milliseconds since 1970): {ban.reason}"
    values = {"until": ban.until}
    return Refused("banned", detail, f"refusal-banned-{ban.kind}-until", ban.reason, values)
