// The last picture: one, for nobody's view, written when nothing else is to do.

import { keepPicture as write } from "./storage.js";

/** @type {Parameters<typeof write>[0] | null} */
let latest = null;

function put() {
  if (latest) write(latest);
  latest = null;
}

const idle = (/** @type {() => void} */ work) =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 200); // Safari has no idle callback

addEventListener("pagehide", put);
document.addEventListener("visibilitychange", () => document.hidden && put());

/**
 * @param {import("./wire.js").Answer} answer
 * @param {string} route
 */
export function keepPicture(answer, route) {
  const html = answer.picture === "html" ? answer.html : answer.picture;
  if (!html) return;
  if (!latest) idle(put);
  latest = { route, html, lang: document.documentElement.lang, title: document.title };
}
