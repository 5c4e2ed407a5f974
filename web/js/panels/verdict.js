// The sentence that explains how a deal ended.

import { list, lookUp, number, t } from '../i18n/index.js';
import { ownSide, seatName, sideName, sideOf, sidesInOrder } from '../names.js';

/** @typedef {import('../protocol.js').ScoreInfo} ScoreInfo */
/** @typedef {import('../names.js').People} People */

/**
 * @param {ScoreInfo} score
 * @param {People} people
 * @returns {string[]} sentences, the verdict first
 */
export function verdict(score, people) {
  const sentences = [];
  const { outcome, caller, trump } = score;
  if (caller !== null && trump !== null && ['made', 'bait', 'hung'].includes(outcome)) {
    const side = sideOf(people, caller);
    const others = sidesInOrder(people).filter((other) => other !== side);
    sentences.push(
      t('verdict.called', {
        you: caller === people.seat,
        name: seatName(people, caller),
        trump,
        own: number(score.total[side] ?? 0),
        others: list(others.map((other) => number(score.total[other] ?? 0))),
      }),
    );
    sentences.push(outcomeText(score, people, side, others));
  } else {
    sentences.push(lookUp(`verdict.${outcome}`) ?? outcome);
  }
  return [...sentences, ...wonPoints(score, people), ...penalties(score, people)];
}

/**
 * @param {ScoreInfo} score
 * @param {People} people
 * @param {number} side the caller's
 * @param {number[]} others
 */
function outcomeText(score, people, side, others) {
  if (score.outcome === 'made') return t('verdict.made', { own: side === ownSide(people) });
  const written = others.map((other) =>
    t('verdict.writes', {
      own: other === ownSide(people),
      many: people.names.length === 4,
      name: sideName(people, other),
      points: score.recorded[other] ?? 0,
    }),
  );
  if (score.outcome === 'bait') return t('verdict.bait', { written: list(written) });
  return t('verdict.hung', { written: list(written), hanging: score.hanging });
}

/**
 * @param {ScoreInfo} score
 * @param {People} people
 */
function wonPoints(score, people) {
  return sidesInOrder(people)
    .filter((side) => (score.won[side] ?? 0) > 0)
    .map((side) =>
      t('verdict.won', {
        own: side === ownSide(people),
        name: sideName(people, side),
        points: score.won[side] ?? 0,
      }),
    );
}

/**
 * @param {ScoreInfo} score
 * @param {People} people
 */
function penalties(score, people) {
  return sidesInOrder(people)
    .filter((side) => (score.penalty[side] ?? 0) > 0)
    .map((side) => {
      const causes = [
        score.no_trick[side] ? t('verdict.noTrick') : '',
        score.third_bait[side] ? t('verdict.baits', { count: score.baits[side] ?? 0 }) : '',
      ].filter(Boolean);
      return t('verdict.penalty', {
        name: sideName(people, side),
        points: score.penalty[side] ?? 0,
        causes: list(causes),
      });
    });
}
