// Before all others: a page is of one version, or it begins anew.

import { beginAnew } from "./anew.js";

const { dataset } = document.documentElement;
const container = navigator.serviceWorker;
if (container?.controller) {
  // another window has let a new version in, and the rest of this page would come from that one
  container.addEventListener("controllerchange", () => dataset.ready || location.reload());
}
// a host that is just being updated, or a browser's own cache, has given scripts that do not fit together
const failed = (/** @type {Event} */ event) => {
  const isScript = event instanceof ErrorEvent || event.target instanceof HTMLScriptElement;
  if (isScript && !dataset.loaded) beginAnew();
};
addEventListener("error", failed, true);
