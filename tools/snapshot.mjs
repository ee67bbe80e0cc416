// Takes the snapshot of Python's memory from which the built site starts:
//   node tools/snapshot.mjs SITE BUILD
// It reads the site's own Pyodide and wheels and writes SITE/azumaya.snapshot, in the format of web/snapshot.mjs.
// The same site gives the same bytes, with one version of Node: the clock stands still and chance is counted out.

import crypto from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { equipment } from "../web/wheels.mjs";

const PAGE = 4096;
const [site, build] = [resolve(process.argv[2]), process.argv[3]];
const indexURL = join(site, "vendor/pyodide/");

process.env.TZ = "UTC";
Date.now = performance.now = () => 0;
let count = 0;
crypto.randomFillSync = (view) => {
  for (let place = 0; place < view.length; place++) view[place] = count++ * 151;
  return view;
};

/** The wheels that the site's pyscript.toml names. */
function wheels() {
  const listed = readFileSync(join(site, "pyscript.toml"), "utf8").match(/^packages = (.*)$/m);
  return JSON.parse(listed[1]).map((path) => ({
    name: path.slice(path.lastIndexOf("/") + 1),
    bytes: Promise.resolve(new Uint8Array(readFileSync(join(site, path)))),
  }));
}

/** A Python that has come as far as tools/warm.py says, and the memory that any new one begins with. */
async function warmed() {
  const { loadPyodide } = await import(join(indexURL, "pyodide.mjs"));
  const { default: createPyodideModule } = await import(join(indexURL, "pyodide.asm.mjs"));
  const { env, fsInit } = equipment(wheels());
  let fresh;
  const python = await loadPyodide({
    indexURL,
    fsInit,
    env: { ...env, PYTHONHASHSEED: "0", LANG: "C.UTF-8" },
    _makeSnapshot: true,
    _sysExecutable: "python",
    createPyodideModule(settings) {
      const { instantiateWasm } = settings;
      settings.instantiateWasm = (imports, receive) =>
        instantiateWasm(imports, (instance, module) => {
          fresh = new Uint8Array(instance.exports.memory.buffer).slice();
          receive(instance, module);
        });
      return createPyodideModule(settings);
    },
  });
  python.runPython(readFileSync(join(dirname(fileURLToPath(import.meta.url)), "warm.py"), "utf8"));
  sweep(python._module);
  return { python, fresh };
}

/** What was freed still lies in memory. Lay zeros over it, so that it packs to nothing. */
function sweep(module) {
  const spare = () => {
    const info = module._malloc(40);
    module._mallinfo(info);
    const keepcost = module.HEAP32[info / 4 + 9]; // the last of ten numbers: bytes free at the end of the memory
    module._free(info);
    return keepcost;
  };
  const blocks = [];
  const cover = (size) => {
    const block = module._malloc(size);
    module.HEAPU8.fill(0, block, block + size);
    blocks.push(block);
  };
  for (let size = 1 << 16; size >= 16; size /= 2) {
    for (;;) {
      const before = spare();
      cover(size);
      if (spare() !== before) break; // it was of the end: no gap is left of this size
    }
  }
  cover(Math.max(0, spare() - 64)); // all of the end but what a block needs beside its content
  for (const block of blocks) module._free(block);
}

/** The pages that are not as in a new interpreter, those side by side as one. */
function changed(memory, fresh) {
  const empty = new Uint8Array(PAGE);
  const pages = [];
  for (let address = 0; address < memory.length; address += PAGE) {
    const before = address < fresh.length ? fresh.subarray(address, address + PAGE) : empty;
    if (Buffer.compare(memory.subarray(address, address + PAGE), before) === 0) continue;
    const last = pages.at(-1);
    if (last && last[0] + last[1] === address) last[1] += PAGE;
    else pages.push([address, PAGE]);
  }
  return pages;
}

/** The file's content, see web/snapshot.mjs. */
function written({ python, fresh }) {
  const taken = python.makeMemorySnapshot();
  const [, start] = new Uint32Array(taken.buffer, 0, 2); // Pyodide's head says where the memory begins
  const head = taken.subarray(0, start);
  const memory = taken.subarray(start);
  const pages = changed(memory, fresh);
  const facts = { build, pyodide: python.version, memory: memory.length, head: head.length, pages };
  const told = Buffer.from(JSON.stringify(facts));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(told.length);
  const contents = pages.map(([address, bytes]) => memory.subarray(address, address + bytes));
  return Buffer.concat([length, told, head, ...contents]);
}

// Left to itself Node would print the line an error came from: all of Pyodide.
function fail(error) {
  console.error(`No snapshot could be made. ${error.message}`);
  process.exit(1);
}

process.on("uncaughtException", fail);
warmed().then((done) => writeFileSync(join(site, "azumaya.snapshot"), gzipSync(written(done), { level: 9 })), fail);
