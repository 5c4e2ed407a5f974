// Beside the trick: the pack, the card turned up on it (after a swap the seven), and the bottom card, shown but never
// in play.

import { t } from '../i18n/index.js';
import { make, makeSilent, setAttribute, setText } from './dom.js';
import { createBack } from './faces.js';

/** @typedef {import('./picture.js').Picture} Picture */
/** @typedef {import('./cloth.js').CardFor} CardFor */

export function createStock() {
  const pack = makeSilent('pack card', createBack());
  const indicator = make('div', 'indicator');
  const bottom = make('div', 'bottom-card');
  const caption = makeSilent('caption');
  const zone = make('div', 'stock', pack, bottom, indicator, caption);
  zone.setAttribute('role', 'img');
  zone.dataset.empty = '';

  /**
   * @param {Picture} picture
   * @param {CardFor} cardFor
   */
  function place(picture, cardFor) {
    put(indicator, picture.indicator, cardFor);
    put(bottom, picture.bottom, cardFor);
    setAttribute(zone, 'data-empty', !picture.pack);
    setAttribute(zone, 'data-central', picture.central);
    setAttribute(zone, 'aria-hidden', !picture.pack && 'true');
    setText(caption, picture.bottom ? t('table.not_in_play') : '');
    zone.setAttribute('aria-label', t('table.stock', { indicator: picture.indicator, bottom: picture.bottom }));
  }

  return { zone, pack, place };
}

/**
 * @param {HTMLElement} holder
 * @param {string | null} code
 * @param {CardFor} cardFor
 */
function put(holder, code, cardFor) {
  const card = code && cardFor(code);
  if (card && card.parentElement !== holder) holder.append(card);
}
