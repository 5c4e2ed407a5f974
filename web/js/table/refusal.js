// A card that may not be played is never just ignored: it shakes, and the cards to play instead stand up for a moment,
// while the status line names the rule and the card that proves it.

/** @typedef {import('./types.js').HandCard} HandCard */

const SHAKE = [0, -6, 6, -6, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const RISE = [0, -14, 0].map((y) => ({ transform: `translateY(${y}px)` }));
const SHAKE_MS = 240;
const OUTLINE_MS = 600;

/**
 * @param {HandCard} held
 * @param {import('./hand.js').Hand} hand
 * @param {import('./motion.js').Motion} motion
 * @param {boolean} silent without the cards to play instead
 */
export function refuse(held, hand, motion, silent) {
  const button = hand.button(held.card);
  if (!button) return;
  if (motion.reduced()) {
    button.dataset.refused = '';
    window.setTimeout(() => delete button.dataset.refused, OUTLINE_MS);
  } else {
    void motion.animate(button, SHAKE, { ms: SHAKE_MS, easing: 'linear' });
  }
  for (const code of (!silent && held.why?.must) || []) {
    const card = hand.button(code)?.querySelector('.card');
    if (card) void motion.animate(card, RISE, { ms: 420, easing: 'ease-in-out', fade: false });
  }
}
