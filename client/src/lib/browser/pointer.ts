/** Whether the user last used touch, which needs a second tap to confirm. */

let touched = false;

export function watchPointer(target: Window): void {
  target.addEventListener("pointerdown", ({ pointerType }) => (touched = pointerType === "touch"), true);
  target.addEventListener("keydown", () => (touched = false), true);
}

export function wasTouch(): boolean {
  return touched;
}
