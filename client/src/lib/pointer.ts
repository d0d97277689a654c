/** What the person used last: a finger hides what it touches, and slips. */

let touched = false;

export function watchPointer(target: Window): void {
  target.addEventListener("pointerdown", ({ pointerType }) => (touched = pointerType === "touch"), true);
  target.addEventListener("keydown", () => (touched = false), true);
}

export function wasTouch(): boolean {
  return touched;
}
