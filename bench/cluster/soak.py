"""Test three servers on one database under faults: `python -m bench.cluster.soak`.

Real PostgreSQL, real Caddy with TLS. Parties of two play at tables of all games. Meanwhile servers
are killed with -9 and restarted, PostgreSQL is restarted, LISTEN connections are cut, and the proxy
routes tables to other servers. At the end every acknowledged move must be in the database exactly
once; no table may have been stuck for long; and no bug of ours may have caused a failure.
"""

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

from bench.cluster.deployment import Deployment, deployment, why_unavailable
from bench.cluster.load import Party
from bench.soak.load import Findings
from miskatonic.store.cluster import LEFT_MS

POLICIES: Final = ("header X-Miskatonic-Table", "random", "ip_hash", "round_robin")
SPAN_SECONDS: Final = 90.0
# If a check fails, this many of the longest pauses are reported, with the faults shortly before
# them.
PAUSES: Final = 3
BEFORE_SECONDS: Final = 15.0
PLAYED: Final = '{"type":"played",'
BEGINS: Final = ": begins"


class Plan(NamedTuple):
    seconds: float
    tables: int
    seed: int
    stuck: float


class Row(NamedTuple):
    name: str
    found: object
    is_right: bool


class Faults:
    """Causes faults one after the other, so that their effects can be told apart."""

    def __init__(self, deployment: Deployment, findings: Findings, seed: int) -> None:
        self._deployment: Final = deployment
        self._findings: Final = findings
        self._chance: Final = random.Random(f"faults {seed}")
        self._pause: Final = min(findings.seconds, SPAN_SECONDS) / 12
        self.restarts = 0
        self.crashes = 0
        self.cuts = 0
        self._turn = 0
        self.diary: Final[list[tuple[float, str]]] = []

    @property
    def kills(self) -> int:
        return sum(server.kills for server in self._deployment.servers)

    @property
    def is_enough(self) -> bool:
        return bool(self.kills and self.restarts and self.cuts and self._deployment.routings)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self._chance.uniform(0.7, 1.3) * self._pause)
            if self._findings.is_quiet:
                break
            name, kind = KINDS[self._turn % len(KINDS)]
            self.diary.append((time.monotonic(), f"{name}{BEGINS}"))
            await asyncio.to_thread(kind, self)
            self.diary.append((time.monotonic(), f"{name}: over"))
            self._turn += 1
        await asyncio.to_thread(self._deployment.route, POLICIES[0])

    def kill(self) -> None:
        server = self._chance.choice(self._deployment.servers)
        server.kill()
        # Sometimes long enough for the other servers to notice.
        time.sleep(self._chance.choice([0.2, LEFT_MS / 1000 + 1.5]))
        server.start()
        server.wait()

    def route(self) -> None:
        self._deployment.route(self._chance.choice(POLICIES[1:]))

    def cut(self) -> None:
        self.cuts += self._deployment.cut_listeners()

    def restart(self) -> None:
        """Restart PostgreSQL, cleanly or as after a crash; it is back in a second or two."""
        crash = self.restarts % 2 == 1
        self._deployment.postgres.stop(signal.SIGQUIT if crash else signal.SIGINT)
        time.sleep(self._chance.uniform(0.1, 1.0))
        self._deployment.postgres.start()
        self.restarts += 1
        self.crashes += crash


KINDS: Final = (
    ("a server is killed", Faults.kill),
    ("the proxy chooses other servers", Faults.route),
    ("listening connections are cut", Faults.cut),
    ("PostgreSQL is restarted", Faults.restart),
    ("a server is killed", Faults.kill),
    ("the proxy chooses other servers", Faults.route),
)


class Soak:
    def __init__(self, deployment: Deployment, plan: Plan) -> None:
        self.deployment: Final = deployment
        self.plan: Final = plan
        self.findings: Final = Findings(plan.seconds)
        self.faults: Final = Faults(deployment, self.findings, plan.seed)
        self.parties: Final = [
            Party(deployment.base, self.findings, number, plan.seed)
            for number in range(plan.tables)
        ]
        self.findings.has_enough = lambda: self.faults.is_enough
        self.findings.has_ended = lambda: all(each.late_moves for each in self.parties)

    async def run(self) -> None:
        work = [*(party.run() for party in self.parties), self.faults.run()]
        for party in self.parties:
            party.went_on()
        tasks = [asyncio.ensure_future(each) for each in work]
        done, late = await asyncio.wait(tasks, timeout=self.plan.seconds * 4 + 60)
        for task in late:
            task.cancel()
        for task in done:
            task.result()

    def verdict(self) -> list[Row]:
        written = self._written()
        findings, faults = self.findings, self.faults
        lost = [command for command in findings.acked if command not in written]
        twice = [command for command, number in written.items() if number > 1]
        behind = sum(party.late_moves == 0 for party in self.parties)
        stuck = max(party.stuck for party in self.parties)
        logs = "".join(server.log.read_text() for server in self.deployment.servers)
        bugs = logs.count("Traceback")
        return [
            Row("moves acknowledged", len(findings.acked), len(findings.acked) > 0),
            Row("lost", len(lost), not lost),
            Row("twice", len(twice), not twice),
            Row("finished games", findings.games_over, findings.games_over > 0),
            Row("stuck tables at the end", behind, behind == 0),
            Row("longest pause at a table", f"{stuck:.1f} s", stuck <= self.plan.stuck),
            Row("responses 500 or internal", len(findings.bugs), not findings.bugs),
            Row("bugs in the logs", bugs, bugs == 0),
            Row("kill -9 of a server", faults.kills, faults.kills > 0),
            Row("restarts of PostgreSQL", faults.restarts, faults.restarts > 0),
            Row("of these, crashes", faults.crashes, True),
            Row("listening connections cut", faults.cuts, faults.cuts > 0),
            Row("changes of routing", self.deployment.routings, self.deployment.routings > 0),
            Row("refusals with retry", findings.told_to_wait, True),
        ]

    def by_fault(self) -> list[str]:
        """Return the longest pause of a table after each kind of fault."""
        began = [
            (at, what.removesuffix(BEGINS))
            for at, what in self.faults.diary
            if what.endswith(BEGINS)
        ]
        longest: dict[str, float] = {}
        for pause in (pause for party in self.parties for pause in party.pauses):
            until = pause.began + pause.seconds
            before = [what for at, what in began if pause.began - BEFORE_SECONDS < at < until] or [
                "nothing"
            ]
            longest[before[-1]] = max(longest.get(before[-1], 0.0), pause.seconds)
        return [f"{seconds:5.1f} s at most after: {what}" for what, seconds in longest.items()]

    def longest_pauses(self, most: int) -> list[str]:
        """Describe the longest pauses: what the players did, and the faults until then."""
        pauses = [pause for party in self.parties for pause in party.pauses]
        lines = []
        for pause in sorted(pauses, key=lambda each: -each.seconds)[:most]:
            until = pause.began + pause.seconds
            lines.append(f"{pause.seconds:.1f} s without anything, {pause.game}")
            lines += [
                f"{at - self.findings.began:8.1f}  {what}"
                for at, what in sorted([*self.faults.diary, *pause.diary])
                if pause.began - BEFORE_SECONDS < at < until
            ]
        return lines

    def _written(self) -> dict[str, int]:
        rows = self.deployment.postgres.execute(
            "SELECT command, count(*) FROM log WHERE command IS NOT NULL AND"
            f" substr(body, 1, {len(PLAYED)}) = '{PLAYED}'::bytea"
            ' GROUP BY person, command, "table"',
            "deployment",
        )
        return {str(command): int(number) for command, number in rows}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.cluster.soak", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stuck", type=float, default=10, help="the longest pause at a table")
    parser.add_argument(
        "--pauses", type=int, default=0, help="report this many of the longest pauses"
    )
    parser.add_argument(
        "--if-possible", action="store_true", help="exit with 0 without PostgreSQL or Caddy"
    )
    given = vars(parser.parse_args())
    reason = why_unavailable()
    if reason is not None:
        print(f"No test of several servers: {reason}.")
        return 0 if given["if_possible"] else 1
    del given["if_possible"]
    pauses = given.pop("pauses")
    with (
        tempfile.TemporaryDirectory(prefix="miskatonic-cluster-") as folder,
        deployment(Path(folder)) as made,
    ):
        soak = Soak(made, Plan(**given))
        asyncio.run(soak.run())
        rows = soak.verdict()
        logs = "".join(server.log.read_text() for server in made.servers)
    for row in rows:
        print(f"{'ok ' if row.is_right else 'BAD'}  {row.name:<36} {row.found}")
    is_right = all(row.is_right for row in rows)
    for line in soak.by_fault():
        print(f"     {line}")
    for line in soak.longest_pauses(pauses if is_right else max(pauses, PAUSES)):
        print(f"     {line}")
    if not is_right:
        found = [line for line in logs.splitlines() if "Traceback" in line]
        for line in [*soak.findings.bugs[:5], soak.findings.why_lost, *found[:5]]:
            print(f"     {line[:3000]}")
    return 0 if is_right else 1


if __name__ == "__main__":
    sys.exit(main())
