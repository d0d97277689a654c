"""Write a game's strength page: Markdown tables and charts from the games played."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from miskatonic.games import MANIFESTS
from miskatonic.games.measures import Cell, Measures, Study
from miskatonic.reports import charts
from miskatonic.reports.comparisons import Lead, lead_at_table, lead_over, strengths_of
from miskatonic.reports.experience import PlayerExperience
from miskatonic.reports.matrix import Cell as HeatCell
from miskatonic.reports.studies import Results, studies_of
from miskatonic.reports.team_leaks import TeamLeaks, team_leaks
from miskatonic.sim.arena import ALL, Strengths
from miskatonic.sim.game_result import GameResult
from miskatonic.sim.strength import Estimate, Strength, wilson

# The highest allowed AUC of the team classifier: on acts, and on acts and claims.
TEAM_LEAKS_LIMIT: Final = (0.65, 0.70)
EARLY: Final = 2
ABOUT_TEAM_LEAKS: Final = """\
A classifier that knows how often each seat did and said what before the first vote, made by one half of the games and
tested on the other. The AUC is 0.5 for a coin, and 1 where the teams lie open. It may be {:.2f} on acts and {:.2f} with claims.
"""  # noqa: E501

Line = Sequence[str]


class Page:
    """Writes one game's page; the charts go into a folder next to it."""

    def __init__(
        self, results: Results, name: str, folder: Path, readable: Callable[[str], str]
    ) -> None:
        self.results: Final = results
        self.name: Final = name
        self.folder: Final = folder
        self.measures: Final[Measures] = MANIFESTS[results.game].measures
        self.readable: Final = readable
        self.parts: Final[list[str]] = []
        self._experiences: Final[dict[int, PlayerExperience]] = {}
        self._read: Final[dict[Path, list[GameResult]]] = {}

    def write(self, head: str, notes: str) -> str:
        self.parts.append(
            f"# {self.name}: how strong the bots are, and what games are like\n\n{head}\n"
        )
        for study in studies_of(self.results.game):
            cells = [cell for cell in study.cells if self._games(cell)]
            if cells:
                self.parts.append(f"## {study.title}\n")
                if study.note:
                    self.parts.append(f"{study.note}\n")
                getattr(self, f"_{study.kind}")(study, cells)
        if notes:
            self.parts.append(notes.strip() + "\n")
        return "\n".join(self.parts)

    # ------------------------------------------------------------ bots against each other

    def _contest(self, study: Study, cells: Sequence[Cell]) -> None:
        found = {cell.row: strengths_of(self._games(cell)) for cell in cells}
        lines: list[Line] = []
        marks: list[tuple[str, float, float, float]] = []
        for cell in cells:
            for (bot, team), strength in self._shown(cell, found[cell.row]).items():
                lead = self._lead(
                    strength, team, found.get(study.against), cell.row == study.against
                )
                name = f"{cell.row}, {self.readable(team)}" if team else cell.row
                lines.append(self._contest_line(name, bot, strength, lead))
                if lead is not None:
                    marks.append((name, *lead.by_deal.with_bounds()))
        heading = (
            "table", "bot", "games", "deals", "wins", *["share of the win"] * self._has_shares,
            "lead", "lead by deal",
        )  # fmt: skip
        self._table(heading, lines)
        if marks:
            label = "lead in points, by deal (95 %)"
            self._picture(study.name, charts.interval_chart(self._title(study), label, marks, 0.0))

    @property
    def _has_shares(self) -> bool:
        """Whether a seat can win without the others, so that wins may be shared."""
        return not self.measures.teams and not self.measures.together

    def _shown(self, cell: Cell, found: Strengths) -> Strengths:
        """With teams, the bot of every team; without, the bot that the cell is about."""
        if self.measures.teams:
            return {row: each for row, each in sorted(found.items()) if row[1] != ALL}
        return {(cell.bots[0], ALL): found[cell.bots[0], ALL]}

    def _lead(
        self, strength: Strength, team: str, against: Strengths | None, is_same: bool
    ) -> Lead | None:
        if against is not None and not is_same:
            others = [each for (_, its_team), each in against.items() if its_team == team]
            return lead_over(strength, others[0]) if others else None
        if self.measures.teams or self.measures.together:
            return None
        return lead_at_table(strength)

    def _contest_line(self, name: str, bot: str, strength: Strength, lead: Lead | None) -> Line:
        line = [
            name,
            bot,
            f"{strength.wins.count:,}",
            f"{len(strength.wins_by_deal.sums):,}",
            percent(strength.wins.estimate()),
        ]
        if self._has_shares:
            line.append(percent(strength.share.estimate()))
        if lead is None:
            return [*line, "", ""]
        return [*line, points(lead.plain), points(lead.by_deal)]

    # ------------------------------------------------------------ player experience

    def _experience(self, study: Study, cells: Sequence[Cell]) -> None:
        experiences = [(self._row(cell), self._experience_of(cell)) for cell in cells]
        self._lengths(study, experiences)
        if self.measures.teams:
            self._winners(experiences)
        self._endings(study, experiences)
        self._doings(experiences)
        self._thinking(cells)
        if self.measures.teams:
            self._team_leaks(study, cells)

    def _lengths(self, study: Study, experiences: Sequence[tuple[str, PlayerExperience]]) -> None:
        heading = (
            "table", "games", "rounds: median, 90 %, longest", f"over by round {EARLY}",
            "decisions: median, 90 %, longest", "minutes: median, longest",
            "a wait in seconds: median, 90 %, longest", "time spent waiting",
        )  # fmt: skip
        self._table(heading, [self._length_line(name, each) for name, each in experiences])
        rows = [
            (name, each.rounds.median, each.rounds.ninety, each.rounds.longest)
            for name, each in experiences
        ]
        label = "rounds: 90 % of games end within the bar, half by the point, all by the ring"
        if any(longest for *_, longest in rows):
            title = f"{self._title(study)}: how long games are"
            self._picture(f"{study.name}-rounds", charts.spread_chart(title, label, rows))

    def _length_line(self, name: str, experience: PlayerExperience) -> Line:
        rounds, decisions, minutes, waits = (
            experience.rounds,
            experience.decisions,
            experience.minutes,
            experience.waits,
        )
        has_rounds = rounds.longest > 0
        return [
            name,
            f"{len(experience.games):,}",
            _three(rounds.median, rounds.ninety, rounds.longest) if has_rounds else "",
            share(experience.over_by(EARLY)) if has_rounds else "",
            _three(decisions.median, decisions.ninety, decisions.longest),
            f"{minutes.median:.1f}, {minutes.longest:.1f}",
            f"{waits.median:.1f}, {waits.ninety:.1f}, {waits.longest:.0f}",
            share(experience.waiting_share),
        ]

    def _winners(self, experiences: Sequence[tuple[str, PlayerExperience]]) -> None:
        """How often the first team wins, and how soon games end."""
        team = self.measures.teams[0]
        lines: list[Line] = []
        for name, each in experiences:
            games, wins = len(each.games), each.wins_of(team)
            low, high = wilson(wins, games)
            won = f"{share(wins / games)} ({100 * low:.0f}–{100 * high:.0f})"
            lines.append([name, won, f"{each.rounds.mean:.1f}", share(each.over_by(1))])
        heading = ("table", f"{self.readable(team)} win", "rounds on average", "over in round 1")
        self._table(heading, lines)

    def _endings(self, study: Study, experiences: Sequence[tuple[str, PlayerExperience]]) -> None:
        rows = [
            (
                name,
                {
                    self.readable(ending): count / len(each.games)
                    for ending, count in each.endings.items()
                },
            )
            for name, each in experiences
        ]
        endings = sorted({ending for _, shares in rows for ending in shares})
        lines = [
            [name, *[share(shares.get(ending, 0.0)) for ending in endings]] for name, shares in rows
        ]
        self._table(["how games end", *endings], lines)
        if len(endings) > 1:
            title = f"{self._title(study)}: how games end"
            self._picture(
                f"{study.name}-endings", charts.stacked_bars(title, "share of games", rows)
            )

    def _doings(self, experiences: Sequence[tuple[str, PlayerExperience]]) -> None:
        if not any(each.acts for _, each in experiences):
            return
        heading = (
            "table", "acts a game", "wasted", "mostly", "claims a game",
            "accusations a game", "with a named reason",
        )  # fmt: skip
        self._table(heading, [self._doing_line(name, each) for name, each in experiences])

    def _doing_line(self, name: str, experience: PlayerExperience) -> Line:
        number = len(experience.games)
        most = ", ".join(
            f"{self.readable(kind)} ({share(count / experience.acts)})"
            for kind, count in experience.wasted.most_common(2)
        )
        return [
            name,
            f"{experience.acts / number:.1f}",
            share(experience.wasted_share, 1),
            most,
            f"{experience.claims_a_game:.1f}",
            f"{experience.reasons.total() / number:.1f}",
            "" if experience.reasoned is None else share(experience.reasoned),
        ]

    def _thinking(self, cells: Sequence[Cell]) -> None:
        """Thinking times by level, over all cells of the study."""
        games = [game for cell in cells for game in self._games(cell)]
        bots = sorted({name for game in games for name in game.names})
        experience = PlayerExperience(games)
        lines = []
        for bot in bots:
            median, nearly_all, longest = experience.milliseconds(bot)
            thoughts = experience.thoughts(bot).total()
            lines.append([bot, f"{thoughts:,}", _ms(median), _ms(nearly_all), _ms(longest)])
        self._table(("thinking time", "decisions", "median", "95 %", "longest"), lines)

    # ------------------------------------------------------------ team leaks

    def _team_leaks(self, study: Study, cells: Sequence[Cell]) -> None:
        team = self.measures.teams[-1]
        by_rule = self.measures.one_team_by_rule
        lines: list[Line] = []
        marks: list[tuple[str, float, float, float]] = []
        for cell in cells:
            games = self._games(cell)
            found = [team_leaks(games, team, claims, by_rule) for claims in (False, True)]
            if any(each is None for each in found):
                continue
            strongest = found[1].strongest if found[1] is not None else ()
            named = ", ".join(
                f"{self.readable(kind)} {weight:+.2f}" for kind, weight in strongest[:4]
            )
            cells_of_line = [
                _auc(each, limit) for each, limit in zip(found, TEAM_LEAKS_LIMIT, strict=True)
            ]
            lines.append([self._row(cell), f"{len(games):,}", *cells_of_line, named])
            marks += [
                (f"{self._row(cell)}, {what}", each.auc, each.low, each.high)
                for what, each in zip(("acts", "with claims"), found, strict=True)
                if each is not None
            ]
        if lines:
            self.parts.append(f"### What gives the {self.readable(team).lower()} away\n")
            self.parts.append(ABOUT_TEAM_LEAKS.format(*TEAM_LEAKS_LIMIT))
            self._table(("table", "games", "acts", "with claims", "by what most"), lines)
            title = f"{self._title(study)}: what gives a team away"
            picture = charts.interval_chart(
                title, "AUC at the first vote (95 %)", marks, 0.5, percent=False
            )
            self._picture(f"{study.name}-team-leaks", picture)
        for cell in cells:
            self._acts_by_team(cell)

    def _acts_by_team(self, cell: Cell) -> None:
        experience = self._experience_of(cell)
        alone = experience.one_team_only(self.measures.one_team_by_rule)
        lines = [
            [self.readable(kind), *[f"{teams[team]:.2f}" for team in self.measures.teams], mark]
            for kind, teams in experience.acts_by_team().items()
            for mark in ["**one team only**" if kind in alone else ""]
        ]
        if lines:
            title = f"{self._row(cell)}: what a seat does and says in a game, by team"
            title += f"; by one team only: {len(alone)}" if alone else ""
            self.parts.append(f"<details><summary>{title}</summary>\n")
            teams = [self.readable(team) for team in self.measures.teams]
            self._table(("kind", *teams, ""), lines)
            self.parts.append("</details>\n")

    # ------------------------------------------------------------ balance

    def _matrix(self, study: Study, cells: Sequence[Cell]) -> None:
        rows = list(dict.fromkeys(cell.row for cell in cells))
        columns = list(dict.fromkeys(cell.column for cell in cells))
        by_place = {(cell.row, cell.column): self._won(cell, study.team) for cell in cells}
        lines = [
            [row, *[_won_words(by_place.get((row, column)), study.target) for column in columns]]
            for row in rows
        ]
        self._table(["", *columns], lines)
        whole = [row for row in rows if all((row, column) in by_place for column in columns)]
        if whole:
            heat = [(row, [by_place[row, column] for column in columns]) for row in whole]
            games = sorted({each.games for each in by_place.values()})
            number = str(games[0]) if len(games) == 1 else f"{games[0]} to {games[-1]}"
            note = f"{number} games a field" + ("; framed: outside the target" * bool(study.target))
            target = study.target or (0.0, 1.0)
            picture = charts.heat_map(self._title(study), note, columns, heat, target)
            self._picture(study.name, picture)

    def _won(self, cell: Cell, team: str) -> HeatCell:
        experience = self._experience_of(cell)
        won = HeatCell()
        won.games, won.wins = len(experience.games), experience.wins_of(team)
        return won

    # ------------------------------------------------------------ parts of a page

    def _games(self, cell: Cell) -> list[GameResult]:
        file = self.results.file_of(cell)
        if file not in self._read:
            games = self.results.games(cell)
            self._read[file] = [games[number] for number in sorted(games)]
        return self._read[file]

    def _experience_of(self, cell: Cell) -> PlayerExperience:
        if id(cell) not in self._experiences:
            self._experiences[id(cell)] = PlayerExperience(self._games(cell))
        return self._experiences[id(cell)]

    def _row(self, cell: Cell) -> str:
        return f"{cell.row}, {cell.column}" if cell.column else cell.row

    def _title(self, study: Study) -> str:
        return f"{self.name}: {study.title[0].lower()}{study.title[1:]}"

    def _table(self, heading: Line, lines: Sequence[Line]) -> None:
        rule = ["---", *["---:"] * (len(heading) - 1)]
        self.parts.extend("| " + " | ".join(line) + " |" for line in (heading, rule, *lines))
        self.parts.append("")

    def _picture(self, name: str, picture: str) -> None:
        file = f"{self.results.game}-{name}.svg"
        (self.folder / file).write_text(picture, encoding="utf-8")
        title = picture.partition("<title>")[2].partition("</title>")[0]
        self.parts.append(f"![{title}]({file})\n")


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


def _three(median: float, ninety: float, longest: float) -> str:
    return f"{median:.0f}, {ninety:.0f}, {longest:.0f}"


def _ms(milliseconds: float) -> str:
    return f"{milliseconds:.2f} ms" if milliseconds < 10 else f"{milliseconds:.0f} ms"


def _auc(found: TeamLeaks | None, limit: float) -> str:
    if found is None:
        return ""
    words = f"{found.auc:.2f} ({found.low:.2f}–{found.high:.2f})"
    return f"**{words}**" if found.auc > limit else words


def _won_words(won: HeatCell | None, target: tuple[float, float] | None) -> str:
    if won is None or not won.games:
        return ""
    low, high = wilson(won.wins, won.games)
    words = f"{share(won.share())} ({100 * low:.0f}–{100 * high:.0f}, {won.games})"
    return f"**{words}**" if target and not target[0] <= won.share() <= target[1] else words
