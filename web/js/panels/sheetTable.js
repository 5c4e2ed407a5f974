// The points of a deal line by line: what each side took, what became of it and why.

import { html, nothing } from 'lit-html';
import { list, lookUp, number, t } from '../i18n/index.js';
import { seatName, shortCard, sideMembers, sideName, sideOf, sidesInOrder } from '../names.js';
import { groupCode } from '../ruleGroups.js';
import { settings } from '../settings.js';

/** @typedef {import('../protocol.js').ScoreInfo} ScoreInfo */
/** @typedef {import('../names.js').People} People */

/**
 * @typedef {object} Line
 * @property {string} key
 * @property {string} label
 * @property {string} [note] why
 * @property {string} [rule] the group of rules that tells what the line is
 * @property {number[]} values by side
 * @property {boolean} [sum]
 * @property {boolean} [signed] what is added to another line, or taken from it
 */

/**
 * @param {ScoreInfo} score
 * @param {People} people
 * @param {(code: string) => void} [explain] opens the rules
 */
export function sheetTable(score, people, explain) {
  const sides = sidesInOrder(people);
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
        ${linesOf(score, people).map(
          ({ key, label, note, rule, values, sum, signed }) => html`
            <tr class="row-${key} ${sum ? 'sum' : ''}">
              <th scope="row">${rule && explain ? ruleLink(label, () => explain(groupCode(rule))) : label}${note ? html`<span class="note">${note}</span>` : nothing}</th>
              ${sides.map(
                (side) =>
                  html`<td>${key === 'recorded' ? recorded(score, people, side) : points(values[side] ?? 0, signed)}</td>`,
              )}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/**
 * @param {string} label
 * @param {() => void} open
 */
const ruleLink = (label, open) => html`
  <button type="button" class="link inline" aria-label=${`${label}: ${t('table.rule')}`} @click=${open}>${label}</button>
`;

/**
 * From what was taken to what is written down: every line but the sums adds up to the next sum.
 * @param {ScoreInfo} score
 * @param {People} people
 * @returns {Line[]}
 */
function linesOf(score, people) {
  const { total, recorded: written, won, penalty, outcome } = score;
  const moved = written.map((value, side) => value - (total[side] ?? 0) - (won[side] ?? 0));
  /** @type {Line[]} */
  const lines = [
    { key: 'cards', label: t('sheet.cards'), values: score.cards },
    { key: 'last', label: t('sheet.last'), values: score.last },
    { key: 'runs', label: t('sheet.runs'), rule: 'runs', note: runsNote(score, people), values: score.runs },
    { key: 'bella', label: t('sheet.bella'), rule: 'bella', note: bellaNote(score, people), values: score.bella },
    { key: 'total', label: t('sheet.total'), values: total, sum: true },
  ];
  if (moved.some(Boolean)) {
    const label = lookUp(`sheet.moved.${outcome}`) ?? t('sheet.moved');
    lines.push({ key: 'moved', label, rule: 'scoring', values: moved, signed: true });
  }
  if (won.some(Boolean)) lines.push({ key: 'won', label: t('sheet.won'), values: won, signed: true });
  lines.push({ key: 'recorded', label: t('sheet.recorded'), values: written, sum: true });
  if (penalty.some(Boolean)) {
    const values = penalty.map((value) => -value);
    lines.push({ key: 'penalty', label: t('sheet.penalty'), values, signed: true });
  }
  return lines;
}

/**
 * @param {number} value
 * @param {boolean} [signed]
 */
const points = (value, signed) => (signed && value > 0 ? `+${number(value)}` : number(value));

/**
 * What a side writes down; players write the letter of the word where a caller failed.
 * @param {Pick<ScoreInfo, 'outcome' | 'caller' | 'recorded'>} score
 * @param {People} people
 * @param {number} side
 */
export function recorded({ outcome, caller, recorded: values }, people, side) {
  const value = number(values[side] ?? 0);
  if (outcome !== 'bait' || caller === null || sideOf(people, caller) !== side) return value;
  const mark = html`<abbr class="bait" title=${t('outcome.bait')}>${t('sheet.baitMark')}</abbr>`;
  return values[side] ? html`${mark} ${value}` : mark;
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
function runsNote(score, people) {
  const { run_winner: winner, run_cards: runs, runs: counting } = score;
  if (winner === null || !runs.length) return '';
  const named = runs.map(({ kind, cards }) => {
    const ends = [cards[0], cards.at(-1)].map((card) => shortCard(card ?? '', settings.value.letters));
    return `${lookUp(`run.${kind}`) ?? kind} ${ends.join('\u2013')}`;
  });
  const counted = counting.some(Boolean);
  const text = t(counted ? 'sheet.runsOf' : 'sheet.runsLost', { name: seatName(people, winner), runs: list(named) });
  return `${text}${runsReason(score, people)}`;
}

/**
 * Why these runs and not the others'.
 * @param {ScoreInfo} score
 * @param {People} people
 */
function runsReason({ run_rival: rival, run_reason: reason }, people) {
  if (rival === null || reason === null) return '';
  return `; ${t(`sheet.runs.${reason}`, { you: rival === people.seat, name: seatName(people, rival) })}`;
}

/**
 * @param {ScoreInfo} score
 * @param {People} people
 */
function bellaNote({ bella_seat: seat, bella, trump }, people) {
  if (seat === null || trump === null) return '';
  const cards = ['K', 'Q'].map((rank) => shortCard(`${rank}${trump}`, settings.value.letters)).join('\u2013');
  return t(bella.some(Boolean) ? 'sheet.bellaOf' : 'sheet.bellaLost', { name: seatName(people, seat), cards });
}
