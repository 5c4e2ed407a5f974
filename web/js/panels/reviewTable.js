// The decisions of a review: in a row as marks, and in a table with what every choice was worth.

import { html, nothing } from 'lit-html';
import { list, lookUp, number, t } from '../i18n/index.js';
import { shortCard } from '../names.js';
import { settings } from '../settings.js';

/** @typedef {import('../protocol.js').ReviewedDecision} Decision */
/** @typedef {import('../protocol.js').ReviewOption} Option */

/** Marks as chess players write them; the words stand beside. @type {Record<string, string>} */
const SIGNS = { good: '✓', inaccuracy: '?!', mistake: '?', blunder: '??', unlucky: '~' };

/** @param {Decision} decision */
const markOf = ({ mark, unlucky }) => (unlucky ? 'unlucky' : mark);

/** @param {Decision} decision */
const markName = (decision) => lookUp(`review.mark.${markOf(decision)}`) ?? markOf(decision);

/**
 * When it was.
 * @param {Decision} decision
 */
export const placeName = ({ trick }) => (trick === null ? t('review.call') : t('review.trick', { trick: trick + 1 }));

/** @param {Option | undefined} option */
export function optionName(option) {
  if (!option) return '';
  const card = option.card && short(option.card);
  return lookUp(`review.do.${option.verb}`, { card, suit: t('suit', { suit: option.suit }) }) ?? option.verb;
}

/** @param {string} card */
const short = (card) => shortCard(card, settings.value.letters);

/** @param {readonly string[]} cards */
const inWords = (cards) => html`
  <span aria-hidden="true">${cards.map(short).join(' ')}</span>
  <span class="hidden">${list(cards.map((card) => t('card', { card })))}</span>
`;

/**
 * @param {readonly Decision[]} decisions
 * @param {(decision: number) => void} show
 */
export function decisionLine(decisions, show) {
  return html`
    <ol class="review-line" aria-label=${t('review.line')}>
      ${decisions.map(
        (decision) => html`
          <li>
            <button type="button" class="review-dot mark-${markOf(decision)}" @click=${() => show(decision.number)}
              aria-label="${placeName(decision)}: ${markName(decision)}" title="${placeName(decision)}: ${markName(decision)}">
              <span>${decision.trick === null ? '·' : number(decision.trick + 1)}</span>
              <span>${SIGNS[markOf(decision)]}</span>
            </button>
          </li>
        `,
      )}
    </ol>
  `;
}

/**
 * @param {readonly Decision[]} decisions
 * @param {number | undefined} shown whose choices are shown
 * @param {(decision: number) => void} toggle
 */
export function decisionTable(decisions, shown, toggle) {
  return html`
    <table class="figures review-table">
      <caption>${t('review.table')}</caption>
      <thead>
        <tr>
          <th scope="col">${t('review.decision')}</th>
          <th scope="col">${t('review.known')}</th>
          <th scope="col">${t('review.open')}</th>
        </tr>
      </thead>
      <tbody>
        ${decisions.map((decision) => [
          row(decision, shown === decision.number, toggle),
          shown === decision.number ? choices(decision) : nothing,
        ])}
      </tbody>
    </table>
  `;
}

/**
 * @param {Decision} decision
 * @param {boolean} open
 * @param {(decision: number) => void} toggle
 */
function row(decision, open, toggle) {
  const { number: place, mark, options, chosen, fair_loss, open_loss } = decision;
  return html`
    <tr data-decision=${place} data-mark=${markOf(decision)}>
      <th scope="row">
        <button type="button" id="review-${place}" class="button small quiet" aria-expanded=${open} @click=${() => toggle(place)}>
          ${placeName(decision)}: ${optionName(options[chosen])}
        </button>
        <span class="note mark-${markOf(decision)}">
          <span aria-hidden="true">${SIGNS[markOf(decision)]}</span> ${markName(decision)}
          ${mark === 'good' ? nothing : html`· ${t('review.better', { option: optionName(options[0]) })}`}
        </span>
      </th>
      <td>${number(fair_loss)}</td>
      <td>${worth(open_loss)}</td>
    </tr>
  `;
}

/** @param {number | null} points */
const worth = (points) =>
  points === null
    ? html`<span aria-hidden="true">–</span><span class="hidden">${t('review.unknown')}</span>`
    : number(points);

/** @param {Decision} decision */
function choices({ hand, table, options, chosen, how, worlds }) {
  return html`
    <tr class="review-choices-row">
      <td colspan="3">
        <p>${t('review.hand')} ${inWords(hand)}</p>
        ${table.length ? html`<p>${t('review.onTable')} ${inWords(table)}</p>` : nothing}
        <table class="figures">
          <caption>${t('review.options')}</caption>
          <thead>
            <tr>
              <th scope="col">${t('review.option')}</th>
              <th scope="col">${t('review.known')}</th>
              <th scope="col">${t('review.open')}</th>
            </tr>
          </thead>
          <tbody>
            ${options.map(
              (option, place) => html`
                <tr class=${place === chosen ? 'sum' : ''}>
                  <th scope="row">
                    ${place === chosen ? t('review.chosen', { option: optionName(option) }) : optionName(option)}
                  </th>
                  <td>${number(option.fair)}</td>
                  <td>${worth(option.open)}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
        <p class="help">${lookUp(`review.how.${how}`, { worlds })}</p>
      </td>
    </tr>
  `;
}
