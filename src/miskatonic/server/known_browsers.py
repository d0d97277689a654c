"""Browsers from which somebody has logged in to an account before.

Passwords are counted by account, too: whoever tries them from many addresses must not get far. But
then a stranger could use up what an account has, and its owner would be locked out. So a browser
that has logged in once keeps a cookie that says so, and its tries are counted apart. The cookie
opens nothing: whoever has it may only try a few passwords of their own.
"""

import secrets
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE: Final = "miskatonic-browser"


class KnownBrowsers:
    def __init__(self, secret: str | bytes) -> None:
        self._signer: Final = URLSafeSerializer(secret, salt="known browser")

    def cookie(self, login: str) -> str:
        """For a browser in which somebody has just logged in."""
        return str(self._signer.dumps([login, secrets.token_urlsafe(12)]))

    def number_of(self, cookie: str | None, login: str) -> str | None:
        """What stands for this browser, if somebody has logged in there to this very account."""
        if not cookie:
            return None
        try:
            signed: Any = self._signer.loads(cookie)
        except BadSignature:
            return None
        known, number = signed
        return str(number) if known == login else None
