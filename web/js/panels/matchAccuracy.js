// How accurately the person played a match, as the review judges it: found out when it is asked for, then known.

import { html, nothing } from 'lit-html';
import { fetchWords, lookUp, t } from '../i18n/index.js';
import { finishedDeals } from './deals.js';
import { createJudging } from './judging.js';

/**
 * @typedef {object} Judged
 * @property {string} record
 * @property {number | undefined} known
 * @property {import('./judging.js').Request} request
 * @property {(accuracy: number) => void} rate keeps what was found
 */

/**
 * @param {Judged} match
 * @param {number} seat
 * @param {() => void} changed
 */
export function createAccuracy({ record, known, request, rate }, seat, changed) {
  const deals = finishedDeals(record);
  const judging = createJudging(request);
  let said = known === undefined ? '' : t('result.accuracy', { accuracy: known });
  let failed = false;
  /** Deals that are judged. @type {number | undefined} */
  let done;

  /** @param {Event} event */
  async function find({ currentTarget: button }) {
    if (done !== undefined) return;
    done = 0;
    failed = false;
    /** @type {number | null} */
    let accuracy = null;
    try {
      await fetchWords('review');
      changed();
      said = await judging.judge({ record, seat, deals }, ({ match }) => {
        done = match.deals.length;
        accuracy = match.accuracy;
        changed();
      });
    } catch {
      said = t('failure.offline');
    }
    failed = said !== '';
    // The result was closed meanwhile.
    if (!failed && done !== deals.length) return;
    if (!failed) said = accuracy === null ? t('review.none') : t('result.accuracy', { accuracy });
    if (!failed && accuracy !== null) rate(accuracy);
    done = undefined;
    const focused = document.activeElement === button;
    changed();
    if (focused && !failed) document.querySelector('.result-accuracy')?.querySelector('p')?.focus();
  }

  function content() {
    const progress = done === undefined ? '' : lookUp('review.judging', { done, total: deals.length });
    return html`
      <div class="result-accuracy">
        <p role="status" tabindex="-1">${said}</p>
        ${
          said && !failed
            ? nothing
            : html`<button type="button" class="button small quiet" aria-disabled=${String(done !== undefined)} @click=${find}>
                ${progress || t('result.findAccuracy')}
              </button>`
        }
      </div>
    `;
  }

  return { content, stop: judging.stop };
}
