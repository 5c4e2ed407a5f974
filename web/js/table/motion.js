// One clock for everything that moves or waits. Whatever runs can be finished at once, and ends by itself even where
// the browser never reports an end: a hidden page, a stopped compositor, a removed element.

/** @typedef {import('./types.js').Settings} Settings */

const SCALE = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 };
const SAFETY_MS = 3000;
const FADE_MS = 120;

/** Leaves at once and arrives gently, like a card pushed over cloth. */
export const SLIDE = 'cubic-bezier(.2,.8,.2,1)';

/** @typedef {ReturnType<typeof createMotion>} Motion */

/** @param {() => Settings} settings */
export function createMotion(settings) {
  /** @type {Set<() => void>} */
  const running = new Set();
  const quiet = matchMedia('(prefers-reduced-motion: reduce)');

  function reduced() {
    const { motion } = settings();
    return motion === 'off' || (motion !== 'on' && quiet.matches);
  }

  /** @param {number} ms at normal speed */
  function scaled(ms) {
    return ms * SCALE[settings().speed];
  }

  /**
   * Resolves when `start` reports the end, after `limit`, or when everything is finished; `stop` runs once.
   * @param {number} limit Infinity: only `finish` ends it
   * @param {() => void} [stop]
   * @param {(end: () => void) => void} [start]
   * @returns {Promise<void>}
   */
  function until(limit, stop, start) {
    return new Promise((resolve) => {
      const timer = limit === Number.POSITIVE_INFINITY ? 0 : window.setTimeout(end, limit);
      function end() {
        if (!running.delete(end)) return;
        window.clearTimeout(timer);
        stop?.();
        resolve();
      }
      running.add(end);
      start?.(end);
    });
  }

  /**
   * A pause for reading. It is kept where movement is not wanted.
   * @param {number} ms at normal speed
   */
  async function wait(ms) {
    const time = scaled(ms);
    if (time > 0 && !document.hidden) await until(time);
  }

  function waitForPerson() {
    return until(Number.POSITIVE_INFINITY);
  }

  /**
   * Plays keyframes that end in the element's own state.
   * @param {Element} element
   * @param {Keyframe[]} keyframes
   * @param {{ ms: number, delay?: number, easing?: string, fade?: boolean }} options `fade`: what to show in place of
   *   movement where that is not wanted; false for nothing
   * @returns {Promise<void>}
   */
  async function animate(element, keyframes, { ms, delay = 0, easing = SLIDE, fade = true }) {
    const calm = reduced();
    const duration = calm ? Math.min(FADE_MS, scaled(ms)) : scaled(ms);
    if (duration === 0 || document.hidden || (calm && !fade)) return;
    const frames = calm ? [{ opacity: 0.3 }, { opacity: 1 }] : keyframes;
    const timing = { duration, delay: calm ? 0 : scaled(delay), easing };
    const animation = element.animate(frames, { ...timing, fill: 'backwards' });
    await until(
      Math.max(SAFETY_MS, timing.delay + duration + 500),
      () => animation.cancel(),
      (end) => {
        animation.onfinish = end;
        animation.oncancel = end;
      },
    );
  }

  /** Ends all waits and puts everything that moves where it belongs, now. */
  function finish() {
    for (const end of [...running]) end();
  }

  return { animate, finish, reduced, scaled, wait, waitForPerson };
}
