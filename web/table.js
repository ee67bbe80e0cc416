// The table: morphs #app to the HTML that arrives, and keeps what belongs to the page.

import { forget, hear, heard, keepChoices, mayChange } from "./fields.js";
import { rove } from "./keys.js";
import { glide, places } from "./motion.js";
import { anchorOf, screenOf } from "./router.js";
import { Idiomorph } from "./vendor/idiomorph.esm.js";

const app = /** @type {HTMLElement} */ (document.getElementById("app"));

/** The screen that is drawn; the static home at first. */
let drawn = screenOf("#/");
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
    callbacks: { beforeAttributeUpdated: (name, element) => mayChange(name, element) },
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
 * @param {import("./wire.js").Answer} answer
 * @param {string} route where this answer belongs
 */
function draw(answer, route) {
  const content = parse(answer.html ?? "");
  const active = document.activeElement;
  const was = active instanceof HTMLElement && app.contains(active) ? active : null;
  const same = screenOf(route) === drawn;
  const before = same ? places(app) : new Map();
  hear(content);
  if (same) morph(content);
  else replace(content);
  heard();
  rove(app);
  showProgress(progress);
  if (was && !was.isConnected) focusOn(answer.focus);
  else if (was && document.activeElement !== was) was.focus({ preventScroll: true });
  else if (laid && !same) focusOn(answer.focus);
  if (!same || !laid) showAnchor(route);
  drawn = screenOf(route);
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
  if (answer.html !== null) draw(answer, route);
  if (moved) showAnchor(route);
  if (answer.title) document.title = answer.title;
  if (answer.lang) document.documentElement.lang = answer.lang;
  app.inert = false;
}
