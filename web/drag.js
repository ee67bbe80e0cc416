// Dragging a piece: a convenience, never needed. Answers wait while a finger is down on one.

import { inward, turnOf } from "./turned.js";

/** How far, in px, a pointer goes before it drags: a finger is less steady than a mouse. @param {PointerEvent} event */
const threshold = (event) => (event.pointerType === "mouse" ? 6 : 12);

/** @typedef {{piece: HTMLElement, id: number, x: number, y: number, moving: boolean, over: Element | null}} Drag */

/** @type {Drag | null} */
let drag = null;
/** @type {Array<() => void>} */
const waiting = [];

/** Resolves as soon as no finger is down on a piece. @returns {Promise<void>} */
export function released() {
  return drag ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
}

/** @param {Element | null} spot */
function hover(spot) {
  if (drag?.over === spot || !drag) return;
  drag.over?.removeAttribute("data-dragged-over");
  spot?.setAttribute("data-dragged-over", "");
  drag.over = spot;
}

/** @param {number} x @param {number} y */
const spotAt = (x, y) => document.elementFromPoint(x, y)?.closest("[data-tap]") ?? null;

/** @param {boolean} dropped a piece that was dropped stays there until the answer puts it somewhere */
function end(dropped) {
  if (!drag) return;
  const { piece } = drag;
  hover(null);
  piece.removeAttribute("data-dragged");
  if (!dropped) piece.style.removeProperty("transform");
  drag = null;
  for (const go of waiting.splice(0)) go();
}

/** @param {Drag} held */
function lift(held) {
  const { piece } = held;
  // captured, or a mouse that is let go outside the window would hold the piece, and all answers, for ever
  piece.setPointerCapture(held.id);
  const before = piece.getBoundingClientRect();
  piece.setAttribute("data-dragged", "");
  const after = piece.getBoundingClientRect(); // a tray that was scrolled is so no more: nothing must be cut off
  held.x += after.left - before.left;
  held.y += after.top - before.top;
  held.moving = true;
}

/** @param {PointerEvent} event */
function move(event) {
  if (!drag || event.pointerId !== drag.id) return;
  if (!drag.moving && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < threshold(event)) return;
  if (!drag.moving) lift(drag);
  const way = inward(turnOf(drag.piece), event.clientX - drag.x, event.clientY - drag.y);
  drag.piece.style.transform = `translate(${way.join("px, ")}px)`;
  hover(spotAt(event.clientX, event.clientY));
}

/** The click that ends a drag is no tap. */
export function swallowClick() {
  const swallow = (/** @type {Event} */ click) => {
    click.stopPropagation();
    click.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}

/**
 * @param {HTMLElement} app
 * @param {(from: string, to: string) => void} drop
 */
export function listenToDrags(app, drop) {
  app.addEventListener("pointerdown", (event) => {
    const piece = event.target instanceof Element ? event.target.closest("[data-drag]") : null;
    if (!(piece instanceof HTMLElement) || event.button !== 0 || !event.isPrimary) return;
    end(false);
    drag = { piece, id: event.pointerId, x: event.clientX, y: event.clientY, moving: false, over: null };
  });
  addEventListener("pointermove", move);
  addEventListener("pointerup", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const { piece, moving, over } = drag;
    const to = moving ? over?.getAttribute("data-tap") : null;
    if (moving) swallowClick();
    const from = piece.dataset.drag;
    end(Boolean(from && to));
    if (from && to) drop(from, to);
  });
  addEventListener("pointercancel", (event) => {
    if (drag?.id === event.pointerId) end(false);
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !drag) return;
    if (drag.moving) addEventListener("pointerup", swallowClick, { once: true });
    end(false);
  });
  addEventListener("blur", () => end(false));
}

/**
 * After the answer: a piece that was dropped is where the answer says.
 * @param {ParentNode} root
 */
export function layDown(root) {
  for (const piece of root.querySelectorAll("[data-drag]")) {
    if (piece instanceof HTMLElement) piece.style.removeProperty("transform");
  }
}
