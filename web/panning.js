// The hands on a board that is larger than its room (pan.js): touch, mouse, wheel, keys and buttons. A finger alone moves
// it as it moves any page; two make it larger or smaller, and what is between them stays between them.

import { swallowClick } from "./drag.js";
import { anchorAt, fit, focusIn, isRoomy, keep, letGo, move, setSize, sizes, zoom } from "./pan.js";

const STEP = 1.25; // of a button or a key
const THRESHOLD = 6;
const LINE = 16; // px of a wheel that counts in lines
const TURN = 400; // px of a wheel that make the board e times as large
const PINCH = 100; // the same of a pinch on a touchpad, which comes as a wheel with Control

/** @param {HTMLElement} app */
export function listenToZoom(app) {
  app.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-zoom]") : null;
    const pan = document.getElementById(button?.getAttribute("aria-controls") ?? "");
    if (!button || !pan || button.getAttribute("aria-disabled") === "true") return;
    const way = button.getAttribute("data-zoom");
    letGo(pan);
    if (way === "fit") fit(pan);
    else zoom(pan, way === "in" ? STEP : 1 / STEP, focusIn(pan));
  });
}

/** @param {HTMLElement} pan */
export function listenToPan(pan) {
  pan.addEventListener("wheel", (event) => turned(pan, event), { passive: false });
  listenToMouse(pan);
  listenToPinch(pan);
}

/** @param {HTMLElement} pan @param {WheelEvent} event */
function turned(pan, event) {
  letGo(pan);
  if (!event.ctrlKey && (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY))) return; // that moves it
  const turn = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE);
  const factor = Math.exp(-turn / (event.ctrlKey ? PINCH : TURN));
  const changed = zoom(pan, factor, [event.clientX, event.clientY]);
  if (changed || event.ctrlKey || isRoomy(pan)) event.preventDefault();
}

/** The mouse takes hold of the ground. @param {HTMLElement} pan */
function listenToMouse(pan) {
  /** @type {{id: number, x: number, y: number, moving: boolean} | null} */
  let grip = null;
  const drop = () => {
    if (grip?.moving) swallowClick();
    grip = null;
    pan.removeAttribute("data-grabbed");
  };
  pan.addEventListener("pointerdown", (event) => {
    letGo(pan);
    const piece = event.target instanceof Element && event.target.closest("[data-drag]");
    if (event.pointerType !== "mouse" || event.button !== 0 || piece || !isRoomy(pan)) return;
    grip = { id: event.pointerId, x: event.clientX, y: event.clientY, moving: false };
  });
  pan.addEventListener("pointermove", (event) => {
    if (grip?.id !== event.pointerId) return;
    if (!event.buttons) return drop(); // it was let go outside
    const [x, y] = [grip.x - event.clientX, grip.y - event.clientY];
    if (!grip.moving && Math.hypot(x, y) < THRESHOLD) return;
    if (!grip.moving) pan.setPointerCapture(grip.id);
    pan.toggleAttribute("data-grabbed", true);
    grip = { id: grip.id, x: event.clientX, y: event.clientY, moving: true };
    move(pan, x, y);
  });
  for (const end of ["pointerup", "pointercancel"]) pan.addEventListener(end, drop);
}

/** @param {TouchList} touches @returns {{at: [number, number], apart: number} | null} */
function pair(touches) {
  const [one, other] = [...touches];
  if (!one || !other || touches.length > 2) return null;
  return {
    at: [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2],
    apart: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
  };
}

/** Two fingers. @param {HTMLElement} pan */
function listenToPinch(pan) {
  /** @type {{anchor: import("./pan.js").Anchor | null, apart: number, cell: number} | null} */
  let pinch = null;
  const begin = (/** @type {TouchEvent} */ event) => {
    letGo(pan);
    const fingers = pair(event.touches);
    const size = sizes(pan);
    pinch = fingers && size && { anchor: anchorAt(pan, fingers.at), apart: fingers.apart, cell: size.now };
  };
  const spread = (/** @type {TouchEvent} */ event) => {
    const fingers = pair(event.touches);
    if (!pinch || !fingers || !event.cancelable) return;
    event.preventDefault();
    setSize(pan, (pinch.cell * fingers.apart) / pinch.apart);
    keep(pan, pinch.anchor, fingers.at);
  };
  pan.addEventListener("touchstart", begin, { passive: true });
  pan.addEventListener("touchmove", spread, { passive: false });
  for (const end of ["touchend", "touchcancel"]) {
    pan.addEventListener(end, () => {
      pinch = null;
    });
  }
}
