// Python has our wheels as it has its own library: it imports from the archives, and nothing is unpacked.

const FOLDER = "/wheels";

/** @typedef {{name: string, bytes: Promise<Uint8Array>}} Wheel */

/**
 * What Pyodide is told so that it starts with these wheels: the same when a snapshot is made, when it is restored and
 * when there is none.
 * @param {Wheel[]} wheels
 */
export function equipment(wheels) {
  return {
    env: {
      HOME: "/home/pyodide",
      PYTHONPATH: wheels.map(({ name }) => `${FOLDER}/${name}`).join(":"),
      PYTHONOPTIMIZE: "2", // without docstrings the snapshot is smaller by a twelfth
      PYTHONNODEBUGRANGES: "1", // and by another without columns: a traceback names the line
    },
    /** @param {any} fs Pyodide's, before Python runs */
    async fsInit(fs) {
      fs.mkdirTree(FOLDER);
      for (const { name, bytes } of wheels) fs.writeFile(`${FOLDER}/${name}`, await bytes);
    },
  };
}
