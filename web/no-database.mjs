// A package cache that is always empty stands in for the browser's database.

/**
 * PyScript keeps a package cache in IndexedDB and waits for it before anything else. Where site data
 * is blocked the database throws, and in some private windows it never answers: Python would not
 * start. All our wheels are files of this site, so a cache that is always empty takes nothing away.
 */
class EmptyRequest extends EventTarget {
  /** @param {unknown} result */
  constructor(result) {
    super();
    this.result = result;
    this.error = null;
    /** @type {((event: Event) => void) | null} */
    this.onsuccess = null;
    queueMicrotask(() => this.#succeed());
  }

  #succeed() {
    const event = new Event("success");
    this.dispatchEvent(event);
    this.onsuccess?.(event);
  }
}

const emptyStore = {
  get: () => new EmptyRequest(undefined),
  getKey: () => new EmptyRequest(undefined),
  getAllKeys: () => new EmptyRequest([]),
  count: () => new EmptyRequest(0),
  put: () => new EmptyRequest(undefined),
  delete: () => new EmptyRequest(undefined),
  clear: () => new EmptyRequest(undefined),
};

const emptyDatabase = {
  objectStoreNames: ["entries"],
  transaction: () => ({ objectStore: () => emptyStore }),
  close() {},
};

Object.defineProperty(globalThis, "indexedDB", {
  configurable: true,
  value: { open: () => new EmptyRequest(emptyDatabase) },
});
