// Python's start from the page's side, as early as can be: this script comes before the page's other ones and imports
// none of them. While PyScript is loaded, what its worker will ask for is fetched; runtime.mjs says what becomes of it.

/** @typedef {import("./runtime.mjs").Parts} Parts */

/** @param {string} path */
const at = (path) => new URL(path, document.baseURI).href; // the worker is a blob and has no base

/** @param {string} path */
async function fetched(path) {
  const answer = await fetch(at(path));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/**
 * @param {ReadableStream<Uint8Array<ArrayBuffer>> | null} packed
 * @returns {Promise<ArrayBuffer>} it rejects for what was cut off or damaged: gzip has a check of its own
 */
const unpacked = (packed) => new Response(packed?.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();

/** @returns {Promise<Parts>} it never rejects */
async function gather() {
  const wasm = WebAssembly.compileStreaming(fetched("vendor/pyodide/pyodide.asm.wasm")).catch(() => null);
  let why = "missing";
  const memory = fetched("azumaya.snapshot")
    .then((answer) => {
      why = "damaged";
      return unpacked(answer.body);
    })
    .catch((error) => {
      why += ` (${error.message})`;
      return null;
    });
  const build = document.querySelector('meta[name="build"]')?.getAttribute("content") ?? "";
  return { build, memory: await memory, wasm: await wasm, why };
}

/** What becomes of a worker that is being made. @type {(worker: Worker) => void} */
let meet = () => {};

/**
 * PyWorker shows its worker only when all is well. One that hangs must be known before that, to be ended, and one that
 * starts wants its parts; PyScript's own hook for it is not there yet when the first worker is made.
 */
globalThis.Worker = class extends Worker {
  /**
   * @param {string | URL} url
   * @param {WorkerOptions} [options]
   */
  constructor(url, options) {
    super(url, options);
    meet(this);
  }
};

/**
 * @param {Worker} worker
 * @param {Promise<Parts> | null} parts
 * @param {(way: string) => void} begin hears how Python starts: `snapshot` when it has, `plain: WHY` when it begins to
 */
function serve(worker, parts, begin) {
  worker.addEventListener("message", async ({ data, ports: [runtime] }) => {
    if (data !== "runtime") return;
    runtime.onmessage = (/** @type {MessageEvent<string>} */ told) => {
      document.documentElement.dataset.start = told.data;
      begin(told.data);
    };
    const given = await parts;
    if (given) runtime.postMessage(given, given.memory ? [given.memory] : []);
  });
}

/**
 * A start of Python. `ready` gives PyScript's worker; a start that failed or was never heard of again is to be ended.
 * @typedef {{core: Promise<unknown>, way: Promise<unknown>, ready: Promise<any>, end: () => void}} Launch
 */

/**
 * @param {boolean} plain without any shortcut
 * @returns {Launch}
 */
export function launch(plain) {
  const parts = plain ? null : gather();
  let isOver = false;
  /** @type {Worker | undefined} */
  let worker;
  /** @type {(way: string) => void} */
  let begin = () => {};
  const way = new Promise((resolve) => {
    begin = resolve;
  });
  const core = import("./vendor/pyscript/core.js");
  const ready = core.then(({ PyWorker }) => {
    if (isOver) throw new Error("PyScript came too late");
    meet = (made) => {
      worker = made;
      serve(made, parts, begin);
    };
    return PyWorker(at("worker.py"), {
      config: at("pyscript.toml"),
      version: at(plain ? "runtime.mjs?plain" : "runtime.mjs"),
    });
  });
  ready.catch(() => {}); // whoever waits for it hears of it
  const end = () => {
    isOver = true;
    worker?.terminate();
  };
  return { core, way, ready, end };
}

/** Where all of it lies on the device, the first start does not wait for the page to ask for it. */
export const first = navigator.serviceWorker?.controller ? launch(false) : null;
