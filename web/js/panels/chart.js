// The match score deal by deal as a picture. The table of all deals says the same in numbers.

import { html, svg } from 'lit-html';
import { list, number, t } from '../i18n/index.js';
import { ownSide, sideName, sideOf, sidesInOrder } from '../names.js';

/** @typedef {import('./deals.js').Written} Written */
/** @typedef {import('../names.js').People} People */

const BOX = { width: 340, height: 170, left: 30, right: 74, top: 12, bottom: 18 };
/** Names at the ends of the lines keep this distance. */
const LINE = 13;

/**
 * @param {readonly Written[]} scores
 * @param {People} people
 * @param {number} target
 */
export function scoreChart(scores, people, target) {
  const sides = sidesInOrder(people);
  const at = scales(scores, target);
  const labels = spread(
    sides.map((side) => ({ side, y: at.y(totalAfter(scores, scores.length, side)) })),
    at.y(at.lowest),
  );
  const ends = sides.map((side) => `${sideName(people, side)} ${number(totalAfter(scores, scores.length, side))}`);
  return html`
    <svg class="chart" viewBox="0 0 ${BOX.width} ${BOX.height}" role="img" aria-label=${t('chart.label', { scores: list(ends) })}>
      ${axis(at, target)}
      ${sides.map((side) => line(scores, people, side, at))}
      ${labels.map(
        ({ side, y }) => svg`
          <text class="chart-name" x=${BOX.width - BOX.right + 8} y=${y + 4}>${short(sideName(people, side))}</text>
        `,
      )}
    </svg>
    <p class="help">${t('chart.help')}</p>
  `;
}

/**
 * @param {readonly Written[]} scores
 * @param {number} deals
 * @param {number} side
 */
const totalAfter = (scores, deals, side) => scores[deals - 1]?.totals[side] ?? 0;

/**
 * @param {readonly Written[]} scores
 * @param {number} target
 */
function scales(scores, target) {
  const totals = scores.flatMap((score) => score.totals);
  const lowest = Math.min(0, ...totals);
  const highest = Math.max(target, ...totals);
  const wide = BOX.width - BOX.left - BOX.right;
  const high = BOX.height - BOX.top - BOX.bottom;
  return {
    lowest,
    x: (/** @type {number} */ deal) => BOX.left + (wide * deal) / Math.max(1, scores.length),
    y: (/** @type {number} */ points) => BOX.top + high * (1 - (points - lowest) / (highest - lowest)),
  };
}

/**
 * @param {ReturnType<typeof scales>} at
 * @param {number} target
 */
function axis(at, target) {
  return [0, target].map(
    (points) => svg`
      <line class="chart-level" x1=${BOX.left} x2=${BOX.width - BOX.right} y1=${at.y(points)} y2=${at.y(points)} />
      <text class="chart-scale" x=${BOX.left - 5} y=${at.y(points) + 4}>${number(points)}</text>
    `,
  );
}

/**
 * The way of a side; a square marks a bait of its own.
 * @param {readonly Written[]} scores
 * @param {People} people
 * @param {number} side
 * @param {ReturnType<typeof scales>} at
 */
function line(scores, people, side, at) {
  const points = [0, ...scores.map((_, index) => index + 1)].map(
    (deal) => `${at.x(deal)},${at.y(totalAfter(scores, deal, side))}`,
  );
  const baits = scores.flatMap(({ outcome, caller }, index) =>
    outcome === 'bait' && caller !== null && sideOf(people, caller) === side ? [index + 1] : [],
  );
  return svg`
    <g class="chart-side ${side === ownSide(people) ? 'own' : `other-${side}`}">
      <polyline points=${points.join(' ')} />
      ${baits.map(
        (deal) => svg`
          <rect x=${at.x(deal) - 4} y=${at.y(totalAfter(scores, deal, side)) - 4} width="8" height="8" />
        `,
      )}
    </g>
  `;
}

/**
 * Moves names apart that would lie over each other.
 * @param {Array<{ side: number, y: number }>} labels
 * @param {number} bottom
 */
function spread(labels, bottom) {
  const sorted = [...labels].sort((one, other) => other.y - one.y);
  let free = bottom;
  for (const label of sorted) {
    label.y = Math.min(label.y, free);
    free = label.y - LINE;
  }
  return sorted;
}

/** @param {string} name */
const short = (name) => ([...name].length > 9 ? `${[...name].slice(0, 8).join('')}…` : name);
