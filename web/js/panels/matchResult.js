// How the match ended, with all its deals.

import { html, nothing } from 'lit-html';
import { number, t } from '../i18n/index.js';
import { ownSide, sideMembers, sideName, sidesInOrder } from '../names.js';
import { scoreChart } from './chart.js';
import { dealsTable } from './deals.js';
import { openDialog } from './dialog.js';

/** @typedef {import('../store/library.js').Result} ResultInfo */
/** @typedef {import('../names.js').People} People */

/**
 * @param {object} match
 * @param {ResultInfo} match.result
 * @param {People} match.people
 * @param {readonly import('./deals.js').Written[]} match.scores
 * @param {number} match.target
 * @param {object} actions
 * @param {(() => void)} [actions.again] starts a new match
 * @param {(() => void)} [actions.leave] goes to the first screen
 * @param {(() => void)} [actions.replay] looks through the match
 * @param {(() => void)} [actions.review] shows what every decision cost
 */
export function openMatchResult({ result, people, scores, target }, { again, leave, replay, review }) {
  const won = result.winner === ownSide(people);
  return openDialog({
    name: 'result',
    unasked: true,
    title: () =>
      t('result.title', { own: won, many: people.names.length === 4, name: sideName(people, result.winner) }),
    content: () => html`
      <p class="shown ${won ? 'good' : 'bad'}">${shownScore(result, people)}</p>
      <p class="result-reason">${reason(result, people)}</p>
      ${stake(result)}
      ${scores.length > 1 ? scoreChart(scores, people, target) : nothing}
      ${tally(result, people)}
      <details class="all-deals">
        <summary><h3>${t('deals.title')}</h3></summary>
        ${dealsTable(scores, people)}
      </details>
    `,
    actions: ({ close }) => {
      const then = (/** @type {(() => void)} */ action) => () => {
        close();
        action();
      };
      return html`
        ${replay ? html`<button type="button" class="button" @click=${then(replay)}>${t('result.replay')}</button>` : nothing}
        ${review ? html`<button type="button" class="button" @click=${review}>${t('sheet.review')}</button>` : nothing}
        ${leave ? html`<button type="button" class="button" @click=${then(leave)}>${t('menu.start')}</button>` : nothing}
        ${
          again
            ? html`<button type="button" class="button primary large" autofocus @click=${then(again)}>
                ${t('result.again')}
              </button>`
            : html`<button type="button" class="button primary" autofocus @click=${close}>${t('dialog.done')}</button>`
        }
      `;
    },
  });
}

/**
 * The score as it is called out; the engine writes it by side, the person's own side is named first.
 * @param {ResultInfo} result
 * @param {People} people
 */
function shownScore({ shown }, people) {
  const points = shown.split(':');
  const sides = sidesInOrder(people);
  return html`${sides.map(
    (side, index) => html`
      ${index ? html`<span class="colon" aria-hidden="true">:</span>` : nothing}
      <span class="shown-side">
        <span class="shown-name">${sideName(people, side)}</span>
        <span class="shown-points">${points[side] ?? ''}</span>
      </span>
    `,
  )}`;
}

/**
 * @param {ResultInfo} result
 * @param {People} people
 */
function reason(result, people) {
  const args = {
    own: result.winner === ownSide(people),
    many: people.names.length === 4,
    name: sideName(people, result.winner),
    total: result.totals[result.winner] ?? 0,
  };
  switch (result.reason) {
    case 'deberts':
      return t('result.deberts', args);
    case 'claim':
      return t('result.claim', args);
    case 'refused':
      return t('result.refused', args);
    case 'resigned':
      return t('result.resigned');
    default:
      return t('result.target', args);
  }
}

/** @param {ResultInfo} result */
function stake({ stake: points, mars }) {
  if (points === 1) return nothing;
  return html`<p>${t('result.stake', { points })} ${mars ? t('result.mars') : nothing}</p>`;
}

/**
 * @param {ResultInfo} result
 * @param {People} people
 */
function tally(result, people) {
  const sides = sidesInOrder(people);
  const rows = [
    { label: t('result.called'), values: result.called },
    { label: t('result.made'), values: result.made },
    { label: t('result.baits'), values: result.baits },
  ];
  return html`
    <table class="figures">
      <caption>${t('result.deals', { count: result.deals })}</caption>
      <thead>
        <tr>
          <td></td>
          ${sides.map(
            (side) =>
              html`<th scope="col">${sideName(people, side)}<span class="note">${sideMembers(people, side)}</span></th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ label, values }) => html`
            <tr>
              <th scope="row">${label}</th>
              ${sides.map((side) => html`<td>${number(values[side] ?? 0)}</td>`)}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
