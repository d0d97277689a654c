/** A lesson under way: which step, what is to do in it, and what was said to the last answer. */

import { after, eventsIn, viewIn, type Follower, type View } from "@/lib/table.svelte";
import type { Lesson, Part, Said, Step, Task } from "./recorded";

/** Reading what the step is about; doing it; reading what it was; and after the last step. */
export type Phase = "show" | "task" | "told" | "done";

export interface Remark {
  readonly said: Said;
  readonly right: boolean;
}

/** After so many wrong answers to one task the right one is offered. */
const PATIENCE = 2;

export class LessonRun {
  at = $state(0);
  phase = $state<Phase>("show");
  view = $state.raw<View | null>(null);
  task = $state.raw<Task | null>(null);
  remark = $state.raw<Remark | null>(null);
  /** Which places have been found. */
  found = $state.raw<readonly string[]>([]);
  mistakes = $state(0);

  readonly lesson: Lesson;
  readonly #follower: Follower;
  readonly #kept: (at: number) => void;

  /** `kept` is told how far the learner has come: the number of steps there is after the last one. */
  constructor(lesson: Lesson, follower: Follower, at: number, kept: (at: number) => void) {
    this.lesson = lesson;
    this.#follower = follower;
    this.#kept = kept;
    this.begin(at);
  }

  get step(): Step | null {
    return this.lesson.steps[this.at] ?? null;
  }

  get stuck(): boolean {
    return this.mistakes >= PATIENCE;
  }

  begin(at: number): void {
    this.at = at;
    this.#kept(at);
    this.#forget();
    this.task = null;
    const { step } = this;
    if (step === null) {
      this.phase = "done";
      return;
    }
    this.phase = "show";
    this.view = viewIn(step.view);
    this.#follower.restart(this.view);
  }

  /** What the step is about has been read. */
  goOn(): void {
    const { step } = this;
    if (this.phase === "show" && step !== null) this.#enter(step.begin);
    else if (this.phase === "told") this.begin(this.at + 1);
  }

  skip(): void {
    this.begin(this.at + 1);
  }

  /** An option of the open question. A wrong one changes nothing. */
  choose(choice: number): boolean {
    const { task } = this;
    if (task?.kind !== "choose") return false;
    const answer = task.answers.find((each) => each.choice === choice);
    if (answer === undefined) return false;
    if (!answer.right || answer.next === undefined) return this.#wrong(answer.said);
    this.#right(answer.said, answer.next);
    return true;
  }

  point(place: string): void {
    const { task } = this;
    if (task?.kind !== "find" || this.found.includes(place)) return;
    const spot = task.places.find((each) => each.place === place);
    if (spot === undefined) return;
    if (!spot.right) {
      this.#wrong(spot.said);
      return;
    }
    const found = [...this.found, place];
    if (found.length >= task.enough) this.#right(spot.said, task.next);
    else {
      this.found = found;
      this.remark = { said: spot.said, right: true };
    }
  }

  claim(claim: Record<string, unknown>): boolean {
    const { task } = this;
    if (task?.kind !== "claim") return false;
    const given = (claim["fields"] ?? {}) as Record<string, unknown>;
    const same = Object.entries(task.claim.fields).every(([name, value]) => given[name] === value);
    if (claim["kind"] !== task.claim.kind || !same) return this.#wrong(task.wrong);
    this.#right(task.said, task.next);
    return true;
  }

  /** The right answer is given for whoever does not find it. */
  showMe(): void {
    const { task } = this;
    if (task?.kind === "choose") {
      const answer = task.answers.find(({ right }) => right);
      if (answer !== undefined) this.choose(answer.choice);
    } else if (task?.kind === "find") {
      const spot = task.places.find(({ place, right }) => right && !this.found.includes(place));
      if (spot !== undefined) this.point(spot.place);
    } else if (task?.kind === "claim") {
      this.claim({ kind: task.claim.kind, fields: task.claim.fields });
    }
  }

  #wrong(said: Said): false {
    this.mistakes += 1;
    this.remark = { said, right: false };
    return false;
  }

  #right(said: Said, next: Part): void {
    this.#forget();
    this.remark = { said, right: true };
    this.#enter(next);
  }

  #forget(): void {
    this.remark = null;
    this.found = [];
    this.mistakes = 0;
  }

  #enter({ frames, task }: Part): void {
    for (const frame of frames) {
      if (this.view === null) return;
      this.view = after(this.view, frame);
      this.#follower.happened(eventsIn(frame.events), this.view);
    }
    this.task = task;
    this.phase = task === null ? "told" : "task";
  }
}
