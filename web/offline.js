// Works offline, and says so only when it is true. A new version waits, offers itself, and never
// comes in the middle of a game.

import { loadAnew } from "./anew.js";
import { notice } from "./notices.js";
import { say } from "./words.js";

const HOUR = 3_600_000;
const PAUSES = [2_000, 8_000, 30_000, 120_000, 480_000];

/** @typedef {{build: string, listed: number, kept: number}} State how much of which build a service worker has */

/** @type {ServiceWorkerRegistration | null} */
let registration = null;
let asked = false;
let changed = false;
let nextTry = 0;

/**
 * @param {ServiceWorker} worker
 * @param {"state?" | "fill"} ask as it is, or after it has fetched what is missing
 * @returns {Promise<State>}
 */
export function stateOf(worker, ask = "state?") {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = (event) => resolve(event.data);
    worker.postMessage(ask, [channel.port2]);
  });
}

/**
 * After a page that was left during an install WebKit goes on to call a worker "installing" that has long been at
 * work: whoever serves this page is activated, whatever it is called.
 * @param {ServiceWorker} worker
 * @param {ServiceWorkerContainer} container
 * @returns {Promise<void>}
 */
const activated = (worker, container) =>
  new Promise((resolve) => {
    const look = () => (worker.state === "activated" || container.controller) && resolve();
    worker.addEventListener("statechange", look);
    container.addEventListener("controllerchange", look);
    look();
  });

/** Does another version answer by now for what this page asks? */
export const isOutdated = () => changed;

/** The person wants the version that waits. */
export function update() {
  asked = true;
  if (registration?.waiting) registration.waiting.postMessage("take over");
  else location.reload();
}

/** Throws away all that is kept of the app and fetches it anew. What people have saved lies elsewhere and stays. */
export async function reset() {
  const answer = await fetch("sw.js", { cache: "no-store" }).catch(() => null);
  if (!answer?.ok) {
    notice("done", say("alone")); // nothing would be left to start from
    return;
  }
  const scope = new URL("./", document.baseURI).href;
  for (const one of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
    if (one.scope === scope) await one.unregister();
  }
  for (const name of (await globalThis.caches?.keys()) ?? []) {
    if (name.includes(` ${scope} `)) await caches.delete(name);
  }
  await loadAnew();
}

/**
 * @param {(news: {update: true}) => void} tell
 * @param {ServiceWorkerContainer} container
 */
function watchVersions(tell, container) {
  let first = !container.controller;
  container.addEventListener("controllerchange", () => {
    if (asked) location.reload();
    const claimed = first;
    first = false;
    if (asked || claimed) return;
    changed = true; // another tab has let the new version in: this one may follow
    tell({ update: true });
  });
}

/**
 * @param {(news: {update: true}) => void} tell
 * @param {ServiceWorkerContainer} container
 */
async function enrol(tell, container) {
  const one = await container.register("sw.js", { updateViaCache: "none" });
  if (one === registration) return one;
  registration = one;
  const offer = () => one.waiting && container.controller && tell({ update: true });
  one.addEventListener("updatefound", () => one.installing?.addEventListener("statechange", offer));
  offer();
  return one;
}

/**
 * As long as nothing serves this page without a network, an install that failed is begun again, ever more seldom. What
 * came before lies here already; and a browser says "online" before its network answers.
 * @param {() => Promise<unknown>} look
 */
function insist(look, [pause, ...rest] = PAUSES) {
  clearTimeout(nextTry);
  if (pause === undefined) return;
  nextTry = setTimeout(async () => {
    if (registration?.active) return;
    if (!registration?.installing) await look().catch(() => {});
    insist(look, rest);
  }, pause);
}

/**
 * @param {string} build this page's own
 * @param {(news: {update?: true, cached?: true}) => void} tell
 */
export async function settleIn(build, tell) {
  const container = navigator.serviceWorker;
  if (!container) return; // no secure context: playable, not installable
  watchVersions(tell, container);
  await enrol(tell, container).catch((error) => {
    if (error instanceof DOMException) throw error; // refused; a network that is gone may come back
  });
  let looked = Date.now();
  const look = async () => {
    looked = Date.now();
    const one = await enrol(tell, container);
    await one.update();
  };
  const lookAgain = () => void look().catch(() => {}); // no network, or half a version: another time
  insist(look);
  addEventListener("online", () => {
    lookAgain();
    insist(look);
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && Date.now() - looked >= HOUR) lookAgain();
  });
  const { active } = await container.ready;
  if (!active) return;
  await activated(active, container);
  let is = await stateOf(active);
  changed = is.build !== build; // the host was given another version while this page was loading
  // what the browser threw away comes with an install; but WebKit may bring the old worker back instead
  if (!changed && is.kept < is.listed) is = await stateOf(active, "fill");
  if (changed) tell({ update: true });
  else if (is.kept === is.listed) tell({ cached: true });
}
