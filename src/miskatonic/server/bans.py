"""Who is not let in: people, addresses and networks, names. Kept in memory, for every request asks.

The database has them. When an admin has changed something they are read again, whichever process
the admin used (housekeeping.py).
"""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final, Literal, get_args

from miskatonic.server.people import fold
from miskatonic.server.refusals import Refused
from miskatonic.store.operating import Ban
from miskatonic.store.store import Person

Kind = Literal["person", "address", "name"]
KINDS: Final[tuple[str, ...]] = get_args(Kind)
MOST_LETTERS: Final = 64
# A network must not be larger than this; a wrong stroke would shut everybody out.
SHORTEST_PREFIX: Final = {4: 8, 6: 16}
ADDRESSES_KEPT: Final = 10_000

Network = IPv4Network | IPv6Network


class BadAct(Exception):
    """What an admin wants cannot be done. `text` is the Fluent id of why, `word` its variable."""

    def __init__(self, text: str, word: str = "") -> None:
        super().__init__(f"{text}: {word}" if word else text)
        self.text: Final = text
        self.word: Final = word


def ban_value(kind: str, value: str) -> str:
    """The value as it is kept; BadAct says what would be right."""
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
    """A name without what makes two of them look different."""
    try:
        return fold(name)
    except Refused:
        raise BadAct("admin-bad-name", name) from None


class Bans:
    """All bans that there are; those whose time is over do not count."""

    def __init__(self) -> None:
        self._people: dict[str, Ban] = {}
        self._names: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []
        # The bans that an address falls under, as far as that was asked.
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

    def check(self, now: int, address: str = "", person: Person | None = None) -> None:
        """Refuse whoever comes from here, or is this."""
        ban = self.of_address(address, now)
        if ban is None and person is not None:
            ban = self.of_person(person, now)
        if ban is not None:
            raise refused(ban)

    def check_name(self, name: str, now: int) -> None:
        """Refuse a name that nobody may have."""
        ban = self.of_name(name, now)
        if ban is not None:
            raise refused(ban)


def _holds(ban: Ban, now: int) -> bool:
    return ban.until is None or now < ban.until


def refused(ban: Ban) -> Refused:
    """With the reason, and until when."""
    what = {"person": "you are", "address": "your address is", "name": "this name is"}[ban.kind]
    if ban.until is None:
        detail = f"{what} banned for good: {ban.reason}"
        return Refused("banned", detail, f"refusal-banned-{ban.kind}", ban.reason)
    detail = f"{what} banned until {ban.until} (milliseconds since 1970): {ban.reason}"
    values = {"until": ban.until}
    return Refused("banned", detail, f"refusal-banned-{ban.kind}-until", ban.reason, values)
