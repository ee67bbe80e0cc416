// The same snapshot in the same Pyodide, with nothing beside it: everything is asked for as soon as the worker is there.
import { lay, read } from "../snapshot.mjs";
import createPyodideModule from "../vendor/pyodide/pyodide.asm.mjs";
import { loadPyodide } from "../vendor/pyodide/pyodide.mjs";

const { body } = await fetch("../azumaya.snapshot");
const snapshot = read(await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
const python = await loadPyodide({
  indexURL: new URL("../vendor/pyodide/", import.meta.url).href,
  _loadSnapshot: snapshot.head,
  async createPyodideModule(settings) {
    const module = await createPyodideModule(settings);
    lay(snapshot, module);
    return module;
  },
});
python.runPython("from azumaya.app.build import BUILD");
postMessage("ready");
