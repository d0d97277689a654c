/** Keeps the screen awake during a game, where the browser allows it. */

/** Keeps it awake until the returned function is called; ignores refusals. */
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
      // Low battery or no permission: the screen turns off as usual.
    }
  }

  // The browser releases the lock when the page is hidden.
  const seen = (): void => void hold();
  document.addEventListener("visibilitychange", seen);
  void hold();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", seen);
    void lock?.release().catch(() => undefined);
  };
}
