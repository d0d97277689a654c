/** A screen that stays awake, where the browser allows it: nobody touches a phone while others think. */

/** Until the function that is given back is called. A browser that says no is not asked why. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;

  async function hold(): Promise<void> {
    if (!("wakeLock" in navigator) || document.hidden) return;
    try {
      const held = await navigator.wakeLock.request("screen");
      if (wanted) lock = held;
      else await held.release();
    } catch {
      // The battery is low, or the page may not: the screen goes dark as it always did.
    }
  }

  // The browser lets go of it when the page is hidden.
  const seen = (): void => void hold();
  document.addEventListener("visibilitychange", seen);
  void hold();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", seen);
    void lock?.release().catch(() => undefined);
  };
}
