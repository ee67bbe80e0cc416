// Runs the test suite in the browser's Python: pytest inside Pyodide, under Node.
// Arguments are handed on to pytest. What is marked `native` is left out.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wheels = join(root, "build/wheels");

const RUN = `
import os, sys
os.chdir("/azumaya")
sys.dont_write_bytecode = True
import pytest
print("Python", sys.version.split()[0], "in Pyodide", flush=True)
int(pytest.main(["-m", "not native", "-p", "no:cacheprovider", "--color=no", *ARGUMENTS]))
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

async function runTests(options) {
  const python = await interpreter();
  python.globals.set("ARGUMENTS", python.toPy(options));
  return python.runPythonAsync(RUN);
}

// Left to itself Node would print the line an error came from: all of Pyodide.
function fail(error) {
  console.error(error.message);
  console.error("The interpreter itself failed. With -v the last line above names the test.");
  process.exit(1);
}

process.on("uncaughtException", fail);
runTests(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
}, fail);
