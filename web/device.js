// What the page knows about its surroundings, and tells when it changes.

import { isReduced, watchMotion } from "./motion.js";
import { state } from "./storage.js";

const motion = () => (isReduced() ? "reduced" : "full");

const standalone = () =>
  matchMedia("(display-mode: standalone)").matches || /** @type {any} */ (navigator).standalone === true;

export const device = () => ({
  languages: [...navigator.languages],
  standalone: standalone(),
  offline: !navigator.onLine,
  storage: state(),
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
