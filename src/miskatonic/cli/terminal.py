"""Play a game in the terminal, with bots in the other seats."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from miskatonic.bots import Budget, make, playing
from miskatonic.cli.saves import Seating, write_game
from miskatonic.games import MANIFESTS
from miskatonic.kernel.game import Game
from miskatonic.kernel.replay import Record
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Decision, State
from miskatonic.terminal.words import listed, seat_names
from miskatonic.text import Texts

# First random stream for bots. Each move has its own stream of the game's seed, so a resumed game
# continues exactly as it would have.
BOTS: Final = 1000
# Invalid input is shown up to this length.
LONGEST: Final = 40


class PlayerQuit(Exception):
    """The player quits."""


class TerminalGame:
    """A game in the terminal, new or resumed."""

    def __init__(
        self,
        game: Game[Any, Any],
        record: Record,
        seating: Seating,
        file: Path,
        texts: Texts,
        console: Console,
        read: Callable[[str], str],
    ) -> None:
        self.game: Final = game
        self.record: Final = record
        self.seating: Final = seating
        self.seat: Final = seating.seat
        self.file: Final = file
        self.texts: Final = texts
        self.console: Final = console
        self.read: Final = read
        names = seat_names(texts, record.seats, seating.seat, seating.name)
        self.table: Final = MANIFESTS[game.id].terminal(game, texts, names, console)
        self.bot: Final = make(game.id, playing(game.id, seating.bots))
        self.told = 0
        self.declined = False
        self.g: State = self._replay_record()

    def _replay_record(self) -> State:
        """Replay the record; set `told` to what the player knew before their last move."""
        game, record = self.game, self.record
        own = [at for at, (seat, _) in enumerate(record.moves) if seat == self.seat]
        if own:
            moves = record.moves[: own[-1]]
            options, seed = record.options, record.seed
            seen = Record(game.id, record.version, record.seats, options, seed, moves)
            self.told = game.told_so_far(game.replay(seen))
        g: State = game.replay(record)
        return g

    # ---------------------------------------------------------------- playing

    def play(self) -> bool:
        """Play until the game is over (True) or the player quits (False)."""
        try:
            while self.game.result(self.g) is None:
                self._next_move()
        except (PlayerQuit, KeyboardInterrupt, EOFError):
            self.console.print()
            self.console.print(self.texts("game-left"))
            return False
        self._show_end()
        return True

    def _next_move(self) -> None:
        own = self.game.decision(self.g, self.seat)
        if own is not None and not (own.optional and self.declined):
            choice = self._ask(own)
            # Ask an optional decision only once, until the next mandatory one.
            self.declined = own.optional and choice is None
            if choice is not None:
                # The next report includes the effects of the player's own move.
                self.told = self.game.told_so_far(self.g)
                self._make_move(self.seat, choice)
            return
        other = next(
            each
            for each in self.game.decisions(self.g)
            if each.seat != self.seat and not each.optional
        )
        view = self.game.knowledge(self.g, other.seat)
        rng = Rng(self.record.seed, BOTS + len(self.record.moves))
        self._make_move(other.seat, self.bot.choose(view, view["decision"], rng, Budget()))

    def _make_move(self, seat: int, choice: int) -> None:
        self.game.play(self.g, seat, choice)
        self.record.moves.append((seat, choice))
        write_game(self.file, self.record, self.seating)

    # ---------------------------------------------------------------- asking

    def _ask(self, decision: Decision) -> int | None:
        view = self.game.view(self.g, self.seat)
        self._show_since(view)
        self.console.print(self.table.picture(view))
        self.console.print()
        self._print_painted(self.table.question(view), "bold")
        for number, choice in enumerate(decision.options, 1):
            self.console.print(f"  {number}  {self.table.option(view, choice)}")
        for choice, reason in zip(decision.locked, decision.reasons, strict=True):
            label = f"  –  {self.table.option(view, choice)}: {self.table.reason(reason)}"
            self.console.print(Text(label, style="dim"))
        if decision.optional:
            self.console.print(self.texts("ask-optional"))
        return self._read_choice(decision, view)

    def _read_choice(self, decision: Decision, view: Any) -> int | None:
        """Ask until the answer is valid; None declines an optional decision."""
        most = len(decision.options)
        prompt = f"{self.texts('ask-choice-range', n=most)} ({self.texts('ask-help-short')}): "
        while True:
            word = self.read(prompt).strip()
            if not word and decision.optional:
                return None
            if word.isdecimal() and len(word) < 10 and 1 <= int(word) <= most:
                return decision.options[int(word) - 1]
            self._handle_other_input(word, most, view)

    def _handle_other_input(self, word: str, most: int, view: Any) -> None:
        """Handle other input: quit, show help, or say what would be valid."""
        shown = word[:LONGEST]
        key, _, about = word.partition(" ")
        if key.lower() == "q" and not about:
            raise PlayerQuit
        if word.startswith("?") or key.lower() == "r":
            self._help(word[1:].strip(), all_rules=not word.startswith("?"), view=view)
        elif not word:
            self.console.print(self.texts("bad-input-empty", n=most))
        elif word.lstrip("+-").isdecimal():
            self.console.print(self.texts("bad-input-range", input=shown, n=most))
        else:
            self.console.print(self.texts("bad-input-word", input=shown, n=most))

    def _help(self, word: str, all_rules: bool, view: Any) -> None:
        if not word and not all_rules:
            self.console.print(self.texts("ask-help", example=self.table.example()))
            how = self.table.how_to_play()
            if how is not None:
                self.console.print(how)
            return
        rules = self.table.rules_about(word, view)
        for line in rules:
            self.console.print(line)
        if not rules:
            self.console.print(self.texts("bad-help-word", word=word[:LONGEST]))

    # ---------------------------------------------------------------- showing

    def _show_since(self, view: Any) -> None:
        self.console.print()
        self.console.print(Rule(self.texts("game-since"), style="dim"))
        for line in self.table.story(self.game.events(self.g, self.seat, self.told), view):
            self.console.print(line)
        self.console.print()

    def _print_painted(self, sentence: str, style: str) -> None:
        text = self.table.painted(sentence)
        text.style = style
        self.console.print(text)

    def _show_end(self) -> None:
        view = self.game.view(self.g, self.seat)
        result = self.game.result(self.g)
        assert result is not None
        self._show_since(view)
        self.console.print(self.table.picture(view))
        self.console.print(Rule(self.texts("result-title"), style="dim"))
        won = self.seat in result.winners
        self.console.print(Text(self.texts("result-won" if won else "result-lost"), style="bold"))
        names = [self.table.name(seat) for seat in result.winners]
        winners = self.texts("result-winners", n=len(names), names=listed(self.texts, names))
        self.console.print(winners)
        seed = self.texts("game-seed-revealed", seed=self.record.seed.hex())
        self.console.print(Text(seed, style="dim"))
