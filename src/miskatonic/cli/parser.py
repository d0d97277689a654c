"""The commands of `miskatonic` and their arguments."""

import argparse
import sys
import textwrap
from typing import Final, NoReturn

from miskatonic import __version__, kernel
from miskatonic.bots import levels
from miskatonic.games import GAMES
from miskatonic.text import LANGUAGES, Texts

BAD_INPUT: Final = 2
# These commands parse their own arguments.
HANDED_ON: Final = ("serve", "verify")
# The help of these commands lists the values of --bots and --option.
LISTS_VALUES: Final = ("play", "sim", "arena")
# These add games, content and bots before other arguments are read, so they may appear anywhere.
WITH: Final = "--with"
PACK: Final = "--pack"
POLICY: Final = "--policy"


def version() -> str:
    """The version, and whether the kernel is compiled, which is about ten times faster."""
    how = "interpreted" if str(kernel.__file__).endswith(".py") else "compiled"
    return f"{__version__} ({how})"


class HelpWithDefaults(argparse.ArgumentDefaultsHelpFormatter):
    """Shows the default of each option that has one."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        has_default = action.default not in (None, False, [])
        return super()._get_help_string(action) if has_default else action.help


class Parser(argparse.ArgumentParser):
    """Reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}", file=sys.stderr)
        sys.exit(BAD_INPUT)


class ListingParser(Parser):
    """A parser whose help also lists the levels and options of all games."""

    lists: Texts | None = None

    def format_help(self) -> str:
        told = super().format_help()
        return told if self.lists is None else f"{told}\n{values_of_games(self.lists)}"


def values_of_games(texts: Texts) -> str:
    lines = [texts("cli-values-bots")]
    lines += [f"  {game}: {', '.join(levels(game))}" for game in GAMES]
    for name, game in GAMES.items():
        lines += ["", texts("cli-values-options", game=name)]
        lines += [
            textwrap.fill(
                f"{option.name}: {option.range()}",
                78,
                initial_indent="  ",
                subsequent_indent="    ",
                break_on_hyphens=False,
            )
            for option in game.options
        ]
    return "\n".join([*lines, ""])


def build_parser(texts: Texts) -> argparse.ArgumentParser:
    parser = Parser(prog="miskatonic", description=texts("cli-description"))
    parser.add_argument("--version", action="version", version=f"%(prog)s {version()}")
    commands = parser.add_subparsers(
        dest="command", required=True, metavar="COMMAND", parser_class=ListingParser
    )
    for name, arguments in (
        ("play", _play),
        ("sim", _sim),
        ("arena", _arena),
        ("strength", _strength),
        ("fuzz", _fuzz),
        ("puzzles", _puzzles),
        ("replay", _replay),
        ("analyse", _analyse),
        ("evaluate", _evaluate),
        ("export", _export),
        ("bot", _bot),
        ("mcp", _mcp),
    ):
        words = texts(f"cli-{name}")
        command = commands.add_parser(
            name, help=words, description=words, formatter_class=HelpWithDefaults
        )
        arguments(command, texts)
        if name in LISTS_VALUES:
            command.lists = texts
        command.add_argument(
            "--language",
            choices=LANGUAGES,
            metavar="LANGUAGE",
            default=texts.language,
            help=texts("cli-option-language", languages=", ".join(LANGUAGES)),
        )
        command.add_argument(WITH, metavar="FILE", help=texts("cli-option-with"))
        command.add_argument(PACK, metavar="FOLDER", help=texts("cli-option-pack"))
        command.add_argument(POLICY, metavar="FILE", help=texts("cli-option-policy"))
    for name in (*HANDED_ON, "admin"):
        commands.add_parser(name, help=texts(f"cli-{name}"), add_help=False)
    return parser


def _game(command: argparse.ArgumentParser, texts: Texts, required: bool = True) -> None:
    words = texts("cli-argument-game", games=", ".join(GAMES))
    command.add_argument("game", metavar="GAME", nargs=None if required else "?", help=words)


def _setup(command: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments for the number of seats and the options."""
    command.add_argument("--seats", type=_whole, metavar="N", help=texts("cli-option-seats"))
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=texts("cli-option-option"),
    )


def _table(command: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments that play and sim share."""
    _setup(command, texts)
    command.add_argument("--bots", metavar="LEVEL", help=texts("cli-option-bots"))


def _workers(command: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments for worker processes and progress."""
    command.add_argument(
        "--processes", type=_count, metavar="N", help=texts("cli-option-processes")
    )
    command.add_argument("--ray", metavar="ADDRESS", help=texts("cli-option-ray"))
    command.add_argument("--progress", action="store_true", help=texts("cli-option-progress"))


def _games(command: argparse.ArgumentParser, texts: Texts, number: int | None = None) -> None:
    words = texts("cli-option-games")
    command.add_argument("--games", type=_count, default=number, metavar="N", help=words)


def _seed(command: argparse.ArgumentParser, texts: Texts, seed: int | None = 1) -> None:
    words = texts("cli-option-seed")
    command.add_argument("--seed", type=_whole, default=seed, metavar="S", help=words)


def _play(command: argparse.ArgumentParser, texts: Texts) -> None:
    _game(command, texts)
    command.add_argument("--terminal", action="store_true", help=texts("cli-option-terminal"))
    _table(command, texts)
    command.add_argument("--seat", type=_whole, metavar="K", help=texts("cli-option-own-seat"))
    _seed(command, texts, None)
    command.add_argument("--name", metavar="NAME", help=texts("cli-option-name"))
    command.add_argument("--new", action="store_true", help=texts("cli-option-new"))
    command.add_argument("--save", metavar="FILE", help=texts("cli-option-save"))


def _sim(command: argparse.ArgumentParser, texts: Texts) -> None:
    _game(command, texts)
    _table(command, texts)
    command.add_argument("--talk", action="store_true", help=texts("cli-option-talk"))
    _games(command, texts, 1000)
    _seed(command, texts)
    _workers(command, texts)
    command.add_argument("--keep", metavar="FILE", help=texts("cli-option-keep"))
    command.add_argument("--json", action="store_true", help=texts("cli-option-json"))


def _arena(command: argparse.ArgumentParser, texts: Texts) -> None:
    _game(command, texts)
    contest = command.add_mutually_exclusive_group(required=True)
    contest.add_argument("--bots", metavar="BOT,BOT,…", help=texts("cli-option-contest"))
    contest.add_argument("--teams", metavar="TEAM=BOT,…", help=texts("cli-option-teams"))
    _setup(command, texts)
    _games(command, texts, 100)
    _seed(command, texts)
    _workers(command, texts)
    command.add_argument("--keep", metavar="FILE", help=texts("cli-option-keep"))
    thinking = command.add_mutually_exclusive_group()
    thinking.add_argument(
        "--seconds", type=_seconds, metavar="S", help=texts("cli-option-thinking")
    )
    thinking.add_argument(
        "--simulations", type=_count, metavar="N", help=texts("cli-option-simulations")
    )
    command.add_argument("--duplicate", action="store_true", help=texts("cli-option-duplicate"))
    command.add_argument("--json", action="store_true", help=texts("cli-option-json"))
    command.add_argument("--plot", metavar="FILE", help=texts("cli-option-plot"))


def _strength(command: argparse.ArgumentParser, texts: Texts) -> None:
    _game(command, texts)
    command.add_argument("--quick", action="store_true", help=texts("cli-option-quick-look"))
    command.add_argument(
        "--out", default="docs/strength", metavar="DIR", help=texts("cli-option-page")
    )
    command.add_argument(
        "--results", default="build/strength", metavar="DIR", help=texts("cli-option-results")
    )
    command.add_argument(
        "--processes", type=_count, metavar="N", help=texts("cli-option-processes")
    )
    command.add_argument("--minutes", type=_minutes, metavar="M", help=texts("cli-option-minutes"))
    command.add_argument("--seed", type=_whole, metavar="S", help=texts("cli-option-page-seed"))
    command.add_argument("--progress", action="store_true", help=texts("cli-option-progress"))
    command.add_argument("--odds", metavar="FILE", help=texts("cli-option-odds"))


def _puzzles(command: argparse.ArgumentParser, texts: Texts) -> None:
    _game(command, texts)
    _games(command, texts, 200)
    _seed(command, texts, 50_000)
    command.add_argument(
        "--wanted", type=_count, default=5, metavar="K", help=texts("cli-option-wanted")
    )
    command.add_argument("--out", metavar="FILE", help=texts("cli-option-puzzles-out"))


def _fuzz(command: argparse.ArgumentParser, texts: Texts) -> None:
    _game(command, texts, required=False)
    bound = command.add_mutually_exclusive_group()
    bound.add_argument("--seconds", type=_seconds, metavar="S", help=texts("cli-option-seconds"))
    bound.add_argument("--games", type=_count, metavar="N", help=texts("cli-option-games"))
    _seed(command, texts, None)
    command.add_argument("--out", default="fuzz-found", metavar="DIR", help=texts("cli-option-out"))


def _replay(command: argparse.ArgumentParser, texts: Texts) -> None:
    command.add_argument("file", metavar="FILE", help=texts("cli-argument-file"))
    command.add_argument(
        "--through", default="all", metavar="SEAT|all", help=texts("cli-option-through")
    )


def _analyse(command: argparse.ArgumentParser, texts: Texts) -> None:
    command.add_argument("file", metavar="FILE", help=texts("cli-argument-file"))
    command.add_argument(
        "--seat", type=_whole, required=True, metavar="N", help=texts("cli-option-analysed-seat")
    )
    command.add_argument(
        "--seconds", type=_seconds, metavar="S", help=texts("cli-option-analysis-seconds")
    )
    command.add_argument("--json", action="store_true", help=texts("cli-option-json"))
    command.add_argument("--progress", action="store_true", help=texts("cli-option-progress"))


def _evaluate(command: argparse.ArgumentParser, texts: Texts) -> None:
    _game(command, texts)
    command.add_argument("--agent", required=True, metavar="AGENT", help=texts("cli-option-agent"))
    command.add_argument("--against", metavar="BOT,BOT,…", help=texts("cli-option-against"))
    _setup(command, texts)
    command.add_argument(
        "--deals", type=_count, default=20, metavar="N", help=texts("cli-option-deals")
    )
    _seed(command, texts)
    command.add_argument(
        "--seconds", type=_seconds, default=60.0, metavar="S", help=texts("cli-option-patience")
    )
    command.add_argument(
        "--simulations", type=_count, metavar="N", help=texts("cli-option-simulations")
    )
    command.add_argument(
        "--tries", type=_count, default=3, metavar="N", help=texts("cli-option-tries")
    )
    command.add_argument("--silent", action="store_true", help=texts("cli-option-silent"))
    command.add_argument("--view", action="store_true", help=texts("cli-option-view"))
    command.add_argument(
        "--out", default="build/evaluate", metavar="DIR", help=texts("cli-option-evaluate-out")
    )
    _workers(command, texts)
    command.add_argument("--json", action="store_true", help=texts("cli-option-json"))


def _export(command: argparse.ArgumentParser, texts: Texts) -> None:
    _game(command, texts)
    command.add_argument("--bots", metavar="LEVEL,LEVEL,…", help=texts("cli-option-export-bots"))
    _setup(command, texts)
    _games(command, texts, 10)
    _seed(command, texts)
    command.add_argument(
        "--simulations", type=_count, metavar="N", help=texts("cli-option-simulations")
    )
    command.add_argument(
        "--records", nargs="*", default=[], metavar="FILE", help=texts("cli-option-records")
    )
    command.add_argument("--no-text", action="store_true", help=texts("cli-option-no-text"))
    command.add_argument(
        "--out", default="build/data", metavar="DIR", help=texts("cli-option-export-out")
    )
    command.add_argument("--progress", action="store_true", help=texts("cli-option-progress"))


def _server(command: argparse.ArgumentParser, texts: Texts) -> None:
    command.add_argument(
        "--server", default="http://127.0.0.1:8000", metavar="URL", help=texts("cli-option-server")
    )


def _bot(command: argparse.ArgumentParser, texts: Texts) -> None:
    _server(command, texts)
    command.add_argument("--login", metavar="LOGIN", help=texts("cli-option-login"))
    what = command.add_mutually_exclusive_group()
    what.add_argument("--name", metavar="NAME", help=texts("cli-option-bot-name"))
    what.add_argument("--revoke", metavar="ID", help=texts("cli-option-revoke"))


def _mcp(command: argparse.ArgumentParser, texts: Texts) -> None:
    _server(command, texts)
    command.add_argument("--token", metavar="TOKEN", help=texts("cli-option-token"))


def _whole(word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{word!r} is not a whole number") from None


def _count(word: str) -> int:
    number = _whole(word)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{word!r}; expected a whole number from 1")
    return number


def _seconds(word: str) -> float:
    return _time(word, "seconds")


def _minutes(word: str) -> float:
    return _time(word, "minutes")


def _time(word: str, unit: str) -> float:
    try:
        time = float(word)
    except ValueError:
        time = 0.0
    if not 0 < time < float("inf"):
        raise argparse.ArgumentTypeError(f"{word!r}; expected a number of {unit} above 0")
    return time
