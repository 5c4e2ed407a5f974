// What can be done, in a word or two. The review, the puzzles and the coach tell of it, each in words of its own.

import { t } from '../i18n/index.js';
import { suitSign } from '../names.js';
import { runName, short } from './cardsInWords.js';

/**
 * @typedef {object} Choice
 * @property {string} verb
 * @property {string | null} card
 * @property {import('../protocol.js').SuitCode | null} suit
 * @property {boolean} [bella] said with the card
 * @property {readonly string[]} [runs] what is announced, where it is told
 */

/**
 * @param {Choice} choice
 * @param {(key: string, args: Record<string, unknown>) => string} say
 */
export function choiceName({ verb, card, suit, bella = false, runs }, say) {
  const key = bella ? 'bella' : runs?.length === 0 && verb === 'declare' ? 'silent' : verb;
  return say(`do.${key}`, {
    card: card && short(card),
    suit: suit && t('suit', { suit }),
    sign: suit && suitSign(suit),
    runs: runs?.map(runName).join(', '),
  });
}
