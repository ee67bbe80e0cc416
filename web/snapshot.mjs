// A snapshot of Python's memory, as tools/snapshot.mjs writes it: the length of the facts (4 bytes, little-endian), the
// facts as JSON, what Pyodide itself keeps of a snapshot (its head), and the pages that are not as in a new interpreter.

/**
 * @typedef {object} Facts
 * @property {string} build the build whose Python is in it
 * @property {string} pyodide the version of Pyodide that made it
 * @property {number} memory bytes that Python had
 * @property {number} head bytes of the head
 * @property {[address: number, bytes: number][]} pages where they belong, in the order in which they come
 */
/** @typedef {{facts: Facts, head: Uint8Array, pages: Uint8Array}} Snapshot */

/**
 * @param {ArrayBuffer} memory
 * @returns {Snapshot}
 */
export function read(memory) {
  const bytes = new Uint8Array(memory);
  const start = 4 + new DataView(memory).getUint32(0, true);
  /** @type {Facts} */
  const facts = JSON.parse(new TextDecoder().decode(bytes.subarray(4, start)));
  const end = start + facts.head;
  return { facts, head: bytes.slice(start, end), pages: bytes.subarray(end) }; // Pyodide wants its head to begin a buffer
}

/**
 * Give a module that has not run yet the memory of the one that was taken.
 * @param {Snapshot} snapshot
 * @param {any} module Emscripten's
 */
export function lay({ facts, pages }, module) {
  if (module.HEAPU8.length < facts.memory) module.growMemory(facts.memory);
  let at = 0;
  for (const [address, bytes] of facts.pages) {
    module.HEAPU8.set(pages.subarray(at, at + bytes), address);
    at += bytes;
  }
}
