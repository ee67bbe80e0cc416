// Everything of one build is kept in one cache, complete and verified, or not at all.
// Builds are never mixed: a page and its Python come from the same cache.

/** @type {Listed[]} */
const PRECACHE = []; // filled by tools/build.py
const BUILD = "dev";
const FILES = "dev"; // a digest of the list: another list is another cache, whatever the build is called

const PREFIX = `azumaya ${self.registration.scope} `;
const CACHE = `${PREFIX}${BUILD} ${FILES}`;

/** @param {string} url */
const absolute = (url) => new URL(url, self.registration.scope).href;

const LISTED = new Set(PRECACHE.map(({ url }) => absolute(url)));
const PAGE = absolute("index.html");

/** @param {ArrayBuffer} bytes */
async function sha256(bytes) {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The browser's own cache may serve what the page has just loaded; what is not the listed content is
 * fetched once more past that cache, and refused if it is still another.
 * @param {Listed} entry
 */
async function fetchListed({ url, sha256: wanted }) {
  for (const cache of /** @type {RequestCache[]} */ (["default", "reload"])) {
    const response = await fetch(absolute(url), { cache, credentials: "same-origin" });
    if (!response.ok) continue;
    const bytes = await response.arrayBuffer();
    if ((await sha256(bytes)) !== wanted) continue;
    const headers = { "Content-Type": response.headers.get("Content-Type") ?? "" };
    return new Response(bytes, { headers });
  }
  throw new Error(`${url} is missing or not of this build`);
}

/** A page that waits for it hears what lies here now. @param {string} stored */
async function tell(stored) {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage({ stored });
}

async function fill() {
  const cache = await caches.open(CACHE);
  /** @type {Listed[]} */
  const missing = [];
  for (const entry of PRECACHE) {
    if (!(await cache.match(absolute(entry.url)))) missing.push(entry);
  }
  // a few at a time: a tablet holds them all in memory otherwise
  const work = async () => {
    for (let entry = missing.shift(); entry; entry = missing.shift()) {
      await cache.put(absolute(entry.url), await fetchListed(entry));
      void tell(entry.url);
    }
  };
  await Promise.all([work(), work(), work(), work()]);
}

/** How much of this build lies on this device. */
async function state() {
  const cache = await caches.open(CACHE);
  const kept = (await cache.keys()).filter(({ url }) => LISTED.has(url)).length;
  return { build: BUILD, listed: LISTED.size, kept };
}

async function dropOlder() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
}

/** @param {string} url one that is listed */
async function answer(url) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(url);
  if (kept) return kept;
  // the browser has thrown something away: mend it, of this build only
  const entry = /** @type {Listed} */ (PRECACHE.find((listed) => absolute(listed.url) === url));
  const fresh = await fetchListed(entry);
  await cache.put(url, fresh.clone());
  return fresh;
}

/** @param {Request} request */
const isThere = async (request) => (await fetch(request.url, { cache: "no-cache" }).catch(() => null))?.ok === true;

/**
 * A page and all that it loads come from the whole cache, or all of it from the network. Where the browser has thrown
 * something away this worker does not mix: it steps aside, so that nobody answers for the page that is loaded now, and
 * that page installs what is missing. Without a network what is left may still do.
 * @param {Request} request
 */
async function open(request) {
  const { listed, kept } = await state();
  const steps = kept < listed && (await isThere(request)) && (await self.registration.unregister());
  return steps ? Response.redirect(request.url) : answer(PAGE);
}

// What was fetched before an install was cut off is kept, and checked already: the next one goes on from there.
self.addEventListener("install", (event) => event.waitUntil(fill()));

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOlder().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data === "state?") event.waitUntil(state().then((is) => event.ports[0].postMessage(is)));
  // what is missing is fetched and checked as in an install; what does not come is fetched another time
  if (event.data === "fill") {
    event.waitUntil(
      fill()
        .catch(() => {})
        .then(state)
        .then((is) => event.ports[0].postMessage(is)),
    );
  }
});

/**
 * There is one page; its screens are behind the #. Another address below ours may be somebody else's page,
 * and where it is nobody's, or nobody can be asked, home is a better answer than none.
 * @param {Request} request
 */
async function elsewhere(request) {
  const response = await fetch(request).catch(() => null);
  return response?.ok ? response : Response.redirect(self.registration.scope);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const url = new URL(request.url);
  url.search = "";
  url.hash = "";
  const wanted = url.href === self.registration.scope ? PAGE : url.href;
  const isPage = request.mode === "navigate";
  if (isPage && wanted === PAGE) event.respondWith(open(request));
  else if (LISTED.has(wanted)) event.respondWith(answer(wanted));
  else if (isPage) event.respondWith(elsewhere(request));
});
