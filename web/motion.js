// A piece with a name glides from where the same name was before, or walks along the places it passes; a die tumbles.
// Whatever moves is where it belongs for everybody but the eye, and a touch or a key ends the movement at once.

const still = matchMedia("(prefers-reduced-motion: reduce)");
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
/** A long way is walked in so many times the longest time of a single movement, and no more. */
const MOST = 2;
/** On what moves: it goes above its neighbours (page.css). */
const MOVING = "data-moving";

export const isReduced = () => still.matches;

/** @param {() => void} tell */
export const watchMotion = (tell) => still.addEventListener("change", tell);

/** @typedef {HTMLElement | SVGElement} Piece */
/** @typedef {{left: number, top: number, width: number, height: number}} Box */
/** @typedef {{boxes: Box[], path: string, sign: string | undefined}} Before what was known of a name */
/** @typedef {{moment: number, pieces: Map<string, Before>}} Moment */
/** @typedef {{piece: Piece, animation: Animation, to: Box, at: CSSNumberish | null}} Movement */

/** What moves now, by name. @type {Map<string, Movement>} */
const moving = new Map();

/** A token of the style sheets, in ms. @param {"--t-mid" | "--t-slow"} name */
function time(name) {
  const text = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const ms = Number.parseFloat(text) * (text.endsWith("ms") ? 1 : 1000);
  return Number.isFinite(ms) ? ms : 0;
}

/** @param {ParentNode} root @returns {Piece[]} */
const piecesOf = (root) =>
  [...root.querySelectorAll("[data-piece]")].filter(
    (piece) => piece instanceof HTMLElement || piece instanceof SVGElement,
  );

/** @param {Piece} piece */
const nameOf = (piece) => piece.dataset.piece ?? "";

/** The number of the moment that is drawn. @param {ParentNode} root */
const momentOf = (root) => Number(root.querySelector("[data-moment]")?.getAttribute("data-moment") ?? 0);

/** @param {Box} one @param {Box} other */
const distance = (one, other) => Math.hypot(one.left - other.left, one.top - other.top);

/** Ends every movement where it leads to. */
export function skipMotion() {
  for (const { animation, piece } of moving.values()) {
    animation.finish();
    piece.removeAttribute(MOVING);
  }
  moving.clear();
}

/**
 * Remember where the pieces lie, before another page is drawn.
 * @param {ParentNode} root
 * @returns {Moment | null} null where nothing is to move
 */
export function places(root) {
  if (isReduced()) return null;
  /** @type {Map<string, Before>} */
  const pieces = new Map();
  for (const piece of piecesOf(root)) {
    const { path = "", tumble: sign } = piece.dataset;
    const known = pieces.get(nameOf(piece));
    const box = piece.getBoundingClientRect();
    if (known)
      known.boxes.push(box); // it hovers over its goal, and lies in the rack still
    else pieces.set(nameOf(piece), { boxes: [box], path, sign });
  }
  return { moment: momentOf(root), pieces };
}

/** Take all movements off, so that the pieces can be measured where they belong. */
function pause() {
  const paused = new Map(moving);
  for (const movement of paused.values()) {
    movement.at = movement.animation.currentTime;
    movement.animation.cancel();
    movement.piece.removeAttribute(MOVING);
  }
  moving.clear();
  return paused;
}

/**
 * Go on with a movement that leads to where its piece still belongs.
 * @param {Movement | undefined} movement
 * @param {Piece} piece
 * @param {Box} to
 */
function resume(movement, piece, to) {
  if (movement?.piece !== piece || distance(movement.to, to) >= 1) return false;
  movement.animation.play();
  movement.animation.currentTime = movement.at;
  piece.setAttribute(MOVING, "");
  moving.set(nameOf(piece), movement);
  return true;
}

/** @param {Element} element @param {Box} to @returns {Keyframe} the piece with its centre on that of the element */
function on(element, to) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = left + width / 2 - to.left - to.width / 2;
  const y = top + height / 2 - to.top - to.height / 2;
  return { transform: `translate(${x}px, ${y}px)`, transformOrigin: "0 0", easing: "ease-in-out" };
}

/**
 * From where it was to where it belongs, step by step where it passes other places.
 * @param {Box} from
 * @param {Box} to
 * @param {Element[]} path
 * @returns {Keyframe[]}
 */
function way(from, to, path) {
  const scale = from.width / to.width;
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
  return [
    { transform: start, transformOrigin: "0 0", easing: path.length ? "ease-in-out" : EASE },
    ...path.map((element) => on(element, to)),
    { transform: "none", transformOrigin: "0 0" },
  ];
}

const TUMBLE = [
  { transform: "translateY(-40%) rotate(-1.2turn) scale(0.86)", easing: "ease-in" },
  { transform: "translateY(0) rotate(-0.4turn)", offset: 0.5, easing: "ease-out" },
  { transform: "translateY(-16%) rotate(-0.12turn)", offset: 0.7, easing: "ease-in" },
  { transform: "none" },
];

/**
 * @param {Piece} piece
 * @param {Box} to
 * @param {Keyframe[]} frames
 * @param {{id: string, duration: number, delay?: number}} how
 */
function move(piece, to, frames, how) {
  const animation = piece.animate(frames, { fill: "backwards", ...how });
  const movement = { piece, animation, to, at: null };
  const name = nameOf(piece);
  moving.set(name, movement);
  piece.setAttribute(MOVING, "");
  animation.addEventListener("finish", () => {
    if (moving.get(name) !== movement) return;
    moving.delete(name);
    piece.removeAttribute(MOVING);
  });
}

/**
 * The places that a piece passes on its way: only on into a later moment, and not where it has walked already.
 * @param {Piece} piece
 * @param {Before} before
 * @param {boolean} later
 * @returns {Element[]}
 */
function pathOf(piece, before, later) {
  const path = piece.dataset.path ?? "";
  if (!later || path === before.path) return [];
  return path.split(" ").flatMap((id) => document.getElementById(id) ?? []);
}

/**
 * @param {ParentNode} root
 * @param {Moment | null} moment what `places` remembered
 */
export function glide(root, moment) {
  const paused = pause();
  const [step, span] = [time("--t-mid"), time("--t-slow")];
  if (!moment || !span) return;
  const found = piecesOf(root).map((piece) => ({ piece, to: piece.getBoundingClientRect() }));
  const later = momentOf(root) > moment.moment;
  const thrown = later ? found.filter(({ piece }) => isThrown(piece, moment)) : [];
  const rest = found.filter(
    (one) => !thrown.includes(one) && !resume(paused.get(nameOf(one.piece)), one.piece, one.to),
  );
  for (const { piece, to } of thrown) move(piece, to, TUMBLE, { id: "tumble", duration: span });
  const delay = thrown.length ? span : 0; // first the die, then what it brings
  for (const { piece, to } of rest) {
    const before = moment.pieces.get(nameOf(piece));
    const from = before?.boxes.sort((a, b) => distance(a, to) - distance(b, to))[0];
    if (!before || !from?.width || !to.width || distance(from, to) < 1) continue;
    const path = pathOf(piece, before, later);
    const duration = path.length ? Math.min((path.length + 1) * step, MOST * span) : span;
    move(piece, to, way(from, to, path), { id: "glide", duration, delay });
  }
}

/** Has it been thrown since? @param {Piece} piece @param {Moment} moment */
function isThrown(piece, moment) {
  const sign = piece.dataset.tumble;
  return sign !== undefined && sign !== moment.pieces.get(nameOf(piece))?.sign;
}

for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, skipMotion, { capture: true });
still.addEventListener("change", skipMotion);
