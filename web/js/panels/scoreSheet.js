// The sheet after a deal: what each side captured, what was written down and why.

import { html, nothing } from 'lit-html';
import { list, lookUp, number, t } from '../i18n/index.js';
import { ownSide, peopleOf, seatName, shortCard, sideMembers, sideName, sideOf, sidesInOrder } from '../names.js';
import { settings } from '../settings.js';
import { openDialog } from './dialog.js';
import { verdict } from './verdict.js';

/** @typedef {import('../protocol.js').View} View */
/** @typedef {import('../protocol.js').ScoreInfo} ScoreInfo */
/** @typedef {import('../names.js').People} People */

/**
 * @param {View} view with a score
 * @param {object} actions
 * @param {() => 'next' | 'over' | 'wait'} actions.state what comes after this deal; it may change while the sheet is open
 * @param {() => void} actions.next deals the next deal
 */
export function openScoreSheet(view, { state, next }) {
  const { score } = view;
  if (!score) throw new Error('no score to show');
  const people = peopleOf(view);
  const before = view.scores.at(-2)?.hanging ?? 0;
  return openDialog({
    name: 'score',
    reading: true,
    title: () => t('sheet.title', { deal: view.deal + 1 }),
    content: () => html`
      <div class="verdict ${tone(score, people)}">
        ${verdict(score, people).map((sentence) => html`<p>${sentence}</p>`)}
      </div>
      ${isPlayed(score) ? sheetTable(score, people) : nothing}
      ${hangingText(before, score.hanging)}
      ${standing(view, score, people)}
    `,
    actions: ({ close }) => {
      const then = state();
      const go = () => {
        close();
        if (then === 'next') next();
      };
      const label = { over: t('sheet.result'), next: t('sheet.next'), wait: t('sheet.continue') }[then];
      return html`<button type="button" class="button primary large" autofocus @click=${go}>${label}</button>`;
    },
  });
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
 * @param {ScoreInfo} score
 * @param {People} people
 */
function sheetTable(score, people) {
  const sides = sidesInOrder(people);
  /** @type {Array<{ key: string, label: string, note?: string, values: number[], sum?: boolean }>} */
  const rows = [
    { key: 'cards', label: t('sheet.cards'), values: score.cards },
    { key: 'last', label: t('sheet.last'), values: score.last },
    { key: 'runs', label: t('sheet.runs'), note: runsNote(score, people), values: score.runs },
    { key: 'bella', label: t('sheet.bella'), note: bellaNote(score, people), values: score.bella },
    { key: 'total', label: t('sheet.total'), values: score.total, sum: true },
    { key: 'recorded', label: t('sheet.recorded'), values: score.recorded, sum: true },
  ];
  if (score.penalty.some(Boolean)) {
    rows.push({ key: 'penalty', label: t('sheet.penalty'), values: score.penalty.map((points) => -points) });
  }
  return html`
    <table class="figures">
      <caption class="hidden">${t('sheet.caption')}</caption>
      <thead>
        <tr>
          <td></td>
          ${sides.map((side) => html`<th scope="col">${sideHead(people, side, score.caller)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ key, label, note, values, sum }) => html`
            <tr class="row-${key} ${sum ? 'sum' : ''}">
              <th scope="row">${label}${note ? html`<span class="note">${note}</span>` : nothing}</th>
              ${sides.map((side) => html`<td>${number(values[side] ?? 0)}</td>`)}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/**
 * @param {People} people
 * @param {number} side
 * @param {number | null} caller
 */
function sideHead(people, side, caller) {
  const members = sideMembers(people, side);
  const called = caller !== null && sideOf(people, caller) === side;
  return html`
    ${sideName(people, side)}
    ${members ? html`<span class="note">${members}</span>` : nothing}
    ${called && !members ? html`<span class="note">${t('sheet.caller')}</span>` : nothing}
  `;
}

/**
 * @param {ScoreInfo} score
 * @param {People} people
 */
function runsNote({ run_winner: winner, run_cards: runs, runs: points }, people) {
  if (winner === null || !runs.length) return '';
  const named = runs.map(({ kind, cards }) => {
    const ends = [cards[0], cards.at(-1)].map((card) => shortCard(card ?? '', settings.value.letters));
    return `${lookUp(`run.${kind}`) ?? kind} ${ends.join('\u2013')}`;
  });
  const counted = points.some(Boolean);
  return t(counted ? 'sheet.runsOf' : 'sheet.runsLost', { name: seatName(people, winner), runs: list(named) });
}

/**
 * @param {ScoreInfo} score
 * @param {People} people
 */
function bellaNote({ bella_seat: seat, bella }, people) {
  if (seat === null) return '';
  return t(bella.some(Boolean) ? 'sheet.bellaOf' : 'sheet.bellaLost', { name: seatName(people, seat) });
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
