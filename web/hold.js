// A button that must be held before it acts. How long it has been is shown in three steps, which can be seen without
// movement too. A click that comes of no pointer and no key (a screen reader, a switch) goes through: what it is worth
// is for the app to say.

/** ms. The style sheets have a third of it, `--t-hold`. */
const HOLD = 900;
const STEPS = 3;
/** ms in which the click comes that ends a press. */
const LATE = 500;

/** @typedef {{button: HTMLElement, by: number | string, timer: ReturnType<typeof setTimeout>}} Hold */

/** What is held now, by a pointer's id or a key. @type {Hold | null} */
let hold = null;
/** Was the last pointer that came down no finger, pen or mouse at all? */
let isAssistive = false;

const activates = (/** @type {string} */ key) => key === "Enter" || key === " ";

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
function buttonOf(target) {
  const found = target instanceof Element ? target.closest("[data-hold]") : null;
  return found instanceof HTMLElement ? found : null;
}

function letGo() {
  if (!hold) return;
  clearTimeout(hold.timer);
  hold.button.removeAttribute("data-held");
  hold = null;
}

/**
 * @param {HTMLElement} button
 * @param {number | string} by
 * @param {(button: HTMLElement) => void} done
 */
function begin(button, by, done) {
  letGo();
  const step = (/** @type {number} */ n) => {
    if (n > STEPS || !button.isConnected) return finish(button, by, done);
    button.setAttribute("data-held", String(n));
    hold = { button, by, timer: setTimeout(() => step(n + 1), HOLD / STEPS) };
  };
  step(1);
}

/**
 * @param {HTMLElement} button
 * @param {number | string} by
 * @param {(button: HTMLElement) => void} done
 */
function finish(button, by, done) {
  letGo();
  if (!button.isConnected) return;
  if (typeof by === "number") swallowClick(by);
  else swallowKey(by);
  done(button);
}

/** @param {Event} event */
function swallow(event) {
  event.stopImmediatePropagation();
  event.preventDefault();
}

/** What lies under the finger now was not tapped. @param {number} pointer */
function swallowClick(pointer) {
  const after = new AbortController();
  const { signal } = after;
  addEventListener("click", swallow, { capture: true, once: true, signal });
  const lifted = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId === pointer) setTimeout(() => after.abort(), LATE);
  };
  addEventListener("pointerup", lifted, { capture: true, signal });
  addEventListener("pointercancel", lifted, { capture: true, signal });
  for (const another of ["pointerdown", "keydown"]) {
    addEventListener(another, () => after.abort(), { capture: true, signal }); // a press with a click of its own
  }
}

/** The key that is still down does not act on what has the focus now. @param {string} key */
function swallowKey(key) {
  const after = new AbortController();
  const { signal } = after;
  for (const type of /** @type {const} */ (["keydown", "keyup"])) {
    const heard = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== key || (type === "keydown" && !event.repeat)) return after.abort();
      swallow(event);
      if (type === "keyup") after.abort();
    };
    addEventListener(type, heard, { capture: true, signal });
  }
  addEventListener("blur", () => after.abort(), { signal });
}

/**
 * A screen reader on a touch screen sends pointers without a size, or a mouse that presses nothing.
 * @param {PointerEvent} event
 */
const isMadeUp = (event) =>
  (event.width === 0 && event.height === 0) ||
  (event.pointerType === "mouse" && event.pressure === 0 && matchMedia("(pointer: coarse)").matches);

/**
 * Is this click on a button to be held a press by itself, and not the end of a short one?
 * @param {Event} event
 */
export const isActivation = (event) => isAssistive || (event instanceof MouseEvent && event.detail === 0);

/** @param {PointerEvent} event */
function moved(event) {
  if (hold?.by !== event.pointerId) return;
  const { left, right, top, bottom } = hold.button.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  if (x < left || x > right || y < top || y > bottom) letGo();
}

/**
 * @param {HTMLElement} app
 * @param {(button: HTMLElement) => void} done a button was held long enough
 */
export function listenToHolds(app, done) {
  app.addEventListener("pointerdown", (event) => {
    const button = buttonOf(event.target);
    if (!button || event.button !== 0 || !event.isPrimary) return;
    isAssistive = isMadeUp(event);
    begin(button, event.pointerId, done);
  });
  addEventListener("pointermove", moved);
  for (const type of /** @type {const} */ (["pointerup", "pointercancel"])) {
    addEventListener(type, (event) => hold?.by === event.pointerId && letGo());
  }
  app.addEventListener("contextmenu", (event) => buttonOf(event.target) && event.preventDefault());
  app.addEventListener("keydown", (event) => {
    const button = buttonOf(event.target);
    if (!button || !activates(event.key)) return;
    event.preventDefault(); // or the press would be a click
    if (!event.repeat && hold?.by !== event.key) begin(button, event.key, done);
  });
  addEventListener("keyup", (event) => {
    if (activates(event.key) && buttonOf(event.target)) event.preventDefault();
    if (hold?.by === event.key) letGo();
  });
  app.addEventListener("focusout", (event) => hold && buttonOf(event.target) === hold.button && letGo());
  addEventListener("blur", letGo);
  document.addEventListener("visibilitychange", letGo);
}
