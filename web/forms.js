// Forms: what stands in them is sent on change, after typing pauses, and when they are sent.

import { noteSent, unheard } from "./fields.js";

const PAUSE = 250;
/** The fields that Enter leads to, and what sends the form after the last of them. */
const NEXT =
  ':is(input:not([type="hidden"], [type="radio"]:not(:checked)), select, textarea, [type="submit"]):not(:disabled)';
const WRONG = ':is(input, select, textarea)[aria-invalid="true"]';
/** Words on the Enter key of a keyboard that mean sending. */
const SENDS = new Set(["go", "done", "search", "send"]);
/** The Enter that ends a composition: Safari says so in no other way. */
const COMPOSED = 229;

/** @typedef {import("./wire.js").Message} Message */

/** The field last typed in, for each form whose words have not been sent. @type {Map<string, string>} */
const waiting = new Map();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pause;

/** @param {HTMLFormElement} form @param {HTMLElement | null} [submitter] */
function fields(form, submitter) {
  /** @type {Record<string, string | string[]>} */
  const found = {};
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value !== "string") continue;
    const before = found[name];
    if (before === undefined) found[name] = value;
    else found[name] = [...(Array.isArray(before) ? before : [before]), value];
  }
  return found;
}

/** @returns {string} 16 hex digits */
export function seed() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} name @returns {HTMLFormElement | null} */
const formNamed = (name) => document.querySelector(`form[data-form="${CSS.escape(name)}"]`);

/**
 * Made when its turn comes: with what stands in the form by then.
 * @param {string} name
 * @returns {Message | null}
 */
function formMessage(name) {
  const form = formNamed(name);
  const changed = waiting.get(name);
  if (!form || changed === undefined) return null;
  waiting.delete(name);
  noteSent(form);
  return { do: "form", form: name, fields: fields(form), changed, now: Date.now() };
}

/** @param {Event} event */
function located(event) {
  const field = event.target;
  const isField =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
  const form = isField ? field.closest("form[data-form]") : null;
  return isField && field.name && form instanceof HTMLFormElement ? { field, name: form.dataset.form ?? "" } : null;
}

/** @param {Element} field */
const isTyped = (field) =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !["checkbox", "radio", "range", "color", "file"].includes(field.type));

/** @param {HTMLInputElement} field */
function goOn(field) {
  const elements = [...(field.form?.elements ?? [])];
  const next = elements
    .slice(elements.indexOf(field) + 1)
    .find((element) => element.matches(NEXT) && element.getClientRects().length > 0);
  if (next instanceof HTMLElement) next.focus();
}

/**
 * Enter in a field leads to the next one: only a button sends, or a field that says so on the keyboard.
 * @param {KeyboardEvent} event
 */
function enterPressed(event) {
  const field = located(event)?.field;
  if (event.key !== "Enter" || !(field instanceof HTMLInputElement) || SENDS.has(field.enterKeyHint)) return;
  if (event.isComposing || event.keyCode === COMPOSED) return;
  event.preventDefault();
  if (isTyped(field)) goOn(field);
}

/**
 * What was sent is answered: on to the first field with a fault.
 * @param {string} name of the form
 * @param {string | null | undefined} id the field with a fault that the answer prefers
 */
export function showFault(name, id) {
  const wrong = [...(formNamed(name)?.elements ?? [])].filter((element) => element.matches(WRONG));
  const field = wrong.find((element) => element.id === id) ?? wrong[0];
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center" }); // not at the edge, where the foot lies over it
}

/**
 * @param {HTMLElement} app
 * @param {import("./wire.js").Wire} wire
 */
export function listenToForms(app, wire) {
  const flush = () => {
    clearTimeout(pause);
    for (const name of waiting.keys()) wire.sendLate(() => formMessage(name));
  };
  const typed = (/** @type {Event} */ event) => {
    const at = located(event);
    if (!at) return;
    waiting.set(at.name, at.field.name);
    unheard.add(at.field);
    clearTimeout(pause);
    // in the middle of a composition the text is nobody's word yet
    if (event instanceof InputEvent && event.isComposing) return;
    if (isTyped(at.field)) pause = setTimeout(flush, PAUSE);
    else flush();
  };
  app.addEventListener("input", typed);
  app.addEventListener("compositionend", typed);
  app.addEventListener("change", (event) => {
    const at = located(event);
    if (!at) return;
    if (!isTyped(at.field)) waiting.set(at.name, at.field.name);
    if (waiting.has(at.name)) flush();
  });
  app.addEventListener("keydown", enterPressed);
  app.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.dataset.form) return;
    clearTimeout(pause);
    waiting.delete(form.dataset.form);
    noteSent(form);
    const told = fields(form, event.submitter);
    wire.send({ do: "submit", form: form.dataset.form, fields: told, now: Date.now(), seed: seed() });
  });
}
