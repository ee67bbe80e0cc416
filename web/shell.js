// In the page's head: until Python answers, the page is what the build has drawn, the shelf or the rules of a
// game. The rules are asked for before anything that is only needed to play.
{
  const root = document.documentElement;
  /** When all of the page is there, though not its modules. @type {Promise<unknown>} */
  const parsed = new Promise((go) => document.addEventListener("readystatechange", go, { once: true }));
  let wanted = "#/";
  /** @type {string | null} the shelf, once something else was drawn in its place */
  let shelf = null;

  /** @param {string} html @param {string} address */
  const draw = (html, address) => {
    const app = /** @type {HTMLElement} */ (document.getElementById("app"));
    const wasInside = app.contains(document.activeElement);
    shelf ??= app.innerHTML;
    app.innerHTML = html;
    app.dataset.shell = address; // table.js goes on from there
    document.title = app.querySelector("h1")?.textContent ?? document.title;
    const clause = document.getElementById(address.split("#")[2] ?? "");
    clause?.setAttribute("data-target", "");
    clause?.scrollIntoView();
    if (wasInside) document.getElementById("back")?.focus({ preventScroll: clause !== null });
  };

  const show = async () => {
    const address = location.hash.startsWith("#/") ? location.hash : "#/";
    if (root.dataset.ready || root.dataset.picture || address === wanted) return;
    wanted = address;
    const game = /^#\/rules\/([\w-]+)/.exec(address)?.[1];
    if (address === "#/" && shelf !== null) draw(shelf, address);
    if (!game) return;
    const page = await fetch(`rules/${game}.html`).catch(() => null);
    const html = page?.ok ? await page.text() : null;
    await parsed;
    if (html !== null && wanted === address && !root.dataset.ready) draw(html, address);
  };

  addEventListener("hashchange", show);
  document.addEventListener("azumaya:go", show); // a change of address that fires no event
  void show();
}
