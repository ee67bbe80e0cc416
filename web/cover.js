// The page covers itself: what is secret goes from the screen before anybody else can look, without
// asking Python; only a fresh answer brings it back.

import { say } from "./words.js";

const root = document.documentElement;

/** Was something secret in the last answer? */
let secret = false;

export const isCovered = () => root.dataset.covered !== undefined;

/** @param {boolean} isSecret */
export function noteSecret(isSecret) {
  secret = isSecret;
}

const isDrawn = () => secret || document.querySelector("#app [data-secret]") !== null;

function cover() {
  if (!isDrawn()) return;
  const words = document.getElementById("cover-words");
  if (words) words.textContent = say("covered");
  root.dataset.covered = "";
}

/** A fresh answer is painted, and somebody is here to see it. */
export function uncover() {
  if (document.visibilityState === "visible") delete root.dataset.covered;
}

/**
 * @param {() => void} comeBack asks the worker; its answer uncovers
 */
export function watchCover(comeBack) {
  let away = false;
  const leave = () => {
    away = true;
    cover();
  };
  const arrive = () => {
    if (document.visibilityState !== "visible") return;
    if (away || isCovered()) comeBack();
    away = false;
  };
  document.addEventListener("visibilitychange", () => (document.hidden ? leave() : arrive()));
  document.addEventListener("freeze", leave);
  document.addEventListener("resume", arrive);
  addEventListener("pagehide", leave);
  addEventListener("pageshow", (event) => event.persisted && arrive());
  addEventListener("blur", cover);
  addEventListener("focus", () => isCovered() && arrive());
  addEventListener("beforeprint", cover);
  addEventListener("afterprint", () => isCovered() && arrive());
  document.getElementById("cover")?.addEventListener("click", arrive);
}
