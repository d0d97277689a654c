"""Play a lesson through the rules and record what the learner's seat is told.

    {"game", "rules", "seats", "seat", "names", "options", "legend", "choices", "steps": [
        {"id", "look", "clauses", "view", "begin": part}, ...]}

A part holds the frames to show, then a task (or None at the end of a step):

    {"frames": [{"events", "changed", "added"}, ...], "task": task or None}

A task has a `kind`: `choose` (each answer has its choice, whether it is right, the reply to it, and
the next part), `find` (places with the same, and one next part for when all are found), `claim`.
Texts are given by their ids.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from miskatonic.errors import BadContent
from miskatonic.kernel.game import Game
from miskatonic.kernel.view import change_between
from miskatonic.lessons.script import ANYBODY, OTHERS, Beat, Lesson, Step, found_at, words_of

Plain = dict[str, Any]
Build = Callable[[Mapping[str, Any]], Any]
Named = Callable[[Any, Sequence[str | int]], int]
Placed = Callable[[str], str]


@dataclass(frozen=True, eq=False)
class Teaching:
    """The lesson hooks in a game's manifest.

    `build` sets up a position, `named` finds the choice for a name, and `placed` gives the
    browser's name of a thing on the table if it differs from the lesson's.
    """

    lesson: Callable[[], Lesson]
    build: Build
    named: Named
    placed: Placed = str


def recorded(game: Game[Any, Any], prefix: str, teaching: Teaching) -> Plain:
    """Record the whole lesson; raise BadContent if something in it is wrong."""
    lesson = teaching.lesson()
    ends: dict[str, Any] = {}
    steps = [
        StepRecorder(game, prefix, teaching, lesson, step).record(ends) for step in lesson.step
    ]
    return {
        "game": game.id,
        "rules": game.version,
        "seats": lesson.seats,
        "seat": lesson.seat,
        "names": lesson.names,
        "options": lesson.options,
        "legend": game.legend(lesson.seats, lesson.options),
        "choices": [list(game.name(choice)) for choice in range(game.choices)],
        "steps": steps,
    }


class LearnerView:
    """The learner's view, from frame to frame."""

    def __init__(self, game: Game[Any, Any], g: Any, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.view: Plain = game.view(g, seat)
        self.heard = game.told_so_far(g)

    def look(self, g: Any) -> Plain | None:
        """Return the changes since the last look; None if there are none."""
        after = self.game.view(g, self.seat, self.heard)
        change = change_between(self.view, after)
        self.view, self.heard = after, self.game.told_so_far(g)
        if change.is_nothing:
            return None
        return {"events": change.events, "changed": change.changed, "added": change.added}

    def copy(self) -> "LearnerView":
        learner = LearnerView.__new__(LearnerView)
        learner.__dict__.update(self.__dict__)
        return learner


class StepRecorder:
    """Follows every path through one step."""

    def __init__(
        self, game: Game[Any, Any], prefix: str, teaching: Teaching, lesson: Lesson, step: Step
    ) -> None:
        self.game: Final = game
        self.prefix: Final = prefix
        self.teaching: Final = teaching
        self.seat: Final = lesson.seat
        self.step: Final = step
        self.ends: list[Any] = []
        # The length of the log before the step.
        self.before = 0

    def record(self, ends: dict[str, Any]) -> Plain:
        """Record the step; add the end of its first path to `ends` for steps that follow it."""
        g = self._begin(ends)
        self.before = self.game.told_so_far(g)
        learner = LearnerView(self.game, g, self.seat)
        view = learner.view
        begin = self._part(g, learner, self.step.beat)
        ends[self.step.id] = self.ends[0]
        return {
            "id": self.step.id,
            "title": f"{self.prefix}-lesson-{self.step.id}",
            "show": self._text("show"),
            "told": self._text("told"),
            "look": self._places(self.step.look),
            "clauses": self.step.clauses,
            "view": view,
            "begin": begin,
        }

    def _begin(self, ends: Mapping[str, Any]) -> Any:
        if self.step.position is not None:
            return self.teaching.build(self.step.position)
        if self.step.follows not in ends:
            raise self._bad(f"follows {self.step.follows!r}; expected an earlier step")
        return ends[self.step.follows].clone()

    def _part(self, g: Any, learner: LearnerView, beats: Sequence[Beat]) -> Plain:
        frames: list[Plain] = []
        for at, beat in enumerate(beats):
            if beat.ask or beat.find or beat.claim is not None:
                return {"frames": frames, "task": self._task(g, learner, beat, beats[at + 1 :])}
            for _ in self._others(g, beat):
                frame = learner.look(g)
                if frame is not None:
                    frames.append(frame)
        self._end(g)
        return {"frames": frames, "task": None}

    def _end(self, g: Any) -> None:
        view = self.game.view(g, self.seat)
        for path, wanted in self.step.expect.items():
            found = found_at(view, path)
            if found != wanted:
                raise self._bad(
                    f"{path} is {found!r} at its end; expected {wanted!r}; {self._asked(g)}"
                )
        kinds = [event.kind for event in self.game.events(g, self.seat, self.before)]
        for kind in self.step.told_of:
            if kind not in kinds:
                raise self._bad(f"no event {kind!r}; the events are {', '.join(kinds)}")
        self.ends.append(g)

    # ------------------------------------------------------------ others

    def _others(self, g: Any, beat: Beat) -> Any:
        """Play the beat of the other seats, yielding after each answer."""
        if beat.say is not None:
            self.game.say(g, beat.by, beat.say)
            yield
        for line in beat.play:
            who, name = line.split(maxsplit=1)
            seat = self.game.decisions(g)[0].seat if who == ANYBODY else int(who)
            self._play(g, seat, name)
            yield
        if beat.all:
            for decision in list(self.game.decisions(g)):
                if decision.seat != self.seat:
                    self._play(g, decision.seat, beat.all)
                    yield

    def _play(self, g: Any, seat: int, name: str) -> None:
        decision = self.game.decision(g, seat)
        choice = self._choice(g, name)
        if decision is None or choice not in decision.options:
            raise self._bad(f"seat {seat} cannot play {name!r}; open: {self._asked(g)}")
        self.game.play(g, seat, choice)

    # ------------------------------------------------------------ the learner

    def _task(self, g: Any, learner: LearnerView, beat: Beat, rest: Sequence[Beat]) -> Plain:
        task: Plain = {"text": self._text(beat.text or "ask"), "look": self._places(beat.look)}
        if beat.find:
            return task | self._found(g, learner, beat, rest)
        if beat.claim is not None:
            return task | self._claimed(g, learner, beat, rest)
        decision = self.game.decision(g, self.seat)
        if decision is None or decision.prompt != beat.ask:
            raise self._bad(f"no question {beat.ask!r} for the learner; open: {self._asked(g)}")
        right = {self._choice(g, name): said for name, said in beat.right.items()}
        wrong = {self._choice(g, n): said for n, said in beat.wrong.items() if n != OTHERS}
        for choice in right:
            if choice not in decision.options:
                raise self._bad(f"{self.game.name(choice)} is not an option of {self._asked(g)}")
        answers = []
        for choice in decision.options:
            if choice in right:
                after, seen = g.clone(), learner.copy()
                self.game.play(after, self.seat, choice)
                first = seen.look(after)
                part = self._part(after, seen, rest)
                part["frames"] = ([] if first is None else [first]) + part["frames"]
                said = self._text(right[choice])
                answers.append({"choice": choice, "right": True, "said": said, "next": part})
                continue
            said = wrong.get(choice, beat.wrong.get(OTHERS, ""))
            if not said:
                raise self._bad(f"no reply to {self.game.name(choice)} of {beat.ask!r}")
            answers.append({"choice": choice, "right": False, "said": self._text(said)})
        return task | {"kind": "choose", "answers": answers}

    def _found(self, g: Any, learner: LearnerView, beat: Beat, rest: Sequence[Beat]) -> Plain:
        places = []
        for place in beat.find:
            said = beat.right.get(place) or beat.wrong.get(place, beat.wrong.get(OTHERS, ""))
            if not said:
                raise self._bad(f"no reply to {place!r}")
            is_right = place in beat.right
            places.append({"place": place, "right": is_right, "said": self._text(said)})
        missing = set(beat.right) - set(beat.find)
        if missing or not beat.right:
            raise self._bad(f"right is {missing or 'empty'}; expected some of {beat.find}")
        return {
            "kind": "find",
            "places": places,
            "enough": beat.enough or len(beat.right),
            "next": self._part(g, learner, rest),
        }

    def _claimed(self, g: Any, learner: LearnerView, beat: Beat, rest: Sequence[Beat]) -> Plain:
        assert beat.claim is not None
        self.game.say(g, self.seat, beat.claim)
        first = learner.look(g)
        part = self._part(g, learner, rest)
        part["frames"] = ([] if first is None else [first]) + part["frames"]
        return {
            "kind": "claim",
            "claim": beat.claim,
            "said": self._text(beat.right["claim"]),
            "wrong": self._text(beat.wrong[OTHERS]),
            "next": part,
        }

    # ------------------------------------------------------------ texts

    def _choice(self, g: Any, name: str) -> int:
        return self.teaching.named(g, words_of(name))

    def _text(self, name: str) -> str:
        return f"{self.prefix}-lesson-{self.step.id}-{name}"

    def _places(self, names: Sequence[str]) -> list[str]:
        return [self.teaching.placed(name) for name in names]

    def _asked(self, g: Any) -> str:
        asked = [
            (each.seat, each.prompt, [" ".join(map(str, self.game.name(o))) for o in each.options])
            for each in self.game.decisions(g)
        ]
        return f"{asked}"

    def _bad(self, what: str) -> BadContent:
        return BadContent(f"{self.game.id}, step {self.step.id}: {what}")
