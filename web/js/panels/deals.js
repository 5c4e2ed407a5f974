// All deals of a match in one table.

import { html, nothing } from 'lit-html';
import { lookUp, number, t } from '../i18n/index.js';
import { peopleOf, seatName, sideName, sidesInOrder, suitSign } from '../names.js';
import { openDialog } from './dialog.js';
import { recorded } from './sheetTable.js';

/** @typedef {import('../protocol.js').View} View */
/** @typedef {import('../protocol.js').ScoreInfo} ScoreInfo */
/** @typedef {Pick<ScoreInfo, 'outcome' | 'recorded' | 'penalty' | 'totals' | 'caller' | 'trump'>} Written */
/** @typedef {import('../names.js').People} People */

/**
 * @param {readonly Written[]} scores
 * @param {People} people
 */
export function dealsTable(scores, people) {
  const sides = sidesInOrder(people);
  if (!scores.length) return html`<p>${t('deals.none')}</p>`;
  return html`
    <div class="scroller" tabindex="0" role="region" aria-label=${t('deals.title')}>
      <table class="figures deals">
        <caption class="hidden">${t('deals.title')}</caption>
        <thead>
          <tr>
            <th scope="col">${t('deals.number')}</th>
            <th scope="col">${t('deals.called')}</th>
            ${sides.map((side) => html`<th scope="col" colspan="2">${sideName(people, side)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${scores.map((score, index) => dealRow(score, index, people, sides))}
        </tbody>
      </table>
    </div>
    <p class="help">${t('deals.help')}</p>
  `;
}

/**
 * @param {Written} score
 * @param {number} index
 * @param {People} people
 * @param {number[]} sides
 */
function dealRow(score, index, people, sides) {
  const { caller, trump, outcome } = score;
  return html`
    <tr>
      <th scope="row">${index + 1}</th>
      <td class="deal-how">
        ${caller === null ? nothing : html`<span>${seatName(people, caller)} ${trump === null ? nothing : suit(trump)}</span>`}
        <span class="outcome outcome-${outcome}">${lookUp(`outcome.${outcome}`) ?? outcome}</span>
      </td>
      ${sides.map(
        (side) => html`
          <td class="deal-recorded">${recorded(score, people, side)}${penalty(score, side)}</td>
          <td class="deal-total">${number(score.totals[side] ?? 0)}</td>
        `,
      )}
    </tr>
  `;
}

/** @param {string} trump */
const suit = (trump) => html`
  <span aria-hidden="true" class="suit-${trump.toLowerCase()}">${suitSign(trump)}</span>
  <span class="hidden">${t('suit', { suit: trump })}</span>
`;

/**
 * @param {Written} score
 * @param {number} side
 */
function penalty({ penalty: points }, side) {
  return points[side] ? html` ${number(-points[side])}` : nothing;
}

/** @param {View} view */
export function openDeals(view) {
  const people = peopleOf(view);
  const hanging = view.hanging.map(({ points, sides }) =>
    t('deals.hanging', { points, names: sides.map((side) => sideName(people, side)).join(', ') }),
  );
  return openDialog({
    name: 'deals',
    reading: true,
    title: () => t('deals.title'),
    content: () => html`
      <p>${t('start.length')} ${number(Number(view.rules.values.target))}</p>
      ${dealsTable(view.scores, people)} ${hanging.map((sentence) => html`<p class="hanging-points">${sentence}</p>`)}
    `,
  });
}

/**
 * Which deals of a record are over, from 0.
 * @param {string} record
 * @returns {number[]}
 */
export function finishedDeals(record) {
  /** @type {any[]} */
  const deals = JSON.parse(record).deals;
  return deals.flatMap(({ score }, deal) => (score ? [deal] : []));
}

/**
 * What a record tells of its deals without being replayed.
 * @param {string} record
 * @returns {Written[]}
 */
export function recordedDeals(record) {
  /** @type {any[]} */
  const deals = JSON.parse(record).deals;
  return deals
    .filter(({ score }) => score)
    .map(({ score, totals, actions }) => {
      const call = /^(\d) (?:take|name ?([SHDC]))/.exec(
        actions.find((/** @type {string} */ action) => /^\d (take|name)/.test(action)) ?? '',
      );
      return {
        outcome: score.outcome,
        recorded: score.recorded,
        penalty: score.penalty,
        totals,
        caller: call ? Number(call[1]) : null,
        trump: /** @type {ScoreInfo['trump']} */ (call?.[2] ?? null),
      };
    });
}
