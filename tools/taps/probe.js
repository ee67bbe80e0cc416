// Notes in the page that is measured how long each tap had to wait until its answer was on the screen.
{
  /**
   * Milliseconds; of a tap also: did an opponent think? `clicks` are what the browser itself tells of clicks that it did
   * not show an effect of at once (Event Timing).
   * @type {{taps: [number, boolean][], long: number[], clicks: number[]}}
   */
  const noted = { taps: [], long: [], clicks: [] };
  globalThis.noted = noted;
  let tapped = null;
  addEventListener(
    "click",
    (event) => {
      tapped = event.timeStamp;
    },
    true,
  );
  document.addEventListener("azumaya:painted", ({ detail }) => {
    if (tapped === null || !["tap", "press"].includes(detail)) return;
    const from = tapped;
    const thinking = document.querySelector("[data-press=stop-thinking]") !== null;
    tapped = null;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel(); // its message comes once the frame is done
      port1.onmessage = () => noted.taps.push([performance.now() - from, thinking]);
      port2.postMessage(null);
    });
  });
  const slow = (list) =>
    noted.clicks.push(...list.getEntries().flatMap(({ name, duration }) => (name === "click" ? [duration] : [])));
  new PerformanceObserver(slow).observe({ type: "event", durationThreshold: 16 });
  if (PerformanceObserver.supportedEntryTypes.includes("longtask")) {
    const note = (list) => noted.long.push(...list.getEntries().map(({ duration }) => duration));
    document.addEventListener("azumaya:painted", () => new PerformanceObserver(note).observe({ type: "longtask" }), {
      once: true,
    });
  }
}
