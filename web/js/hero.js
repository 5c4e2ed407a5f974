// The cards above the title: a little fan, drawn when the sprite is there. Decoration only.

import { SPRITE } from './folder.js';
import { createFace, loadSprite } from './table/faces.js';

const FAN = ['9H', 'JH', 'AS', 'TD', 'QC'];

/** @param {HTMLElement} root */
export async function createHero(root) {
  try {
    await loadSprite(SPRITE);
  } catch {
    // The title stands well without it; the table will say what it misses.
    return;
  }
  root.replaceChildren(
    ...FAN.map((code) => {
      const card = document.createElement('span');
      card.className = 'card hero-card';
      card.append(createFace(code));
      return card;
    }),
  );
  root.classList.add('dealt');
}
