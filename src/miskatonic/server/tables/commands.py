"""Carries out the messages that viewers send."""

import functools
from typing import Final

from miskatonic.server.base.clock import Clock
from miskatonic.server.base.public_ids import public_id
from miskatonic.server.base.refusals import Overtaken, Refused, refused_by
from miskatonic.server.base.tasks import Spawn
from miskatonic.server.protocol import messages
from miskatonic.server.tables.model.entries import Chatted
from miskatonic.server.tables.model.table import Table
from miskatonic.server.tables.proposals import Proposals
from miskatonic.server.tables.replica import LoadedState, Replica
from miskatonic.server.tables.table_log import Done, TableLog, waited
from miskatonic.server.tables.viewers.audience import Audience
from miskatonic.server.tables.viewers.connection import Connection
from miskatonic.server.tables.viewers.shared_replay import SharedReplay
from miskatonic.server.workers.heavy_work import HeavyWork
from miskatonic.store.failpoints import HAS_FAILPOINT, fail_at

# How often a command that other servers overtook is tried before its sender has to.
TRIES: Final = 5
# Messages that have an id and are answered by an acknowledgement or a refusal.
Command = (
    messages.Play | messages.Say | messages.Chat | messages.Undo | messages.Propose | messages.Vote
)


class Commands:
    """The messages of one table's viewers."""

    def __init__(
        self,
        replica: Replica,
        log: TableLog,
        audience: Audience,
        proposals: Proposals,
        shared_replay: SharedReplay,
        clock: Clock,
        work: HeavyWork,
        spawn: Spawn,
    ) -> None:
        self._replica: Final = replica
        self._log: Final = log
        self._audience: Final = audience
        self._proposals: Final = proposals
        self._shared_replay: Final = shared_replay
        self._lock: Final = log.lock
        self._clock: Final = clock
        self._work: Final = work
        self._spawn: Final = spawn

    async def carry_out(self, connection: Connection, message: messages.FromClient) -> None:
        """Carry out a message, and wait until it is done."""
        await waited(lambda done: self.receive(connection, message, done))

    def receive(self, connection: Connection, message: messages.FromClient, done: Done) -> None:
        """Carry out a message. `done` is called at the end, with the refusal if there is one.

        A move runs by callbacks, so it needs no task.
        """
        refused: Refused | None = None
        try:
            if isinstance(message, messages.Hello):
                self._audience.hello(connection, message.epoch, message.n)
            elif not connection.greeted:
                raise Refused("bad-message", "the first message of a socket is hello")
            elif isinstance(message, messages.Ping):
                self._audience.ping(connection, message.epoch, message.n)
            elif isinstance(message, messages.Show):
                self._shared_replay.show(connection, message)
                self._audience.acknowledge(connection, message.id)
            else:
                if isinstance(message, messages.Chat | messages.Say):
                    connection.check_chat()
                if HAS_FAILPOINT:
                    fail_at("received")
                self._lock.take(functools.partial(self._begin, connection, message, done, TRIES))
                return
        except Exception as error:  # noqa: BLE001
            refused = refused_by(error)
        done(refused)

    def _begin(self, connection: Connection, command: Command, done: Done, tries: int) -> None:
        """Carry out a command, unless it has been before. The lock is held, and given back before
        `done` is called.
        """

        def finish(refused: Refused | None) -> None:
            if tries > 1 and isinstance(refused, Overtaken):
                # Another server was quicker. Try again as if the command had come later; the lock
                # stays taken.
                self._begin(connection, command, done, tries - 1)
                return
            self._lock.give_back()
            done(refused)

        try:
            loaded = self._replica.loaded
            if (connection.person.id, command.id) in loaded.done:
                self._audience.acknowledge(connection, command.id)
            elif isinstance(command, messages.Play):
                seat = self._checked_seat(connection, command, loaded)
                self._log.begin_move(seat, command.choice, "person", finish, connection, command.id)
                return
            elif isinstance(command, messages.Say):
                seat = playing_seat(connection, loaded.table)
                self._log.begin_move(seat, command.claim, "person", finish, connection, command.id)
                return
            else:
                self._spawn(self._do(connection, command, finish))
                return
        except Exception as error:  # noqa: BLE001
            finish(refused_by(error))
        else:
            finish(None)

    async def _do(self, connection: Connection, command: Command, done: Done) -> None:
        """Commands that have to wait for something."""
        try:
            match command:
                case messages.Chat():
                    await self._chat(connection, command)
                case messages.Undo():
                    seat = playing_seat(connection, self._replica.loaded.table)
                    await self._proposals.undo(connection, seat, command)
                case messages.Propose():
                    await self._proposals.propose(connection, seat_of(connection), command)
                case messages.Vote():
                    await self._proposals.vote(connection, seat_of(connection), command)
        except Exception as error:  # noqa: BLE001
            done(refused_by(error))
        else:
            done(None)

    def _checked_seat(
        self, connection: Connection, command: messages.Play, loaded: LoadedState
    ) -> int:
        """Whether the question can be answered now. Whether the choice is legal, the game says."""
        table = loaded.table
        seat = playing_seat(connection, table)
        if not any(each.seat == seat and each.id == command.decision for each in table.g.asked):
            raise Refused("stale-decision", f"decision {command.decision} is not open for you")
        question = loaded.timing.questions.get(command.decision)
        if question is not None and self._clock.now() < loaded.timing.earliest_answer(question):
            # AC-N16, AC-N17  In a window only the default has to wait for the end.
            is_window = table.settings.is_window(question.prompt)
            if not is_window or command.choice == table.game.default(table.g, seat):
                raise Refused("too-early", "this question cannot be answered yet, by anyone")
        return seat

    async def _chat(self, connection: Connection, command: messages.Chat) -> None:
        table = self._replica.loaded.table
        if not table.settings.chat_is_open:
            raise Refused("no-chat", "chat is turned off at this table")
        text = " ".join(command.text.split())
        if not text:
            raise Refused("bad-message", "the message is empty")
        seat = connection.viewer
        if seat is not None and table.is_running:
            names = [each.name for each in table.seats]
            objection = await self._work.judge(
                connection.person.id, table.game.referee, table.g, seat, text, names
            )
            if objection is not None:
                raise Refused(
                    "held-back", "blocked by the table-talk referee", objection.text, objection.word
                )
        fail_at("checked")
        who = public_id(connection.person.id, table.id)
        name = connection.person.name if seat is None else table.seats[seat].name
        await self._log.enter([Chatted(seat, name, text, who)], connection, command.id)


def playing_seat(connection: Connection, table: Table) -> int:
    """The seat of a player while the game is running. It follows from the session, never from what
    a message says.
    """
    seat = seat_of(connection)
    if table.status != "playing":
        if table.status == "paused":
            raise Refused("paused", "the game is paused")
        if table.status == "lobby":
            raise Refused("not-begun", "the game has not begun")
        raise Refused("stale-decision", "the game is over")
    return seat


def seat_of(connection: Connection) -> int:
    if connection.viewer is None:
        raise Refused("not-a-player", "this person has no seat at this table")
    return connection.viewer
