/** Remembers, in this browser only, which games have shown their introduction. */

const KEY = "miskatonic.introduced";

let known = $state.raw(read());

export function isIntroduced(game: string): boolean {
  return known.includes(game);
}

export function markIntroduced(game: string): void {
  if (isIntroduced(game)) return;
  known = [...known, game];
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Without storage, the introduction is shown again.
  }
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}
