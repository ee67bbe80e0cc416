// What is longer than its box tells so: `data-more` on what is marked `data-box` says where the rest is.

const BOXES = "[data-box]";
const NOTHING = 4; // px: Firefox counts how far letters reach beyond their line; what is hidden is a line at least
const rooms = new ResizeObserver((changes) => {
  for (const { target } of changes) tell(target);
});

/** @param {Element} box */
function tell(box) {
  const rest = box.scrollHeight - box.clientHeight - box.scrollTop;
  const found = Object.entries({ above: box.scrollTop, below: rest, beside: box.scrollWidth - box.clientWidth });
  const sides = found.flatMap(([side, px]) => (px > NOTHING ? side : [])).join(" ");
  if (sides === (box.getAttribute("data-more") ?? "")) return;
  if (sides) box.setAttribute("data-more", sides);
  else box.removeAttribute("data-more");
}

/**
 * After a redraw.
 * @param {ParentNode} root
 */
export function settle(root) {
  for (const box of root.querySelectorAll(BOXES)) {
    rooms.observe(box); // once is enough, and more often does no harm
    tell(box);
  }
}

document.addEventListener(
  "scroll",
  ({ target }) => {
    if (target instanceof Element && target.matches(BOXES)) tell(target);
  },
  { capture: true, passive: true },
);
void document.fonts.ready.then(() => settle(document)); // until then lines may have been longer
