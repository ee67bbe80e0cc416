// The interpreter that the page gives to PyScript's worker: Pyodide, started by us, with our wheels.

import "./no-database.mjs";
import { loadPyodide as start, version } from "./vendor/pyodide/pyodide.mjs";
import { equipment } from "./wheels.mjs";

export { version };

/**
 * PyScript calls this, and hands over the addresses of the wheels.
 * @param {{packages?: string[]} & Record<string, unknown>} options
 */
export async function loadPyodide({ packages = [], ...others }) {
  const wheels = packages.map((url) => ({
    name: url.slice(url.lastIndexOf("/") + 1),
    bytes: fetch(url).then(async (answer) => new Uint8Array(await answer.arrayBuffer())),
  }));
  const indexURL = new URL("./vendor/pyodide/", import.meta.url).href; // PyScript takes the folder of this file for it
  return start({ ...others, indexURL, ...equipment(wheels) });
}
