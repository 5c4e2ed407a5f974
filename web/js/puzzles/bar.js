// What stands beside the table of a puzzle.

import { html, nothing, render } from 'lit-html';
import { number, t } from '../i18n/index.js';
import { shares } from '../lessons/shares.js';
import { choiceName } from '../panels/choiceName.js';
import { profileName } from '../setup.js';
import { say } from './words.js';

/** @typedef {import('../protocol.js').PuzzleOption} Option */
/** @typedef {import('../protocol.js').PuzzleQuestion} Question */
/** @typedef {import('../protocol.js').PuzzleVerdict} Verdict */
/** @typedef {import('../protocol.js').View} View */

/** Options that are told of, the chosen one beside them. */
const TOLD = 6;

/**
 * @param {HTMLElement} root
 * @param {{ question: Question, view: View, rating: { before: number, after: number } | undefined }} shown
 * @param {{ show: () => void, list: () => void, again: () => void, next: () => void }} actions
 */
export function drawBar(root, { question, view, rating }, actions) {
  const { theme, asks, verdict } = question;
  const { profile, players } = view.rules;
  const game = { profile: profileName(profile), players: t('start.playersValue', { count: players }) };
  render(
    html`
      <h2 class="lesson-title">
        ${verdict ? say(`theme.${theme}`) : say('title')} · ${say('rated', { rating: question.rating })}
      </h2>
      <div class="lesson-text">
        ${verdict ? nothing : html`<p class="lesson-goal">${say(`asks.${asks}`)}</p><p>${say('game', game)}</p>`}
        <div role="status">${verdict ? verdictOf(verdict, view, rating) : nothing}</div>
      </div>
      <div class="lesson-buttons">
        ${
          verdict
            ? html`
                ${button(say('next'), actions.next, verdict.right ? 'primary' : 'quiet')}
                ${button(say('again'), actions.again, verdict.right ? 'quiet' : 'primary')}
              `
            : button(say('show'), actions.show, 'quiet')
        }
        ${button(say('list'), actions.list, 'quiet')}
      </div>
    `,
    root,
  );
}

/**
 * @param {string} label
 * @param {() => void} run
 * @param {string} look
 */
const button = (label, run, look) =>
  html`<button type="button" class="button small ${look}" @click=${run}>${label}</button>`;

/**
 * @param {Verdict} verdict
 * @param {View} view
 * @param {{ before: number, after: number } | undefined} rating
 */
function verdictOf(verdict, view, rating) {
  const { right, lost, options, chosen, worlds, gained } = verdict;
  const best = /** @type {Option} */ (options[0]);
  const told = options.filter((_, place) => place < TOLD || place === chosen);
  return html`
    <p class="lesson-verdict ${right ? 'right' : 'wrong'}">
      ${
        right
          ? html`<b>${say('right')}</b>`
          : html`<b>${lost === null ? nothing : say('wrong', { points: lost })}</b> ${say('best', { option: choiceName(best, say) })}`
      }
    </p>
    <ol class="puzzle-options">
      ${told.map(
        (option) => html`
          <li class=${options.indexOf(option) === chosen ? 'chosen' : ''}>
            ${choiceName(option, say)} <b>${signed(option.worth)}</b>
            ${options.indexOf(option) === chosen ? html`<span class="note">${say('yours')}</span>` : nothing}
          </li>
        `,
      )}
    </ol>
    <p class="help">${say('worth', { worlds })}</p>
    ${gained.some(Boolean) ? html`<p>${say('gained', shares(gained, view))}</p>` : nothing}
    ${
      rating && rating.before !== rating.after
        ? html`<p>${say('rating', { rating: rating.after, change: signed(rating.after - rating.before) })}</p>`
        : nothing
    }
  `;
}

/** @param {number} points */
const signed = (points) => `${points > 0 ? '+' : ''}${number(points)}`;
