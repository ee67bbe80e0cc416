// What Python needs is fetched before it is started: only here can be told how far that is, and a slow line is not
// taken for a Python that does not answer. It is fetched once more then, from what the browser has kept.

import { within } from "./limits.js";

const STALL = 30_000;

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
 * @param {string} url
 * @param {(bytes: number) => void} came
 */
async function read(url, came) {
  const response = await within(STALL, fetch(url));
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await within(STALL, reader.read());
    if (done) return;
    came(value.length);
  }
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
  await Promise.allSettled(files.map(({ url }) => read(url, came)));
}
