// The words of the lessons, which come with the first one that is opened.

import { fetchWords, lookUp } from '../i18n/index.js';

export const loadWords = () => fetchWords('lessons');

/**
 * @param {string} key without `lesson.`
 * @param {Record<string, unknown>} [args]
 */
export const say = (key, args) => lookUp(`lesson.${key}`, args) ?? key;
