// The page without Python: it lists the saved games and hands them over.

import { handOver } from "./handover.js";
import { reset } from "./offline.js";
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

/**
 * What a saved game is called, as far as can be told without its rules.
 * @param {string} id
 * @param {string} text
 */
function nameOf(id, text) {
  try {
    const saved = JSON.parse(text);
    const names = saved.players.map((/** @type {{name: string}} */ player) => player.name);
    return [saved.record?.game, names.join(", "), id].filter(Boolean).join(" – ");
  } catch {
    return `${say("game")} ${id}`; // what cannot be read can still be handed over
  }
}

/** As Python's json.dumps writes it: plain ASCII. @param {unknown} value */
const ascii = (value) =>
  JSON.stringify(value).replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * The same file that the app itself makes: its digest is of the content with sorted keys.
 * @param {Record<string, string>} saved
 */
async function backup(saved) {
  const games = Object.entries(saved)
    .filter(([key]) => key.startsWith(GAMES))
    .map(([key, text]) => [key.slice(GAMES.length), text])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  const content = {
    "azumaya-backup": 1,
    games: Object.fromEntries(games),
    made: Date.now(),
    people: saved[`${PREFIX}people`] ?? "",
    settings: saved[`${PREFIX}settings`] ?? "",
  };
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(ascii(content)));
  const check = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return JSON.stringify({ ...content, check });
}

/** @param {Record<string, string>} saved */
function games(saved) {
  const found = Object.entries(saved).filter(([key]) => key.startsWith(GAMES));
  if (!found.length) return make("p", say(state() === "ok" ? "plainNone" : "plainBlocked"));
  const rows = document.createElement("ul");
  for (const [key, text] of found) {
    const row = document.createElement("li");
    const id = key.slice(GAMES.length);
    const one = button(say("plainOne"), () => void handOver(`azumaya-${id}.json`, text));
    row.append(make("span", nameOf(id, text)), one);
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
  if (crypto.subtle && Object.keys(saved).some((key) => key.startsWith(GAMES))) {
    const day = new Date().toISOString().slice(0, 10);
    const all = async () => handOver(`azumaya-backup-${day}.json`, await backup(saved));
    actions.append(button(say("plainAll"), () => void all()));
  }
  actions.append(button(say("reset"), () => void reset()));
  const title = make("h1", say("plainTitle"));
  title.tabIndex = -1;
  const main = make("main", "", "wrap plain");
  const reason = make("p", say(why === "mixed" ? "plainMixed" : "plainWhy"));
  main.append(title, reason, games(saved), actions);
  app.inert = false;
  app.replaceChildren(main);
  title.focus();
}
