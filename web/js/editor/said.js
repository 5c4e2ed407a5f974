// What has been announced and what is at stake: runs, points that hang, doubling. What can be chosen, the engine says.

import { html, nothing } from 'lit-html';
import { t } from '../i18n/index.js';
import { runName } from '../panels/cardsInWords.js';
import { numberField, select } from '../panels/fields.js';
import { seatLabel } from './sections.js';

/** @typedef {import('./items.js').Items} Items */
/** @typedef {import('../panels/fields.js').Option} Option */

/**
 * @typedef {object} Context
 * @property {Items} items
 * @property {import('../protocol.js').PositionShape | undefined} shape
 * @property {number} players
 * @property {(key: string, label: string, options: readonly Option[]) => unknown} pick a list to choose a value from
 * @property {(edit: (items: Items) => void) => void} change
 */

/** @param {Context} context */
export function said(context) {
  const { items, shape, pick } = context;
  const runs = (shape?.runs ?? []).map((values, seat) => {
    if (!values.length) return nothing;
    // A text may say what can't be, or nothing where something was said: it is shown as it is.
    const options = [...new Set([items.get(`d${seat}`) ?? '', ...values])].map(runsOption);
    return pick(`d${seat}`, t('editor.runs', { seat: seatLabel(seat) }), options);
  });
  return html`${runs} ${hanging(context)} ${shape?.stakes.length ? stakes(context, shape.stakes) : nothing}`;
}

const WORDS = /** @type {const} */ ({
  '': 'editor.runs.unsaid',
  '-': 'editor.runs.none',
  '?': 'editor.runs.hidden',
});

/**
 * @param {string} value runs as the text says them: AH-QH.9S-7S
 * @returns {Option}
 */
function runsOption(value) {
  const word = WORDS[/** @type {keyof typeof WORDS} */ (value)];
  return { value, label: word ? t(word) : value.split('.').map(runName).join(', ') };
}

/** @param {number} players */
const sidesOf = (players) => (players === 3 ? '012' : '01');

/** @param {string} sides of which any may be meant */
const sidesLabel = (sides) => [...sides].map((side) => t('editor.side', { side: Number(side) + 1 })).join(', ');

/** @param {number} players */
const eachSide = (players) => [...sidesOf(players)].map((side) => ({ value: side, label: sidesLabel(side) }));

/**
 * Every amount that hangs with the sides that may get it, and a place for one more.
 * @param {Context} context
 */
function hanging({ items, players, change }) {
  const all = sidesOf(players);
  const amounts = (items.get('hang') ?? '').split(',').filter(Boolean);
  return [...amounts, ''].map((amount, place) => {
    const [points = '', sides = all] = amount.split(':');
    const write = (/** @type {string} */ next) =>
      change((edited) => {
        const kept = amounts.toSpliced(place, 1, next).filter(Boolean);
        if (kept.length) edited.set('hang', kept.join(','));
        else edited.delete('hang');
      });
    const known = [{ value: all, label: t('editor.sides') }, ...eachSide(players)];
    // Of three sides it may be two.
    const options = known.some(({ value }) => value === sides)
      ? known
      : [...known, { value: sides, label: sidesLabel(sides) }];
    const winner = { id: `editor-hang-sides-${place}`, label: t('editor.hangFor'), options, value: sides };
    return html`
      ${numberField({
        id: `editor-hang-${place}`,
        label: t('editor.hang'),
        minimum: 0,
        maximum: 9999,
        value: Number(points),
        onChange: (value) => write(Number.isInteger(value) && value > 0 ? `${value}:${sides}` : ''),
      })}
      ${amount ? select({ ...winner, onChange: (side) => write(`${points}:${side}`) }) : nothing}
    `;
  });
}

/**
 * @param {Context} context
 * @param {readonly number[]} values of which the first is that of the start
 */
function stakes({ players, pick }, values) {
  const options = values.map((value, place) => ({ value: place ? String(value) : '', label: String(value) }));
  const rights = [
    { value: '', label: t('editor.sides') },
    ...eachSide(players),
    { value: '-', label: t('editor.noSide') },
  ];
  const seats = Array.from({ length: players }, (_, seat) => ({ value: String(seat), label: seatLabel(seat) }));
  return html`
    ${pick('stake', t('editor.stake'), options)} ${pick('rights', t('editor.rights'), rights)}
    ${pick('offer', t('editor.offer'), [{ value: '', label: t('editor.nobody') }, ...seats])}
  `;
}
