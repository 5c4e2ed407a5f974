// Карти й масті. Масть при карті стоїть прикметником, тож узгоджується з нею в роді та відмінку.

/** @type {Record<string, string>} */
const SUITS = { S: 'піки', H: 'чирви', D: 'бубни', C: 'трефи' };

/** @type {Record<string, string>} */
const SUITS_GEN = { S: 'пік', H: 'чирв', D: 'бубон', C: 'треф' };

/** @type {Record<string, string>} */
const STEMS = { S: 'піков', H: 'чирвов', D: 'бубнов', C: 'трефов' };

/** @type {Record<string, string>} */
const RANKS = {
  7: 'сімка',
  8: 'вісімка',
  9: 'дев’ятка',
  T: 'десятка',
  J: 'валет',
  Q: 'дама',
  K: 'король',
  A: 'туз',
};

/** @type {Record<string, string>} */
const RANKS_ACC = {
  7: 'сімку',
  8: 'вісімку',
  9: 'дев’ятку',
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

/** @param {string} rank */
const masculine = (rank) => 'JKA'.includes(rank);

/** @param {SuitArg} args */
const suit = ({ suit: code }) => SUITS[code] ?? code;

export default {
  /** @param {CardArg} args */
  card: ({ card }) => {
    const [rank, mast] = [card.charAt(0), card.charAt(1)];
    return `${STEMS[mast]}${masculine(rank) ? 'ий' : 'а'} ${RANKS[rank]}`;
  },
  /** @param {CardArg} args */
  'card.acc': ({ card }) => {
    const [rank, mast] = [card.charAt(0), card.charAt(1)];
    return `${STEMS[mast]}${masculine(rank) ? 'ого' : 'у'} ${RANKS_ACC[rank]}`;
  },
  suit,
  // Масті неживі: знахідний відмінок збігається з називним.
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
  'run.fifty': 'півсотня',
  'run.hundred': 'сотня',
};
