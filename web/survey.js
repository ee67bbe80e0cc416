// What the page can find out about the device it is on, for the self-check. Nothing of it tells who plays.

import { stateOf } from "./offline.js";
import { probe } from "./storage.js";

/** How much room there is, where the browser tells. */
async function room() {
  const told = await navigator.storage?.estimate?.().catch(() => null);
  return told?.quota ? { used: Math.round(told.usage ?? 0), room: Math.round(told.quota) } : {};
}

/** Who keeps the app for offline, and how much of it. */
async function keeper() {
  const container = navigator.serviceWorker;
  if (!container) return { worker: "impossible" };
  const registration = await container.getRegistration();
  const active = registration?.active;
  if (!active) return { worker: registration?.installing ? "installs" : "none" };
  const { kept, listed } = await stateOf(active);
  return { worker: container.controller ? "serves" : "beside", waiting: registration.waiting !== null, kept, listed };
}

/** @param {(news: {found: Record<string, unknown>}) => void} tell */
export async function survey(tell) {
  const found = {
    start: document.documentElement.dataset.start ?? "",
    secure: isSecureContext,
    browser: navigator.userAgent,
    writes: probe(),
    awake: "wakeLock" in navigator,
    ...(await room()),
    ...(await keeper()),
  };
  tell({ found });
}
