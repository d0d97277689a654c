/** Progress in lessons and puzzles, stored in this browser only. */

const KEY = "miskatonic.lessons";

interface Progress {
  /** By game, the next step of its lesson. */
  readonly steps?: Readonly<Record<string, number>>;
  /** Lessons that were finished once. */
  readonly finished?: readonly string[];
  /** Puzzles that were solved. */
  readonly solved?: readonly string[];
}

function read(): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Without storage, a lesson starts over each time. */
function write(kept: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Private windows and full disks: nothing else depends on it.
  }
}

/** The step to resume at, or 0. */
export function stepOf(game: string, steps: number): number {
  const at = read().steps?.[game];
  return typeof at === "number" && Number.isInteger(at) && at > 0 && at < steps ? at : 0;
}

export function keepStep(game: string, at: number, steps: number): void {
  const kept = read();
  const finished = kept.finished ?? [];
  write({
    ...kept,
    steps: { ...kept.steps, [game]: at < steps ? at : 0 },
    finished: at < steps || finished.includes(game) ? finished : [...finished, game],
  });
}

export function isFinished(game: string): boolean {
  return read().finished?.includes(game) ?? false;
}

export function solved(): readonly string[] {
  return read().solved ?? [];
}

export function keepSolved(puzzle: string): void {
  const kept = read();
  if (!solved().includes(puzzle)) write({ ...kept, solved: [...solved(), puzzle] });
}
