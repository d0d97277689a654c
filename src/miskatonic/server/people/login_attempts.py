"""Rate limits for logging in, and browsers from which someone has logged in before.

Password attempts are also counted per account, so that trying them from many addresses does not
get far. A stranger could then use up an account's attempts and lock its owner out. So a browser
that has logged in once keeps a cookie that says so, and its attempts are counted separately. The
cookie grants nothing else.
"""

import secrets
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer

from miskatonic.server.base.addresses import network_of
from miskatonic.server.base.handlers import ApiRequest
from miskatonic.server.base.refusals import Refused
from miskatonic.server.rate_limits.shared import RateLimits

BROWSER_COOKIE: Final = "miskatonic-browser"


class LoginAttempts:
    """Limits new names, logins and password attempts."""

    def __init__(self, secret: str | bytes, rate_limits: RateLimits) -> None:
        self._signer: Final = URLSafeSerializer(secret, salt="known browser")
        self._take: Final = rate_limits.take

    def check_address(self, request: ApiRequest) -> None:
        """Refuse a new name or login if there were too many from this address."""
        if not self._take("logins", network_of(request.address)):
            raise Refused("too-fast", "too many names and passwords from here; wait a moment")

    def check_password(self, request: ApiRequest, login: str, is_code: bool = False) -> str:
        """Refuse a password or recovery code if too many were tried; return where it is tried from.

        A browser known to the account has its own attempts, so a stranger cannot use up the
        owner's. Codes cannot be guessed, so strangers may try any number of them per account.
        """
        where = self._place_of(request, login)
        is_known = where != network_of(request.address)
        if not is_known:
            self.check_address(request)
        if not self._take("passwords", f"{login} {where}"):
            raise Refused("too-fast", "too many passwords from here; wait a moment")
        if not (is_known or is_code or self._take("account-passwords", login)):
            raise Refused(
                "too-fast",
                "too many passwords for this account; use a browser it knows, or a recovery code",
                "refusal-account-guarded",
            )
        return where

    def _place_of(self, request: ApiRequest, login: str) -> str:
        session = request.session
        if session is not None and session.person.login == login:
            return session.key
        number = self._browser_number(request.browser, login)
        return network_of(request.address) if number is None else number

    def remember_browser(self, request: ApiRequest, login: str | None) -> None:
        """Mark the browser as known to the account from now on."""
        if login is not None and self._browser_number(request.browser, login) is None:
            request.new_browser = str(self._signer.dumps([login, secrets.token_urlsafe(12)]))

    def _browser_number(self, cookie: str | None, login: str) -> str | None:
        """The browser's number, if someone has logged in to this account from it."""
        if not cookie:
            return None
        try:
            signed: Any = self._signer.loads(cookie)
        except BadSignature:
            return None
        known, number = signed
        return str(number) if known == login else None
