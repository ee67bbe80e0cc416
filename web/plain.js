// The page without Python: it lists the saved games and hands them over.

import { handOver } from "./handover.js";
import { list, PREFIX, state } from "./storage.js";
import { say } from "./words.js";

const GAMES = `${PREFIX}game.`;

/**
 * @param {string} tag
 * @param {string} text
 * @param {string} [className]
 */
function make(tag, text, className = "") {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

/** @param {string} label @param {() => void} act @param {string} [kind] */
function button(label, act, kind = "") {
  const made = /** @type {HTMLButtonElement} */ (make("button", label, "btn"));
  made.type = "button";
  if (kind) made.dataset.kind = kind;
  made.addEventListener("click", act);
  return made;
}

/** What a saved game calls itself, as far as can be told without its rules. @param {string} key @param {string} text */
function nameOf(key, text) {
  try {
    const saved = JSON.parse(text);
    const name = saved.name ?? saved.title ?? saved.game ?? saved.record?.game;
    if (typeof name === "string") return `${name} (${key.slice(GAMES.length)})`;
  } catch {
    // what cannot be read can still be handed over
  }
  return `${say("game")} ${key.slice(GAMES.length)}`;
}

/** @param {Record<string, string>} saved */
const backup = (saved) => JSON.stringify({ format: "azumaya.v1", saved }, null, 1);

async function fetchAnew() {
  for (const one of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
    if (one.scope === new URL("./", document.baseURI).href) await one.unregister();
  }
  const scope = new URL("./", document.baseURI).href;
  for (const name of await caches.keys()) if (name.includes(` ${scope} `)) await caches.delete(name);
  location.reload();
}

/** @param {Record<string, string>} saved */
function games(saved) {
  const found = Object.entries(saved).filter(([key]) => key.startsWith(GAMES));
  if (!found.length) return make("p", say(state() === "ok" ? "plainNone" : "plainBlocked"));
  const rows = document.createElement("ul");
  for (const [key, text] of found) {
    const row = document.createElement("li");
    const id = key.slice(GAMES.length);
    const one = button(say("plainOne"), () => void handOver(`azumaya-${id}.json`, backup({ [key]: text })));
    row.append(make("span", nameOf(key, text)), one);
    rows.append(row);
  }
  return rows;
}

/** @param {"silent" | "mixed"} why */
export function showPlain(why) {
  const app = /** @type {HTMLElement} */ (document.getElementById("app"));
  const saved = list();
  const actions = make("div", "", "actions");
  actions.append(button(say("reload"), () => location.reload(), "primary"));
  if (Object.keys(saved).some((key) => key.startsWith(GAMES))) {
    const day = new Date().toISOString().slice(0, 10);
    actions.append(button(say("plainAll"), () => void handOver(`azumaya-${day}.json`, backup(saved))));
  }
  if (globalThis.caches) actions.append(button(say("reset"), () => void fetchAnew()));
  const title = make("h1", say("plainTitle"));
  title.tabIndex = -1;
  const main = make("main", "", "wrap plain");
  const reason = make("p", say(why === "mixed" ? "plainMixed" : "plainWhy"));
  main.append(title, reason, games(saved), actions);
  app.inert = false;
  app.replaceChildren(main);
  title.focus();
}
