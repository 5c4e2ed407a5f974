// The sheet after a deal: what each side captured, what was written down and why.

import { html, nothing } from 'lit-html';
import { number, t } from '../i18n/index.js';
import { ownSide, peopleOf, sideName, sideOf, sidesInOrder } from '../names.js';
import { openDialog } from './dialog.js';
import { handsOf } from './hands.js';
import { sheetTable } from './sheetTable.js';
import { copyLink } from './transfer.js';
import { verdict } from './verdict.js';

/** @typedef {import('../protocol.js').View} View */
/** @typedef {import('../protocol.js').ScoreInfo} ScoreInfo */
/** @typedef {import('../names.js').People} People */

/**
 * @param {View} view with a score
 * @param {object} actions
 * @param {() => 'next' | 'over' | 'wait' | 'practice'} actions.state what comes after this deal; it may change while the
 *   sheet is open
 * @param {() => void} actions.next deals the next deal
 * @param {() => void} [actions.review] shows what every decision of the deal cost
 * @param {() => void} [actions.replay] looks through the deal again
 * @param {(code: string) => void} [actions.explain] opens the rules
 * @param {object} [actions.practice] where deals can be played by themselves
 * @param {() => void} actions.practice.again plays the same deal without counting it
 * @param {() => Promise<string>} actions.practice.link the address that opens this deal
 * @param {() => void} actions.practice.back leaves a deal that is played by itself
 * @param {() => void} [actions.practice.goOn] after somebody's first deal: to the lessons
 */
export function openScoreSheet(view, { state, next, review, replay, explain, practice }) {
  const { score } = view;
  if (!score) throw new Error('no score to show');
  const people = peopleOf(view);
  const before = view.scores.at(-2)?.hanging ?? 0;
  let said = '';
  const dialog = openDialog({
    name: 'score',
    unasked: true,
    reading: true,
    title: () => sheetTitle(view.deal + 1, score, people),
    content: () => html`
      <div class="verdict ${tone(score, people)}">
        ${verdict(score, people).map((sentence) => html`<p>${sentence}</p>`)}
      </div>
      ${isPlayed(score) ? sheetTable(score, people, explain) : nothing}
      ${hangingText(before, score.hanging)}
      ${state() === 'practice' ? nothing : standing(view, score, people)}
      ${handsOf(score, people)} ${more()}
    `,
    actions: ({ close }) => {
      const then = state();
      const go = (/** @type {() => void} */ action) => () => {
        close();
        action();
      };
      if (then === 'practice' && practice?.goOn) {
        return html`
          <button type="button" class="button" @click=${go(practice.back)}>${t('sheet.back')}</button>
          <button type="button" class="button primary large" autofocus @click=${go(practice.goOn)}>${t('sheet.lessons')}</button>
        `;
      }
      if (then === 'practice' && practice) {
        return html`
          <button type="button" class="button" @click=${go(practice.again)}>${t('sheet.again')}</button>
          <button type="button" class="button primary large" autofocus @click=${go(practice.back)}>${t('sheet.back')}</button>
        `;
      }
      const label = { over: t('sheet.result'), next: t('sheet.next'), wait: t('sheet.continue'), practice: '' }[then];
      const action = then === 'next' ? next : () => {};
      return html`<button type="button" class="button primary large" autofocus @click=${go(action)}>${label}</button>`;
    },
  });

  /** What else can be done with this deal. */
  function more() {
    if (!practice && !review) return nothing;
    const then = (/** @type {(() => void) | undefined} */ action) => () => {
      dialog.close();
      action?.();
    };
    return html`
      <div class="match-actions">
        ${review ? html`<button type="button" class="button small quiet" @click=${review}>${t('sheet.review')}</button>` : nothing}
        ${
          !practice || (state() === 'practice' && !practice.goOn)
            ? nothing
            : html`<button type="button" class="button small quiet" @click=${then(practice.again)}>${t('sheet.again')}</button>`
        }
        ${
          practice
            ? html`<button type="button" class="button small quiet" @click=${() => copy(practice.link)}>${t('sheet.link')}</button>`
            : nothing
        }
        ${replay ? html`<button type="button" class="button small quiet" @click=${then(replay)}>${t('sheet.replay')}</button>` : nothing}
      </div>
      <p role="status">${said}</p>
    `;
  }

  /** @param {() => Promise<string>} link */
  async function copy(link) {
    said = await copyLink(link);
    dialog.draw();
  }

  return dialog;
}

/**
 * Pairs know a deal by the sum of its points: 162 without runs and bella.
 * @param {number} deal
 * @param {ScoreInfo} score
 * @param {People} people
 */
function sheetTitle(deal, score, { names }) {
  const sum = score.total.reduce((total, points) => total + points, 0);
  return names.length === 4 && isPlayed(score) ? t('sheet.titleSum', { deal, sum }) : t('sheet.title', { deal });
}

/** @param {ScoreInfo} score */
const isPlayed = ({ outcome }) => ['made', 'bait', 'hung', 'claim'].includes(outcome);

/**
 * Good or bad for the person, to tint the verdict; the words say it too.
 * @param {ScoreInfo} score
 * @param {People} people
 */
function tone({ outcome, caller }, people) {
  if (caller === null || !['made', 'bait'].includes(outcome)) return 'even';
  return (sideOf(people, caller) === ownSide(people)) === (outcome === 'made') ? 'good' : 'bad';
}

/**
 * @param {number} before
 * @param {number} after
 */
function hangingText(before, after) {
  if (!before && !after) return nothing;
  return html`<p class="hanging-points">${t('sheet.hanging', { before, after })}</p>`;
}

/**
 * The match so far, each side's way to the target as a bar.
 * @param {View} view
 * @param {ScoreInfo} score
 * @param {People} people
 */
function standing(view, score, people) {
  const target = Number(view.rules.values.target);
  return html`
    <section class="match-standing" aria-label=${t('sheet.match')}>
      <h3>${t('sheet.matchTo', { target })}</h3>
      ${sidesInOrder(people).map((side) => {
        const total = score.totals[side] ?? 0;
        return html`
          <div class="bar-row">
            <span class="bar-name">${sideName(people, side)}</span>
            <progress class="bar ${side === ownSide(people) ? 'own' : ''}" max=${target} value=${Math.max(0, total)}
              aria-hidden="true"></progress>
            <span class="bar-points">${number(total)}</span>
          </div>
        `;
      })}
    </section>
  `;
}
