// Where it begins: the page is wired up, Python is started beside it, and its first answer is painted.

import { beginAnew } from "./anew.js";
import { keep } from "./answers.js";
import { keepAwake } from "./awake.js";
import { noteSecret, uncover, watchCover } from "./cover.js";
import { device, watchDevice } from "./device.js";
import { layDown, released } from "./drag.js";
import { forgetTimers, run } from "./effects.js";
import { seed, showFault } from "./forms.js";
import { listenToGestures } from "./gestures.js";
import { persist, tellLasting } from "./lasting.js";
import { stage, stageShare, tooEarly, withdraw } from "./notices.js";
import { isOutdated, reset, settleIn, update } from "./offline.js";
import { keepPicture } from "./picture-keeper.js";
import { showPlain } from "./plain.js";
import { followAddress, gameOf, isInShell, isUnderway, noteDrawn, route } from "./router.js";
import { settle as settleSheets, showSheet } from "./sheets.js";
import { list, watch } from "./storage.js";
import { survey } from "./survey.js";
import { paint } from "./table.js";
import { claim, showGame, watchTabs } from "./together.js";
import { Wire } from "./wire.js";

const root = document.documentElement;
root.dataset.loaded = ""; // all scripts are there and fit together
const app = /** @type {HTMLElement} */ (document.getElementById("app"));
const build = document.querySelector('meta[name="build"]')?.getAttribute("content") ?? "";
const BUILD = "dev"; // filled by tools/build.py: these scripts', which may have come from elsewhere than the page

/** Where the screen stands: the address that the last painted answer belongs to. */
let shown = route();

/** @type {Record<string, unknown>} what the first `start` tells beside the device itself */
const known = {};

/** @param {Record<string, unknown>} news */
function tellDevice(news) {
  Object.assign(known, news);
  wire.tell({ do: "device", ...news });
}

/** @type {import("./effects.js").House} */
const house = {
  update,
  claim,
  reset,
  persist: (again) => void persist(again, tellDevice),
  survey: () => void survey((news) => wire.tell({ do: "device", ...news })),
};

/** @param {string | null} failed @returns {import("./wire.js").Message} */
function start(failed) {
  const message = {
    do: "start",
    saved: list(),
    route: route(),
    device: { ...device(), ...known },
    seed: seed(),
    now: Date.now(),
  };
  return failed ? { ...message, failed } : message;
}

/**
 * @param {import("./wire.js").Answer} first
 * @param {import("./wire.js").Message} message
 * @param {import("./wire.js").Ask} ask
 */
async function settle(first, message, ask) {
  if (message.do === "start" || message.do === "go") noteDrawn(message.do === "start");
  const answer = await keep(first, message, ask);
  await released();
  const isLeft = isUnderway(); // where somebody wishes to go meanwhile counts, not where this answer leads
  const effects = answer.effects ?? [];
  const goes = effects.findLast((effect) => effect.do === "go");
  const address = String(goes?.route ?? message.route ?? shown);
  paint(answer, address, address !== shown && message.do === "go");
  shown = address;
  wire.rev = answer.rev;
  if (message.do === "submit") showFault(String(message.form), answer.focus);
  layDown(app);
  settleSheets(app);
  noteSecret(answer.secret === true);
  if (message.do === "start" || message.back) uncover();
  for (const effect of effects) if (!(isLeft && leads(effect))) run(effect, wire, house);
  showGame(gameOf(route()));
  void keepAwake();
  if (!isLeft) keepPicture(answer, route());
  if (message.do === "start") ready();
  tellMeasuring(message.do);
}

/** @param {import("./wire.js").Effect} effect */
const leads = (effect) => effect.do === "go" || effect.do === "back";

/**
 * Nobody hears this but who measures and tests.
 * @param {string} answered which message was answered, and all that follows is done
 */
function tellMeasuring(answered) {
  if (answered === "start") performance.mark("ready");
  document.dispatchEvent(new CustomEvent("azumaya:painted", { detail: answered }));
}

function ready() {
  withdraw("stage");
  delete root.dataset.picture;
  arrive(build);
}

/**
 * With Python or without it: the rules can be read all the same, and shall be without a network too.
 * @param {string} as which build answers, or `plain`
 */
function arrive(as) {
  const isFirst = !root.dataset.ready;
  if (isFirst || as === "plain") root.dataset.ready = as;
  if (!isFirst) return;
  void tellLasting(tellDevice);
  settleIn(build, tellDevice).catch((error) => {
    if (error instanceof DOMException) tellDevice({ keepable: false }); // refused; no network is another error
    console.warn("not kept for offline:", error);
  });
}

const wire = new Wire({
  build,
  start,
  settle,
  stage,
  share: stageShare,
  game: () => gameOf(route()),
  lost() {
    forgetTimers();
    noteDrawn(true);
    if (isOutdated()) location.reload(); // the files of this version may be gone: load the new one whole
  },
  giveUp,
});

/** @param {"silent" | "mixed"} why */
function giveUp(why) {
  if (why === "mixed" && beginAnew()) return;
  withdraw("stage");
  delete root.dataset.covered;
  showPlain(why);
  arrive("plain");
}

/** @param {string} address @returns {boolean} is the table laid, so that this is what is answered next? */
function go(address) {
  wire.tell({ do: "go", route: address });
  document.dispatchEvent(new Event("azumaya:go"));
  return wire.open;
}

followAddress({ go, sheet: showSheet });
listenToGestures(app, wire, (href) => (href && isInShell(href) ? undefined : tooEarly()));
watch((key, text) => wire.tell({ do: "stored", key, text }));
watchDevice((changed) => wire.tell({ do: "device", ...changed }));
watchTabs((elsewhere) => tellDevice({ elsewhere }));
watchCover(() => {
  wire.check();
  wire.tell({ do: "device", back: true });
});
if (build === BUILD) void wire.begin();
else giveUp("mixed");
