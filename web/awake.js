// The screen stays on while a table is on it and somebody may see it. Where a browser cannot do that nothing happens.

import { gameOf, route } from "./router.js";

/** @type {WakeLockSentinel | null} */
let lock = null;
let asking = false;

const isWanted = () => gameOf(route()) !== null && !document.hidden && document.documentElement.dataset.awake !== "off";

/** Hold on or let go, as is wanted now. */
export async function keepAwake() {
  if (!navigator.wakeLock || asking) return;
  if (isWanted() && (lock?.released ?? true)) {
    asking = true;
    lock = await navigator.wakeLock.request("screen").catch(() => null); // low on power, say: that goes first
    asking = false;
  }
  if (!isWanted()) {
    void lock?.release();
    lock = null;
  }
}

// the browser lets go by itself when the page is hidden
document.addEventListener("visibilitychange", keepAwake);
document.addEventListener("azumaya:look", keepAwake);
