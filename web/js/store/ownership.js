// Which tab may write the running match.
//
// The tab that plays holds a Web Lock, so a second one learns at once that the match is open. A token in
// storage is the guard behind it: a tab that was overtaken, even while it was frozen, sees a foreign token
// before it saves and stops saving. Where there are no locks the newest tab wins and the older is told.

import { VERSION } from './storage.js';

const LOCK = 'deberts:match';

/** @typedef {{ version: number, token: string }} Owner */

/** @type {(value: any) => value is Owner} */
const isOwner = /** @type {any} */ ((/** @type {any} */ value) => typeof value.token === 'string');

/**
 * @param {import('./storage.js').Storage} storage
 * @param {() => void} onLost another tab took the match over
 */
export function createOwnership(storage, onLost) {
  const token = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
  let held = false;
  /** A claim under way. @type {Promise<boolean> | undefined} */
  let taking;

  storage.onOtherTab('owner', () => {
    if (held && !isMarked()) lose();
  });

  function isMarked() {
    const owner = storage.read('owner', isOwner);
    // A blocked or emptied storage has no other owner to protect.
    return owner === undefined || owner.token === token;
  }

  function lose() {
    if (!held) return;
    held = false;
    onLost();
  }

  /** @param {boolean} steal */
  function lock(steal) {
    const locks = navigator.locks;
    if (!locks) return Promise.resolve(true);
    return /** @type {Promise<boolean>} */ (
      new Promise((resolve) => {
        locks
          .request(LOCK, steal ? { steal: true } : { ifAvailable: true }, (granted) => {
            resolve(granted !== null);
            // Held until the tab goes away or another steals it.
            return granted ? new Promise(() => {}) : undefined;
          })
          .catch(() => {
            // At once, where storage is blocked: then there is no other tab to protect. Later: stolen.
            resolve(true);
            lose();
          });
      })
    );
  }

  /** @param {boolean} steal */
  async function take(steal) {
    if (!(await lock(steal))) return false;
    held = true;
    storage.write('owner', { version: VERSION, token });
    return true;
  }

  return {
    /**
     * @param {boolean} [steal] take the match over from another tab
     * @returns {Promise<boolean>} false: another tab has it
     */
    async claim(steal = false) {
      if (held) return true;
      if (steal) return take(true);
      // Asked twice at once, by a page that goes on by itself and a press on "continue", this tab is not its own rival.
      taking ??= take(false).finally(() => {
        taking = undefined;
      });
      return taking;
    },

    /** Whether this tab may save now. */
    check() {
      if (held && !isMarked()) lose();
      return held;
    },
  };
}
