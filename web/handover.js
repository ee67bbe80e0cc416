// Handing text over: to the share sheet, to a file, to the clipboard, else as text to be copied.
// No success is claimed that the page cannot see.

import { announce, notice, withdraw } from "./notices.js";
import { say } from "./words.js";

const LARGEST = 20_000_000;

/** @param {string} title @param {string} help */
function sheet(title, help) {
  const dialog = document.createElement("dialog");
  dialog.className = "sheet-of-text";
  const form = document.createElement("form");
  form.method = "dialog";
  const head = document.createElement("h2");
  head.id = "sheet-title";
  head.textContent = title;
  dialog.setAttribute("aria-labelledby", head.id);
  const words = document.createElement("p");
  words.textContent = help;
  const actions = document.createElement("div");
  actions.className = "actions";
  actions.append(button(say("close"), () => dialog.close()));
  form.append(head, words, actions);
  dialog.append(form);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return { dialog, actions };
}

/** @param {string} label @param {() => void} act */
function button(label, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "btn";
  made.textContent = label;
  made.addEventListener("click", act);
  return made;
}

/** @param {string} text @param {"text" | "copy"} why are there games in it, or is it only to be copied? */
export function showText(text, why = "text") {
  const { actions } = sheet(say(`${why}Title`), say(`${why}Help`));
  const area = document.createElement("textarea");
  area.readOnly = true;
  area.value = text;
  area.setAttribute("aria-labelledby", "sheet-title");
  actions.before(area);
  if (navigator.clipboard) actions.prepend(button(say("copy"), () => void toClipboard(text)));
  area.focus();
  area.select();
}

/** @param {string} text @returns {Promise<boolean>} */
async function toClipboard(text) {
  try {
    await navigator.clipboard.writeText(text);
    announce(say("copied"), false);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} text */
export async function copy(text) {
  if (navigator.clipboard && (await toClipboard(text))) notice("done", say("copied"));
  else showText(text, "copy");
}

/** @param {File} file @returns {Promise<boolean>} was it dealt with, shared or waved away? */
async function share(file) {
  if (!navigator.canShare?.({ files: [file] })) return false;
  try {
    await navigator.share({ files: [file], title: file.name });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** @param {File} file @returns {boolean} */
function download(file) {
  // a web app on the home screen of an iPad follows no download link
  if (/** @type {any} */ (navigator).standalone === true) return false;
  const link = document.createElement("a");
  if (!("download" in link)) return false;
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}

/** @param {string} name @param {string} text */
export async function handOver(name, text) {
  const file = new File([text], name, { type: "application/json" });
  if (await share(file)) return;
  if (!download(file)) {
    showText(text);
    return;
  }
  notice("done", say("downloaded").replace("{name}", name), [{ label: say("showText"), act: () => showText(text) }]);
}

/** @param {(message: {do: "file", text?: string, problem?: string}) => void} tell */
export function openFile(tell) {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json,.txt,application/json,text/plain";
  input.addEventListener("change", async () => {
    const file = input.files?.[0];
    if (!file) return;
    withdraw("done"); // what is said of this file is the latest there is
    if (file.size > LARGEST) return tell({ do: "file", problem: say("tooLarge") });
    const text = await file.text().catch(() => null);
    tell(text === null ? { do: "file", problem: say("unreadable") } : { do: "file", text });
  });
  if (navigator.userActivation?.isActive ?? true) {
    input.click();
  } else {
    // without a fresh tap browsers open no chooser: offer one
    const { dialog, actions } = sheet(say("openTitle"), say("openHelp"));
    const choose = () => {
      dialog.close();
      input.click();
    };
    actions.prepend(button(say("choose"), choose));
  }
}
