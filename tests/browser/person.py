"""A person with a browser, who opens pages and answers questions."""

from typing import Any, Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, WebSocket, expect

PATIENCE: Final = 60_000
GLANCE: Final = 400
CHOICE: Final = "[data-choice]"
CONTINUE: Final = "[data-continue]"
END: Final = "[data-over]"
# Marks every game's introduction as seen.
KNOWS_THE_GAMES: Final = """
    if (location.protocol.startsWith("http"))
        localStorage.setItem("miskatonic.introduced",
            '["arkham-ritual", "among-cultists", "death-may-die"]')
"""
SOMETHING_TO_DO: Final = f"{CHOICE}, {CONTINUE}, {END}"


class Person:
    """One browser context with one page, in the language of its locale."""

    def __init__(self, name: str, context: BrowserContext, newcomer: bool = False) -> None:
        self.name: Final = name
        self.context: Final = context
        if not newcomer:
            context.add_init_script(KNOWS_THE_GAMES)
        self.page: Final = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: Final[list[str]] = []
        self.frames: Final[list[str]] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("websocket", self._listen)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and "WebSocket" not in message.text:
            self.errors.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    # ------------------------------------------------------------ navigating

    def see(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def request(self, method: str, path: str, data: object = None) -> Any:
        """Send a request with this person's session, without the page."""
        if self.page.url == "about:blank":
            self.page.goto("/")
        base = self.page.evaluate("location.origin")
        answer = self.context.request.fetch(
            f"{base}{path}", method=method, data=data, headers={"content-type": "application/json"}
        )
        assert answer.ok, answer.text()
        return answer.json()

    def enter_name(self) -> None:
        """Enter the name on the front page."""
        self.page.goto("/")
        self.page.click(".me, .no-name")
        self.page.fill("#my-name", self.name)
        self.page.click("form:has(#my-name) button")
        expect(self.see(".me")).to_have_text(self.name)

    def make_table(self, seats: int, bots: int | None = None, **settings: str) -> str:
        """A table of Arkham Ritual with this many bots, by default on all other seats."""
        self.enter_name()
        self.page.click("[data-friends='arkham-ritual']")
        # The first player is random.
        self.page.check("input[name=preset][value=usual]")
        self.set_up(seats, seats - 1 if bots is None else bots, **settings)
        return self.page.url

    def set_up(self, seats: int, bots: int, **settings: str) -> None:
        """Choose table settings and seats in the lobby, and add random bots on the last seats."""
        expect(self.see("#seat-count")).to_be_visible()
        self.expand_lobby()
        for setting, value in {"pace": "fast", **settings}.items():
            self.page.select_option(f"#setting-{setting}", value)
            expect(self.see(f"#setting-{setting}")).to_have_value(value)
        self.page.select_option("#bot-level", "random")
        self.page.select_option("#seat-count", str(seats))
        rows = self.see("ol li:has(button):has(svg)")
        expect(rows).to_have_count(seats)
        for seat in range(seats - bots, seats):
            rows.nth(seat).locator("button").last.click()
            expect(rows.nth(seat).locator("button")).to_have_count(1)

    def expand_lobby(self) -> None:
        """Open the collapsed parts of the lobby."""
        folded = self.see("details.fold:not([open])")
        for left in range(folded.count(), 0, -1):
            folded.first.locator("summary").click()
            expect(folded).to_have_count(left - 1)

    def join(self, link: str) -> None:
        """Follow a link as a new visitor, who gets a free seat if there is one."""
        self.page.goto(link)
        self.page.fill("#my-name", self.name)
        self.page.click("form:has(#my-name) button")
        expect(self.see("#my-name")).to_have_count(0)

    def be_ready(self) -> None:
        """Get ready, except as a host, who is ready by beginning."""
        expect(self.see(".start .primary, label.ready").first).to_be_visible()
        if self.see("label.ready").count() == 0:
            return
        self.page.click("label.ready")
        expect(self.see("label.ready input")).to_be_checked()

    def begin(self) -> None:
        self.page.click(".start .primary")
        expect(self.see(".board")).to_be_visible()

    # ------------------------------------------------------------ playing

    def has_something_to_do(self) -> bool:
        """Whether there is something to do; waits briefly."""
        try:
            self.see(SOMETHING_TO_DO).first.wait_for(timeout=GLANCE)
        except Exception as error:
            if "Timeout" not in type(error).__name__:
                raise
            return False
        return True

    def is_at_the_end(self) -> bool:
        return self.see(END).is_visible()

    def take_a_step(self, on_the_board: bool = False) -> None:
        """Continue reading, or choose the last option, in the list or on the table.

        The last option passes or refuses the card, which keeps rounds short.
        """
        if self.see(CONTINUE).is_visible():
            self.see(CONTINUE).click()
        elif self.see(CHOICE).first.is_visible():
            places = self.see(".board .reach")
            option = places.last if on_the_board else self.see(CHOICE).last
            self.answer(option)

    def answer(self, option: Locator) -> None:
        """Choose, confirm if asked again, and wait until this question is gone."""
        asked = self.see("[data-decision]").get_attribute("data-decision")
        option.click()
        again = self.see(f"[data-decision='{asked}'] [aria-pressed='true']")
        if again.count() > 0:
            again.first.click()
        expect(self.see(f"[data-decision='{asked}']")).to_have_count(0)

    def wait_for_my_turn(self) -> None:
        while not self.see(CHOICE).first.is_visible():
            self.see(SOMETHING_TO_DO).first.wait_for()
            assert not self.is_at_the_end(), "the game ended before it was my turn"
            if self.see(CONTINUE).is_visible():
                self.see(CONTINUE).click()

    def play_until_a_round_ends(self) -> None:
        while not self.see(CONTINUE).is_visible():
            assert not self.is_at_the_end(), "the game ended without the end of a round"
            if self.has_something_to_do() and self.see(CHOICE).first.is_visible():
                self.answer(self.see(CHOICE).last)

    def log(self) -> list[str]:
        return self.see(".log p").all_inner_texts()

    def page_width(self) -> int:
        width: Any = self.page.evaluate("document.documentElement.scrollWidth")
        return int(width)


def play_to_the_end(*people: Person, on_the_board: bool = False) -> None:
    """Play until everyone sees the end."""
    for _ in range(3000):
        waiting = [person for person in people if not person.is_at_the_end()]
        if not waiting:
            return
        for person in waiting:
            if person.has_something_to_do():
                person.take_a_step(on_the_board)
    raise AssertionError("the game did not come to an end")
