// Notes in the page that is measured how long after the one before each move of the latest game was kept. Where nobody
// but opponents plays, what is kept changes by their moves alone.
{
  /** @type {{key: string, ms: number[], over: boolean}} */
  const waits = { key: "", ms: [], over: false };
  globalThis.waits = waits;
  const { setItem } = Storage.prototype;
  let [kept, since] = ["", 0];
  Storage.prototype.setItem = function (key, text) {
    setItem.call(this, key, text);
    if (!key.startsWith("azumaya.v1.game.") || text === kept) return;
    const now = performance.now();
    if (key === waits.key) waits.ms.push(now - since);
    else Object.assign(waits, { key, ms: [] });
    [kept, since] = [text, now];
    waits.over = JSON.parse(text).over;
  };
}
