"""Refused names in every spelling, and good names that only look like them."""

import pytest

from miskatonic.server.base.refusals import Refused
from miskatonic.server.people.names import check_name
from tests.server.harness import LocalServer


@pytest.mark.parametrize(
    "name",
    [
        "Fuck",
        "FUUUCK you",
        "f.u.c.k",
        "F u c k",
        "fu ck",
        "fůčk",
        "Motherfucker99",
        "xXfuckXx",
        "сunt",
        "ƒυсκ",
        "5h1t",
        "sh!t",
        "$hit",
        "b1tches",
        "n1gg3r",
        "s l u t",
        "H1tler",
        "Ａｒｓｃｈｌｏｃｈ",
        "Hurensohn",
        "Scheiße",
        "Sch3isse",
        "W1chser",
        "Big Penis",
    ],
)
def test_a_bad_name_is_refused_in_every_spelling(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_name(name)
    assert refused.value.refusal.reason == "bad-name"
    assert refused.value.refusal.text == ""
    assert repr(name) in refused.value.refusal.detail


@pytest.mark.parametrize(
    "name",
    [
        "Admin",
        "admin",
        "Adm1n",
        "ADMIN 7",
        "The Admin",
        "аdmin",
        "Moderator",
        "M o d",
        "Miskatonic",
        "miskat0nic!",
        "System",
        "N. N.",
        "Administratorin Eva",
    ],
)
def test_a_reserved_name_is_refused_as_such(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_name(name)
    assert refused.value.refusal.text == "refusal-name-reserved"


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Scunthorpe Pete",
        "Penistone",
        "Cocker",
        "Hitchcock",
        "Dickens",
        "Dick",
        "Cassandra",
        "Grape",
        "Spices",
        "Chef Uckermann",
        "Essex",
        "Analyst",
        "Shiitake",
        "Fagott",
        "Schwanzer",
        "Huron",
        "Modesty",
        "Mike of Miskatonic",
        "Hosta",
        "Hans Arschinger",
        "1888",
        "007",
        "Nigel",
        "Niger",
        "Nikita",
        "Нина",
        "Ελένη",
        "李雷",
        "Zoë",
        "Jean-Luc",
        "O'Neil",
        "Roboter",
        "Botanist",
        "Isis",
        "Peacock",
        "Therapist",
        "Kiki",
        "Nazir",
        "Rapeseed",
        "Adminius",
        "Supporter",
        "Ann N. Nolan",
        "Person 0",
        "Person 1",
        "A",
        "!!!",
        "T_T",
        "Wanka",
    ],
)
def test_a_good_name_is_accepted(name: str) -> None:
    check_name(name)


@pytest.mark.anyio
async def test_a_refused_name_leaves_the_old_one(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    assert await ada.refusal("PUT", "/api/me", {"name": "Ad.min"}) == "bad-name"
    assert await ada.refusal("PUT", "/api/me", {"name": "5hit"}) == "bad-name"
    assert (await ada.do("GET", "/api/me"))["me"]["name"] == "Ada"
    assert await server.anonymous().refusal("PUT", "/api/me", {"name": "Moderator"}) == "bad-name"
