// The interpreter that the page gives to PyScript's worker: Pyodide, restored from a snapshot of its memory where there
// is one that fits, else started as Pyodide starts itself. docs/decisions/0008 tells why, and what it buys.

import "./no-database.mjs";
import { lay, read } from "./snapshot.mjs";
import createPyodideModule from "./vendor/pyodide/pyodide.asm.mjs";
import { loadPyodide as start, version } from "./vendor/pyodide/pyodide.mjs";
import { equipment } from "./wheels.mjs";

export { version };

/**
 * @typedef {object} Parts what the page has fetched while this worker was not there yet
 * @property {string} build the page's
 * @property {ArrayBuffer | null} memory the snapshot
 * @property {WebAssembly.Module | null} wasm
 * @property {string} why there is no snapshot
 */

/** Through this channel the page hands over the parts, and hears how the start went. */
const { port1: page, port2: port } = new MessageChannel();
postMessage("runtime", { transfer: [port] });

/** @returns {Promise<Parts>} */
const parts = () => new Promise((resolve) => (page.onmessage = ({ data }) => resolve(data)));

/** The page wants this after a start that was not heard of again: nothing of that one is used. @type {Parts} */
const NONE = { build: "", memory: null, wasm: null, why: "again" };
const handed = new URL(import.meta.url).searchParams.has("plain") ? NONE : parts();

/** The snapshot belongs to another build or another Pyodide. */
class Mixed extends Error {}

/** @param {WebAssembly.Module} wasm what Pyodide would fetch and compile again */
function offer(wasm) {
  const { fetch } = globalThis;
  globalThis.fetch = async (what, how) => (String(what).endsWith(".wasm") ? new Response() : fetch(what, how));
  WebAssembly.instantiateStreaming = async (_, imports) => {
    return { module: wasm, instance: await WebAssembly.instantiate(wasm, imports) };
  };
}

/** Chance was copied with everything else: this draws from the browser's. */
const REFRESH = `
import random
from azumaya.app.build import BUILD
random.seed()
BUILD
`;

/**
 * @param {Record<string, unknown>} options
 * @param {string} build
 * @param {ArrayBuffer} memory
 */
async function restore(options, build, memory) {
  const snapshot = read(memory);
  const { facts, head } = snapshot;
  if (facts.build !== build || facts.pyodide !== version) throw new Mixed(`${facts.build} on ${facts.pyodide}`);
  const python = await start({
    ...options,
    _loadSnapshot: head,
    async createPyodideModule(/** @type {unknown} */ settings) {
      const module = await createPyodideModule(settings);
      lay(snapshot, module);
      return module;
    },
  });
  const restored = python.runPython(REFRESH);
  if (restored !== build) throw new Mixed(`${restored} was in it`);
  return python;
}

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
  const options = () => ({ ...others, indexURL, createPyodideModule, ...equipment(wheels) }); // Pyodide writes into them
  const { build, memory, wasm, ...told } = await handed;
  let { why } = told;
  if (wasm) offer(wasm);
  if (memory) {
    try {
      const python = await restore(options(), build, memory);
      page.postMessage("snapshot");
      return python;
    } catch (error) {
      const said = String(error).replace(/\s+/g, " ").trim().slice(-200); // of a traceback its end tells
      why = `${error instanceof Mixed ? "mixed" : "failed"} (${said})`;
    }
  }
  page.postMessage(`plain: ${why}`);
  return start(options());
}
