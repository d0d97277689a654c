/** How large letters are, for what is laid out by their size: as many times the usual 17 px. */
export function letterSize(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) ? Math.max(1, size / 17) : 1;
}
