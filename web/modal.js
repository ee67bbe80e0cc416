// A modal sheet: while one lies over the table, nothing under it can be reached.

const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";

/** @returns {HTMLElement | null} the sheet that is open */
export const modal = () => document.querySelector('#app [aria-modal="true"]');

/** @param {Element} element may it be focused, or activated? */
export function isReachable(element) {
  const sheet = modal();
  return element.isConnected && !element.closest("[inert]") && (!sheet || sheet.contains(element));
}

/**
 * The link that led to an address, where it is left to return to.
 * @param {string} address
 * @returns {HTMLElement | undefined}
 */
export const wayTo = (address) =>
  /** @type {HTMLElement[]} */ ([
    ...document.querySelectorAll(`#app a[href="${CSS.escape(address)}"]:not([data-back])`),
  ]).find((link) => isReachable(link) && link.getClientRects().length > 0);

/** @param {Element} root @returns {HTMLElement[]} what Tab leads to */
const stops = (root) =>
  /** @type {HTMLElement[]} */ ([...root.querySelectorAll(STOPS)]).filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      !element.closest("[inert]") &&
      element.getClientRects().length > 0,
  );

/** @param {Element} sheet @returns {HTMLElement | null} its way out */
const exit = (sheet) => sheet.querySelector("[data-back]");

/**
 * @param {HTMLElement} sheet
 * @param {string | null | undefined} id where the answer wishes the focus
 */
export function enter(sheet, id) {
  const named = id ? document.getElementById(id) : null;
  const target = named && sheet.contains(named) ? named : (exit(sheet) ?? stops(sheet)[0]);
  target?.focus();
}

/**
 * Tab goes round in the sheet and in the notices that lie over it.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} sheet
 */
function goRound(event, sheet) {
  const notices = document.getElementById("notices");
  const round = [...stops(sheet), ...(notices ? stops(notices) : [])];
  const here = document.activeElement;
  const isInside = here && (sheet.contains(here) || notices?.contains(here));
  const side = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (isInside && round.some((stop) => here.compareDocumentPosition(stop) & side)) return;
  event.preventDefault();
  round.at(event.shiftKey ? -1 : 0)?.focus();
}

export function listenToModals() {
  document.addEventListener("keydown", (event) => {
    const sheet = modal();
    // a dialog of the page itself lies above all else, and the browser minds its keys
    if (!sheet || event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]")) return;
    if (event.key === "Tab") {
      goRound(event, sheet);
    } else if (event.key === "Escape") {
      event.preventDefault();
      exit(sheet)?.click();
    }
  });
}
