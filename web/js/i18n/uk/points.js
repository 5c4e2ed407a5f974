import { number, plural } from '../index.js';

/** @param {number} points */
export const pointsInWords = (points) =>
  plural(points, {
    one: `${number(points)} очко`,
    few: `${number(points)} очки`,
    many: `${number(points)} очок`,
    other: `${number(points)} очка`,
  });
