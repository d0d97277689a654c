"""The commands and their arguments."""

import argparse
import os
import sys
import textwrap
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NoReturn

from miskatonic import __version__
from miskatonic.bots import levels
from miskatonic.bots.policies import add_policies
from miskatonic.cli.usage import BadUsage
from miskatonic.errors import BadContent, BadOptions, BadSave
from miskatonic.games import GAMES, MANIFESTS, VARIABLE, load_file
from miskatonic.games.packs import add_packs
from miskatonic.terminal.screen import steady_streams
from miskatonic.terminal.words import asked_for
from miskatonic.text import LANGUAGES, Texts

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
# These have modules, and arguments, of their own.
HANDED_ON: Final = ("serve", "verify")
# Their help says which values --bots and --option take.
LISTS_VALUES: Final = ("play", "sim", "arena")
# These add a game, content for one, and bots before anything else is read: they stand anywhere.
WITH: Final = "--with"
PACK: Final = "--pack"
POLICY: Final = "--policy"

Command = Callable[[argparse.Namespace, Texts], int]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    steady_streams()
    # Without a word it means: play. A server, a browser, bots.
    given = given or ["serve"]
    texts = Texts(asked_for(given))
    try:
        given = add_learned(add_content(add_games(given)))
        if given[:1] and given[0] in HANDED_ON:
            return _hand_on(texts, given[0], given[1:])
        if given[:1] == ["admin"]:
            return _look_after(texts, given[1:])
        parsed = build_parser(texts).parse_args(given)
        texts = Texts(parsed.language)
        run: Command = import_module(f"miskatonic.cli.{parsed.command}").run
        return run(parsed, texts)
    except (BadUsage, BadContent, BadOptions, BadSave) as error:
        print(f"miskatonic: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has enough; Python must not complain about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def version() -> str:
    """With how it runs: compiled is some ten times faster."""
    from miskatonic import kernel  # noqa: PLC0415

    how = "interpreted" if str(kernel.__file__).endswith(".py") else "compiled"
    return f"{__version__} ({how})"


def _hand_on(texts: Texts, command: str, arguments: list[str]) -> int:
    """These parse their own arguments."""
    try:
        module: Any = import_module("miskatonic.server.run")
    except ImportError as error:
        raise BadUsage(texts("bad-server", command=command, reason=str(error))) from None
    code: int = getattr(module, command)(arguments)
    return code


def _look_after(texts: Texts, arguments: list[str]) -> int:
    """This has commands of its own, and needs the server."""
    try:
        admin: Any = import_module("miskatonic.cli.admin")
    except ImportError as error:
        raise BadUsage(texts("bad-server", command="admin", reason=str(error))) from None
    parser = Parser(prog="miskatonic admin", description=texts("admin-description"))
    admin.add_commands(parser, texts)
    parsed = parser.parse_args(arguments)
    code: int = admin.run(parsed, Texts(parsed.language))
    return code


def add_games(arguments: list[str]) -> list[str]:
    """Register the games of `--with FILE`, here and for workers; returns the other arguments."""
    files, rest = _taken_out(arguments, WITH)
    for file in files:
        load_file(file)
    known = os.environ.get(VARIABLE, "")
    if files:
        paths = [str(Path(file).resolve()) for file in files]
        os.environ[VARIABLE] = os.pathsep.join([*([known] if known else []), *paths])
    return rest


def add_content(arguments: list[str]) -> list[str]:
    """Use the packs of `--pack FOLDER`, here and in workers; returns the other arguments."""
    folders, rest = _taken_out(arguments, PACK)
    if folders:
        add_packs(folders, MANIFESTS)
    return rest


def add_learned(arguments: list[str]) -> list[str]:
    """Use the policies of `--policy FILE`, here and in workers; returns the other arguments."""
    files, rest = _taken_out(arguments, POLICY)
    if files:
        add_policies(files)
    return rest


def _taken_out(arguments: list[str], option: str) -> tuple[list[str], list[str]]:
    """The values of an option that may stand anywhere, more than once; and the other arguments."""
    values: list[str] = []
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == option:
            values.append(next(words, ""))
        elif word.startswith(f"{option}="):
            values.append(word.removeprefix(f"{option}="))
        else:
            rest.append(word)
    return values, rest


class Parser(argparse.ArgumentParser):
    """A mistake is answered in one line."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}", file=sys.stderr)
        sys.exit(BAD_INPUT)


class ListingParser(Parser):
    """Its help lists levels and options of all games. Their rules are read only for that."""

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
        ("bench", _bench),
        ("evaluate", _evaluate),
        ("export", _export),
        ("bot", _bot),
        ("mcp", _mcp),
    ):
        words = texts(f"cli-{name}")
        command = commands.add_parser(name, help=words, description=words)
        arguments(command, texts)
        if name in LISTS_VALUES:
            command.lists = texts
        command.add_argument(
            "--language",
            choices=LANGUAGES,
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
    """How many play, and with which options."""
    command.add_argument("--seats", type=_whole, metavar="N", help=texts("cli-option-seats"))
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=texts("cli-option-option"),
    )


def _table(command: argparse.ArgumentParser, texts: Texts) -> None:
    """What play and sim have in common."""
    _setup(command, texts)
    command.add_argument("--bots", metavar="LEVEL", help=texts("cli-option-bots"))


def _workers(command: argparse.ArgumentParser, texts: Texts) -> None:
    """Who plays the games, and how far they are."""
    command.add_argument(
        "--processes", type=_count, metavar="N", help=texts("cli-option-processes")
    )
    command.add_argument("--ray", metavar="ADDRESS", help=texts("cli-option-ray"))
    command.add_argument("--progress", action="store_true", help=texts("cli-option-progress"))


def _play(command: argparse.ArgumentParser, texts: Texts) -> None:
    _game(command, texts)
    command.add_argument("--terminal", action="store_true", help=texts("cli-option-terminal"))
    _table(command, texts)
    command.add_argument("--seat", type=_whole, metavar="K", help=texts("cli-option-own-seat"))
    command.add_argument("--seed", type=_whole, metavar="S", help=texts("cli-option-seed"))
    command.add_argument("--name", metavar="NAME", help=texts("cli-option-name"))
    command.add_argument("--new", action="store_true", help=texts("cli-option-new"))
    command.add_argument("--save", metavar="FILE", help=texts("cli-option-save"))


def _sim(command: argparse.ArgumentParser, texts: Texts) -> None:
    _game(command, texts)
    _table(command, texts)
    command.add_argument("--talk", action="store_true", help=texts("cli-option-talk"))
    command.add_argument("--games", type=_count, metavar="N", help=texts("cli-option-games"))
    command.add_argument(
        "--seed", type=_whole, default=1, metavar="S", help=texts("cli-option-seed")
    )
    _workers(command, texts)
    command.add_argument("--keep", metavar="FILE", help=texts("cli-option-keep"))
    command.add_argument("--json", action="store_true", help=texts("cli-option-json"))
    command.add_argument("--matrix", action="store_true", help=texts("cli-option-matrix"))
    command.add_argument("--plot", metavar="FILE", help=texts("cli-option-heat"))


def _arena(command: argparse.ArgumentParser, texts: Texts) -> None:
    _game(command, texts)
    contest = command.add_mutually_exclusive_group(required=True)
    contest.add_argument("--bots", metavar="BOT,BOT,…", help=texts("cli-option-contest"))
    contest.add_argument("--teams", metavar="TEAM=BOT,…", help=texts("cli-option-teams"))
    _setup(command, texts)
    command.add_argument(
        "--games", type=_count, default=100, metavar="N", help=texts("cli-option-games")
    )
    command.add_argument(
        "--seed", type=_whole, default=1, metavar="S", help=texts("cli-option-seed")
    )
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
        "--processes", type=_count, default=1, metavar="N", help=texts("cli-option-processes")
    )
    command.add_argument("--minutes", type=_minutes, metavar="M", help=texts("cli-option-minutes"))
    command.add_argument("--seed", type=_whole, metavar="S", help=texts("cli-option-page-seed"))
    command.add_argument("--progress", action="store_true", help=texts("cli-option-progress"))
    command.add_argument("--odds", metavar="FILE", help=texts("cli-option-odds"))
    command.add_argument("--fit-luck", action="store_true", help=texts("cli-option-fit-luck"))


def _puzzles(command: argparse.ArgumentParser, texts: Texts) -> None:
    _game(command, texts)
    command.add_argument(
        "--games", type=_count, default=200, metavar="N", help=texts("cli-option-games")
    )
    command.add_argument(
        "--seed", type=_whole, default=50_000, metavar="S", help=texts("cli-option-seed")
    )
    command.add_argument(
        "--wanted", type=_count, default=5, metavar="K", help=texts("cli-option-wanted")
    )
    command.add_argument("--out", metavar="FILE", help=texts("cli-option-puzzles-out"))


def _fuzz(command: argparse.ArgumentParser, texts: Texts) -> None:
    _game(command, texts, required=False)
    bound = command.add_mutually_exclusive_group()
    bound.add_argument("--seconds", type=_seconds, metavar="S", help=texts("cli-option-seconds"))
    bound.add_argument("--games", type=_count, metavar="N", help=texts("cli-option-games"))
    command.add_argument("--seed", type=_whole, metavar="S", help=texts("cli-option-seed"))
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


def _bench(command: argparse.ArgumentParser, texts: Texts) -> None:
    command.add_argument("--json", action="store_true", help=texts("cli-option-json"))
    command.add_argument("--quick", action="store_true", help=texts("cli-option-quick"))
    command.add_argument("--rows", metavar="NAME,…", help=texts("cli-option-rows"))
    command.add_argument("--no-peers", action="store_true", help=texts("cli-option-no-peers"))


def _evaluate(command: argparse.ArgumentParser, texts: Texts) -> None:
    _game(command, texts)
    command.add_argument("--agent", required=True, metavar="AGENT", help=texts("cli-option-agent"))
    command.add_argument("--against", metavar="BOT,BOT,…", help=texts("cli-option-against"))
    _setup(command, texts)
    command.add_argument(
        "--deals", type=_count, default=20, metavar="N", help=texts("cli-option-deals")
    )
    command.add_argument(
        "--seed", type=_whole, default=1, metavar="S", help=texts("cli-option-seed")
    )
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
    command.add_argument(
        "--games", type=_count, default=10, metavar="N", help=texts("cli-option-games")
    )
    command.add_argument(
        "--seed", type=_whole, default=1, metavar="S", help=texts("cli-option-seed")
    )
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
        raise argparse.ArgumentTypeError(f"{word!r}; it takes a whole number from 1 on")
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
        raise argparse.ArgumentTypeError(f"{word!r}; it takes a number of {unit} above 0")
    return time
