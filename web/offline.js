// Works offline, and says so only when it is true. A new version waits, offers itself, and never
// comes in the middle of a game.

const HOUR = 3_600_000;

/** @type {ServiceWorkerRegistration | null} */
let registration = null;
let asked = false;
let changed = false;

/**
 * Does the version that is running lie complete on this device?
 * @param {ServiceWorker} worker
 * @returns {Promise<boolean>}
 */
function isWhole(worker) {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = (event) => resolve(event.data === true);
    worker.postMessage("whole?", [channel.port2]);
  });
}

/** @param {ServiceWorker} worker @returns {Promise<void>} */
const activated = (worker) =>
  new Promise((resolve) => {
    const look = () => worker.state === "activated" && resolve();
    worker.addEventListener("statechange", look);
    look();
  });

/** Has another version taken over while this page runs the old one? */
export const isOutdated = () => changed;

/** The person wants the version that waits. */
export function update() {
  asked = true;
  if (registration?.waiting) registration.waiting.postMessage("take over");
  else location.reload();
}

/** @param {(news: {update?: true, cached?: true}) => void} tell */
export async function settleIn(tell) {
  const container = navigator.serviceWorker;
  if (!container) return; // no secure context: playable, not installable
  let first = !container.controller;
  container.addEventListener("controllerchange", () => {
    if (asked) location.reload();
    const claimed = first;
    first = false;
    if (asked || claimed) return;
    changed = true; // another tab has let the new version in: this one may follow
    tell({ update: true });
  });
  registration = await container.register("sw.js", { updateViaCache: "none" });
  const offer = () => registration?.waiting && container.controller && tell({ update: true });
  registration.addEventListener("updatefound", () => {
    registration?.installing?.addEventListener("statechange", offer);
  });
  offer();
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < HOUR) return;
    looked = Date.now();
    registration?.update().catch(() => {}); // offline: another time
  });
  const { active } = await container.ready;
  if (!active) return;
  await activated(active);
  if (await isWhole(active)) tell({ cached: true });
}
