// The page covers itself: what is secret goes from the screen before anybody else can look, without
// asking Python; only a fresh answer brings it back.

import { hush } from "./notices.js";
import { say } from "./words.js";

const root = document.documentElement;

/** Was something secret in the last answer? */
let secret = false;
/** Is the page hidden, or frozen? */
let away = false;
/** Has another window the focus, and nobody touched this one since? */
let blurred = false;

export const isCovered = () => root.dataset.covered !== undefined;

/**
 * An answer is painted. What one person was told goes with what that person saw.
 * @param {boolean} isSecret
 */
export function noteSecret(isSecret) {
  if (secret && !isSecret) hush();
  secret = isSecret;
  if (away || blurred) cover(); // it was asked for when somebody was still here
}

const isDrawn = () => secret || document.querySelector("#app [data-secret]") !== null;

function cover() {
  if (!isDrawn()) return;
  const words = document.getElementById("cover-words");
  if (words) words.textContent = say("covered");
  root.dataset.covered = "";
  hush();
}

/** A fresh answer is painted, and somebody is here to see it. */
export function uncover() {
  if (document.visibilityState === "visible") delete root.dataset.covered;
}

/**
 * @param {() => void} comeBack asks the worker; its answer uncovers
 */
export function watchCover(comeBack) {
  const leave = () => {
    away = true;
    cover();
  };
  const arrive = () => {
    if (document.visibilityState !== "visible") return;
    if (away || isCovered()) comeBack();
    away = blurred = false;
  };
  document.addEventListener("visibilitychange", () => (document.hidden ? leave() : arrive()));
  document.addEventListener("freeze", leave);
  document.addEventListener("resume", arrive);
  addEventListener("pagehide", leave);
  addEventListener("pageshow", (event) => event.persisted && arrive());
  addEventListener("blur", () => {
    blurred = true;
    cover();
  });
  addEventListener("focus", () => {
    if (isCovered()) arrive();
    blurred = false;
  });
  for (const touch of ["pointerdown", "keydown"]) {
    addEventListener(touch, () => (blurred = false), { capture: true });
  }
  addEventListener("beforeprint", cover);
  addEventListener("afterprint", () => isCovered() && arrive());
  document.getElementById("cover")?.addEventListener("click", arrive);
}
