// Cards and suits. English needs one form; the keys with other cases exist for languages that have them.

/** @type {Record<string, string>} */
const SUITS = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

/** @type {Record<string, string>} */
const RANKS = {
  7: 'seven',
  8: 'eight',
  9: 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};

/** @type {Record<string, string>} */
const SIGNS = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** @typedef {{ card: string }} CardArg */
/** @typedef {{ suit: string }} SuitArg */
/** @typedef {{ rank: string }} RankArg */

/** @param {CardArg} args */
const card = ({ card: code }) => `${RANKS[code.charAt(0)]} of ${SUITS[code.charAt(1)]}`;
/** @param {SuitArg} args */
const suit = ({ suit: code }) => SUITS[code] ?? code;
/** @param {RankArg} args */
const rank = ({ rank: code }) => RANKS[code] ?? code;

export default {
  card,
  'card.acc': card,
  suit,
  'suit.acc': suit,
  'suit.gen': suit,
  /** @param {SuitArg} args */
  'suit.sign': ({ suit: code }) => SIGNS[code] ?? code,
  rank,
  'rank.acc': rank,
  'run.terz': 'terz',
  'run.fifty': 'fifty',
  'run.hundred': 'hundred',
};
