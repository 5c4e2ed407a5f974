// One deal of the score pad as a form: the fields, and what they mean to the engine.

import { html, nothing } from 'lit-html';
import { t } from '../i18n/index.js';
import { seatName, sideName, sidesInOrder } from '../names.js';
import { numberField, select, toggle } from './fields.js';

/** @typedef {import('../protocol.js').PadEntry} PadEntry */
/** @typedef {import('../names.js').People} People */

/**
 * @typedef {object} Draft
 * @property {number | null} caller a seat; null: all passed
 * @property {number[]} points by side, NaN where nothing was entered
 * @property {number} last the side of the last trick
 * @property {number | null} runner the side whose runs count
 * @property {number} runs
 * @property {number | null} bella
 * @property {boolean[]} noTrick by side
 */

/** All cards and the last trick, where nobody leaves any in the pack: there the other side's points follow. */
const PAIRS_SUM = 162;

/**
 * @param {number} sides
 * @returns {Draft}
 */
export const freshDraft = (sides) => ({
  caller: 0,
  points: Array(sides).fill(Number.NaN),
  last: 0,
  runner: null,
  runs: 20,
  bella: null,
  noTrick: Array(sides).fill(false),
});

/**
 * @param {PadEntry} entry
 * @param {number} sides
 * @returns {Draft}
 */
export function writeDraft({ caller, points, last, runs, bella, no_trick }, sides) {
  if (caller === null) return { ...freshDraft(sides), caller };
  const runner = runs.findIndex((value) => value > 0);
  return {
    caller,
    points,
    last,
    runner: runner < 0 ? null : runner,
    runs: runs[runner] ?? 20,
    bella,
    noTrick: points.map((_, side) => no_trick.includes(side)),
  };
}

/**
 * @param {Draft} draft
 * @returns {PadEntry}
 */
export function readDraft({ caller, points, last, runner, runs, bella, noTrick }) {
  return {
    caller,
    points: points.map(whole),
    last,
    runs: points.map((_, side) => (side === runner ? whole(runs) : 0)),
    bella,
    no_trick: points.flatMap((value, side) => (noTrick[side] && value === 0 ? [side] : [])),
  };
}

/** @param {number} value what is empty or half a point is nothing that can be scored, and the engine says so */
const whole = (value) => (Number.isInteger(value) ? value : 0);

/**
 * @param {Draft} draft
 * @param {People} people
 * @param {(changed: Partial<Draft>) => void} change
 */
export function entryForm(draft, people, change) {
  const { caller, points, last, runner, runs, bella, noTrick } = draft;
  const sides = sidesInOrder(people);
  const named = sides.map((side) => ({ value: String(side), label: sideName(people, side) }));
  const nobody = { value: '', label: t('pad.nobody') };
  const callers = people.names.map((_, seat) => ({ value: String(seat), label: seatName(people, seat) }));
  return html`
    ${select({
      id: 'pad-caller',
      label: t('pad.caller'),
      options: [...callers, { value: '', label: t('pad.allPassed') }],
      value: text(caller),
      onChange: (value) => change({ caller: side(value) }),
    })}
    ${
      caller === null
        ? nothing
        : html`
            ${sides.map((own) =>
              numberField({
                id: `pad-points-${own}`,
                label: t('pad.points', { name: sideName(people, own) }),
                ...(own === sides[0] ? { help: t('pad.pointsHelp') } : {}),
                minimum: 0,
                maximum: PAIRS_SUM,
                value: points[own] ?? Number.NaN,
                onChange: (value) => change({ points: pointsWith(points, own, value, people) }),
              }),
            )}
            ${sides.map((own) =>
              points[own] === 0
                ? toggle({
                    label: t('pad.noTrick', { name: sideName(people, own) }),
                    value: noTrick[own] ?? false,
                    onChange: (value) => change({ noTrick: noTrick.map((old, at) => (at === own ? value : old)) }),
                  })
                : nothing,
            )}
            ${select({
              id: 'pad-last',
              label: t('pad.last'),
              options: named,
              value: String(last),
              onChange: (value) => change({ last: Number(value) }),
            })}
            ${select({
              id: 'pad-runner',
              label: t('pad.runner'),
              options: [nobody, ...named],
              value: text(runner),
              onChange: (value) => change({ runner: side(value) }),
            })}
            ${
              runner === null
                ? nothing
                : numberField({
                    id: 'pad-runs',
                    label: t('pad.runs'),
                    help: t('pad.runsHelp'),
                    minimum: 20,
                    maximum: 300,
                    value: runs,
                    onChange: (value) => change({ runs: value }),
                  })
            }
            ${select({
              id: 'pad-bella',
              label: t('pad.bella'),
              options: [nobody, ...named],
              value: text(bella),
              onChange: (value) => change({ bella: side(value) }),
            })}
          `
    }
  `;
}

/**
 * Where all cards are played, what one side has tells what the other has.
 * @param {number[]} points
 * @param {number} own
 * @param {number} value
 * @param {People} people
 */
function pointsWith(points, own, value, people) {
  const pairs = people.names.length === 4 && value >= 0 && value <= PAIRS_SUM;
  return points.map((old, at) => (at === own ? value : pairs ? PAIRS_SUM - value : old));
}

/** @param {number | null} value */
const text = (value) => (value === null ? '' : String(value));

/** @param {string} value */
const side = (value) => (value === '' ? null : Number(value));
