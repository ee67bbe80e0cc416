// Addresses and history: screens are entries, moves never. Back closes a sheet, then leaves.

const HOME = "#/";

/** @param {string} hash */
const asRoute = (hash) => (hash.startsWith("#/") ? hash : HOME);

export const route = () => asRoute(location.hash);

/** @param {string} address @returns {string} what is one screen: `#/game/ID/log` lies on `#/game/ID` */
export const screenOf = (address) => address.slice(2).split("#")[0]?.split("/").slice(0, 2).join("/") ?? "";

/** @param {string} address @returns {string} */
export const anchorOf = (address) => address.slice(2).split("#")[1] ?? "";

/** @param {string} address */
const withoutAnchor = (address) => `#${address.slice(1).split("#")[0]}`;

/** @param {string} address @returns {string | null} the id of the game at this address */
export const gameOf = (address) => /^#\/game\/([^/#]+)/.exec(address)?.[1] ?? null;

/** Is what lies there drawn before Python is there? @param {string} address */
export const isInShell = (address) => address === HOME || address.startsWith("#/rules/");

/** @typedef {{depth: number, sheet?: string}} Entry */

/** How many entries this page has opened below the one that is shown. */
let depth = 0;
let known = route();
/** @type {(address: string) => boolean} */
let tell = () => false;
/** @type {(id: string | null) => boolean} */
let showSheet = () => true;

/** ms in which a browser that was asked to go back has done so. */
const GONE = 1_000;
/** Runs while an entry is being left. @type {ReturnType<typeof setTimeout> | undefined} */
let leaving;
/** How many of the addresses that were told are still to be answered. */
let awaited = 0;

/** Is somebody on the way to another screen than what is drawn? */
export const isUnderway = () => leaving !== undefined || awaited > 0;

/** @param {boolean} all what is drawn now is where we are; else it is the first of what was told */
export function noteDrawn(all) {
  awaited = all ? 0 : Math.max(0, awaited - 1);
}

/** @param {string} address */
function goTo(address) {
  if (tell(address)) awaited += 1;
}

function goBack() {
  clearTimeout(leaving);
  leaving = setTimeout(hasLeft, GONE);
  history.back();
}

function hasLeft() {
  clearTimeout(leaving);
  leaving = undefined;
}

/** @returns {Entry | null} */
const entry = () => (typeof history.state?.depth === "number" ? history.state : null);

function arrived() {
  hasLeft();
  const here = entry();
  if (here) {
    depth = here.depth;
  } else {
    depth += 1;
    history.replaceState({ depth }, "");
  }
  const address = route();
  if (address !== known) {
    known = address;
    goTo(address);
  }
  // an entry of a sheet that is closed by now is nothing to see: go on to what lies below
  if (!showSheet(entry()?.sheet ?? null)) history.back();
}

/**
 * @param {{go: (address: string) => boolean, sheet: (id: string | null) => boolean}} to
 *   `go` tells whether there will be an answer; `sheet` closes what is open but this one, and tells whether this one is
 */
export function followAddress(to) {
  tell = to.go;
  showSheet = to.sheet;
  history.scrollRestoration = "manual";
  const here = entry();
  if (here) depth = here.depth;
  else history.replaceState({ depth }, "");
  addEventListener("popstate", arrived);
  addEventListener("hashchange", () => {
    if (route() !== known) arrived(); // an engine that fires no popstate for a link
  });
}

/**
 * Set the address; nobody is told.
 * @param {string} address
 * @param {boolean} replace
 */
export function setRoute(address, replace) {
  known = asRoute(address);
  if (replace) {
    history.replaceState({ depth }, "", known);
  } else {
    depth += 1;
    history.pushState({ depth }, "", known);
  }
}

/**
 * One entry back, or to an address in the place of this one where this page has opened nothing to go back to.
 * @param {string} [address]
 */
export function back(address = HOME) {
  if (depth > 0) {
    goBack();
  } else {
    setRoute(address, true);
    goTo(route());
  }
}

/**
 * A link of ours was tapped.
 * @param {HTMLAnchorElement} link
 * @returns {boolean} was it dealt with here?
 */
export function follow(link) {
  const href = link.getAttribute("href") ?? "";
  if (link.hasAttribute("data-back")) {
    if (!isUnderway()) back(href); // a second tap is one on what is left already
    return true;
  }
  if (!href.startsWith("#/") || !anchorOf(href) || withoutAnchor(href) !== withoutAnchor(known)) return false;
  // another clause of the same page is no new screen, or Back would lead through all of them
  setRoute(href, true);
  goTo(href);
  return true;
}

/** @param {string} id */
export function sheetOpened(id) {
  depth += 1;
  history.pushState({ depth, sheet: id }, "");
}

/** @param {string} id */
export function sheetClosed(id) {
  if (entry()?.sheet === id && leaving === undefined) goBack(); // asked twice, a browser goes back twice
}
