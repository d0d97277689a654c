/** Runs a lesson: the current step, its task, and the remark on the last answer. */

import { after, eventsIn, viewIn, type Follower, type View } from "@/lib/table.svelte";
import type { Lesson, Part, Said, Step, Task } from "./recorded-lesson";

/** Reading the introduction of a step, doing its task, reading the summary; done after the last step. */
export type Phase = "show" | "task" | "told" | "done";

export interface Remark {
  readonly said: Said;
  readonly right: boolean;
}

/** Offer the solution after this many wrong answers. */
const TRIES_BEFORE_SOLUTION = 2;

export class LessonRun {
  at = $state(0);
  phase = $state<Phase>("show");
  view = $state.raw({} as View);
  task = $state.raw<Task | null>(null);
  remark = $state.raw<Remark | null>(null);
  /** Which places have been found. */
  found = $state.raw<readonly string[]>([]);
  mistakes = $state(0);

  readonly lesson: Lesson;
  readonly #follower: Follower;
  readonly #reached: (at: number) => void;

  /** `reached` is called with each step that begins; after the last one, with the number of steps. */
  constructor(lesson: Lesson, follower: Follower, at: number, reached: (at: number) => void) {
    this.lesson = lesson;
    this.#follower = follower;
    this.#reached = reached;
    const [first] = lesson.steps;
    if (first === undefined) throw new Error(`the lesson of ${lesson.game} has no steps`);
    this.view = viewIn(first.view);
    this.begin(at);
  }

  get step(): Step | null {
    return this.lesson.steps[this.at] ?? null;
  }

  get stuck(): boolean {
    return this.mistakes >= TRIES_BEFORE_SOLUTION;
  }

  begin(at: number): void {
    this.at = at;
    this.#reached(at);
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

  /** Continues after an introduction or a summary. */
  goOn(): void {
    const { step } = this;
    if (this.phase === "show" && step !== null) this.#enter(step.begin);
    else if (this.phase === "told") this.begin(this.at + 1);
  }

  skip(): void {
    this.begin(this.at + 1);
  }

  /** Chooses an option of the open question; a wrong one changes nothing. */
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

  /** Gives the right answer for a player who is stuck. */
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
      this.view = after(this.view, frame);
      this.#follower.happened(eventsIn(frame.events), this.view);
    }
    this.task = task;
    this.phase = task === null ? "told" : "task";
  }
}
