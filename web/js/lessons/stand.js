// The bar beside the table, of a lesson or a puzzle.

import { mayFocus } from '../focus.js';

/**
 * @param {HTMLElement} screen the table and what lies over it
 * @param {string} look its classes
 */
export function createStand(screen, look) {
  const root = document.createElement('section');
  root.className = look;
  return {
    root,

    put() {
      if (!root.isConnected) screen.append(root);
      screen.classList.add('with-lesson');
    },

    /** The keyboard goes on from what leads on. */
    focus() {
      const button = root.querySelector('.primary');
      if (button instanceof HTMLElement && mayFocus()) button.focus();
    },

    remove() {
      root.remove();
      screen.classList.remove('with-lesson');
    },
  };
}
