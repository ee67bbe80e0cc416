// Fields belong to the page. Python's text for one counts only where it differs from what Python
// said last, and from what the page has told it: an echo of the typing is not a change.

/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Field */

const FIELDS = "input, textarea, select";
const CHECKS = new Set(["checkbox", "radio"]);

/** What Python said last of each thing that the page owns. @type {Map<string, string>} */
let said = new Map();
/** What it says now, while a redraw runs. @type {Map<string, string>} */
let says = new Map();
/** What the page has sent of each field. @type {Map<string, string>} */
const sent = new Map();
/** Fields in which something is typed that Python has not heard of. @type {WeakSet<Element>} */
export const unheard = new WeakSet();

/** @param {Element} element */
const isCheck = (element) => element instanceof HTMLInputElement && CHECKS.has(element.type);

/** @param {Element} element */
const isRadio = (element) => element instanceof HTMLInputElement && element.type === "radio";

/** @param {Element} element @returns {string} radios of one name are one field */
function fieldKey(element) {
  const field = /** @type {Field} */ (element);
  const form = element.closest("[data-form]")?.getAttribute("data-form") ?? "";
  return isRadio(element) || !field.id ? `${form}/${field.name}` : field.id;
}

/** @param {Element} select */
const chosen = (select) =>
  [...select.querySelectorAll("option")]
    .filter((option) => option.hasAttribute("selected"))
    .map((option) => option.value)
    .join("\n");

/** @param {Element} field @returns {string} */
function text(field) {
  if (field instanceof HTMLSelectElement) return chosen(field);
  if (field instanceof HTMLTextAreaElement) return field.defaultValue;
  if (isCheck(field)) return String(field.hasAttribute("checked"));
  return field.getAttribute("value") ?? "";
}

/**
 * Attributes that the page changes by itself, on elements that are no fields.
 * @param {Element} element
 * @returns {string[]}
 */
function ownAttributes(element) {
  if (element.matches("details, dialog")) return ["open"];
  if (element.matches("[data-toggle]")) return ["aria-expanded"];
  if (element.matches("[role=tab]")) return ["aria-selected"];
  if (element.matches("[role=tabpanel]")) return ["hidden"];
  return [];
}

/** @param {Element} element */
const nameOf = (element) =>
  element.id || element.getAttribute("data-toggle") || element.getAttribute("aria-controls") || "";

/** @param {Element} element @param {string} attribute */
const attributeKey = (element, attribute) => `${nameOf(element)}@${attribute}`;

/**
 * @param {ParentNode} root
 * @returns {Map<string, string>}
 */
function listen(root) {
  /** @type {Map<string, string>} */
  const heard = new Map();
  for (const field of root.querySelectorAll(FIELDS)) {
    const key = fieldKey(field);
    if (!isRadio(field)) heard.set(key, text(field));
    else if (field.hasAttribute("checked")) heard.set(key, field.getAttribute("value") ?? "");
    else if (!heard.has(key)) heard.set(key, "");
  }
  for (const element of root.querySelectorAll("details, dialog, [data-toggle], [role=tab], [role=tabpanel]")) {
    for (const name of ownAttributes(element)) {
      heard.set(attributeKey(element, name), element.getAttribute(name) ?? "\0");
    }
  }
  for (const toggle of root.querySelectorAll("[data-toggle]")) {
    const id = toggle.getAttribute("data-toggle") ?? "";
    const panel = root.querySelector(`#${CSS.escape(id)}`);
    if (panel) heard.set(`${id}@data-open`, panel.getAttribute("data-open") ?? "\0");
  }
  return heard;
}

/** @param {string} key */
function unchanged(key) {
  const now = says.get(key);
  return now !== undefined && said.has(key) && (now === said.get(key) || now === sent.get(key));
}

/** @param {Element | null} field */
const holds = (field) => field !== null && (unheard.has(field) || unchanged(fieldKey(field)));

/**
 * Idiomorph's question: may this attribute, or the state behind it, be set?
 * @param {string} name
 * @param {Element} element
 * @returns {boolean}
 */
export function mayChange(name, element) {
  if (name === "tabindex") return !element.closest("[role=grid], [role=tablist]");
  if (name === "style" || name === "data-whole") return !element.matches("[data-progress], [data-pan]");
  if (name === "value") return isCheck(element) || !element.matches(FIELDS) || !holds(element);
  if (name === "checked") return !holds(element);
  if (name === "selected") return !holds(element.closest("select"));
  if (name === "data-more") return false;
  if (name === "data-open") return !unchanged(`${element.id}@data-open`);
  if (ownAttributes(element).includes(name)) return !unchanged(attributeKey(element, name));
  return true;
}

/**
 * Idiomorph's other question: is nothing to be done here, nor below? What stands in a field no attribute tells.
 * @param {Node} node
 * @param {Node} next
 * @returns {boolean}
 */
export const isSettled = (node, next) =>
  node.isEqualNode(next) && !(node instanceof Element && (node.matches(FIELDS) || node.querySelector(FIELDS)));

/** @param {HTMLSelectElement} select */
const values = (select) => [...select.selectedOptions].map((option) => option.value).join("\n");

/** @param {ParentNode} root */
export function hear(root) {
  says = listen(root);
}

/** Called once the redraw is done: what was new is now what was said. */
export function heard() {
  for (const [key, now] of says) {
    // Python has had another word since: what the page sent before that is no echo any more
    if (said.has(key) && now !== said.get(key) && now !== sent.get(key)) sent.delete(key);
  }
  said = says;
}

/** Another screen: what its namesakes held is no longer meant. */
export function forget() {
  said = new Map();
  sent.clear();
}

/**
 * New options shift a select's choice, which no attribute tells: keep the choice itself.
 * @param {ParentNode} root
 * @returns {() => void} puts the choices back, after the redraw
 */
export function keepChoices(root) {
  const kept = [...root.querySelectorAll("select")].filter(holds).map((select) => ({ select, before: values(select) }));
  return () => {
    for (const { select, before } of kept) {
      if (!select.isConnected || values(select) === before) continue;
      const wanted = new Set(before.split("\n"));
      const options = [...select.options];
      if (!options.some((option) => wanted.has(option.value))) continue;
      for (const option of options) option.selected = wanted.has(option.value);
    }
  };
}

/**
 * The page is about to tell Python what stands in this form.
 * @param {HTMLFormElement} form
 */
export function noteSent(form) {
  for (const field of form.querySelectorAll(FIELDS)) {
    unheard.delete(field);
    const key = fieldKey(field);
    if (field instanceof HTMLSelectElement) sent.set(key, values(field));
    else if (!isCheck(field)) sent.set(key, /** @type {Field} */ (field).value);
    else if (!isRadio(field)) sent.set(key, String(/** @type {HTMLInputElement} */ (field).checked));
    else if (/** @type {HTMLInputElement} */ (field).checked) sent.set(key, /** @type {Field} */ (field).value);
  }
}
