// What an answer asks of the page, once it is painted.

import { copy, handOver, openFile } from "./handover.js";
import { announce } from "./notices.js";
import { back, setRoute } from "./router.js";
import { PREFIX, write } from "./storage.js";
import { showProgress } from "./table.js";

/** @typedef {import("./wire.js").Effect} Effect */
/**
 * @typedef {object} House what effects need that belongs to the page as a whole
 * @property {() => void} update
 * @property {() => Promise<void>} reset
 * @property {(again: boolean) => void} persist
 * @property {() => void} survey
 * @property {(id: string) => void} claim
 */

/** @type {Set<ReturnType<typeof setTimeout>>} */
const due = new Set();
/** @type {Record<string, unknown>} */
let look = {};
try {
  look = JSON.parse(localStorage.getItem(`${PREFIX}look`) ?? "{}");
} catch {
  look = {};
}

/** @param {Effect} effect */
function putOn({ do: _, ...wishes }) {
  look = { ...look, ...wishes };
  write(`${PREFIX}look`, JSON.stringify(look)); // lost at worst: the next start looks as the system does
  document.dispatchEvent(new CustomEvent("azumaya:look", { detail: wishes }));
}

/**
 * @param {Effect} effect
 * @param {import("./wire.js").Wire} wire
 */
function later(effect, wire) {
  const message = { do: "tick", what: effect.what, id: effect.id };
  if (!effect.ms) {
    wire.tell(message); // behind whatever waits already; a timer would be held back by 4 ms after a few
    return;
  }
  const timer = setTimeout(() => {
    due.delete(timer);
    wire.tell(message);
  }, effect.ms);
  due.add(timer);
}

/** The worker is gone, and with it whoever waits for a tick. */
export function forgetTimers() {
  for (const timer of due) clearTimeout(timer);
  due.clear();
  showProgress(null);
}

/**
 * @param {Effect} effect
 * @param {import("./wire.js").Wire} wire
 * @param {House} house
 */
export function run(effect, wire, house) {
  switch (effect.do) {
    case "save":
    case "erase":
      return; // done before the painting
    case "announce":
      return announce(effect.text, Boolean(effect.urgent));
    case "after":
      return later(effect, wire);
    case "progress":
      return showProgress(effect.value);
    case "go":
      return setRoute(effect.route, Boolean(effect.replace));
    case "back":
      return back();
    case "export":
      return void handOver(effect.name, effect.text);
    case "copy":
      return void copy(effect.text);
    case "open":
      return openFile((message) => wire.send(message));
    case "look":
      return putOn(effect);
    case "update":
      return house.update();
    case "persist":
      return house.persist(effect.again);
    case "survey":
      return house.survey();
    case "reset":
      return void house.reset();
    case "claim":
      return house.claim(effect.id);
    default:
      console.warn("an effect that this page does not know:", effect.do);
  }
}
