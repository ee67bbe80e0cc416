// A classic script before all others: a page is of one version, or it begins anew.
{
  const { dataset } = document.documentElement;
  const container = navigator.serviceWorker;
  if (container?.controller) {
    // another window has let a new version in, and the rest of this page would come from that one
    container.addEventListener("controllerchange", () => dataset.ready || location.reload());
  }
  // from afar modules that name one another would come one behind the other
  const modules = document.querySelector('meta[name="modules"]')?.getAttribute("content")?.split(" ") ?? [];
  for (const href of container?.controller ? [] : modules) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href, fetchPriority: "low" }),
    );
  }
  // a host that is just being updated, or a browser's own cache, has given scripts that do not fit together
  const failed = async (/** @type {Event} */ event) => {
    const isScript = event instanceof ErrorEvent || event.target instanceof HTMLScriptElement;
    if (isScript && !dataset.loaded) (await import("./anew.js")).beginAnew();
  };
  addEventListener("error", failed, true);
}
