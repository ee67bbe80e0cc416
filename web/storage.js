// localStorage, where nothing is believed until it has been read back.

export const PREFIX = "azumaya.v1.";
const PICTURE = `${PREFIX}picture`;
const PROBE = `${PREFIX}probe`;

/** @typedef {"ok" | "full" | "blocked" | "missing"} Outcome */

/** @returns {Storage | null} null where the browser keeps nothing for this page */
const shelf = () => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

/** @param {unknown} error */
const isFull = (error) =>
  error instanceof DOMException && (error.name === "QuotaExceededError" || error.name === "NS_ERROR_DOM_QUOTA_REACHED");

/**
 * @param {Storage} store
 * @param {string} key
 * @param {string} text
 * @returns {Outcome}
 */
const attempt = (store, key, text) => {
  try {
    store.setItem(key, text);
    return store.getItem(key) === text ? "ok" : "missing";
  } catch (error) {
    return isFull(error) ? "full" : "blocked";
  }
};

/**
 * Write and read back. The last picture gives way first when there is no room.
 * @param {string} key
 * @param {string} text
 * @returns {Outcome}
 */
export function write(key, text) {
  const store = shelf();
  if (!store) return "blocked";
  const outcome = attempt(store, key, text);
  if (outcome !== "full" || key === PICTURE) return outcome;
  erase(PICTURE);
  return attempt(store, key, text);
}

/**
 * @param {string} key
 * @returns {string | null}
 */
export function read(key) {
  try {
    return shelf()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @returns {Outcome}
 */
export function erase(key) {
  try {
    const store = shelf();
    if (!store) return "blocked";
    store.removeItem(key);
    return store.getItem(key) === null ? "ok" : "blocked";
  } catch {
    return "blocked";
  }
}

/**
 * Everything of ours, less the picture, which is no news to anybody.
 * @returns {Record<string, string>}
 */
export function list() {
  /** @type {Record<string, string>} */
  const saved = {};
  try {
    const store = shelf();
    for (let i = 0; store && i < store.length; i++) {
      const key = store.key(i);
      if (key?.startsWith(PREFIX) && key !== PICTURE) saved[key] = store.getItem(key) ?? "";
    }
  } catch {
    // what was listed so far is what there is
  }
  return saved;
}

/** What becomes of a text that is written, read back and removed. @returns {Outcome} */
export function probe() {
  const store = shelf();
  if (!store) return "blocked";
  const outcome = attempt(store, PROBE, "1");
  const removed = erase(PROBE);
  return outcome === "ok" ? removed : outcome;
}

/** Does this browser keep anything for us? @returns {"ok" | "missing"} */
export function state() {
  const outcome = probe();
  // a full storage is still one that keeps what it has
  return outcome === "ok" || outcome === "full" ? "ok" : "missing";
}

/**
 * @param {{route: string, html: string, lang: string, title: string}} picture
 */
export function keepPicture({ route, html, lang, title }) {
  // look.js compares the beginning of this text: the route comes first
  write(PICTURE, JSON.stringify({ route, html, lang, title }));
}

/**
 * What another tab of ours writes or removes.
 * @param {(key: string, text: string | null) => void} tell
 */
export function watch(tell) {
  addEventListener("storage", (event) => {
    const key = event.key;
    if (key?.startsWith(PREFIX) && key !== PICTURE && key !== PROBE) tell(key, event.newValue);
  });
}
