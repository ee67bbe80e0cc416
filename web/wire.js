// The wire: one message at a time to the worker, its limits, and what happens when it fails.

import { startPython } from "./interpreter.js";

const STEP_LIMIT = 3_000;
// The first message reads every saved game, and comes when the machine is busiest.
const START_LIMIT = 10_000;

/** @typedef {{rev?: number, do: string} & Record<string, unknown>} Message */
/** @typedef {{do: string} & Record<string, any>} Effect */
/**
 * @typedef {object} Answer
 * @property {number} rev
 * @property {string | null} html
 * @property {string} [title]
 * @property {string} [lang]
 * @property {string | null} [focus]
 * @property {string | null} [picture]
 * @property {boolean} [secret]
 * @property {Effect[]} [effects]
 */
/** @typedef {(message: Message) => Promise<Answer>} Ask */

/** The worker did not answer, or died. */
class Gone extends Error {}

/**
 * @typedef {object} Ends what the wire is tied to on the page
 * @property {(failed: string | null) => Message} start makes the first message
 * @property {() => string | null} game the id of the game that is open
 * @property {(answer: Answer, message: Message, ask: Ask) => Promise<void>} settle saves and paints
 * @property {(n: 1 | 2 | 3, again: boolean) => void} stage
 * @property {(share: number) => void} share
 * @property {() => void} lost the worker is gone, what it had asked for is void
 * @property {(why: "silent" | "mixed") => void} giveUp
 * @property {string} build
 */

/**
 * Messages whose answers redraw the page without changing what a tap on it means: what somebody writes in
 * a form, advice on it that was worked out meanwhile, what the page learnt about its surroundings.
 * @param {Message} message
 */
function isQuiet(message) {
  if (message.do === "tick") return message.what === "study" || message.what === "prove";
  if (message.do === "device") return !("elsewhere" in message || "back" in message);
  return message.do === "form";
}

export class Wire {
  /** The revision of the HTML on the screen. */
  rev = 0;
  /** The oldest revision since which only quiet messages have been answered. */
  #steady = 0;
  /** @type {import("./interpreter.js").Python | null} */
  #python = null;
  /** @type {Array<() => Message | null>} */
  #queue = [];
  #busy = false;
  #laid = false;
  /** How often the worker failed while this game was open. @type {Map<string, number>} */
  #failures = new Map();
  /** @type {Ends} */
  #ends;

  /** @param {Ends} ends */
  constructor(ends) {
    this.#ends = ends;
  }

  /** Is the table laid? */
  get open() {
    return this.#laid;
  }

  /**
   * A message of the screen as it is: dropped while no table is laid. Whoever types a name and taps
   * Start sends two messages at once; the answer to the first must not make the second a stale one.
   * @param {Message} message
   */
  send(message) {
    const made = this.rev;
    const stamp = () => ({ ...message, rev: made >= this.#steady ? this.rev : made });
    if (this.#laid) this.#put(stamp);
  }

  /**
   * A message that is made when its turn comes (or not at all), of the screen as it then is.
   * @param {() => Message | null} make
   */
  sendLate(make) {
    if (this.#laid) this.#put(make);
  }

  /**
   * A message of no screen. Before there is a worker it is not needed: `start` tells everything.
   * @param {Message} message
   */
  tell(message) {
    if (this.#python) this.#put(() => message);
  }

  /** Is the worker still with us? If not, it is started anew. */
  check() {
    this.tell({ do: "hello" });
  }

  /** @param {() => Message | null} make */
  #put(make) {
    this.#queue.push(make);
    void this.#drain();
  }

  async #drain() {
    if (this.#busy) return;
    this.#busy = true;
    while (this.#python && this.#queue.length) {
      const message = this.#queue.shift()?.();
      if (message) await this.#deliver({ rev: this.rev, ...message });
    }
    this.#busy = false;
  }

  /** @param {Message} message */
  async #deliver(message) {
    try {
      if (message.do === "hello") await this.#python?.hello(STEP_LIMIT);
      else await this.#settle(await this.#ask(message, STEP_LIMIT), message);
    } catch (error) {
      console.warn("the worker failed at:", message.do, error);
      this.#fail();
      await this.#layTable(true);
    }
  }

  /**
   * @param {Message} message
   * @param {number} limit
   * @returns {Promise<Answer>}
   */
  async #ask(message, limit) {
    if (!this.#python) throw new Gone("nobody is there");
    try {
      return JSON.parse(await this.#python.step(JSON.stringify(message), limit));
    } catch (error) {
      throw new Gone(`no answer to ${message.do}`, { cause: error });
    }
  }

  /**
   * @param {Answer} answer
   * @param {Message} message
   */
  async #settle(answer, message) {
    const ask = (/** @type {Message} */ more) => this.#ask({ ...more, rev: this.rev }, STEP_LIMIT);
    try {
      await this.#ends.settle(answer, message, ask);
      if (!isQuiet(message) && answer.html !== null) this.#steady = this.rev;
    } catch (error) {
      if (error instanceof Gone) throw error;
      reportError(error); // a fault of the page must not stop the game
    }
  }

  #fail() {
    const game = this.#ends.game();
    if (game) this.#failures.set(game, (this.#failures.get(game) ?? 0) + 1);
    this.#python?.end();
    this.#python = null;
    this.#laid = false;
    this.#queue = []; // made on a screen whose worker is gone
    this.#ends.lost();
  }

  /** The game that has brought the worker down twice. */
  #failed() {
    const game = this.#ends.game();
    return game && (this.#failures.get(game) ?? 0) >= 2 ? game : null;
  }

  /** The first start; later ones are the wire's own affair. */
  async begin() {
    this.#busy = true;
    await this.#layTable(false);
    this.#busy = false;
    void this.#drain();
  }

  /**
   * Gives up after two silences before hello, or three after it.
   * @param {boolean} again
   */
  async #layTable(again) {
    let mute = 0;
    let deaf = 0;
    /** @type {"silent" | "mixed"} */
    let why = "silent";
    while (mute < 2 && deaf < 3) {
      const stage = (/** @type {1 | 2 | 3} */ n) => this.#ends.stage(n, again || mute + deaf > 0);
      const started = await startPython({ plain: mute > 0, stage, share: this.#ends.share }).catch((error) => {
        console.warn("Python did not start:", error);
      });
      if (!started || started.build !== this.#ends.build) {
        started?.python.end();
        why = started ? "mixed" : "silent";
        mute += 1;
      } else if (await this.#start(started.python)) {
        return;
      } else {
        deaf += 1;
      }
    }
    this.#ends.giveUp(why);
  }

  /**
   * @param {import("./interpreter.js").Python} python
   * @returns {Promise<boolean>} was there an answer?
   */
  async #start(python) {
    this.#python = python;
    const start = { ...this.#ends.start(this.#failed()), rev: this.rev };
    try {
      await this.#settle(await this.#ask(start, START_LIMIT), start);
      this.#laid = true;
      return true;
    } catch (error) {
      console.warn("the worker did not lay the table:", error);
      this.#fail();
      return false;
    }
  }
}
