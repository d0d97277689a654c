"""Write figures and tables as Markdown, for strength pages."""

from collections.abc import Sequence
from typing import Final

from miskatonic.reports.experience import PlayerExperience, Spread
from miskatonic.reports.team_leaks import TeamLeaks
from miskatonic.sim.strength import Estimate, Wins, wilson

# A game that is over by this round was short.
EARLY: Final = 2

Line = Sequence[str]


def table(heading: Line, lines: Sequence[Line]) -> str:
    rule = ["---", *["---:"] * (len(heading) - 1)]
    return "".join("| " + " | ".join(line) + " |\n" for line in (heading, rule, *lines))


def percent(found: Estimate) -> str:
    margin = "" if found.margin is None else f" ± {100 * found.margin:.1f}"
    return f"{100 * found.mean:.1f}{margin} %"


def points(found: Estimate) -> str:
    """Format an estimate in percentage points; bold if the interval does not include 0."""
    words = f"{100 * found.mean:+.1f}"
    if found.margin is None:
        return words
    words += f" ± {100 * found.margin:.1f}"
    return f"**{words}**" if abs(found.mean) > found.margin else words


def share(part: float, digits: int = 0) -> str:
    return f"{100 * part:.{digits}f} %"


def three(found: Spread) -> str:
    """The median, the 90th percentile and the maximum."""
    return f"{found.median:.0f}, {found.ninety:.0f}, {found.longest:.0f}"


def length_in_rounds(experience: PlayerExperience) -> tuple[str, str]:
    """The number of rounds, and the share of short games; empty in a game without rounds."""
    if not experience.rounds.longest:
        return "", ""
    return three(experience.rounds), share(experience.over_by(EARLY))


def length_in_minutes(experience: PlayerExperience) -> str:
    return f"{experience.minutes.median:.1f}, {experience.minutes.longest:.1f}"


def won_by(experience: PlayerExperience, team: str) -> str:
    """The share of games that a team won, and its interval."""
    games, wins = len(experience.games), experience.wins_of(team)
    low, high = wilson(wins, games)
    return f"{share(wins / games)} ({100 * low:.0f}–{100 * high:.0f})"


def won_in(cell: Wins | None, target: tuple[float, float] | None) -> str:
    """The share of games won in a cell of a matrix; bold outside the target."""
    if cell is None or not cell.games:
        return ""
    low, high = wilson(cell.wins, cell.games)
    words = f"{share(cell.share())} ({100 * low:.0f}–{100 * high:.0f}, {cell.games})"
    return f"**{words}**" if target and not target[0] <= cell.share() <= target[1] else words


def milliseconds(time: float) -> str:
    return f"{time:.2f} ms" if time < 10 else f"{time:.0f} ms"


def auc(found: TeamLeaks | None, limit: float) -> str:
    """An AUC and its interval; bold above the limit."""
    if found is None:
        return ""
    words = f"{found.auc:.2f} ({found.low:.2f}–{found.high:.2f})"
    return f"**{words}**" if found.auc > limit else words
