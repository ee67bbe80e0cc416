// In the page's head: theme, hand and pace stand on <html> before the first pixel is painted.
{
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const firm = matchMedia("(prefers-contrast: more)");
  /** @type {Record<string, string>} */
  const paper = { light: "#f4efe7", dark: "#111a18", contrast: "#ffffff" };

  /** @type {Record<string, unknown>} */
  let look = {};

  /** @param {string} key */
  const read = (key) => {
    try {
      return localStorage.getItem(key) ?? "";
    } catch {
      return ""; // site data is blocked: the system's wishes serve
    }
  };

  const theme = () => {
    const wish = String(look.theme);
    if (wish in paper) return wish;
    if (firm.matches) return "contrast";
    return dark.matches ? "dark" : "light";
  };

  const apply = () => {
    for (const [name, value] of Object.entries(look)) {
      if (name === "theme") continue;
      if (value === null || value === "") delete root.dataset[name];
      else root.dataset[name] = String(value);
    }
    root.dataset.theme = theme();
    const colour = document.querySelector('meta[name="theme-color"]');
    colour?.setAttribute("content", paper[theme()] ?? "");
  };

  try {
    look = JSON.parse(read("azumaya.v1.look") || "{}");
  } catch {
    look = {}; // unreadable: the system's wishes serve
  }
  apply();
  dark.addEventListener("change", apply);
  firm.addEventListener("change", apply);
  // The effect `look` comes here as an event: one place knows how a look is put on.
  document.addEventListener("azumaya:look", (event) => {
    look = { ...look, .../** @type {CustomEvent} */ (event).detail };
    apply();
  });

  // picture.js puts the last picture in once #app is there; until then the static home is not shown.
  const route = location.hash.startsWith("#/") ? location.hash : "#/";
  const begins = `{"route":${JSON.stringify(route)},`;
  if (read("azumaya.v1.picture").startsWith(begins)) root.dataset.picture = "coming";
}
