// A table that is turned to where somebody sits: the style sheets say by --turn how far each part of it is turned. What
// is moved inside such a part goes along its own axes.

/** How far an element is turned, in degrees. @param {Element} element */
export const turnOf = (element) => Number.parseFloat(getComputedStyle(element).getPropertyValue("--turn")) || 0;

/**
 * A way on the screen as it is inside what is turned.
 * @param {number} turn in degrees
 * @param {number} x
 * @param {number} y
 * @returns {[number, number]}
 */
export function inward(turn, x, y) {
  const angle = turn * (Math.PI / 180);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [x * cos + y * sin, y * cos - x * sin];
}
