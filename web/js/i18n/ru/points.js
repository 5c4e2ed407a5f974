import { number, plural } from '../index.js';

/** @param {number} points */
export const pointsInWords = (points) =>
  plural(points, {
    one: `${number(points)} очко`,
    few: `${number(points)} очка`,
    many: `${number(points)} очков`,
    other: `${number(points)} очка`,
  });
