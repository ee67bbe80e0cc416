// Notes in the page that is measured how long after the one before each move of a game was kept.
{
  /** @type {{ms: number[], over: boolean}} */
  const waits = { ms: [], over: false };
  globalThis.waits = waits;
  const { setItem } = Storage.prototype;
  let [made, since] = [0, 0];
  Storage.prototype.setItem = function (key, text) {
    setItem.call(this, key, text);
    if (!key.startsWith("azumaya.v1.game.")) return;
    const { record, over } = JSON.parse(text);
    const now = performance.now();
    if (made && record.moves.length > made) waits.ms.push(now - since);
    [made, since] = [record.moves.length, now];
    waits.over = over;
  };
}
