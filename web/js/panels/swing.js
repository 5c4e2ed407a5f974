// The deal of a match in which what was written lay farthest apart, and the link by which others play its cards.

import { html, nothing } from 'lit-html';
import { number, t } from '../i18n/index.js';
import { sideName, sidesInOrder } from '../names.js';
import { copyLink } from './transfer.js';

/**
 * @param {object} match
 * @param {readonly import('./deals.js').Written[]} match.scores
 * @param {import('../names.js').People} match.people
 * @param {((deal: number) => Promise<string>) | undefined} link the address that opens a deal, from 0
 * @param {() => void} changed
 */
export function createSwing({ scores, people }, link, changed) {
  const written = scores.map(({ recorded, penalty }) => recorded.map((points, side) => points - (penalty[side] ?? 0)));
  const apart = written.map((points) => Math.max(...points) - Math.min(...points));
  const points = Math.max(...apart);
  const deal = apart.indexOf(points);
  const figures = sidesInOrder(people).map(
    (side) => `${sideName(people, side)}\u00a0${number(written[deal]?.[side] ?? 0)}`,
  );
  let said = '';

  /** @param {(deal: number) => Promise<string>} make */
  async function copy(make) {
    said = await copyLink(() => make(deal));
    changed();
  }

  /** Nothing where it tells nothing: the only deal, or nothing was written in any. */
  function content() {
    if (scores.length < 2 || !points) return nothing;
    return html`
      <p class="result-swing">
        ${t('result.swing', { deal: deal + 1, points, figures: figures.join(', ') })}
        ${link ? html`<button type="button" class="link inline" @click=${() => copy(link)}>${t('sheet.link')}</button>` : nothing}
      </p>
      <p role="status">${said}</p>
    `;
  }

  return { content };
}
