// Taps become messages. Acting on click means on lifting the finger, and Enter and Space for free.

import { listenToDrags } from "./drag.js";
import { listenToForms } from "./forms.js";
import { isActivation, listenToHolds } from "./hold.js";
import { listenToKeys } from "./keys.js";
import { listenToMenus } from "./menus.js";
import { listenToModals } from "./modal.js";
import { listenToZoom } from "./panning.js";
import { follow } from "./router.js";
import { chooseTab, closeSheet, toggle } from "./sheets.js";

const CONTROLS = "[data-tap], [data-press], [data-toggle], [role=tab], a[href]";

/**
 * @param {Element} control
 * @returns {import("./wire.js").Message | null}
 */
function messageOf(control) {
  const place = control.getAttribute("data-tap");
  if (place !== null) return { do: "tap", place };
  const what = control.getAttribute("data-press");
  if (what === null) return null;
  const arg = control.getAttribute("data-arg");
  return arg === null ? { do: "press", what } : { do: "press", what, arg };
}

/**
 * @param {Event} event
 * @param {import("./wire.js").Wire} wire
 * @param {(href?: string | null) => void} tooEarly
 */
function clicked(event, wire, tooEarly) {
  const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
  if (!control || (control.hasAttribute("data-hold") && !isActivation(event))) return;
  const message = messageOf(control);
  if (message) {
    if (message.do === "tap" && event instanceof UIEvent && event.detail > 0) message.by = "hand";
    if (control instanceof HTMLAnchorElement) event.preventDefault();
    if (wire.open) wire.send(message);
    else tooEarly();
  } else if (control instanceof HTMLAnchorElement) {
    if (follow(control)) event.preventDefault();
    if (!wire.open) tooEarly(control.getAttribute("href"));
  } else if (control.hasAttribute("data-toggle")) {
    toggle(control.getAttribute("data-toggle") ?? "");
  } else {
    chooseTab(control);
  }
}

/**
 * @param {HTMLElement} app
 * @param {import("./wire.js").Wire} wire
 * @param {(href?: string | null) => void} tooEarly something was chosen, maybe a link, that waits for Python
 */
export function listenToGestures(app, wire, tooEarly) {
  app.addEventListener("click", (event) => clicked(event, wire, tooEarly));
  listenToHolds(app, (button) => {
    const message = messageOf(button);
    if (message && wire.open) wire.send({ ...message, arg: "held" });
    else tooEarly();
  });
  listenToForms(app, wire);
  listenToZoom(app);
  listenToMenus();
  listenToModals();
  listenToKeys(app, closeSheet); // what lies on top has taken its keys by now
  listenToDrags(app, (from, to) => wire.send({ do: "drag", from, to }));
  document.querySelector("[data-skip]")?.addEventListener("click", (event) => {
    event.preventDefault(); // a fragment of its own would be taken for an address
    const main = app.querySelector("main");
    if (!(main instanceof HTMLElement)) return;
    if (!main.hasAttribute("tabindex")) main.tabIndex = -1;
    main.focus();
  });
}
