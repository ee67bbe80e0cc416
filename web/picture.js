// A classic script right after #app: the table as it was last seen stands there at once, inert.
{
  const root = document.documentElement;
  const app = document.getElementById("app");
  if (root.dataset.picture === "coming" && app) {
    try {
      const picture = JSON.parse(localStorage.getItem("azumaya.v1.picture") ?? "null");
      app.innerHTML = picture.html;
      app.inert = true;
      root.lang = picture.lang || root.lang;
      document.title = picture.title || document.title;
      root.dataset.picture = "shown";
    } catch {
      delete root.dataset.picture; // unreadable is none: the static home serves
    }
  }
}
