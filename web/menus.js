// Small menus, `<details class="more">`: Escape, a tap elsewhere and a press inside close them.

const OPEN = "details.more[open]";

/** What belongs to a menu that unfolds something beside itself. @param {Element} menu */
const ground = (menu) => menu.closest("[data-menu]") ?? menu;

/** @returns {HTMLDetailsElement[]} */
const openMenus = () => [...document.querySelectorAll(/** @type {"details"} */ (OPEN))];

/** @param {HTMLDetailsElement} menu @param {boolean} returns does the focus go back to what opened it in any case? */
function close(menu, returns) {
  const held = menu.contains(document.activeElement);
  menu.open = false;
  if (held || returns) menu.querySelector("summary")?.focus();
}

export function listenToMenus() {
  document.addEventListener("keydown", (event) => {
    const [menu] = openMenus();
    if (!menu || event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
    event.preventDefault();
    close(menu, true);
  });
  // not click: Safari on a tablet sends none for a tap on plain ground
  document.addEventListener("pointerdown", (event) => {
    for (const menu of openMenus()) {
      if (!(event.target instanceof Node && ground(menu).contains(event.target))) close(menu, false);
    }
  });
  document.addEventListener("click", (event) => {
    const control = event.target instanceof Element ? event.target.closest("[data-press], a[href]") : null;
    const menu = control?.closest(/** @type {"details"} */ (OPEN));
    if (menu) close(menu, false);
  });
}
