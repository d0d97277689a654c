/** The user's text size as a multiple of the default 17 px, for layouts that depend on it. */
export function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) ? Math.max(1, size / 17) : 1;
}
