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
/** @type {(address: string) => void} */
let tell = () => {};
/** @type {(id: string | null) => boolean} */
let showSheet = () => true;

/** @returns {Entry | null} */
const entry = () => (typeof history.state?.depth === "number" ? history.state : null);

function arrived() {
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
    tell(address);
  }
  // an entry of a sheet that is closed by now is nothing to see: go on to what lies below
  if (!showSheet(entry()?.sheet ?? null)) history.back();
}

/**
 * @param {{go: (address: string) => void, sheet: (id: string | null) => boolean}} to
 *   `sheet` closes what is open but this one, and tells whether this one is
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
    history.back();
  } else {
    setRoute(address, true);
    tell(route());
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
    back(href);
    return true;
  }
  if (!href.startsWith("#/") || !anchorOf(href) || withoutAnchor(href) !== withoutAnchor(known)) return false;
  // another clause of the same page is no new screen, or Back would lead through all of them
  setRoute(href, true);
  tell(href);
  return true;
}

/** @param {string} id */
export function sheetOpened(id) {
  depth += 1;
  history.pushState({ depth, sheet: id }, "");
}

/** @param {string} id */
export function sheetClosed(id) {
  if (entry()?.sheet === id) history.back();
}
