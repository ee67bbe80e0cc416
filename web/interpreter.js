// Starting Python: PyScript's PyWorker with our interpreter, our wheel and no other origin.

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
 * Resolves with a Python that has said hello. A worker.py that fails still resolves PyWorker's
 * promise, and one that hangs never does: only the answer counts.
 * @param {{plain: boolean, stage: (n: 1 | 2 | 3) => void}} how plain: without any shortcut
 * @returns {Promise<{python: Python, build: string}>}
 */
export async function startPython({ plain, stage }) {
  stage(1);
  /** @type {any} */
  const core = await within(HELLO_LIMIT, import("./vendor/pyscript/core.js"));
  /** @type {any} */
  let worker = null;
  // PyWorker gives the worker only when all is well; to end one that hangs we must know it before
  const meet = (/** @type {unknown} */ _, /** @type {any} */ made) => {
    worker = made;
  };
  core.hooks.main.onWorker.add(meet);
  stage(2);
  try {
    const ready = core.PyWorker(at("worker.py"), {
      config: at("pyscript.toml"),
      version: at(plain ? "runtime.mjs?plain" : "runtime.mjs"),
    });
    worker = await within(HELLO_LIMIT, ready);
    const python = new Python(worker);
    const build = await python.hello(HELLO_LIMIT);
    stage(3);
    return { python, build };
  } catch (error) {
    worker?.terminate();
    throw error;
  } finally {
    core.hooks.main.onWorker.delete(meet);
  }
}
