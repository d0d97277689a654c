"""A bot API client that uses only the standard library, one request at a time."""

import http.cookiejar
import json
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Mapping
from typing import Any, Final

from miskatonic.errors import MiskatonicError

Json = dict[str, Any]
# Timeout of a request in seconds; a `wait` request gets its own seconds on top.
PATIENCE: Final = 30.0


class BotRefused(MiskatonicError):
    """The server refused a request; `reason` is one of the protocol's reasons."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason: Final = reason
        self.detail: Final = detail


class BotClient:
    """One bot on one server."""

    def __init__(self, server: str, token: str) -> None:
        self.server: Final = server.rstrip("/")
        self._headers: Final = {"authorization": f"Bearer {token}"}

    def get(self, path: str, **query: object) -> Json:
        return self._ask("GET", with_query(path, query), None, PATIENCE)

    def post(self, path: str, body: Json | None = None, **query: object) -> Json:
        return self._ask("POST", with_query(path, query), body, PATIENCE)

    # ------------------------------------------------------------ the bot API

    def tables(self) -> list[Json]:
        """Return the public tables and this bot's own, finished ones included."""
        found = {each["id"]: each for each in self.get("/api/tables")["tables"]}
        found |= {each["id"]: each for each in self.get("/api/tables/mine")["tables"]}
        return list(found.values())

    def open_table(self, game: str, seats: int, level: str, options: Json | None = None) -> str:
        """Open a table with the server's bots on all other seats, and start the game."""
        new = {"game": game, "seats": seats, "options": options or {}}
        table: str = self.post("/api/tables", new)["room"]["id"]
        for _ in range(seats - 1):
            self.post(f"/api/tables/{quote_path(table)}/bots", {"level": level})
        self.post(f"/api/tables/{quote_path(table)}/start")
        return table

    def sit(self, table: str) -> Json:
        """Take a seat and get ready."""
        path = f"/api/tables/{quote_path(table)}"
        self.post(f"{path}/sit", {})
        return self.post(f"{path}/ready", {"ready": True})

    def look(self, table: str, **query: object) -> Json:
        return self.get(f"/api/tables/{quote_path(table)}/look", **query)

    def wait(self, table: str, seconds: float, until: str = "turn", **query: object) -> Json:
        """Return the bot's view once it is its turn, or after this many seconds."""
        asked = {"seconds": f"{seconds:g}", "until": until, **query}
        path = with_query(f"/api/tables/{quote_path(table)}/wait", asked)
        return self._ask("GET", path, None, seconds + PATIENCE)

    def choose(self, table: str, decision: int, choice: int, **query: object) -> Json:
        body = {"decision": decision, "choice": choice}
        return self.post(f"/api/tables/{quote_path(table)}/choose", body, **query)

    def say(self, table: str, claim: Json, **query: object) -> Json:
        return self.post(f"/api/tables/{quote_path(table)}/say", {"claim": claim}, **query)

    def chat(self, table: str, text: str, **query: object) -> Json:
        return self.post(f"/api/tables/{quote_path(table)}/chat", {"text": text}, **query)

    def _ask(self, method: str, path: str, body: Json | None, seconds: float) -> Json:
        headers, data = dict(self._headers), None
        if body is not None:
            headers["content-type"] = "application/json"
            data = json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, headers, method=method)
        return fetch(request, seconds)


def fetch(
    request: urllib.request.Request,
    seconds: float = PATIENCE,
    cookies: http.cookiejar.CookieJar | None = None,
) -> Json:
    """Return the server's answer; raise BotRefused if it refuses or cannot be reached."""
    try:
        with urllib.request.urlopen(request, timeout=seconds) as response:
            if cookies is not None:
                cookies.extract_cookies(response, request)
            answer: Json = json.loads(response.read())
            return answer
    except urllib.error.HTTPError as error:
        try:
            refusal = json.loads(error.read())
            reason, detail = str(refusal["reason"]), str(refusal["detail"])
        except (ValueError, KeyError, TypeError):
            reason, detail = "not-found", f"{request.full_url} answers {error.code}"
        raise BotRefused(reason, detail) from None
    except (OSError, ValueError) as error:
        raise BotRefused("try-again", f"{request.full_url} does not answer: {error}") from None


def with_query(path: str, query: Mapping[str, object]) -> str:
    given = {name: str(value) for name, value in query.items() if value is not None}
    return f"{path}?{urllib.parse.urlencode(given)}" if given else path


def quote_path(part: str) -> str:
    return urllib.parse.quote(part, safe="")
