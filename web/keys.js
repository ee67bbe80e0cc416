// The keyboard: arrows in grids and tab lists, and the keys that controls have asked for.

import { watchWhoLeads } from "./led.js";
import { isReachable, modal } from "./modal.js";

const TAPS = "[data-tap]";
const FIELDS = "input, textarea, select, [contenteditable]";

/** @param {Element} grid @returns {HTMLElement[][]} */
function rows(grid) {
  const found = [...grid.querySelectorAll("[role=row]")];
  return (found.length ? found : [grid])
    .map((row) => /** @type {HTMLElement[]} */ ([...row.querySelectorAll(TAPS)]))
    .filter((row) => row.length > 0);
}

/** @param {Element} grid @param {Element} stop the one spot that Tab leads to */
function setStop(grid, stop) {
  for (const spot of grid.querySelectorAll(TAPS)) {
    const wanted = spot === stop ? "0" : "-1";
    if (spot.getAttribute("tabindex") !== wanted) spot.setAttribute("tabindex", wanted);
  }
}

/**
 * After a redraw each grid has one stop again: where it was, else the first spot that may be played.
 * @param {ParentNode} root
 */
export function rove(root) {
  for (const grid of root.querySelectorAll("[role=grid]")) {
    const active = document.activeElement;
    const stop =
      (active && grid.contains(active) ? active.closest(TAPS) : null) ??
      grid.querySelector(`${TAPS}[tabindex="0"]`) ??
      grid.querySelector(`${TAPS}:not([aria-disabled="true"])`) ??
      grid.querySelector(TAPS);
    if (stop) setStop(grid, stop);
  }
}

/** @param {Element} spot @param {number} at */
const column = (spot, at) => Number(spot.closest("[aria-colindex]")?.getAttribute("aria-colindex") ?? at + 1);

/**
 * The spot above or below. Fields that grow are ragged: the same column first, else the nearest.
 * @param {HTMLElement[][]} lines
 * @param {number} from
 * @param {number} wanted
 * @param {1 | -1} step
 */
function vertical(lines, from, wanted, step) {
  for (let y = from + step; y >= 0 && y < lines.length; y += step) {
    const same = lines[y]?.find((spot, at) => column(spot, at) === wanted);
    if (same) return same;
  }
  const next = lines[from + step] ?? [];
  const far = (/** @type {HTMLElement} */ spot) => Math.abs(column(spot, next.indexOf(spot)) - wanted);
  return [...next].sort((a, b) => far(a) - far(b))[0];
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement[][]} lines
 * @param {HTMLElement} spot
 * @param {boolean} round its rows have no ends
 * @returns {HTMLElement | undefined}
 */
function neighbour(event, lines, spot, round) {
  const y = lines.findIndex((line) => line.includes(spot));
  const line = lines[y] ?? [];
  const x = line.indexOf(spot);
  const whole = event.ctrlKey || event.metaKey;
  switch (event.key) {
    case "ArrowLeft":
      return line[x - 1] ?? (round ? line.at(-1) : undefined);
    case "ArrowRight":
      return line[x + 1] ?? (round ? line[0] : undefined);
    case "ArrowUp":
      return vertical(lines, y, column(spot, x), -1);
    case "ArrowDown":
      return vertical(lines, y, column(spot, x), 1);
    case "Home":
      return (whole ? lines[0] : line)?.[0];
    case "End":
      return (whole ? lines.at(-1) : line)?.at(-1);
    default:
      return undefined;
  }
}

const MOVES = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);

/** @param {KeyboardEvent} event @param {Element} target @returns {boolean} */
function moveInGrid(event, target) {
  const grid = target.closest("[role=grid]");
  const spot = target.closest(TAPS);
  if (!grid || !(spot instanceof HTMLElement)) return false;
  const next = neighbour(event, rows(grid), spot, grid.hasAttribute("data-round"));
  if (next) {
    setStop(grid, next);
    next.focus();
  }
  return true; // at the edge too: the page must not scroll away under the hand
}

/** @param {KeyboardEvent} event @param {Element} target @returns {boolean} */
function moveInTabs(event, target) {
  const list = target.closest("[role=tablist]");
  const tabs = list ? /** @type {HTMLElement[]} */ ([...list.querySelectorAll("[role=tab]")]) : [];
  const at = tabs.indexOf(/** @type {HTMLElement} */ (target));
  if (at < 0 || event.key === "ArrowUp" || event.key === "ArrowDown") return false;
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key] ?? at;
  const next = tabs[(to + tabs.length) % tabs.length];
  next?.click();
  next?.focus();
  return true;
}

/** @param {HTMLElement} ground @param {KeyboardEvent} event @param {Element} target */
function pressKey(ground, event, target) {
  if (target.closest(FIELDS)) return;
  const activates = event.key === "Enter" || event.key === " ";
  if (activates && target.closest("button, a, summary")) return;
  const wanted = event.key.toLowerCase();
  const control = [...ground.querySelectorAll("[data-key]")].find(
    (element) =>
      element.getAttribute("data-key")?.toLowerCase() === wanted &&
      isReachable(element) &&
      element.getClientRects().length > 0,
  );
  if (!(control instanceof HTMLElement)) return;
  event.preventDefault();
  control.click();
}

/**
 * @param {HTMLElement} app
 * @param {() => boolean} closeSheet tells whether there was one to close
 */
export function listenToKeys(app, closeSheet) {
  watchWhoLeads();
  document.addEventListener("keydown", (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const ground = modal() ?? app;
    const inside = ground.contains(target) || (target === document.body && !document.querySelector("dialog[open]"));
    if (!inside || event.defaultPrevented || event.isComposing || event.altKey) return;
    if (MOVES.has(event.key) && !target.closest(FIELDS)) {
      if (moveInGrid(event, target) || moveInTabs(event, target)) event.preventDefault();
    } else if (event.key === "Escape" && closeSheet()) {
      event.preventDefault();
    } else if (!event.ctrlKey && !event.metaKey) {
      pressKey(ground, event, target);
    }
  });
  // a spot that is focused by finger or by the app is where Tab comes back to
  app.addEventListener("focusin", (event) => {
    const spot = event.target instanceof Element ? event.target.closest(TAPS) : null;
    const grid = spot?.closest("[role=grid]");
    if (spot && grid) setStop(grid, spot);
  });
}
