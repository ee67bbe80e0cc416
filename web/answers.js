// An answer's way onto the screen: save, read back, then paint, then the other effects.

import { erase, write } from "./storage.js";

/** @typedef {import("./wire.js").Answer} Answer */
/** @typedef {import("./wire.js").Message} Message */

/**
 * @param {Answer} answer
 * @returns {Message[]} the troubles, one for each key that could not be kept
 */
function save(answer) {
  /** @type {Message[]} */
  const troubles = [];
  for (const effect of answer.effects ?? []) {
    if (effect.do !== "save" && effect.do !== "erase") continue;
    const outcome = effect.do === "save" ? write(effect.key, effect.text) : erase(effect.key);
    if (outcome !== "ok") troubles.push({ do: "trouble", what: outcome, key: effect.key });
  }
  return troubles;
}

/**
 * The later answer counts, but one without HTML leaves what the earlier wished to draw.
 * @param {Answer} first
 * @param {Answer} later
 * @returns {Answer}
 */
const merge = (first, later) => ({
  ...first,
  ...later,
  html: later.html ?? first.html,
  focus: later.focus ?? first.focus,
  picture: null, // there is no room, or no shelf, for a picture now
  effects: [...(first.effects ?? []).filter((effect) => effect.do !== "save"), ...(later.effects ?? [])],
});

/**
 * @param {Answer} answer
 * @param {Message} message what it answers
 * @param {import("./wire.js").Ask} ask
 * @returns {Promise<Answer>} the answer to be painted: nothing on it is missing from storage unsaid
 */
export async function keep(answer, message, ask) {
  if (message.do === "trouble") return answer;
  let kept = answer;
  for (const trouble of save(answer)) {
    const more = await ask(trouble);
    save(more); // what fails here too has already been said
    kept = merge(kept, more);
  }
  return kept;
}
