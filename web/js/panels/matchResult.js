// How the match ended, with all its deals.

import { html, nothing } from 'lit-html';
import { number, t } from '../i18n/index.js';
import { ownSide, seatName, sideName, sideOf, sidesInOrder } from '../names.js';
import { tally } from '../tally.js';
import { scoreChart } from './chart.js';
import { dealsTable } from './deals.js';
import { openDialog } from './dialog.js';
import { createAccuracy } from './matchAccuracy.js';
import { createSwing } from './swing.js';

/** @typedef {import('../store/library.js').Result} ResultInfo */
/** @typedef {import('../names.js').People} People */
/** @typedef {import('./deals.js').Written} Written */

/**
 * @param {object} match
 * @param {ResultInfo} match.result
 * @param {People} match.people
 * @param {readonly Written[]} match.scores
 * @param {number} match.target
 * @param {object} actions
 * @param {(() => void)} [actions.again] starts a new match
 * @param {(() => void)} [actions.leave] goes to the first screen
 * @param {(() => void)} [actions.replay] looks through the match
 * @param {(() => void)} [actions.review] shows what every decision cost
 * @param {import('./matchAccuracy.js').Judged} [actions.judged] how accurately the person played
 * @param {(deal: number) => Promise<string>} [actions.link] the address that opens a deal, from 0
 */
export function openMatchResult({ result, people, scores, target }, { again, leave, replay, review, judged, link }) {
  const won = result.winner === ownSide(people);
  // Of computers that were watched, and of people who shared the device, nobody is "you".
  const accuracy =
    judged && scores.length && people.seat >= 0 ? createAccuracy(judged, people.seat, () => dialog.draw()) : undefined;
  const swing = createSwing({ scores, people }, link, () => dialog.draw());
  const dialog = openDialog({
    name: 'result',
    unasked: true,
    title: () =>
      t('result.title', { own: won, many: people.names.length === 4, name: sideName(people, result.winner) }),
    content: () => html`
      <p class="shown ${won ? 'good' : 'bad'}">${shownScore(result, people)}</p>
      <p class="result-reason">${reason(result, people)}</p>
      ${stake(result)}
      ${scores.length > 1 ? scoreChart(scores, people, target) : nothing} ${swing.content()}
      ${accuracy?.content()}
      ${callsTable(result, scores, people)}
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
  void dialog.closed.then(() => accuracy?.stop());
  return dialog;
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
 * Who called how often, and what became of it.
 * @param {ResultInfo} result
 * @param {readonly Written[]} scores
 * @param {People} people
 */
function callsTable(result, scores, people) {
  const { called, made, baits } = tally(scores, people.names.length);
  const sides = sidesInOrder(people);
  const seats = sides.flatMap((side) => [...people.names.keys()].filter((seat) => sideOf(people, seat) === side));
  const partners = seats.length > sides.length && people.seat >= 0;
  const rows = [
    { label: t('result.called'), values: called },
    { label: t('result.made'), values: made },
    { label: t('result.baits'), values: baits },
  ];
  return html`
    <table class="figures">
      <caption>${t('result.deals', { count: result.deals })}</caption>
      <thead>
        ${
          partners
            ? html`<tr>
                <td></td>
                ${sides.map((side) => html`<th scope="colgroup" colspan="2">${sideName(people, side)}</th>`)}
              </tr>`
            : nothing
        }
        <tr>
          <td></td>
          ${seats.map((seat) => html`<th scope="col">${seatName(people, seat)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ label, values }) => html`
            <tr>
              <th scope="row">${label}</th>
              ${seats.map((seat) => html`<td>${number(values[seat] ?? 0)}</td>`)}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
