// The words of the puzzles, which come with the first one that is opened.

import { fetchWords, lookUp } from '../i18n/index.js';

export const loadWords = () => fetchWords('puzzles');

/**
 * @param {string} key without `puzzle.`
 * @param {Record<string, unknown>} [args]
 */
export const say = (key, args) => lookUp(`puzzle.${key}`, args) ?? key;
