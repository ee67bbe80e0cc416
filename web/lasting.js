// Browsers may throw away what is saved when room is short, unless they have promised not to.

import { PREFIX, read, write } from "./storage.js";

const ASKED = `${PREFIX}asked`;
const MONTH = 30 * 24 * 3_600_000;

/** @typedef {(news: {lasting: "yes" | "no" | "unknown"}) => void} Tell */

/** @param {Tell} tell */
export async function tellLasting(tell) {
  if (!navigator.storage?.persisted) return tell({ lasting: "unknown" });
  tell({ lasting: (await navigator.storage.persisted()) ? "yes" : "no" });
}

/**
 * Some browsers ask the person in turn: that must be rare.
 * @param {boolean} again even if that was not long ago
 * @param {Tell} tell
 */
export async function persist(again, tell) {
  const isRecent = Date.now() - Number(read(ASKED)) < MONTH;
  if (navigator.storage?.persist && (again || !isRecent)) {
    write(ASKED, String(Date.now()));
    await navigator.storage.persist();
  }
  await tellLasting(tell);
}
