// When a dialog may open: it takes the focus, which must not be taken from the page around.

import { mayFocus } from '../focus.js';

/** @returns {Promise<void>} settled while this frame has the focus */
export function attention() {
  if (mayFocus()) return Promise.resolve();
  return new Promise((resolve) => {
    const come = () => {
      window.removeEventListener('focus', come);
      window.removeEventListener('pointerdown', come);
      resolve();
    };
    window.addEventListener('focus', come);
    window.addEventListener('pointerdown', come);
  });
}
