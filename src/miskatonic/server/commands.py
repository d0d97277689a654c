"""What viewers send over their connections: each message is told apart here, and nowhere else.

A command that would make a move goes on to `Room.make_move`, the one place where moves are checked.
"""

from typing import TYPE_CHECKING, Final

import msgspec

from miskatonic.server.entries import Chatted
from miskatonic.server.protocol import messages
from miskatonic.server.refusals import Overtaken, Refused, refused_by
from miskatonic.server.room_part import RoomPart
from miskatonic.server.table import Table
from miskatonic.server.tags import tag
from miskatonic.server.timing import OpenQuestion
from miskatonic.store.failpoints import fail_at

if TYPE_CHECKING:
    from miskatonic.server.connection import Connection
    from miskatonic.server.room import Done, Room

_ENCODE: Final = msgspec.json.Encoder().encode
# So often somebody may be overtaken by other servers before they are told to try again.
TRIES: Final = 5
Command = (
    messages.Play | messages.Say | messages.Chat | messages.Undo | messages.Propose | messages.Vote
)


def seat_of(connection: "Connection") -> int:
    """The seat follows from the session, never from what a message says."""
    if connection.viewer is None:
        raise Refused("not-a-player", "this person has no seat at this table")
    return connection.viewer


def must_be_playing(table: Table) -> None:
    if table.status == "paused":
        raise Refused("paused", "the game is paused")
    if table.status == "lobby":
        raise Refused("not-begun", "the game has not begun")
    if table.status != "playing":
        raise Refused("stale-decision", "the game is over")


class Commands(RoomPart):
    """The messages of one table's viewers, and which commands have been carried out already."""

    def __init__(self, room: "Room", done: set[tuple[str, str]]) -> None:
        super().__init__(room)
        self._done: Final = done

    def note(self, person: str, command: str) -> None:
        """A command is done; sent again, it is acknowledged and not done again."""
        self._done.add((person, command))

    def is_done(self, person: str, command: str) -> bool:
        return (person, command) in self._done

    def take_at_once(
        self, connection: "Connection", message: messages.FromClient, done: "Done"
    ) -> bool:
        """Deal with a message where it arrives. A move needs no task: what follows from its commit
        is a callback, and `done` is called at its end. False if this message has to wait for
        something: `receive` does the same, and waits.
        """
        if self._is_answered(connection, message):
            done(None)
            return True
        room = self._room
        if not isinstance(message, messages.Play) or not room.lock.take_at_once():
            return False

        def finish(refused: Refused | None) -> None:
            if isinstance(refused, Overtaken):
                # The lock is kept: nobody else comes first now.
                room.house.spawn(self._come_later(connection, message, done))
                return
            room.lock.give_back()
            done(refused)

        try:
            fail_at("received")
            if (connection.person.id, message.id) in self._done:
                room.acknowledge(connection, message.id)
                finish(None)
            else:
                seat = self._checked_seat(connection, message)
                room.begin_move(seat, message.choice, "person", finish, connection, message.id)
        except BaseException:
            room.lock.give_back()
            raise
        return True

    def _is_answered(self, connection: "Connection", message: messages.FromClient) -> bool:
        """What is no command is answered at once."""
        room = self._room
        if isinstance(message, messages.Hello):
            room.hello(connection, message.epoch, message.n)
            return True
        if not connection.greeted:
            raise Refused("bad-message", "the first message of a socket is hello")
        if isinstance(message, messages.Ping):
            room.pong(connection)
            room.catch_up_if_behind(connection, message.epoch, message.n)
            return True
        if isinstance(message, messages.Show):
            room.together.show(connection, message)
            connection.send(_ENCODE(messages.Ack(message.id)))
            return True
        return False

    async def receive(self, connection: "Connection", message: messages.FromClient) -> None:
        if self._is_answered(connection, message):
            return
        assert not isinstance(message, messages.Hello | messages.Ping | messages.Show)
        if isinstance(message, messages.Chat | messages.Say):
            connection.check_chat()
        fail_at("received")
        async with self._room.lock:
            await self._answer(connection, message)

    async def _answer(self, connection: "Connection", command: Command) -> None:
        """Whoever is overtaken by another server is answered as if they had come later. The lock is
        held.
        """
        for tries_left in reversed(range(TRIES)):
            # A room that was loaded again has other commands than these.
            if self._room.commands.is_done(connection.person.id, command.id):
                self._room.acknowledge(connection, command.id)
                return
            try:
                await self._carry_out(connection, command)
            except Overtaken:
                if not tries_left:
                    raise
            else:
                return

    async def _come_later(
        self, connection: "Connection", move: messages.Play, done: "Done"
    ) -> None:
        """A move that was overtaken. The lock is held, and given back here."""
        told: Refused | None = None
        try:
            await self._answer(connection, move)
        except Exception as error:  # noqa: BLE001
            told = refused_by(error)
        self._room.lock.give_back()
        done(told)

    async def _carry_out(self, connection: "Connection", command: Command) -> None:
        """A command that was not carried out before. The lock is held."""
        match command:
            case messages.Play():
                await self._play(connection, command)
            case messages.Say(claim=claim):
                seat = seat_of(connection)
                must_be_playing(self._room.table)
                await self._room.make_move(seat, claim, "person", connection, command.id)
            case messages.Chat():
                await self._chat(connection, command)
            case messages.Undo():
                await self._room.proposals.undo(connection, command)
            case messages.Propose():
                await self._room.proposals.propose(connection, command)
            case messages.Vote():
                await self._room.proposals.vote(connection, command)

    async def _play(self, connection: "Connection", command: messages.Play) -> None:
        seat = self._checked_seat(connection, command)
        await self._room.make_move(seat, command.choice, "person", connection, command.id)

    def _checked_seat(self, connection: "Connection", command: messages.Play) -> int:
        """Whether the question can be answered now; if the choice is legal, the game says."""
        room, table = self._room, self._room.table
        seat = seat_of(connection)
        must_be_playing(table)
        decision = table.game.decision(table.g, seat)
        if decision is None or decision.id != command.decision:
            raise Refused("stale-decision", f"decision {command.decision} is not open for you")
        question = room.timing.questions.get(command.decision)
        if question and self._is_too_early(question, seat, command.choice):
            raise Refused("too-early", "this question takes a little longer, whoever is asked")
        return seat

    def _is_too_early(self, question: OpenQuestion, seat: int, choice: int) -> bool:
        """AC-N16, AC-N17  In a window only what happens by itself has to wait for its end."""
        room, table = self._room, self._room.table
        if room.clock.now() >= room.timing.earliest_answer(question):
            return False
        return not table.settings.is_window(question.prompt) or choice == table.game.default(
            table.g, seat
        )

    async def _chat(self, connection: "Connection", command: messages.Chat) -> None:
        room, table = self._room, self._room.table
        if not table.settings.chat_is_open:
            raise Refused("no-chat", "this table is played without chat")
        text = " ".join(command.text.split())
        if not text:
            raise Refused("bad-message", "an empty line")
        seat = connection.viewer
        if seat is not None and table.is_running:
            names = [each.name for each in table.seats]
            objection = await room.house.work.think(
                connection.person.id, table.game.referee, table.g, seat, text, names
            )
            if objection is not None:
                raise Refused("held-back", "the referee", objection.text, objection.word)
        fail_at("checked")
        who = tag(connection.person.id, table.id)
        name = connection.person.name if seat is None else table.seats[seat].name
        await room.enter([Chatted(seat, name, text, who)], connection, command.id)
