// Runs a Python module in the browser's Python, Pyodide under Node, with the arguments that follow:
//   node tools/in_pyodide.mjs pytest -m "not native"
//   node tools/in_pyodide.mjs azumaya bench

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wheels = join(root, "build/wheels");

const RUN = `
import os, runpy, sys
os.chdir("/azumaya")
sys.dont_write_bytecode = True
sys.path[:0] = ["/azumaya/py"]
sys.argv = list(ARGUMENTS)
print("Python", sys.version.split()[0], "in Pyodide", file=sys.stderr, flush=True)
try:
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
    code = 0
except SystemExit as end:
    code = int(end.code or 0)
code
`;

async function interpreter() {
  const python = await loadPyodide({
    env: { HOME: "/home/pyodide", HYPOTHESIS_STORAGE_DIRECTORY: "/tmp/hypothesis" },
  });
  const extractDir = python.runPython("import sysconfig; sysconfig.get_path('purelib')");
  for (const wheel of readdirSync(wheels).filter((name) => name.endsWith(".whl"))) {
    // a plain array: Pyodide does not know Node's Buffer
    const bytes = new Uint8Array(readFileSync(join(wheels, wheel)));
    python.unpackArchive(bytes, "wheel", { extractDir });
  }
  python.mountNodeFS("/azumaya", root);
  return python;
}

async function run(words) {
  const python = await interpreter();
  python.globals.set("ARGUMENTS", python.toPy(words));
  return python.runPythonAsync(RUN);
}

// Left to itself Node would print the line an error came from: all of Pyodide.
function fail(error) {
  console.error(error.message);
  console.error("The interpreter itself failed. For tests: with -v the last line above names the test.");
  process.exit(1);
}

process.on("uncaughtException", fail);
run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
}, fail);
