/** Which games have been introduced in this browser; kept here and nowhere else. */

const KEY = "miskatonic.introduced";

export function isIntroduced(game: string): boolean {
  return read().includes(game);
}

export function introduced(game: string): void {
  if (isIntroduced(game)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...read(), game]));
  } catch {
    // A browser that keeps nothing is told again.
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
