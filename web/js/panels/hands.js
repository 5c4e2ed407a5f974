// All hands of a deal that is over, as they were dealt and drawn.

import { html } from 'lit-html';
import { list, t } from '../i18n/index.js';
import { seatName } from '../names.js';
import { createFace } from '../table/faces.js';

/**
 * @param {import('../protocol.js').ScoreInfo} score
 * @param {import('../names.js').People} people
 */
export function handsOf({ hands }, people) {
  return html`
    <details class="all-hands">
      <summary><h3>${t('sheet.hands')}</h3></summary>
      ${hands.map(
        (cards, seat) => html`
          <h4>${seatName(people, seat)}</h4>
          <p class="open-hand" role="img" data-faces="jumbo" aria-label=${list(cards.map((card) => t('card', { card })))}>
            ${cards.map((card) => html`<span class="card">${createFace(card)}</span>`)}
          </p>
        `,
      )}
    </details>
  `;
}
