// The bar of a match that is looked through: steps, and the way to play on.

import { html, nothing, render } from 'lit-html';
import { t } from '../i18n/index.js';
import { steppers } from '../replay/bar.js';

/**
 * @param {HTMLElement} root
 * @param {import('../replay/player.js').Place | undefined} place nothing where no match is looked through
 * @param {{ go: (step: number) => void, takeOver: () => void }} actions
 */
export function drawReplayBar(root, place, { go, takeOver }) {
  root.hidden = !place;
  document.body.classList.toggle('with-bar', place !== undefined);
  render(
    place
      ? html`
          ${steppers(place, go)}
          <button type="button" class="button small" @click=${takeOver}>${t('replay.takeOver')}</button>
        `
      : nothing,
    root,
  );
}
