"""Write a game's strength page: Markdown tables and charts from the games played."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from miskatonic.games import MANIFESTS
from miskatonic.games.measures import Cell, Measures, Study
from miskatonic.reports import charts
from miskatonic.reports.comparisons import Lead, lead_at_table, lead_over, strengths_of
from miskatonic.reports.experience import PlayerExperience
from miskatonic.reports.figures import (
    EARLY,
    Line,
    auc,
    length_in_minutes,
    length_in_rounds,
    milliseconds,
    percent,
    points,
    share,
    table,
    three,
    won_by,
    won_in,
)
from miskatonic.reports.studies import Results, studies_of
from miskatonic.reports.team_leaks import TeamLeaks, team_leaks
from miskatonic.sim.arena import ALL, Strengths
from miskatonic.sim.game_result import GameResult
from miskatonic.sim.strength import Strength, Wins

# The highest allowed AUC of the team classifier: on acts, and on acts and claims.
TEAM_LEAKS_LIMIT: Final = (0.65, 0.70)
ABOUT_TEAM_LEAKS: Final = """\
The AUC is that of a classifier that knows how often each seat did and said what before the first vote, made by one half of
the games and tested on the other. It is 0.5 for a coin, and 1 where the teams lie open. It may be {:.2f} on acts and {:.2f}
with claims. *By one team only* counts the kinds of acts and claims that only one team did.
"""  # noqa: E501


class Written(NamedTuple):
    """A game's strength page, and the tables that are too long for it; empty if there are none."""

    page: str
    details: str


class Page:
    """Writes one game's page and details; the charts go into a folder next to the page."""

    def __init__(
        self, results: Results, name: str, folder: Path, readable: Callable[[str], str]
    ) -> None:
        self.results: Final = results
        self.name: Final = name
        self.folder: Final = folder
        self.measures: Final[Measures] = MANIFESTS[results.game].measures
        self.readable: Final = readable
        self.parts: Final[list[str]] = []
        self.details: Final[list[str]] = []
        self._experiences: Final[dict[int, PlayerExperience]] = {}
        self._leaks: Final[dict[int, tuple[TeamLeaks | None, TeamLeaks | None]]] = {}
        self._read: Final[dict[Path, list[GameResult]]] = {}

    def write(self, head: str) -> Written:
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
        if self.details:
            self.details.insert(0, f"# {self.name}: details of the strength page\n\n{head}\n")
        return Written("\n".join(self.parts), "\n".join(self.details))

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
        return not self.measures.teams and not self.measures.cooperative

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
        if self.measures.teams or self.measures.cooperative:
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
        self._summary(cells)
        self.details.append(f"## {study.title}\n")
        self._lengths(study, experiences)
        if self.measures.teams:
            self._winners(experiences)
        self._endings(study, experiences)
        self._doings(experiences)
        if self.measures.teams:
            self._team_leaks(study, cells)
        self._thinking(cells)

    def _summary(self, cells: Sequence[Cell]) -> None:
        """The table of the page, with the columns that matter most; the details have the others."""
        heading = [
            "table", "games", "rounds: median, 90 %, longest", f"over by round {EARLY}",
            "minutes: median, longest", "time spent waiting", "wasted acts",
        ]  # fmt: skip
        if self.measures.teams:
            team = self.readable(self.measures.teams[0])
            heading += [f"{team} win", "AUC on acts", "with claims", "by one team only"]
            about = ABOUT_TEAM_LEAKS.format(*TEAM_LEAKS_LIMIT)
            if about not in self.parts:
                self.parts.append(about)
        self._table(heading, [self._summary_line(cell) for cell in cells])

    def _summary_line(self, cell: Cell) -> Line:
        experience = self._experience_of(cell)
        line = [
            self._row(cell),
            f"{len(experience.games):,}",
            *length_in_rounds(experience),
            length_in_minutes(experience),
            share(experience.waiting_share),
            share(experience.wasted_share, 1) if experience.acts else "",
        ]
        if self.measures.teams:
            found = zip(self._team_leaks_of(cell), TEAM_LEAKS_LIMIT, strict=True)
            alone = experience.one_team_only(self.measures.one_team_by_rule)
            line.append(won_by(experience, self.measures.teams[0]))
            line += [auc(each, limit) for each, limit in found]
            line.append(str(len(alone)))
        return line

    def _lengths(self, study: Study, experiences: Sequence[tuple[str, PlayerExperience]]) -> None:
        heading = (
            "table", "games", "rounds: median, 90 %, longest", f"over by round {EARLY}",
            "decisions: median, 90 %, longest", "minutes: median, longest",
            "a wait in seconds: median, 90 %, longest", "time spent waiting",
        )  # fmt: skip
        self._detail(heading, [self._length_line(name, each) for name, each in experiences])
        rows = [
            (name, each.rounds.median, each.rounds.ninety, each.rounds.longest)
            for name, each in experiences
        ]
        label = "rounds: 90 % of games end within the bar, half by the point, all by the ring"
        if any(longest for *_, longest in rows):
            title = f"{self._title(study)}: how long games are"
            self._picture(f"{study.name}-rounds", charts.spread_chart(title, label, rows))

    def _length_line(self, name: str, experience: PlayerExperience) -> Line:
        waits = experience.waits
        return [
            name,
            f"{len(experience.games):,}",
            *length_in_rounds(experience),
            three(experience.decisions),
            length_in_minutes(experience),
            f"{waits.median:.1f}, {waits.ninety:.1f}, {waits.longest:.0f}",
            share(experience.waiting_share),
        ]

    def _winners(self, experiences: Sequence[tuple[str, PlayerExperience]]) -> None:
        """How often the first team wins, and how soon games end."""
        team = self.measures.teams[0]
        lines: list[Line] = [
            [name, won_by(each, team), f"{each.rounds.mean:.1f}", share(each.over_by(1))]
            for name, each in experiences
        ]
        heading = ("table", f"{self.readable(team)} win", "rounds on average", "over in round 1")
        self._detail(heading, lines)

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
        self._detail(["how games end", *endings], lines)
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
        self._detail(heading, [self._doing_line(name, each) for name, each in experiences])

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
            found = experience.milliseconds(bot)
            thoughts = experience.thoughts(bot).total()
            lines.append([bot, f"{thoughts:,}", *map(milliseconds, found)])
        self._table(("thinking time", "decisions", "median", "95 %", "longest"), lines)

    # ------------------------------------------------------------ team leaks

    def _team_leaks(self, study: Study, cells: Sequence[Cell]) -> None:
        team = self.measures.teams[-1]
        lines: list[Line] = []
        marks: list[tuple[str, float, float, float]] = []
        for cell in cells:
            found = self._team_leaks_of(cell)
            if any(each is None for each in found):
                continue
            strongest = found[1].strongest if found[1] is not None else ()
            named = ", ".join(
                f"{self.readable(kind)} {weight:+.2f}" for kind, weight in strongest[:4]
            )
            cells_of_line = [
                auc(each, limit) for each, limit in zip(found, TEAM_LEAKS_LIMIT, strict=True)
            ]
            lines.append([self._row(cell), *cells_of_line, named])
            marks += [
                (f"{self._row(cell)}, {what}", each.auc, each.low, each.high)
                for what, each in zip(("acts", "with claims"), found, strict=True)
                if each is not None
            ]
        if lines:
            self.details.append(f"### What gives the {self.readable(team).lower()} away\n")
            self._detail(("table", "AUC on acts", "with claims", "by what most"), lines)
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
            self.details.append(f"#### {title}\n")
            teams = [self.readable(team) for team in self.measures.teams]
            self._detail(("kind", *teams, ""), lines)

    # ------------------------------------------------------------ balance

    def _matrix(self, study: Study, cells: Sequence[Cell]) -> None:
        rows = list(dict.fromkeys(cell.row for cell in cells))
        columns = list(dict.fromkeys(cell.column for cell in cells))
        by_place = {(cell.row, cell.column): self._won(cell, study.team) for cell in cells}
        lines = [
            [row, *[won_in(by_place.get((row, column)), study.target) for column in columns]]
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

    def _won(self, cell: Cell, team: str) -> Wins:
        experience = self._experience_of(cell)
        return Wins(experience.wins_of(team), len(experience.games))

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

    def _team_leaks_of(self, cell: Cell) -> tuple[TeamLeaks | None, TeamLeaks | None]:
        """How well the last team is found by its acts, and by its acts and claims."""
        if id(cell) not in self._leaks:
            games, by_rule = self._games(cell), self.measures.one_team_by_rule
            team = self.measures.teams[-1]
            found = team_leaks(games, team, False, by_rule), team_leaks(games, team, True, by_rule)
            self._leaks[id(cell)] = found
        return self._leaks[id(cell)]

    def _row(self, cell: Cell) -> str:
        return f"{cell.row}, {cell.column}" if cell.column else cell.row

    def _title(self, study: Study) -> str:
        return f"{self.name}: {study.title[0].lower()}{study.title[1:]}"

    def _table(self, heading: Line, lines: Sequence[Line]) -> None:
        self.parts.append(table(heading, lines))

    def _detail(self, heading: Line, lines: Sequence[Line]) -> None:
        self.details.append(table(heading, lines))

    def _picture(self, name: str, picture: str) -> None:
        file = f"{self.results.game}-{name}.svg"
        (self.folder / file).write_text(picture, encoding="utf-8")
        title = picture.partition("<title>")[2].partition("</title>")[0]
        self.parts.append(f"![{title}]({file})\n")
