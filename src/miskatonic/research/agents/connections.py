"""Connections to an agent: a command, an HTTP endpoint, an MCP server, or a reference bot.

python my_agent.py        JSON lines on its stdin and stdout, one answer per question
http://127.0.0.1:9000/    a POST with the question as its body
mcp:python my_server.py   its tool `answer`, given the question
bot:adept                 a reference bot, for comparison
"""

import asyncio
import contextlib
import json
import queue
import shlex
import subprocess
import threading
import urllib.error
import urllib.request
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from miskatonic.errors import BadOptions
from miskatonic.research.agents.questions import Agent, AgentGone, BadAnswer, Json, LateAnswer

T = TypeVar("T")
BOT: Final = "bot:"
MCP: Final = "mcp:"
MOST_BYTES: Final = 1_000_000
MOST_UNASKED: Final = 100


class CommandAgent:
    """A process that reads and writes lines of JSON. It is started once, for all games."""

    def __init__(self, command: str, seconds: float) -> None:
        self._seconds: Final = seconds
        self._command: Final = command
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        except (OSError, ValueError, IndexError) as error:
            raise BadOptions(f"the agent {command!r} cannot be started: {error}") from None
        self._lines: Final[queue.Queue[str | None]] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        self._late = 0

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put(None)

    def ask(self, question: Json) -> Any:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise AgentGone(f"the agent {self._command!r} has ended") from None
        while True:
            line = self._next()
            if self._late:
                # This is the late answer to a question that has timed out.
                self._late -= 1
                continue
            return parsed(line)

    def _next(self) -> str:
        try:
            line = self._lines.get(timeout=self._seconds)
        except queue.Empty:
            self._late += 1
            if self._late > MOST_UNASKED:
                raise AgentGone(f"the agent {self._command!r} no longer answers") from None
            raise LateAnswer(f"no answer within {self._seconds:g} seconds") from None
        if line is None:
            raise AgentGone(f"the agent {self._command!r} has ended")
        return line

    def close(self) -> None:
        with contextlib.suppress(OSError):
            if self._process.stdin is not None:
                self._process.stdin.close()
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


class HttpAgent:
    """An HTTP endpoint that answers POST requests."""

    def __init__(self, url: str, seconds: float) -> None:
        self._url: Final = url
        self._seconds: Final = seconds

    def ask(self, question: Json) -> Any:
        request = urllib.request.Request(
            self._url, json.dumps(question).encode(), {"content-type": "application/json"}
        )
        try:
            with urllib.request.urlopen(request, timeout=self._seconds) as response:
                return parsed(response.read(MOST_BYTES).decode("utf-8", "replace"))
        except TimeoutError:
            raise LateAnswer(f"no answer within {self._seconds:g} seconds") from None
        except urllib.error.HTTPError as error:
            raise BadAnswer(f"{self._url} answers {error.code}; expected 200 and JSON") from None
        except OSError as error:
            if isinstance(getattr(error, "reason", None), TimeoutError):
                raise LateAnswer(f"no answer within {self._seconds:g} seconds") from None
            raise AgentGone(f"{self._url} does not answer: {error}") from None

    def close(self) -> None:
        pass


class McpAgent:
    """An MCP server with a tool `answer` that takes the question and returns JSON text."""

    def __init__(self, server: str, seconds: float) -> None:
        try:
            # The extra is optional.
            import mcp  # noqa: PLC0415
        except ImportError as error:
            raise BadOptions(f"agents by MCP need the extra mcp: {error}") from None
        self._seconds: Final = seconds
        self._server: Final = server
        place: Any = server
        if not server.startswith(("http://", "https://")):
            words = shlex.split(server)
            if not words:
                raise BadOptions("mcp: needs a command or a URL")
            place = mcp.StdioServerParameters(command=words[0], args=words[1:])
        self._client: Final = mcp.Client(place)
        self._loop: Final = asyncio.new_event_loop()
        self._is_open: Final = asyncio.Event()
        self._is_done: Final = asyncio.Event()
        self._task: Final = self._loop.create_task(self._hold())
        self._run(self._opened())

    async def _hold(self) -> None:
        """Keep the client open; the task that opened it must close it."""
        async with self._client:
            self._is_open.set()
            await self._is_done.wait()

    async def _opened(self) -> None:
        opened = asyncio.ensure_future(self._is_open.wait())
        await asyncio.wait([opened, self._task], return_when=asyncio.FIRST_COMPLETED)
        if not self._is_open.is_set():
            opened.cancel()
            raise AgentGone(f"the MCP server {self._server!r} cannot be reached")

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._loop.run_until_complete(work)

    def ask(self, question: Json) -> Any:
        if self._task.done():
            raise AgentGone(f"the MCP server {self._server!r} has ended")
        call = self._client.call_tool("answer", {"question": question})
        try:
            called = self._run(asyncio.wait_for(call, self._seconds))
        except TimeoutError:
            raise LateAnswer(f"no answer within {self._seconds:g} seconds") from None
        said = "".join(getattr(part, "text", "") for part in called.content)
        if called.is_error:
            raise BadAnswer(f"the tool says {said[:200]!r}")
        return parsed(said)

    def close(self) -> None:
        self._is_done.set()
        self._run(asyncio.wait([self._task]))
        self._loop.close()


def parsed(line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise BadAnswer(f"the answer {line.strip()[:80]!r} is not JSON") from None


def connect_agent(agent: str, seconds: float) -> Agent | None:
    """Connect to the agent named on a command line; None for a reference bot."""
    if agent.startswith(BOT):
        return None
    if agent.startswith(("http://", "https://")):
        return HttpAgent(agent, seconds)
    if agent.startswith(MCP):
        return McpAgent(agent.removeprefix(MCP).strip(), seconds)
    return CommandAgent(agent, seconds)
