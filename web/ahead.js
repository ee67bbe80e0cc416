// What Python needs is fetched before it is started: only here can be told how far that is, and a slow line is not
// taken for a Python that does not answer. It is fetched once more then, from what the browser has kept.

import { within } from "./limits.js";

const STALL = 30_000;
const LONGEST = 600_000; // for all of it, over the slowest line

let isDone = false;

/** What the build has written down: files and their sizes. @returns {Array<{url: string, size: number}>} */
function wanted() {
  const listed = document.querySelector('meta[name="ahead"]')?.getAttribute("content") ?? "";
  return listed.split(",").flatMap((entry) => {
    const [size, url] = entry.trim().split(" ");
    return url ? [{ url, size: Number(size) }] : [];
  });
}

/**
 * @param {Response} response
 * @param {(bytes: number) => void} came
 */
async function read(response, came) {
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await within(STALL, reader.read());
    if (done) return;
    came(value.length);
  }
}

/** Does the host forbid to keep it? Then Python would fetch all of it once more. @param {Response} response */
const isLost = (response) => /no-store/.test(response.headers.get("Cache-Control") ?? "");

/**
 * The service worker fetches everything in any case: where nothing else keeps what has come, it goes first.
 * @param {(url: string) => void} stored
 */
async function keepFirst(stored) {
  const container = navigator.serviceWorker;
  container.addEventListener("message", ({ data }) => data.stored && stored(data.stored));
  const { installing } = await container.register("sw.js", { updateViaCache: "none" });
  const isOver = new Promise((go) => {
    container.addEventListener("controllerchange", go, { once: true });
    installing?.addEventListener("statechange", () => installing.state === "redundant" && go(null));
  });
  if (installing) await within(LONGEST, isOver);
}

/**
 * Whatever does not come is Python's affair: it asks again, and says what is wrong.
 * @param {(share: number) => void} tell how much of it all has come, 0..1
 */
export async function fetchAhead(tell) {
  if (isDone || navigator.serviceWorker?.controller) return; // all of it lies on the device
  isDone = true;
  const files = wanted();
  const all = files.reduce((sum, { size }) => sum + size, 0);
  let come = 0;
  const came = (/** @type {number} */ bytes) => {
    come += bytes;
    tell(Math.min(1, come / all));
  };
  const get = (/** @type {{url: string}} */ { url }) => within(STALL, fetch(url));
  const [smallest, ...others] = files.sort((one, other) => one.size - other.size);
  if (!smallest) return;
  try {
    const first = await get(smallest);
    if (isLost(first) && navigator.serviceWorker) {
      return await keepFirst((stored) => came(files.find(({ url }) => url === stored)?.size ?? 0));
    }
    await read(first, came);
  } catch {
    // it may be the others that come
  }
  await Promise.allSettled(others.map(async (file) => read(await get(file), came)));
}
