/** Which games have been introduced in this browser; kept here and nowhere else. */

const KEY = "miskatonic.introduced";

let known = $state.raw(read());

export function isIntroduced(game: string): boolean {
  return known.includes(game);
}

export function introduced(game: string): void {
  if (isIntroduced(game)) return;
  known = [...known, game];
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // A browser that keeps nothing is told again with the next page.
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
