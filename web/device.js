// What the page knows about its surroundings, and tells when it changes.

import { isReduced, watchMotion } from "./motion.js";
import { state } from "./storage.js";

const motion = () => (isReduced() ? "reduced" : "full");

// Apple's browsers, on a tablet under a desktop's name too, delete what was saved after seven days without a visit.
const safari = () => {
  if (!navigator.vendor.startsWith("Apple")) return "no";
  return navigator.maxTouchPoints > 1 ? "touch" : "mac";
};

const standalone = () =>
  matchMedia("(display-mode: standalone)").matches || /** @type {any} */ (navigator).standalone === true;

export const device = () => ({
  languages: [...navigator.languages],
  standalone: standalone(),
  safari: safari(),
  offline: !navigator.onLine,
  storage: state(),
  keepable: Boolean(navigator.serviceWorker), // browsers offer none without https, and some none in private windows
  motion: motion(),
});

/** @param {(changed: Record<string, unknown>) => void} tell */
export function watchDevice(tell) {
  addEventListener("online", () => tell({ offline: false }));
  addEventListener("offline", () => tell({ offline: true }));
  addEventListener("languagechange", () => tell({ languages: [...navigator.languages] }));
  watchMotion(() => tell({ motion: motion() }));
  matchMedia("(display-mode: standalone)").addEventListener("change", () => tell({ standalone: standalone() }));
}
