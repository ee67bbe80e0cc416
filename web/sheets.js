// Panels and tabs open and close on the page: no rule is asked, no answer awaited.

import { sheetClosed, sheetOpened } from "./router.js";

/** The panel that the page has opened, with an entry in the history. @type {string | null} */
let open = null;

/** @param {string} id */
const panelOf = (id) => document.getElementById(id);

/** @param {string} id */
const togglesOf = (id) => document.querySelectorAll(`[data-toggle="${CSS.escape(id)}"]`);

/** @param {string} id @param {boolean} isOpen */
function set(id, isOpen) {
  panelOf(id)?.setAttribute("data-open", String(isOpen));
  for (const toggle of togglesOf(id)) toggle.setAttribute("aria-expanded", String(isOpen));
}

/** @param {string} id */
export function toggle(id) {
  const isOpen = panelOf(id)?.getAttribute("data-open") === "true";
  if (!isOpen) {
    if (open) showSheet(null);
    set(id, true);
    open = id;
    sheetOpened(id);
  } else if (open === id) {
    sheetClosed(id); // Back closes it
  } else {
    set(id, false); // it was Python that drew it open
  }
}

/**
 * The history's word: this sheet or none.
 * @param {string | null} id
 * @returns {boolean} does the screen show it so?
 */
export function showSheet(id) {
  if (open && open !== id) {
    const closed = open;
    const inside = panelOf(closed)?.contains(document.activeElement);
    open = null;
    set(closed, false);
    const toggle = togglesOf(closed)[0];
    if (inside && toggle instanceof HTMLElement) toggle.focus();
  }
  return id === open;
}

/** Escape. @returns {boolean} was there a sheet to close? */
export function closeSheet() {
  if (!open) return false;
  sheetClosed(open);
  return true;
}

/** @param {Element} tab */
export function chooseTab(tab) {
  for (const other of tab.closest("[role=tablist]")?.querySelectorAll("[role=tab]") ?? []) {
    other.setAttribute("aria-selected", String(other === tab));
  }
  settleTabs(document);
}

/** @param {ParentNode} root */
function settleTabs(root) {
  for (const tab of root.querySelectorAll("[role=tablist] [role=tab]")) {
    const isChosen = tab.getAttribute("aria-selected") === "true";
    tab.setAttribute("tabindex", isChosen ? "0" : "-1");
    const panel = panelOf(tab.getAttribute("aria-controls") ?? "");
    if (panel && panel.hidden === isChosen) panel.hidden = !isChosen;
  }
}

/**
 * After a redraw.
 * @param {ParentNode} root
 */
export function settle(root) {
  settleTabs(root);
  if (!open) return;
  const panel = panelOf(open);
  if (panel?.getAttribute("data-open") === "true") {
    set(open, true); // a toggle that is new must tell it too
  } else {
    const gone = open; // Python has closed it, or left it out
    open = null;
    if (panel) sheetClosed(gone);
  }
}
