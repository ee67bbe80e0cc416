// Two tabs, one game: whoever opened it first holds it, the other is told so and may take it over.

import { PREFIX } from "./storage.js";

/** The game that this tab wants to hold. @type {string | null} */
let wanted = null;
/** Lets go of what is held. @type {() => void} */
let letGo = () => {};
/** @type {(elsewhere: string | null) => void} */
let tell = () => {};

/** @param {(elsewhere: string | null) => void} listener */
export function watchTabs(listener) {
  tell = listener;
}

/**
 * @param {string} id
 * @param {LockOptions} options
 */
async function hold(id, options) {
  await navigator.locks.request(`${PREFIX}game.${id}`, options, (lock) => {
    if (id !== wanted) return undefined;
    if (!lock) return lost(id);
    tell(null);
    return new Promise((resolve) => {
      letGo = () => resolve(undefined);
    });
  });
}

/** Another tab has it: say so, and be there when that tab leaves. @param {string} id */
function lost(id) {
  if (id !== wanted) return;
  tell(id);
  hold(id, {}).catch(stolen(id));
}

/**
 * A lock that is stolen rejects with this error. Others come at once and again: of a page that is being left WebKit
 * takes the lock away, and refuses each new request, so that asking once more would never end.
 * @param {string} id
 */
const stolen = (id) => (/** @type {unknown} */ error) => {
  if (error instanceof DOMException && error.name === "AbortError") lost(id);
};

/**
 * This tab shows this game, or none.
 * @param {string | null} id
 */
export function showGame(id) {
  if (id === wanted || !navigator.locks) return;
  wanted = id;
  letGo();
  letGo = () => {};
  if (id) hold(id, { ifAvailable: true }).catch(stolen(id));
}

/** Take the game over from another tab. @param {string} id */
export function claim(id) {
  if (!navigator.locks || id !== wanted) return;
  hold(id, { steal: true }).catch(stolen(id));
}
