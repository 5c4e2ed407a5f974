// Silence at one press, and at the next what was heard before it.

/** @typedef {Pick<import('./settings.js').Settings, 'sound' | 'spokenCalls'>} Heard */

/** @type {Partial<Heard>} */
let before = { sound: true };

/** @param {Heard} heard */
export const isMuted = ({ sound, spokenCalls }) => !sound && !spokenCalls;

/**
 * @param {Heard} heard
 * @returns {Partial<Heard>} what the press changes
 */
export function pressMute({ sound, spokenCalls }) {
  if (isMuted({ sound, spokenCalls })) return before;
  before = { sound, spokenCalls };
  return { sound: false, spokenCalls: false };
}
