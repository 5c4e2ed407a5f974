// The words of the coach, which come with it.

import { fetchWords, list, lookUp } from '../i18n/index.js';
import { shortCard, suitSign } from '../names.js';
import { choiceName } from '../panels/choiceName.js';
import { settings } from '../settings.js';

export const loadWords = () => fetchWords('coach');

/**
 * @param {string} key without `coach.`
 * @param {Record<string, unknown>} [args]
 */
export const say = (key, args) => lookUp(`coach.${key}`, args) ?? '';

/** @param {string | null} card */
export const cardText = (card) => (card ? shortCard(card, settings.value.letters) : '');

/** @param {readonly string[]} cards */
export const cardsText = (cards) => list(cards.map(cardText));

/** @param {readonly string[]} suits */
export const suitsText = (suits) => list(suits.map(suitSign));

/**
 * What can be done, in a word or two.
 * @param {import('../protocol.js').CoachChoice} choice
 */
export const choiceText = ({ verb, action, ...rest }) =>
  choiceName({ ...rest, verb: action.endsWith(' deberts') ? 'deberts' : verb }, say);
