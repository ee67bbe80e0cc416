// A piece with a name glides from where the same name was before.

const still = matchMedia("(prefers-reduced-motion: reduce)");

export const isReduced = () => still.matches;

/** @param {() => void} tell */
export const watchMotion = (tell) => still.addEventListener("change", tell);

/** How long, as the style sheet has it. */
function span() {
  const text = getComputedStyle(document.documentElement).getPropertyValue("--t-slow").trim();
  const ms = Number.parseFloat(text) * (text.endsWith("ms") ? 1 : 1000);
  return Number.isFinite(ms) ? ms : 0;
}

/** @param {ParentNode} root @returns {HTMLElement[]} */
const pieces = (root) => [...root.querySelectorAll("[data-piece]")].filter((piece) => piece instanceof HTMLElement);

/**
 * Remember where the pieces lie.
 * @param {ParentNode} root
 * @returns {Map<string, DOMRect>}
 */
export function places(root) {
  /** @type {Map<string, DOMRect>} */
  const rects = new Map();
  if (isReduced()) return rects;
  for (const piece of pieces(root)) rects.set(piece.dataset.piece ?? "", piece.getBoundingClientRect());
  return rects;
}

/**
 * @param {ParentNode} root
 * @param {Map<string, DOMRect>} before
 */
export function glide(root, before) {
  const duration = before.size ? span() : 0;
  if (!duration) return;
  const moved = pieces(root).map((piece) => {
    for (const running of piece.getAnimations()) if (running.id === "glide") running.cancel();
    return { piece, from: before.get(piece.dataset.piece ?? ""), to: piece.getBoundingClientRect() };
  });
  for (const { piece, from, to } of moved) {
    if (!from?.width || !to.width) continue;
    const x = from.left - to.left;
    const y = from.top - to.top;
    if (Math.abs(x) < 1 && Math.abs(y) < 1) continue;
    const scale = from.width / to.width;
    piece.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0" },
        { transform: "none", transformOrigin: "0 0" },
      ],
      { id: "glide", duration, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
    );
  }
}
