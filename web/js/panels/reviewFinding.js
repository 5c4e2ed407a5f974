// Finding the better choice oneself, before it is told: what has been tried, found and shown.

/** @typedef {import('../protocol.js').ReviewedDecision} Decision */

/**
 * @typedef {object} Finding
 * @property {'asked' | 'found' | 'told'} state
 * @property {number | undefined} tried the last choice that was not good enough
 * @property {(option: number) => void} choose
 * @property {() => void} tell shows the answer
 */

export function createFinding() {
  /** @type {Map<string, { state: Finding['state'], tried?: number }>} */
  const kept = new Map();
  /** @param {string} name */
  const isOver = (name) => (kept.get(name)?.state ?? 'asked') !== 'asked';

  return {
    isOver,

    /**
     * @param {string} name of the decision
     * @param {Decision} decision
     * @param {() => void} changed
     * @returns {Finding}
     */
    of(name, { enough, mark }, changed) {
      const { state, tried } = kept.get(name) ?? { state: 'asked' };
      /** @param {{ state: Finding['state'], tried?: number }} now */
      const keep = (now) => {
        kept.set(name, now);
        changed();
        // What was pressed may be gone; the keyboard goes on from the answer.
        if (now.state !== 'asked') document.querySelector('.review-answer')?.querySelector('p')?.focus();
      };
      return {
        state: mark === 'good' ? 'told' : state,
        tried,
        choose: (option) => keep(option < enough ? { state: 'found' } : { state: 'asked', tried: option }),
        tell: () => keep({ state: 'told' }),
      };
    },
  };
}
