// Python as the page knows it: started, asked with a limit, ended.

import { fetchAhead } from "./ahead.js";
import { first, launch } from "./launch.js";
import { within } from "./limits.js";

const HELLO_LIMIT = 20_000;
// What a slow tablet may need to set Python up from its beginning, once that has begun.
const PLAIN_LIMIT = 60_000;

/** @typedef {{hello: () => Promise<string>, step: (message: string) => Promise<string>}} Exports */

/** One running interpreter. */
export class Python {
  /** @type {any} */
  #worker;
  /** What the worker died of, an error of its own. @type {ErrorEvent | undefined} */
  #died;
  /** Tells whoever waits for an answer that there will be none; one call is made at a time. @type {(why: ErrorEvent) => void} */
  #fail = () => {};

  /** @param {any} worker */
  constructor(worker) {
    this.#worker = worker;
    worker.addEventListener("error", (/** @type {ErrorEvent} */ event) => {
      this.#died = event;
      this.#fail(event);
    });
  }

  /** @param {number} limit */
  hello(limit) {
    return this.#wait(limit, () => this.#worker.sync.hello());
  }

  /**
   * @param {string} message
   * @param {number} limit
   * @returns {Promise<string>}
   */
  step(message, limit) {
    return this.#wait(limit, () => this.#worker.sync.step(message));
  }

  /**
   * An answer, or the worker's end. A race with a promise that never settles would keep every answer for good.
   * @param {number} limit
   * @param {() => Promise<string>} ask
   * @returns {Promise<string>}
   */
  #wait(limit, ask) {
    const answer = new Promise((resolve, reject) => {
      this.#fail = reject;
      if (this.#died) reject(this.#died);
      else ask().then(resolve, reject);
    });
    return within(limit, answer);
  }

  end() {
    this.#worker.terminate();
  }
}

let waiting = first;

/** @param {boolean} plain */
function launched(plain) {
  const begun = waiting ?? launch(plain);
  waiting = null;
  return begun;
}

/**
 * Resolves with a Python that has said hello. A worker.py that fails still resolves PyWorker's
 * promise, and one that hangs never does: only the answer counts.
 * @param {{plain: boolean, stage: (n: 1 | 2 | 3) => void, share: (share: number) => void}} how
 *   plain: without any shortcut; share: how much of what it needs has been fetched
 * @returns {Promise<{python: Python, build: string}>}
 */
export async function startPython({ plain, stage, share }) {
  stage(1);
  await fetchAhead(share);
  const { core, way, ready, end } = launched(plain);
  try {
    await within(HELLO_LIMIT, core);
    stage(2);
    const quick = (await within(HELLO_LIMIT, Promise.race([way, ready]))) === "snapshot";
    const python = new Python(await within(quick ? HELLO_LIMIT : PLAIN_LIMIT, ready));
    const build = await python.hello(HELLO_LIMIT);
    stage(3);
    return { python, build };
  } catch (error) {
    end();
    throw error;
  }
}
