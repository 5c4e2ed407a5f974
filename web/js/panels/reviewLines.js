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
/** @typedef {import('../replay/room.js').Walk} Walk */

/** Actions for one answer: the table gets a word in between. */
const UNITS = 4;

/**
 * @param {object} context
 * @param {(message: Record<string, unknown>) => Promise<import('../protocol.js').Reply | undefined>} context.request
 * @param {() => void} context.changed
 * @param {(lines: Pick<Walk, 'lines' | 'line' | 'from'>) => void} context.walk shows lines at the table
 */
export function createLines({ request, changed, walk }) {
  /** By the number and the action; another one for another deal. @type {Map<string, Line | 'asked' | 'failed'>} */
  let known = new Map();

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
    const mine = known;
    for (const option of options) mine.set(nameOf(decision, option), 'asked');
    changed();
    for (const option of options) {
      const line = await played(decision, option, () => mine === known);
      // Another deal has been opened meanwhile: nobody waits for this line.
      if (mine !== known) return;
      mine.set(nameOf(decision, option), line ?? 'failed');
      changed();
    }
  }

  /**
   * @param {Decision} decision
   * @param {Option} option
   * @param {() => boolean} wanted
   * @returns {Promise<Line | undefined>}
   */
  async function played(decision, option, wanted) {
    while (wanted()) {
      const reply = await request({ type: 'line', number: decision.number, action: option.action, units: UNITS });
      if (!reply?.ok || !('line' in reply)) return undefined;
      if (reply.line.done) return reply.line;
    }
    return undefined;
  }

  /**
   * The way to the table, when every line has been played out.
   * @param {Decision} decision
   * @param {readonly Option[]} options
   */
  function ways(decision, options) {
    const played = options.flatMap((option) => {
      const line = known.get(nameOf(decision, option));
      return typeof line === 'object' && line.record !== null ? { step: line.step, record: line.record } : [];
    });
    if (played.length < options.length) return [];
    const names = [
      () => t('review.chosen', { option: optionName(options[0]) }),
      () => t('review.better', { option: optionName(options[1]) }),
    ];
    const lines = played.map(({ record }, place) => ({ record, name: names[place] ?? String }));
    return lines.map((_, line) => () => walk({ lines, line, from: played[0]?.step ?? 0 }));
  }

  return {
    clear() {
      known = new Map();
    },

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
      const atTable = ways(decision, both);
      return html`
        <div class="review-lines" role="status">
          ${both.map((option, place) => lineOf(option, known.get(nameOf(decision, option)), people, atTable[place]))}
        </div>
        <p class="help">${t('review.lineHelp')} ${isBetterOpen(chosen, best) ? t('review.lineLuck') : ''}</p>
      `;
    },
  };
}

/**
 * Whether it only was the better one as the cards really lay.
 * @param {Option} one
 * @param {Option} other
 */
const isBetterOpen = (one, other) => one.open !== null && other.open !== null && one.open > other.open;

/**
 * @param {Option} option
 * @param {Line | 'asked' | 'failed' | undefined} line
 * @param {People} people
 * @param {(() => void) | undefined} atTable shows it there
 */
function lineOf(option, line, people, atTable) {
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
      ${
        atTable
          ? html`<p><button type="button" class="button small" data-walk @click=${atTable}>${t('review.walk')}</button></p>`
          : nothing
      }
    </section>
  `;
}
