"""`miskatonic bot`: create, list and revoke external bots at a running server."""

import argparse
import getpass
import http.cookiejar
import json
import urllib.request
from typing import Final

from miskatonic.cli.usage import BadUsage
from miskatonic.research.agents.bot_client import PATIENCE, BotRefused, Json, fetch
from miskatonic.text import Texts

OWNER: Final = "Bot owner"


class Owner:
    """The HTTP session of a bot owner: a guest or an account."""

    def __init__(self, server: str) -> None:
        self.server: Final = server.rstrip("/")
        self.cookies: Final = http.cookiejar.CookieJar()

    def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        request = urllib.request.Request(self.server + path, method=method)
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("content-type", "application/json")
        self.cookies.add_cookie_header(request)
        return fetch(request, PATIENCE, self.cookies)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    owner = Owner(arguments.server)
    try:
        if arguments.login:
            password = getpass.getpass(f"{texts('bot-password', login=arguments.login)} ")
            owner.ask("POST", "/api/login", {"login": arguments.login, "password": password})
        else:
            owner.ask("PUT", "/api/me", {"name": OWNER})
        if arguments.revoke:
            owner.ask("DELETE", f"/api/bots/{arguments.revoke}")
        elif arguments.name:
            made = owner.ask("POST", "/api/bots", {"name": arguments.name})
            print(texts("bot-made", name=made["name"], id=made["id"], token=made["token"]))
        else:
            for bot in owner.ask("GET", "/api/bots")["bots"]:
                print(f"{bot['id']}  {bot['name']}")
    except BotRefused as refused:
        raise BadUsage(str(refused)) from None
    return 0
