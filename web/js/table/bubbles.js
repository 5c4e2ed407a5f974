// What a player says, in a bubble at the seat. It stays long enough to be noticed; what matters later is a badge.

import { make } from './dom.js';

/** @typedef {import('./motion.js').Motion} Motion */

const IN_MS = 140;
const HOLD_MS = 1600;
const OUT_MS = 160;

/** @param {Motion} motion */
export function createBubbles(motion) {
  /** @type {Set<number>} */
  const timers = new Set();

  /**
   * @param {HTMLElement} place
   * @param {string} text
   */
  function say(place, text) {
    const bubble = make('span', 'bubble', text);
    place.replaceChildren(bubble);
    void motion.animate(
      bubble,
      [
        { opacity: 0, scale: 0.7 },
        { opacity: 1, scale: 1 },
      ],
      { ms: IN_MS },
    );
    later(HOLD_MS, async () => {
      await motion.animate(bubble, [{ opacity: 1 }, { opacity: 0 }], { ms: OUT_MS, fade: false });
      bubble.remove();
    });
  }

  /**
   * Reading takes its time at every speed, but less where the person wants it quick.
   * @param {number} ms
   * @param {() => void} done
   */
  function later(ms, done) {
    const timer = window.setTimeout(
      () => {
        timers.delete(timer);
        done();
      },
      Math.max(ms * 0.6, motion.scaled(ms)),
    );
    timers.add(timer);
  }

  function destroy() {
    for (const timer of timers) window.clearTimeout(timer);
    timers.clear();
  }

  return { say, later, destroy };
}
