// The decisions of a review: in a row as marks, and in a table with what each cost; the deals of a match likewise.

import { html, nothing } from 'lit-html';
import { lookUp, number, t } from '../i18n/index.js';
import { choiceName } from './choiceName.js';

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

/** @param {number} deal */
export const dealName = (deal) => `${t('review.deal')} ${number(deal + 1)}`;

/**
 * @param {Option | undefined} option
 * @returns {string}
 */
export const optionName = (option) =>
  option ? choiceName(option, (key, args) => lookUp(`review.${key}`, args) ?? key) : '';

/** Points lost by which a bar is full. */
const MOST = 40;

/**
 * The deal from its first decision to its last; arrow keys go along it.
 * @param {readonly Decision[]} decisions
 * @param {(place: number) => void} show
 */
export function decisionLine(decisions, show) {
  return html`
    <ol class="review-line" aria-label=${t('review.line')} @keydown=${along}>
      ${decisions.map((decision, place) => {
        const height = Math.min(decision.fair_loss, MOST);
        const name = `${placeName(decision)}: ${markName(decision)}`;
        return html`
          <li>
            <button type="button" class="review-dot mark-${markOf(decision)}" @click=${() => show(place)}
              aria-label=${name} title=${name}>
              <svg viewBox="0 0 8 ${MOST}" aria-hidden="true" preserveAspectRatio="none">
                <rect width="8" y=${MOST - height} height=${height}></rect>
              </svg>
              <span>${decision.trick === null ? '·' : number(decision.trick + 1)}</span>
              <span>${SIGNS[markOf(decision)]}</span>
            </button>
          </li>
        `;
      })}
    </ol>
    ${legend(decisions)}
  `;
}

/**
 * What the signs mean that stand there.
 * @param {readonly Decision[]} decisions
 */
function legend(decisions) {
  const marked = new Map(decisions.map((decision) => [markOf(decision), decision]));
  marked.delete('good');
  const told = [...marked].map(([mark, decision]) => `${SIGNS[mark]}\u00a0${markName(decision)}`);
  return told.length ? html`<p class="help" aria-hidden="true">${told.join(' · ')}</p>` : nothing;
}

/** @param {KeyboardEvent} event */
function along(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const { currentTarget: line, target } = event;
  if (!step || !(line instanceof HTMLElement) || !(target instanceof HTMLElement)) return;
  const dots = [...line.querySelectorAll('button')];
  dots[dots.indexOf(/** @type {HTMLButtonElement} */ (target)) + step]?.focus();
  event.preventDefault();
}

/**
 * All deals of a match, as far as they are judged.
 * @param {import('../protocol.js').MatchAccuracy | undefined} match
 * @param {(deal: number) => void} open
 */
export function matchTable(match, open) {
  if (!match?.deals.length) return nothing;
  return html`
    <table class="figures review-match">
      <caption>${t('review.deals')}</caption>
      <thead>
        <tr>
          <th scope="col">${t('review.deal')}</th>
          <th scope="col">${t('review.accuracyHead')}</th>
          <th scope="col">${t('review.lostHead')}</th>
        </tr>
      </thead>
      <tbody>
        ${match.deals.map(
          ({ deal, accuracy, lost }) => html`
            <tr>
              <th scope="row">
                <button type="button" class="button small quiet" @click=${() => open(deal)}>${dealName(deal)}</button>
              </th>
              <td>${worth(accuracy)}</td>
              <td>${number(lost)}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/**
 * @typedef {object} Rows
 * @property {number | undefined} shown the place of the decision that is looked into
 * @property {(decision: Decision) => boolean} isSecret whether the answer may still be found
 * @property {(decision: Decision) => unknown} moment
 * @property {(place: number) => void} toggle
 */

/**
 * @param {readonly Decision[]} decisions
 * @param {Rows} rows
 */
export function decisionTable(decisions, rows) {
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
        ${decisions.map((decision, place) => [
          row(decision, place, rows),
          rows.shown === place
            ? html`<tr class="review-choices-row"><td colspan="3">${rows.moment(decision)}</td></tr>`
            : nothing,
        ])}
      </tbody>
    </table>
  `;
}

/**
 * @param {Decision} decision
 * @param {number} place
 * @param {Rows} rows
 */
function row(decision, place, { shown, isSecret, toggle }) {
  const { mark, options, chosen, fair_loss, open_loss } = decision;
  const better = isSecret(decision) ? t('review.findIt') : t('review.better', { option: optionName(options[0]) });
  return html`
    <tr data-decision=${place} data-mark=${markOf(decision)}>
      <th scope="row">
        <button type="button" id="review-${place}" class="button small quiet" aria-expanded=${shown === place} @click=${() => toggle(place)}>
          ${placeName(decision)}: ${optionName(options[chosen])}
        </button>
        <span class="note mark-${markOf(decision)}">
          <span aria-hidden="true">${SIGNS[markOf(decision)]}</span> ${markName(decision)}
          ${mark === 'good' ? nothing : html`· ${better}`}
        </span>
      </th>
      <td>${number(fair_loss)}</td>
      <td>${worth(open_loss)}</td>
    </tr>
  `;
}

/** @param {number | null} points */
export const worth = (points) =>
  points === null
    ? html`<span aria-hidden="true">–</span><span class="hidden">${t('review.unknown')}</span>`
    : number(points);
