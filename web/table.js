// The table: morphs #app to the HTML that arrives, and keeps what belongs to the page.

import { settle as settleBoxes } from "./boxes.js";
import { forget, hear, heard, isSettled, keepChoices, mayChange } from "./fields.js";
import { rove } from "./keys.js";
import { enter, isReachable, modal, wayTo } from "./modal.js";
import { glide, places } from "./motion.js";
import { hold, settle } from "./pan.js";
import { listenToPan } from "./panning.js";
import { anchorOf, screenOf } from "./router.js";
import { Idiomorph } from "./vendor/idiomorph.esm.js";

const app = /** @type {HTMLElement} */ (document.getElementById("app"));

/** The address that is drawn; at first what shell.js has left there. */
let drawn = "#/";
/** @type {number | null} */
let progress = null;
let laid = false;

/** @param {number | null} value */
export function showProgress(value) {
  progress = value;
  for (const bar of app.querySelectorAll("[data-progress]")) {
    if (!(bar instanceof HTMLElement)) continue;
    if (progress === null) bar.style.removeProperty("--progress");
    else bar.style.setProperty("--progress", String(progress));
  }
}

/** @param {string} html */
function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

/** @param {DocumentFragment} content */
function morph(content) {
  const putBack = keepChoices(app);
  Idiomorph.morph(app, content, {
    morphStyle: "innerHTML",
    callbacks: {
      beforeNodeMorphed: (node, next) => !isSettled(node, next),
      beforeAttributeUpdated: (name, element) => mayChange(name, element),
    },
  });
  putBack();
}

/**
 * Two screens share no field, no scroll, no piece and no focus, whatever their names.
 * @param {DocumentFragment} content
 */
function replace(content) {
  forget();
  app.replaceChildren(document.importNode(content, true));
  app.scrollTop = 0;
}

/** @param {string | null | undefined} id */
function focusOn(id) {
  const named = id ? document.getElementById(id) : null;
  const target = named ?? app.querySelector("main");
  if (!(target instanceof HTMLElement)) return;
  if (!named && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: !named });
}

/**
 * What was opened last has the focus; what is closed gives it back to what opened it.
 * @param {import("./wire.js").Answer} answer
 * @param {string} route
 * @param {{was: HTMLElement | null, same: boolean, wasOver: boolean}} before
 */
function settleFocus(answer, route, { was, same, wasOver }) {
  const sheet = modal();
  const isLost = was !== null && !isReachable(was);
  if (sheet && !(laid && wasOver && route === drawn)) {
    const way = laid ? wayTo(drawn) : undefined; // Back from what lay over this sheet
    if (way) way.focus();
    else enter(sheet, answer.focus);
  } else if (same && wasOver && !sheet && (isLost || document.activeElement === document.body)) {
    const opener = wayTo(drawn);
    if (opener) opener.focus();
    else focusOn(answer.focus);
  } else if (isLost) focusOn(answer.focus);
  else if (was && document.activeElement !== was) was.focus({ preventScroll: true });
  else if (laid && !same) focusOn(answer.focus);
}

/**
 * @param {import("./wire.js").Answer} answer
 * @param {string} route where this answer belongs
 */
function draw(answer, route) {
  const content = parse(answer.html ?? "");
  const shell = laid ? undefined : app.dataset.shell;
  drawn = shell ?? drawn;
  const active = document.activeElement;
  const was = active instanceof HTMLElement && app.contains(active) ? active : null;
  const same = screenOf(route) === screenOf(drawn);
  const wasOver = modal() !== null;
  const before = same ? places(app) : null;
  const held = hold(app);
  hear(content);
  if (same) morph(content);
  else replace(content);
  heard();
  rove(app);
  showProgress(progress);
  for (const pan of settle(app, held)) listenToPan(pan);
  settleBoxes(app);
  settleFocus(answer, route, { was, same, wasOver });
  if (!same || !(laid || shell)) showAnchor(route);
  drawn = route;
  laid = true;
  glide(app, before);
}

/** @param {string} route */
function showAnchor(route) {
  const anchor = anchorOf(route);
  if (anchor) document.getElementById(anchor)?.scrollIntoView({ block: "start" });
}

/**
 * @param {import("./wire.js").Answer} answer
 * @param {string} route
 * @param {boolean} moved did the address change with this answer?
 */
export function paint(answer, route, moved) {
  app.inert = false; // first of all: what is inert takes no focus
  if (answer.html !== null) draw(answer, route);
  if (moved) showAnchor(route);
  if (answer.title) document.title = answer.title;
  const root = document.documentElement;
  if (answer.lang && root.lang !== answer.lang) root.lang = answer.lang; // written again, it would style all of the page anew
}
