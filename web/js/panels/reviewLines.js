// How a deal goes on after what was chosen and after what was better, played out with all cards open.

import { html, nothing } from 'lit-html';
import { lookUp, number, t } from '../i18n/index.js';
import { seatName, sideName, sidesInOrder } from '../names.js';
import { inWords } from './cardsInWords.js';
import { optionName } from './reviewTable.js';

/** @typedef {import('../protocol.js').ReviewedDecision} Decision */
/** @typedef {import('../protocol.js').ReviewOption} Option */
/** @typedef {import('../protocol.js').LineFields} Line */
/** @typedef {import('../names.js').People} People */

/** Actions for one answer: the table gets a word in between. */
const UNITS = 4;

/**
 * @param {object} context
 * @param {(message: Record<string, unknown>) => Promise<import('../protocol.js').Reply | undefined>} context.request
 * @param {() => void} context.changed
 */
export function createLines({ request, changed }) {
  /** By the number and the action. @type {Map<string, Line | 'asked' | 'failed'>} */
  const known = new Map();

  /**
   * @param {Decision} decision
   * @param {Option} option
   */
  const nameOf = ({ number: place }, { action }) => `${place} ${action}`;

  /**
   * @param {Decision} decision
   * @param {readonly Option[]} options
   */
  async function play(decision, options) {
    for (const option of options) known.set(nameOf(decision, option), 'asked');
    changed();
    for (const option of options) {
      const name = nameOf(decision, option);
      known.set(name, (await played(decision, option, name)) ?? 'failed');
      changed();
    }
  }

  /**
   * @param {Decision} decision
   * @param {Option} option
   * @param {string} name
   * @returns {Promise<Line | undefined>}
   */
  async function played(decision, option, name) {
    // Another deal has been opened meanwhile: nobody waits for this line.
    while (known.has(name)) {
      const reply = await request({ type: 'line', number: decision.number, action: option.action, units: UNITS });
      if (!reply?.ok || !('line' in reply)) return undefined;
      if (reply.line.done) return reply.line;
    }
    return undefined;
  }

  return {
    clear: () => known.clear(),

    /**
     * @param {Decision} decision
     * @param {People} people
     */
    of(decision, people) {
      const [best, chosen] = [decision.options[0], decision.options[decision.chosen]];
      if (!best || !chosen || best === chosen) return nothing;
      const both = [chosen, best];
      if (!known.has(nameOf(decision, best)))
        return html`<p><button type="button" class="button small" data-lines @click=${() => void play(decision, both)}>
          ${t('review.playOut')}
        </button></p>`;
      return html`
        <div class="review-lines" role="status">
          ${both.map((option) => lineOf(option, known.get(nameOf(decision, option)), people))}
        </div>
        <p class="help">${t('review.lineHelp')}</p>
      `;
    },
  };
}

/**
 * @param {Option} option
 * @param {Line | 'asked' | 'failed' | undefined} line
 * @param {People} people
 */
function lineOf(option, line, people) {
  if (line === undefined || typeof line === 'string')
    return html`<section><h4>${optionName(option)}</h4><p>${line === 'failed' ? t('review.failed') : '…'}</p></section>`;
  const { trump, caller, tricks, outcome, recorded } = line;
  return html`
    <section>
      <h4>${optionName(option)}</h4>
      ${
        option.card === null && trump !== null && caller !== null
          ? html`<p>${t('review.called', { suit: t('suit', { suit: trump }), name: seatName(people, caller) })}</p>`
          : nothing
      }
      <ol>
        ${tricks.map(
          (trick) => html`
            <li value=${trick.number + 1}>
              ${seatName(people, trick.leader)}: ${inWords(trick.cards)}
              ${t('review.takes', { name: seatName(people, trick.winner ?? trick.leader), points: trick.points })}
            </li>
          `,
        )}
      </ol>
      <p>
        <b>${outcome === null ? nothing : lookUp(`outcome.${outcome}`)}</b>
        ${sidesInOrder(people).map((side) => html`<span>${sideName(people, side)} ${number(recorded[side] ?? 0)}</span> `)}
      </p>
    </section>
  `;
}
