"""`miskatonic arena`: measure how strong bots are against each other."""

import argparse
import contextlib
import sys
from dataclasses import replace
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from miskatonic.bots import Budget
from miskatonic.cli.usage import (
    BadUsage,
    check_plot,
    check_seats,
    find_game,
    opened,
    parse_options,
    percent_within,
    write_plot,
)
from miskatonic.games import MANIFESTS
from miskatonic.kernel.game import Game
from miskatonic.reports.charts import interval_chart
from miskatonic.reports.comparisons import lead_at_table
from miskatonic.reports.figures import percent
from miskatonic.sim.arena import ALL, Contest, Strengths, keep_contest, known_bots, play_contest
from miskatonic.sim.strength import NEARLY_ALL, Estimate, Setting, Strength
from miskatonic.sim.workers import workers
from miskatonic.terminal.screen import make_bar, make_console
from miskatonic.terminal.words import game_name, readable, said
from miskatonic.text import Texts, prefix_of


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    game = find_game(texts, arguments.game)
    teams = read_teams(texts, game, arguments.teams)
    entered = arguments.bots or next(iter(teams.values()))
    bots = read_bots(texts, game, entered, arguments.seats)
    options = parse_options(texts, game, len(bots), arguments.option)
    check_plot(texts, arguments.plot)
    budget = Budget(arguments.seconds, arguments.simulations)
    given = [word.partition("=")[0] for word in arguments.option]
    varied = tuple(name for name in MANIFESTS[game.id].measures.varied if name not in given)
    contest = Contest(
        game.id,
        options,
        bots,
        arguments.games,
        arguments.seed,
        budget,
        teams,
        varied,
        arguments.duplicate,
    )
    if contest.duplicate:
        contest = replace(contest, games=-(-contest.games // contest.rotations) * contest.rotations)
    games, found = _with_progress(contest, arguments, texts)
    if games < contest.games:
        if not found:
            raise KeyboardInterrupt
        print(texts("arena-cut-short", games=games, planned=contest.games), file=sys.stderr)
        contest = replace(contest, games=games)
    if arguments.plot is not None:
        _plot(texts, game, arguments.plot, contest, found)
    if arguments.json:
        sys.stdout.write(_for_machines(game, contest, found) + "\n")
    else:
        show(make_console(), texts, game, contest, found)
    return 0


def read_bots(texts: Texts, game: Game[Any, Any], given: str, seats: int | None) -> tuple[str, ...]:
    """Parse --bots: adept,novice*4 is one adept and four novices; a single bot fills all seats."""
    known = known_bots(game.id)
    bots: list[str] = []
    for word in given.split(","):
        name, star, times = word.strip().partition("*")
        if name not in known:
            raise BadUsage(texts("bad-level", level=name, levels=", ".join(known)))
        if star and not (times.isdecimal() and 0 < int(times) <= len(game.seats) + game.seats[0]):
            raise BadUsage(texts("bad-times", word=word.strip()))
        bots += [name] * int(times or 1)
    if len(bots) == 1:
        bots *= check_seats(texts, game, seats)
    if seats is not None and seats != len(bots):
        raise BadUsage(texts("bad-bots", bots=len(bots), seats=seats))
    check_seats(texts, game, len(bots))
    return tuple(bots)


def read_teams(texts: Texts, game: Game[Any, Any], given: str | None) -> dict[str, str]:
    """Parse --teams: investigators=adept,cultists=random. Every team needs a bot."""
    if given is None:
        return {}
    known = known_bots(game.id)
    names = MANIFESTS[game.id].measures.teams
    teams: dict[str, str] = {}
    for word in given.split(","):
        team, _, bot = word.strip().partition("=")
        if team not in names:
            raise BadUsage(texts("bad-teams", word=given, teams=", ".join(names) or "–"))
        if bot not in known:
            raise BadUsage(texts("bad-level", level=bot, levels=", ".join(known)))
        teams[team] = bot
    if set(teams) != set(names):
        raise BadUsage(texts("bad-teams", word=given, teams=", ".join(names)))
    return teams


def _plot(
    texts: Texts, game: Game[Any, Any], name: str, contest: Contest, found: Strengths
) -> None:
    title = _title(texts, game, contest)
    has_teams = any(team for _, team in found)
    if has_teams or contest.measures.cooperative:
        rows = [
            (_row_name(*row), *each.wins.estimate().with_bounds())
            for row, each in found.items()
            if row[1] or not has_teams
        ]
        picture = interval_chart(title, texts("arena-column-wins"), rows, 0.5)
    else:
        rows = [(bot, *each.share.estimate().with_bounds()) for (bot, _), each in found.items()]
        fair = 1 / len(contest.bots)
        picture = interval_chart(title, texts("arena-column-share"), rows, fair)
    write_plot(texts, name, picture)


def _with_progress(
    contest: Contest, arguments: argparse.Namespace, texts: Texts
) -> tuple[int, Strengths]:
    """Play the games; return how many were played, and the results. Ctrl-C stops early."""
    played = 0
    found: Strengths = {}
    kept = opened(texts, arguments.keep, keep_contest, contest)
    with (
        workers(arguments.processes, arguments.ray) as several,
        make_bar(arguments.progress) as bar,
    ):
        task = bar.add_task(texts("sim-progress"), total=contest.games)

        def progress(games: int, so_far: Strengths) -> None:
            nonlocal played, found
            played += games
            found = so_far
            bar.advance(task, games)

        with contextlib.suppress(KeyboardInterrupt):
            play_contest(contest, several, progress, kept)
    return played, found


def _for_machines(game: Game[Any, Any], contest: Contest, found: Strengths) -> str:
    plain = {
        "game": game.id,
        "rules": game.version,
        "options": contest.options,
        "bots": contest.bots,
        "games": contest.games,
        "seed": contest.seed,
        "seconds": contest.budget.seconds,
        "simulations": contest.budget.simulations,
        "fair_share": 1 / len(contest.bots),
        "duplicate": contest.duplicate,
        "teams": contest.teams,
        "varied": contest.varied,
        "strength": {bot: each.to_plain() for (bot, team), each in found.items() if team == ALL},
        "by_team": [
            {"bot": bot, "team": team, **each.to_plain()}
            for (bot, team), each in found.items()
            if team != ALL
        ],
    }
    return msgspec.json.format(msgspec.json.encode(plain), indent=2).decode()


# ---------------------------------------------------------------- output


def show(
    console: Console, texts: Texts, game: Game[Any, Any], contest: Contest, found: Strengths
) -> None:
    console.print(_title(texts, game, contest))
    has_teams = any(team for _, team in found)
    table = Table(header_style="bold")
    table.add_column(texts("arena-column-bot"))
    if has_teams:
        table.add_column(texts("arena-column-team"))
    cooperative = contest.measures.cooperative
    score = said(texts, f"{prefix_of(game.id)}-score", texts("sim-score"))
    for heading in (
        texts("arena-column-seats"),
        texts("arena-column-wins"),
        *([] if cooperative else [texts("arena-column-share")]),
        score,
        texts("arena-column-time"),
        texts("arena-column-slow"),
    ):
        table.add_column(heading, justify="right")
    for (bot, team), each in found.items():
        table.add_row(
            bot,
            *([_team_name(texts, game, team)] if has_teams else []),
            "" if contest.teams or team else str(contest.bots.count(bot)),
            percent(each.wins.estimate()),
            *([] if cooperative else [percent(each.share.estimate())]),
            _number(each.score.estimate()) if each.score.count else "",
            f"{each.milliseconds():.2f} ms",
            f"{each.milliseconds(NEARLY_ALL):.2f} ms",
        )
    console.print(table)
    if contest.duplicate:
        _show_leads(console, texts, found)
    _show_measures(console, texts, game, found)
    for (bot, team), each in found.items():
        if each.settings and team == ALL:
            console.print(_win_matrix(texts, game, bot, each, contest.settings()))
    if not cooperative:
        console.print(texts("arena-fair", share=f"{100 / len(contest.bots):.1f} %"))
    console.print(texts("arena-sure"))


def _show_leads(console: Console, texts: Texts, found: Strengths) -> None:
    """Print each bot's lead over the other seats: by game, and by deal."""
    leads = {row: lead_at_table(each) for row, each in found.items()}
    table = Table(header_style="bold")
    table.add_column(texts("arena-column-bot"))
    for heading in ("deals", "lead", "by-deal"):
        table.add_column(texts(f"arena-column-{heading}"), justify="right")
    for row, lead in leads.items():
        if lead is not None:
            table.add_row(
                _row_name(*row),
                str(len(found[row].lead_by_deal.sums)),
                percent(lead.plain),
                percent(lead.by_deal),
            )
    if table.row_count:
        console.print(table)


def _show_measures(console: Console, texts: Texts, game: Game[Any, Any], found: Strengths) -> None:
    """Print the game's own measures, one column each."""
    measured = {row: each.measures for row, each in found.items() if row[1] and each.measures}
    names = list(dict.fromkeys(name for measures in measured.values() for name in measures))
    if not names:
        return
    table = Table(header_style="bold")
    table.add_column(texts("arena-column-bot"))
    table.add_column(texts("arena-column-team"))
    for name in names:
        heading = said(texts, f"{prefix_of(game.id)}-measure-{name}", readable(name))
        table.add_column(heading, justify="right")
    for (bot, team), measures in measured.items():
        cells = [_number(measures[name].estimate()) if name in measures else "" for name in names]
        table.add_row(bot, _team_name(texts, game, team), *cells)
    console.print(table)


def _win_matrix(
    texts: Texts, game: Game[Any, Any], bot: str, strength: Strength, settings: list[Setting]
) -> Table:
    """Wins by setting: the first varied option in rows, the others in columns."""
    table = Table(header_style="bold", title=bot)
    across = list(dict.fromkeys(setting[1:] for setting in settings))
    table.add_column("")
    for values in across:
        names = [said(texts, f"{prefix_of(game.id)}-{each}", readable(each)) for each in values]
        table.add_column(", ".join(names) or texts("arena-column-wins"), justify="right")
    for value in dict.fromkeys(setting[0] for setting in settings):
        cells = [strength.settings.get((value, *values)) for values in across]
        name = said(texts, f"{prefix_of(game.id)}-{value}", readable(value))
        table.add_row(
            name,
            *["" if cell is None else percent_within(cell.total, cell.count) for cell in cells],
        )
    return table


def _team_name(texts: Texts, game: Game[Any, Any], team: str) -> str:
    return said(texts, f"{prefix_of(game.id)}-team-{team}", readable(team)) if team else ""


def _row_name(bot: str, team: str) -> str:
    return f"{bot} ({team})" if team else bot


def _title(texts: Texts, game: Game[Any, Any], contest: Contest) -> str:
    seats = texts("seat-count", n=len(contest.bots))
    return texts("sim-title", games=contest.games, game=game_name(texts, game), seats=seats)


def _number(found: Estimate) -> str:
    margin = "" if found.margin is None else f" ± {found.margin:.2f}"
    return f"{found.mean:.2f}{margin}"
