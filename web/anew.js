// Loading the page anew, past whatever the browser has kept of it. It stands alone and keeps nothing in
// mind: it is in two files of the site, since it serves where other scripts do not fit together.

/** What only the worker asks for: no list of this page names it. */
const WORKERS = ["worker.py", "pyscript.toml", "runtime.mjs", "no-database.mjs", "snapshot.mjs", "wheels.mjs"];

/** A reload asks the host for the page alone; browsers may take the rest from an older visit. */
async function refetch() {
  const here = new URL("./", document.baseURI).href;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const ours = [...loaded, ...WORKERS.map((name) => here + name)].filter((url) => url.startsWith(here));
  await Promise.allSettled([...new Set(ours)].map((url) => fetch(url, { cache: "reload" })));
}

export async function loadAnew() {
  await refetch();
  location.reload();
}

/**
 * What was loaded is of two versions: once more, all of it, unless that has just been done.
 * @returns {boolean} is it being loaded?
 */
export function beginAnew() {
  const [visit] = performance.getEntriesByType("navigation");
  if (/** @type {PerformanceNavigationTiming} */ (visit).type === "reload") return false;
  void loadAnew();
  return true;
}
