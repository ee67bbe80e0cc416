// What the page itself says: in two live regions, and in notices above the app.

import { say } from "./words.js";

/** How long a notice of something done stays: one that asks for nothing, and one with something to press. */
const PASSING = 4_000;
const PRESSED = 12_000;

const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * The region stays, its text changes; the same sentence twice is said twice.
 * @param {string} text
 * @param {boolean} urgent
 */
export function announce(text, urgent) {
  const region = element(urgent ? "urgent" : "polite");
  const again = region.textContent === text;
  if (again) region.textContent = "";
  if (again) requestAnimationFrame(() => (region.textContent = text));
  else region.textContent = text;
}

/** What was said is nowhere on the page any more. */
export function hush() {
  for (const region of [element("polite"), element("urgent")]) region.textContent = "";
}

/** @typedef {{label: string, act: () => void}} Action */

/**
 * @param {"stage" | "done" | "failed"} kind one notice of a kind at a time
 * @param {string} text
 * @param {Action[]} [actions]
 */
export function notice(kind, text, actions = []) {
  withdraw(kind);
  const box = document.createElement("div");
  box.className = "notice";
  box.dataset.kind = kind;
  const words = document.createElement("span");
  words.textContent = text;
  box.append(words);
  const buttons = actions.length ? [...actions, { label: say("close"), act: () => {} }] : [];
  for (const { label, act } of buttons) {
    const button = document.createElement("button");
    button.className = "btn";
    button.type = "button";
    button.textContent = label;
    button.addEventListener("click", () => {
      withdraw(kind);
      act();
    });
    box.append(button);
  }
  element("notices").append(box);
  if (kind === "done") {
    setTimeout(() => box.remove(), actions.length ? PRESSED : PASSING);
    box.addEventListener("click", () => box.remove()); // it has been read
  }
  if (kind !== "stage") announce(text, kind === "failed");
}

/** @param {string} kind */
export function withdraw(kind) {
  for (const box of document.querySelectorAll(`.notice[data-kind="${kind}"]`)) box.remove();
}

/**
 * Getting ready, in the three stages that there are.
 * @param {1 | 2 | 3} n
 * @param {boolean} again
 */
export function stage(n, again) {
  const waits = isAwaited() && !again;
  notice("stage", say(again ? "again" : `stage${n}`));
  if (waits) tellWaiting();
  const stones = document.createElement("span");
  stones.className = "stages";
  stones.setAttribute("aria-hidden", "true");
  for (const step of [1, 2, 3]) {
    const stone = document.createElement("i");
    stone.dataset.state = step < n ? "done" : step === n ? "now" : "next";
    stones.append(stone);
  }
  document.querySelector('.notice[data-kind="stage"]')?.prepend(stones);
}

/** What getting ready says now. @returns {HTMLElement | null} */
const stageWords = () => document.querySelector('.notice[data-kind="stage"] > span:last-child');

/** Has something been chosen meanwhile? Then that is what it says, whatever comes. */
const isAwaited = () => stageWords()?.dataset.waits !== undefined;

function tellWaiting() {
  const words = stageWords();
  if (!words) return;
  words.textContent = say("waits");
  words.dataset.waits = "";
}

/** How much of what is fetched has come. @param {number} share 0..1 */
export function stageShare(share) {
  const words = stageWords();
  if (!words || isAwaited()) return;
  words.textContent = say("share").replace("{n}", String(Math.floor(100 * share)));
}

/** Something was chosen before the table is laid. */
export function tooEarly() {
  tellWaiting();
  announce(say("waits"), false);
}
