// Starting Python: PyScript's PyWorker with our interpreter, our wheel and no other origin.

import { fetchAhead } from "./ahead.js";
import { within } from "./limits.js";

export const HELLO_LIMIT = 20_000;

/** @typedef {{hello: () => Promise<string>, step: (message: string) => Promise<string>}} Exports */

/** @param {string} path */
const at = (path) => new URL(path, document.baseURI).href; // the worker is a blob and has no base

/** One running interpreter. */
export class Python {
  /** @type {any} */
  #worker;
  /** Rejects when the worker dies of an error of its own; never settles otherwise. */
  #died;

  /** @param {any} worker */
  constructor(worker) {
    this.#worker = worker;
    this.#died = new Promise((_, reject) => {
      worker.addEventListener("error", (/** @type {ErrorEvent} */ event) => reject(event));
    });
    this.#died.catch(() => {}); // whoever calls hears of it
  }

  /** @param {number} limit */
  hello(limit) {
    return within(limit, Promise.race([this.#worker.sync.hello(), this.#died]));
  }

  /**
   * @param {string} message
   * @param {number} limit
   * @returns {Promise<string>}
   */
  step(message, limit) {
    return within(limit, Promise.race([this.#worker.sync.step(message), this.#died]));
  }

  end() {
    this.#worker.terminate();
  }
}

/**
 * PyWorker shows its worker only when all is well. One that hangs must be known before that, to be ended;
 * PyScript's own hook for it is not there yet when the first worker is made.
 * @type {(worker: Worker) => void}
 */
let meet = () => {};

globalThis.Worker = class extends Worker {
  /**
   * @param {string | URL} url
   * @param {WorkerOptions} [options]
   */
  constructor(url, options) {
    super(url, options);
    meet(this);
  }
};

/**
 * Resolves with a Python that has said hello. A worker.py that fails still resolves PyWorker's
 * promise, and one that hangs never does: only the answer counts.
 * @param {{plain: boolean, stage: (n: 1 | 2 | 3) => void, share: (share: number) => void}} how
 *   plain: without any shortcut; share: how much of what it needs has been fetched
 * @returns {Promise<{python: Python, build: string}>}
 */
export async function startPython({ plain, stage, share }) {
  /** @type {Worker | null} */
  let worker = null;
  meet = (made) => {
    worker = made;
  };
  stage(1);
  await fetchAhead(share);
  try {
    /** @type {any} */
    const core = await within(HELLO_LIMIT, import("./vendor/pyscript/core.js"));
    stage(2);
    const ready = core.PyWorker(at("worker.py"), {
      config: at("pyscript.toml"),
      version: at(plain ? "runtime.mjs?plain" : "runtime.mjs"),
    });
    const python = new Python(await within(HELLO_LIMIT, ready));
    const build = await python.hello(HELLO_LIMIT);
    stage(3);
    return { python, build };
  } catch (error) {
    /** @type {Worker | null} */ (worker)?.terminate();
    throw error;
  }
}
