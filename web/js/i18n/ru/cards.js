// Карты и масти в именительном, винительном и родительном падежах.

/** @type {Record<string, string>} */
const SUITS = { S: 'пики', H: 'черви', D: 'бубны', C: 'трефы' };

/** @type {Record<string, string>} */
const SUITS_GEN = { S: 'пик', H: 'червей', D: 'бубен', C: 'треф' };

/** @type {Record<string, string>} */
const RANKS = {
  7: 'семёрка',
  8: 'восьмёрка',
  9: 'девятка',
  T: 'десятка',
  J: 'валет',
  Q: 'дама',
  K: 'король',
  A: 'туз',
};

/** @type {Record<string, string>} */
const RANKS_ACC = {
  7: 'семёрку',
  8: 'восьмёрку',
  9: 'девятку',
  T: 'десятку',
  J: 'валета',
  Q: 'даму',
  K: 'короля',
  A: 'туза',
};

/** @type {Record<string, string>} */
const SIGNS = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** @typedef {import('../en/cards.js').CardArg} CardArg */
/** @typedef {import('../en/cards.js').SuitArg} SuitArg */
/** @typedef {import('../en/cards.js').RankArg} RankArg */

/** @param {SuitArg} args */
const suit = ({ suit: code }) => SUITS[code] ?? code;

export default {
  /** @param {CardArg} args */
  card: ({ card }) => `${RANKS[card.charAt(0)]} ${SUITS_GEN[card.charAt(1)]}`,
  /** @param {CardArg} args */
  'card.acc': ({ card }) => `${RANKS_ACC[card.charAt(0)]} ${SUITS_GEN[card.charAt(1)]}`,
  suit,
  // Масти неодушевлённые: винительный падеж совпадает с именительным.
  'suit.acc': suit,
  /** @param {SuitArg} args */
  'suit.gen': ({ suit: code }) => SUITS_GEN[code] ?? code,
  /** @param {SuitArg} args */
  'suit.sign': ({ suit: code }) => SIGNS[code] ?? code,
  /** @param {RankArg} args */
  rank: ({ rank }) => RANKS[rank] ?? rank,
  /** @param {RankArg} args */
  'rank.acc': ({ rank }) => RANKS_ACC[rank] ?? rank,
  'run.terz': 'терц',
  'run.fifty': 'полтинник',
  'run.hundred': 'сотня',
};
