// A decision looked into: the moment with its question and, once it is found or shown, what every choice was worth.

import { html, nothing } from 'lit-html';
import { lookUp, number, t } from '../i18n/index.js';
import { seatName, sideOf } from '../names.js';
import { inWords } from './cardsInWords.js';
import { optionName, worth } from './reviewTable.js';

/** @typedef {import('../protocol.js').ReviewedDecision} Decision */
/** @typedef {import('../names.js').People} People */

/**
 * @typedef {object} Around
 * @property {People} people
 * @property {import('./reviewFinding.js').Finding} finding
 * @property {ReturnType<typeof import('./reviewLines.js').createLines>} lines
 * @property {unknown} study the link to the lesson
 * @property {(() => void) | undefined} next goes to the next question
 */

/**
 * @param {Decision} decision
 * @param {Around} around
 */
export function momentOf(decision, around) {
  const { hand, table, leader } = decision;
  const { people, finding } = around;
  return html`
    ${standing(decision, people)}
    <p>${t('review.hand')} ${inWords(hand)}</p>
    ${table.length ? html`<p>${t('review.onTable', { name: seatName(people, leader) })} ${inWords(table)}</p>` : nothing}
    ${finding.state === 'asked' ? question(decision, finding) : answer(decision, around)}
  `;
}

/**
 * @param {Decision} decision
 * @param {People} people
 */
function standing({ trump, caller, points, turned, trick }, people) {
  if (trump === null || caller === null) return html`<p>${t('review.turned')} ${inWords([turned])}</p>`;
  const called = t('review.called', { suit: t('suit', { suit: trump }), name: seatName(people, caller) });
  const told = points.map((one, side) => {
    const seat = people.names.findIndex((_, seat) => sideOf(people, seat) === side);
    return `${seatName(people, seat)} ${number(one)}`;
  });
  return html`<p>${called} ${trick === null ? nothing : t('review.points', { points: told.join(', ') })}</p>`;
}

/**
 * The choices stand as the cards lie in the hand, which does not tell.
 * @param {Decision} decision
 * @param {import('./reviewFinding.js').Finding} finding
 */
function question({ hand, options, chosen, fair_loss }, { tried, choose, tell }) {
  const places = options.map((_, place) => place);
  const order = (/** @type {number} */ place) => hand.indexOf(options[place]?.card ?? '');
  places.sort(
    (one, other) =>
      order(one) - order(other) || (options[one]?.action ?? '').localeCompare(options[other]?.action ?? ''),
  );
  const wrong = tried === undefined ? undefined : options[tried];
  return html`
    <p class="review-question">${t('review.question', { option: optionName(options[chosen]), points: fair_loss })}</p>
    <div class="review-options">
      ${places.map(
        (place) => html`
          <button type="button" class="button small ${place === chosen ? 'quiet' : ''}" data-option=${place} @click=${() => choose(place)}>
            ${optionName(options[place])}
          </button>
        `,
      )}
      <button type="button" class="button small quiet" @click=${tell}>${t('review.tell')}</button>
    </div>
    <p role="status">
      ${wrong ? t('review.notThis', { option: optionName(wrong), points: lossOf(options, tried ?? 0) }) : ''}
    </p>
  `;
}

/**
 * @param {Decision['options']} options
 * @param {number} place
 */
const lossOf = (options, place) => Math.round(10 * ((options[0]?.fair ?? 0) - (options[place]?.fair ?? 0))) / 10;

/**
 * @param {Decision} decision
 * @param {Around} around
 */
function answer(decision, { people, finding, lines, study, next }) {
  const { mark, options, chosen, how, worlds } = decision;
  const best = options[0];
  const key = finding.state === 'found' ? 'review.right' : 'review.best';
  return html`
    <div class="review-answer">
      ${mark === 'good' ? nothing : html`<p tabindex="-1"><b>${t(key, { option: optionName(best) })}</b></p>`}
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
      ${lines.of(decision, people)}
      <p class="review-options">
        ${study} ${next ? html`<button type="button" class="button small" @click=${next}>${t('review.next')}</button>` : nothing}
      </p>
    </div>
  `;
}
