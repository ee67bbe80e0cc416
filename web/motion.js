// A piece with a name glides from where the same name was before, or walks along the places it passes; a die tumbles.
// Whatever moves is where it belongs for everybody but the eye, and a touch or a key ends the movement at once.
//
// What moves goes over the screen, however the parts of the table are turned on which it lies. What stays where it was
// does not move when that is moved or turned itself: the board by a tray of another height, or the whole table.

import { inward, turnOf } from "./turned.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
/** A long way is walked in so many times the longest time of a single movement, and no more. */
const MOST = 2;
/** On what moves. */
const MOVING = "data-moving";
const HOLDERS = ".cell, .land, .beside > li";

export const isReduced = () => still.matches;

/** @param {() => void} tell */
export const watchMotion = (tell) => still.addEventListener("change", tell);

/** @typedef {HTMLElement | SVGElement} Piece */
/**
 * @typedef {object} Lie how a piece lies on the screen
 * @property {number} x of its centre
 * @property {number} y of its centre
 * @property {number} width
 * @property {number} turn in degrees
 * @property {string} holder the id of what it lies on
 * @property {boolean} inside is that on the boards, in the middle of the page?
 */
/** @typedef {{lies: Lie[], path: string, sign: string | undefined}} Before what was known of a name */
/** @typedef {{x: number, y: number, width: number, height: number}} Ground the middle of the page, and its centre */
/** @typedef {{moment: number, edge: string, ground: Ground | null, pieces: Map<string, Before>}} Moment */
/** @typedef {{piece: Piece, animation: Animation, to: Lie, at: CSSNumberish | null}} Movement */

/** What moves now, by name. @type {Map<string, Movement>} */
const moving = new Map();

/** What is raised above its neighbours, since something moves on it. @type {Set<HTMLElement>} */
let raised = new Set();

/** Raise what is passed, but not over an open panel. A rule for what has (:has) this in it costs a whole layout. */
function raise() {
  const before = raised;
  raised = new Set();
  for (const { piece } of moving.values()) {
    const [holder, main] = [piece.closest(HOLDERS), piece.closest("main")];
    if (holder instanceof HTMLElement) raised.add(holder);
    if (main && !main.parentElement?.querySelector('.panel[data-open="true"]')) raised.add(main);
  }
  for (const element of before) if (!raised.has(element)) element.style.removeProperty("z-index");
  for (const element of raised) element.style.zIndex = `var(${element.matches("main") ? "--z-panel" : "--z-ghost"})`;
}

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

/** Which edge of the screen the table is turned to. @param {ParentNode} root */
const edgeOf = (root) => root.querySelector("[data-toward]")?.getAttribute("data-toward") ?? "near";

/** @param {Lie} one @param {Lie} other */
const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/** @param {Element} element @returns {Ground} */
function measure(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height };
}

/** @param {ParentNode} root @returns {Ground | null} */
function groundOf(root) {
  const main = root.querySelector("main");
  return main && measure(main);
}

/** @param {Piece} piece @returns {Lie} */
function lieOf(piece) {
  const { x, y, width, height } = measure(piece);
  const turn = turnOf(piece);
  const holder = piece.closest("[id]")?.id ?? "";
  return { x, y, width: turn % 180 ? height : width, turn, holder, inside: piece.closest("main") !== null };
}

/** Ends every movement where it leads to. */
export function skipMotion() {
  for (const { animation, piece } of moving.values()) {
    animation.finish();
    piece.removeAttribute(MOVING);
  }
  moving.clear();
  raise();
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
    const lie = lieOf(piece);
    if (known)
      known.lies.push(lie); // it hovers over its goal, and lies in the rack still
    else pieces.set(nameOf(piece), { lies: [lie], path, sign });
  }
  return { moment: momentOf(root), edge: edgeOf(root), ground: groundOf(root), pieces };
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
 * @param {Lie} to
 */
function resume(movement, piece, to) {
  if (movement?.piece !== piece || distance(movement.to, to) >= 1) return false;
  movement.animation.play();
  movement.animation.currentTime = movement.at;
  piece.setAttribute(MOVING, "");
  moving.set(nameOf(piece), movement);
  return true;
}

/**
 * The piece with its centre there, and as large and as much turned as it was there.
 * @param {Lie} to
 * @param {{x: number, y: number}} at
 * @param {number} turn
 * @param {number} scale
 */
function shifted(to, at, turn = 0, scale = 1) {
  const [x, y] = inward(to.turn, at.x - to.x, at.y - to.y);
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
}

/**
 * From where it was to where it belongs, step by step where it passes other places.
 * @param {Lie} from
 * @param {Lie} to
 * @param {Element[]} path
 * @returns {Keyframe[]}
 */
function way(from, to, path) {
  const turn = ((from.turn - to.turn + 540) % 360) - 180; // the shorter way round
  return [
    { transform: shifted(to, from, turn, from.width / to.width), easing: path.length ? "ease-in-out" : EASE },
    ...path.map((element) => ({ transform: shifted(to, measure(element)), easing: "ease-in-out" })),
    { transform: shifted(to, to) },
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
 * @param {Lie} to
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
    raise();
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
 * Where a piece comes from: of the places where it was, the nearest one. Null if it is where it was.
 * @param {Before | undefined} before
 * @param {Lie} to
 * @param {{x: number, y: number}} shift how far the middle of the page has been moved
 * @param {boolean} turned
 * @returns {Lie | null}
 */
function origin(before, to, shift, turned) {
  const lies = (before?.lies ?? []).map((lie) =>
    lie.inside && to.inside ? { ...lie, x: lie.x + shift.x, y: lie.y + shift.y } : lie,
  );
  const from = lies.sort((a, b) => distance(a, to) - distance(b, to))[0];
  if (!from?.width || !to.width || distance(from, to) < 1) return null;
  return turned && lies.some((lie) => lie.holder === to.holder) ? null : from;
}

/**
 * How far the middle of the page has been moved, as long as it has kept its size.
 * @param {Ground | null} before
 * @param {Ground | null} after
 */
function shiftOf(before, after) {
  const same =
    before && after && Math.abs(before.width - after.width) < 1 && Math.abs(before.height - after.height) < 1;
  return same ? { x: after.x - before.x, y: after.y - before.y } : { x: 0, y: 0 };
}

/**
 * @param {ParentNode} root
 * @param {Moment | null} moment what `places` remembered
 */
export function glide(root, moment) {
  const paused = pause();
  begin(root, moment, paused);
  raise();
}

/**
 * @param {ParentNode} root
 * @param {Moment | null} moment
 * @param {Map<string, Movement>} paused what may go on
 */
function begin(root, moment, paused) {
  const [step, span] = [time("--t-mid"), time("--t-slow")];
  if (!moment || !span) return;
  const found = piecesOf(root).map((piece) => ({ piece, to: lieOf(piece) }));
  const turned = edgeOf(root) !== moment.edge;
  const shift = turned ? { x: 0, y: 0 } : shiftOf(moment.ground, groundOf(root));
  const later = momentOf(root) > moment.moment;
  const thrown = later ? found.filter(({ piece }) => isThrown(piece, moment)) : [];
  const rest = found.filter(
    (one) => !thrown.includes(one) && !resume(paused.get(nameOf(one.piece)), one.piece, one.to),
  );
  for (const { piece, to } of thrown) move(piece, to, TUMBLE, { id: "tumble", duration: span });
  const delay = thrown.length ? span : 0; // first the die, then what it brings
  for (const { piece, to } of rest) {
    const before = moment.pieces.get(nameOf(piece));
    const from = origin(before, to, shift, turned);
    if (!before || !from) continue;
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
