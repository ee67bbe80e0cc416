// Waiting with a limit that is measured in time awake.

const STEP = 250;

export class TooLate extends Error {}

/**
 * What a promise gives, or TooLate. A page that is frozen or a machine that sleeps runs no timers;
 * afterwards each small wait counts once, however long the night was, so nobody is blamed for it.
 * @template T
 * @param {number} ms
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
export function within(ms, promise) {
  return new Promise((resolve, reject) => {
    let left = ms;
    const tick = () => {
      left -= STEP;
      if (left <= 0) reject(new TooLate(`no answer in ${ms} ms`));
      else timer = setTimeout(tick, STEP);
    };
    let timer = setTimeout(tick, STEP);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
