"""The command line: `main` runs one of the commands that `miskatonic --help` lists.

Each command is a module of this package with a `run` function; `parser` defines their arguments.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from miskatonic.bots.policies import add_policies
from miskatonic.cli.parser import BAD_INPUT, HANDED_ON, PACK, POLICY, WITH, Parser, build_parser
from miskatonic.cli.usage import BadUsage
from miskatonic.errors import BadContent, BadOptions, BadSave
from miskatonic.games import VARIABLE, add_packs, load_file
from miskatonic.terminal.screen import steady_streams
from miskatonic.terminal.words import language_argument
from miskatonic.text import Texts

__all__ = ["main"]

INTERRUPTED: Final = 130

Command = Callable[[argparse.Namespace, Texts], int]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    steady_streams()
    # Without a command, start a server and open the browser.
    given = given or ["serve"]
    texts = Texts(language_argument(given))
    try:
        given = use_policies(use_packs(use_games(given)))
        if given[:1] and given[0] in HANDED_ON:
            return _run_own_parser(texts, given[0], given[1:])
        if given[:1] == ["admin"]:
            return _run_admin(texts, given[1:])
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
        # The reader closed the pipe, such as `head`; Python must not complain about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run_own_parser(texts: Texts, command: str, arguments: list[str]) -> int:
    """Run a command that parses its own arguments."""
    try:
        module: Any = import_module("miskatonic.server.run")
    except ImportError as error:
        raise BadUsage(texts("bad-server", command=command, reason=str(error))) from None
    code: int = getattr(module, command)(arguments)
    return code


def _run_admin(texts: Texts, arguments: list[str]) -> int:
    """Run a subcommand of `miskatonic admin`, which needs the server."""
    try:
        admin: Any = import_module("miskatonic.cli.admin")
    except ImportError as error:
        raise BadUsage(texts("bad-server", command="admin", reason=str(error))) from None
    parser = Parser(prog="miskatonic admin", description=texts("admin-description"))
    admin.add_commands(parser, texts)
    parsed = parser.parse_args(arguments)
    code: int = admin.run(parsed, Texts(parsed.language))
    return code


def use_games(arguments: list[str]) -> list[str]:
    """Register the games of `--with FILE`, here and for workers; return the other arguments."""
    files, rest = _extract_option(arguments, WITH)
    for file in files:
        load_file(file)
    known = os.environ.get(VARIABLE, "")
    if files:
        paths = [str(Path(file).resolve()) for file in files]
        os.environ[VARIABLE] = os.pathsep.join([*([known] if known else []), *paths])
    return rest


def use_packs(arguments: list[str]) -> list[str]:
    """Use the packs of `--pack FOLDER`, here and in workers; return the other arguments."""
    folders, rest = _extract_option(arguments, PACK)
    if folders:
        add_packs(folders)
    return rest


def use_policies(arguments: list[str]) -> list[str]:
    """Use the policies of `--policy FILE`, here and in workers; return the other arguments."""
    files, rest = _extract_option(arguments, POLICY)
    if files:
        add_policies(files)
    return rest


def _extract_option(arguments: list[str], option: str) -> tuple[list[str], list[str]]:
    """The values of an option that may appear anywhere, and repeatedly; and the other arguments."""
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
