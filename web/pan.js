// A board on ground of its own, which may be larger than its room. It fits by itself as long as its cells stay large
// enough, and is moved and made larger or smaller by hand (panning.js). What is shown of it is the page's own: a redraw
// keeps it, and brings what is new into view.

import { isReduced } from "./motion.js";
import { inward, turnOf } from "./turned.js";

const SPOTS = "[data-tap]";
const SMALLEST = 24; // px of a cell
const LARGEST = 128;

/** @typedef {{spot: Element, x: number, y: number}} Anchor a point in a spot, in parts of its sides */
/**
 * @typedef {object} Shown what is known of a ground that is drawn
 * @property {string} moment the moment that was drawn last
 * @property {string} open where something chosen could go then
 * @property {Element | null} goal what the board is moved to
 * @property {[number, number]} centre the middle of the room, in parts of the board
 */

/** @type {WeakMap<HTMLElement, Shown>} */
const grounds = new WeakMap();
const rooms = new ResizeObserver((changes) => {
  for (const { target } of changes) if (target instanceof HTMLElement) resized(target);
});

/** @param {ParentNode} root @returns {HTMLElement[]} */
const pansIn = (root) => [...root.querySelectorAll("[data-pan]")].filter((pan) => pan instanceof HTMLElement);

/** @param {HTMLElement} pan */
export const isRoomy = (pan) => pan.scrollWidth > pan.clientWidth || pan.scrollHeight > pan.clientHeight;

/** @param {Element} element @returns {[number, number]} */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

// -- where it is shown ------------------------------------------------------------------------------------------------

/**
 * The point of a spot that lies there, or of the spot that is nearest.
 * @param {HTMLElement} pan @param {[number, number]} at
 * @returns {Anchor | null}
 */
export function anchorAt(pan, [x, y]) {
  /** @type {Anchor | null} */
  let nearest = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of pan.querySelectorAll(SPOTS)) {
    const { left, top, width, height } = spot.getBoundingClientRect();
    const far = Math.hypot(x - left - width / 2, y - top - height / 2);
    if (far >= least || !width) continue;
    least = far;
    nearest = { spot, x: (x - left) / width, y: (y - top) / height };
  }
  return nearest;
}

/**
 * Move the board so that a point of it lies there.
 * @param {HTMLElement} pan @param {Anchor | null} anchor @param {[number, number]} at
 */
export function keep(pan, anchor, [x, y]) {
  if (!anchor?.spot.isConnected) return;
  const { left, top, width, height } = anchor.spot.getBoundingClientRect();
  move(pan, left + anchor.x * width - x, top + anchor.y * height - y);
}

/** @param {HTMLElement} pan @param {number} x @param {number} y @param {ScrollBehavior} [behavior] */
export function move(pan, x, y, behavior = "instant") {
  const [left, top] = inward(turnOf(pan), x, y);
  if (Math.abs(left) >= 0.5 || Math.abs(top) >= 0.5) pan.scrollBy({ left, top, behavior });
}

/** How far a stretch must go to lie between two ends, and not at all where it does. */
function into(
  /** @type {number} */ from,
  /** @type {number} */ to,
  /** @type {number} */ low,
  /** @type {number} */ high,
) {
  if (to - from > high - low) return (from + to - low - high) / 2;
  return Math.min(0, from - low) + Math.max(0, to - high);
}

/** How far the board is from showing an element with half its size around it. @param {HTMLElement} pan @param {Element} element */
function wayTo(pan, element) {
  const room = pan.getBoundingClientRect();
  const { left, top, right, bottom, width } = element.getBoundingClientRect();
  const around = width / 2;
  return /** @type {[number, number]} */ ([
    into(left - around, right + around, room.left, room.right),
    into(top - around, bottom + around, room.top, room.bottom),
  ]);
}

/** @param {HTMLElement} pan @param {Element} element @param {boolean} [smoothly] */
function reveal(pan, element, smoothly = false) {
  const [x, y] = wayTo(pan, element);
  move(pan, x, y, smoothly && !isReduced() ? "smooth" : "instant");
}

/** @param {HTMLElement} pan */
function noteCentre(pan) {
  const shown = grounds.get(pan);
  if (!shown) return;
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = pan;
  shown.centre = [(scrollLeft + clientWidth / 2) / scrollWidth, (scrollTop + clientHeight / 2) / scrollHeight];
}

/** The room has another size: what was in its middle stays there. @param {HTMLElement} pan */
function resized(pan) {
  const shown = grounds.get(pan);
  if (!shown) return;
  const [x, y] = shown.centre;
  pan.scrollTo({
    left: x * pan.scrollWidth - pan.clientWidth / 2,
    top: y * pan.scrollHeight - pan.clientHeight / 2,
    behavior: "instant",
  });
  if (shown.goal?.isConnected) reveal(pan, shown.goal);
  mark(pan);
}

// -- how large it is --------------------------------------------------------------------------------------------------

/** The size of its cells in px: now, where all fits (or they are as small as may be by themselves), and the ends. */
export function sizes(/** @type {HTMLElement} */ pan) {
  const grid = pan.querySelector("[role=grid]");
  const spot = grid?.querySelector(SPOTS);
  if (!(grid instanceof HTMLElement) || !(spot instanceof HTMLElement)) return null;
  const cell = spot.offsetWidth;
  const now = Number.parseFloat(pan.style.getPropertyValue("--wanted")) || cell;
  const fitted = Number.parseFloat(getComputedStyle(grid).getPropertyValue("--fitted")) || cell;
  const [columns, rows] = ["aria-colcount", "aria-rowcount"].map((name) => Number(grid.getAttribute(name)) || 1);
  const whole = Math.min(
    cell + (pan.clientWidth - grid.offsetWidth) / columns,
    cell + (pan.clientHeight - grid.offsetHeight) / rows,
  );
  return {
    now,
    fitted,
    least: Math.min(fitted, Math.max(SMALLEST, Math.floor(whole))),
    most: Math.max(fitted, LARGEST),
  };
}

/** @param {HTMLElement} pan @param {number} wanted px of a cell @returns {boolean} are its cells of another size now? */
export function setSize(pan, wanted) {
  const before = sizes(pan)?.now;
  pan.removeAttribute("data-whole");
  const size = sizes(pan);
  if (!size) return false;
  const cell = Math.min(size.most, Math.max(size.least, wanted));
  if (Math.abs(cell - size.fitted) < 1) pan.style.removeProperty("--wanted");
  else pan.style.setProperty("--wanted", `${cell.toFixed(2)}px`);
  mark(pan);
  return cell !== before;
}

/** @param {HTMLElement} pan @param {number} factor @param {[number, number]} at what stays where it is */
export function zoom(pan, factor, at) {
  const size = sizes(pan);
  if (!size) return false;
  const anchor = anchorAt(pan, at);
  const changed = setSize(pan, size.now * factor);
  if (changed) keep(pan, anchor, at);
  return changed;
}

/** Tell by the buttons and the cursor what can be done. @param {HTMLElement} pan */
function mark(pan) {
  const size = sizes(pan);
  const roomy = isRoomy(pan);
  pan.toggleAttribute("data-roomy", roomy);
  if (!size) return;
  const off = {
    in: size.now >= size.most,
    out: size.now <= size.least,
    fit: !roomy && !pan.style.getPropertyValue("--wanted"),
  };
  for (const button of document.querySelectorAll(`[data-zoom][aria-controls="${CSS.escape(pan.id)}"]`)) {
    const way = /** @type {keyof typeof off} */ (button.getAttribute("data-zoom"));
    if (off[way]) button.setAttribute("aria-disabled", "true");
    else button.removeAttribute("aria-disabled");
  }
}

// -- before and after a redraw ----------------------------------------------------------------------------------------

/** What just happened, the latest of it. @param {HTMLElement} pan */
function newest(pan) {
  const number = (/** @type {Element} */ element) => Number(element.getAttribute("data-last"));
  return [...pan.querySelectorAll("[data-last]")].sort((a, b) => number(b) - number(a))[0] ?? null;
}

/** @typedef {{pan: HTMLElement, anchor: Anchor | null, at: [number, number]}} Held */

/** What lies in the middle of each ground, before the page is drawn anew. @param {ParentNode} root @returns {Held[]} */
export function hold(root) {
  return pansIn(root)
    .filter((pan) => grounds.has(pan) && isRoomy(pan))
    .map((pan) => ({ pan, anchor: anchorAt(pan, middle(pan)), at: middle(pan) }));
}

/**
 * After a redraw: what lay in the middle does so still, and what is new is brought into view.
 * @param {ParentNode} root
 * @param {Held[]} held
 * @returns {HTMLElement[]} the grounds that are new
 */
export function settle(root, held) {
  const moment = root.querySelector("[data-moment]")?.getAttribute("data-moment") ?? "";
  const fresh = pansIn(root).filter((pan) => !grounds.has(pan));
  for (const pan of fresh) {
    grounds.set(pan, { moment: "", open: "", goal: null, centre: [0.5, 0.5] });
    rooms.observe(pan);
    pan.addEventListener("scroll", () => noteCentre(pan), { passive: true });
    pan.addEventListener("scrollend", () => letGo(pan));
  }
  for (const pan of pansIn(root)) {
    const kept = held.find((one) => one.pan === pan);
    if (kept) keep(pan, kept.anchor, kept.at);
    mark(pan);
    show(pan, moment, !fresh.includes(pan));
    noteCentre(pan);
  }
  return fresh;
}

/** The board is where it was to go, or a hand takes it elsewhere. @param {HTMLElement} pan */
export function letGo(pan) {
  const shown = grounds.get(pan);
  if (shown) shown.goal = null;
}

/**
 * Bring into view what happened in a new moment, or where what was just chosen could go if nothing of that is in sight.
 * @param {HTMLElement} pan
 * @param {string} moment
 * @param {boolean} smoothly
 */
function show(pan, moment, smoothly) {
  const shown = grounds.get(pan);
  if (!shown) return;
  const spots = [...pan.querySelectorAll("[data-open]")];
  const open = spots.map((spot) => spot.querySelector(SPOTS)?.id).join(" ");
  if (moment !== shown.moment) shown.goal = newest(pan);
  else if (open !== shown.open && spots.length) shown.goal = nearest(pan, spots);
  shown.moment = moment;
  shown.open = open;
  if (shown.goal?.isConnected) reveal(pan, shown.goal, smoothly);
}

/** The element with the shortest way into view; null if one of them is there. @param {HTMLElement} pan @param {Element[]} elements */
function nearest(pan, elements) {
  const far = (/** @type {Element} */ element) => Math.hypot(...wayTo(pan, element));
  const [first] = [...elements].sort((a, b) => far(a) - far(b));
  return first && far(first) > 0 ? first : null;
}

/** All of it, whatever becomes of its room, until somebody wants another size. @param {HTMLElement} pan */
export function fit(pan) {
  pan.style.removeProperty("--wanted");
  pan.toggleAttribute("data-whole", true);
  mark(pan);
}

/** What a button or a key makes larger or smaller around: what has the focus if it is in sight, else the middle. @param {HTMLElement} pan */
export function focusIn(pan) {
  const focused = document.activeElement;
  const seen = focused && pan.contains(focused) && wayTo(pan, focused).every((way) => way === 0);
  return middle(seen ? focused : pan);
}
