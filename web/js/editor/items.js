// A position text as the editor handles it: its items by key. Only how it is spelt is known here; what it means, and what
// is wrong with it, the engine says.

/** @typedef {Map<string, string>} Items */

const VERSION = 'dp1';
/** A card that nobody knows. */
export const HIDDEN = '?';
/** Places that hold one card. */
const SINGLE = ['turned', 'bottom'];
/** The place of the cards played, complete tricks first; in the text they are `tricks` and `trick`. */
export const PLAYED = 'played';

/**
 * @param {string} text of a position that the engine could read
 * @returns {Items}
 */
export const itemsOf = (text) =>
  new Map(
    text
      .split(';')
      .slice(1)
      .map((item) => {
        const [key = '', value = ''] = item.split('=');
        return [key, value];
      }),
  );

/** @param {Items} items */
export const textOf = (items) => [VERSION, ...[...items].map(([key, value]) => `${key}=${value}`)].join(';');

/** @param {Items} items */
export const playersIn = (items) => Number(/,players:(\d)/.exec(items.get('rules') ?? '')?.[1] ?? 2);

/**
 * Nothing but the rules, and what a text can't do without.
 * @param {string} profile
 * @param {number} players
 */
export const blank = (profile, players) =>
  itemsOf(`;rules=${profile},players:${players};dealer=0;phase=play;turned=7S;caller=1;trump=S`);

/**
 * The cards that lie in a place, each hidden one by itself.
 * @param {Items} items
 * @param {string} place
 * @returns {string[]}
 */
export function cardsIn(items, place) {
  if (place === PLAYED) return tricksIn(items).flatMap(({ cards }) => cards);
  return (items.get(place) ?? '')
    .split('.')
    .filter((item) => item && item !== '-')
    .flatMap((item) =>
      item.startsWith(HIDDEN) ? Array.from({ length: Number(item.slice(1) || 1) }, () => HIDDEN) : item,
    );
}

/**
 * The tricks with the seats that led them, the one on the table last.
 * @param {Items} items
 */
export function tricksIn(items) {
  const laid = [items.get('tricks'), items.get('trick')].filter(Boolean).join(',');
  return laid
    .split(',')
    .filter(Boolean)
    .map((trick) => {
      const [leader = '', cards = ''] = trick.split(':');
      return { leader: Number(leader), cards: cards.split('.') };
    });
}

/**
 * @param {Items} items
 * @param {string} place
 * @param {readonly string[]} cards
 */
function setCards(items, place, cards) {
  if (place === PLAYED) return setPlayed(items, cards);
  if (cards.length) items.set(place, cards.join('.'));
  else items.delete(place);
}

/**
 * @param {Items} items
 * @param {readonly string[]} cards in the order played
 */
function setPlayed(items, cards) {
  const players = playersIn(items);
  const tricks = [];
  for (let first = 0; first < cards.length; first += players) tricks.push(cards.slice(first, first + players));
  const open = tricks.at(-1)?.length === players ? undefined : tricks.pop();
  // Who led follows from the rest: the engine puts it right.
  const written = (/** @type {readonly string[]} */ trick) => `0:${trick.join('.')}`;
  items.delete('tricks');
  items.delete('trick');
  if (tricks.length) items.set('tricks', tricks.map(written).join(','));
  if (open) items.set('trick', written(open));
}

/**
 * Takes a card from wherever it lies; the card turned up is named whether it lies there or not.
 * @param {Items} items
 * @param {string} card
 */
export function takeCard(items, card) {
  for (const place of lyingPlaces(items)) {
    const held = cardsIn(items, place);
    if (held.includes(card))
      setCards(
        items,
        place,
        held.filter((other) => other !== card),
      );
  }
}

/**
 * Whether a card lies anywhere; to be the card turned up is not to lie there.
 * @param {Items} items
 * @param {string} card
 */
export const isPlaced = (items, card) => lyingPlaces(items).some((place) => cardsIn(items, place).includes(card));

/** @param {Items} items */
const lyingPlaces = (items) => [...[...items.keys()].filter((key) => /^(h\d|bottom|stock)$/.test(key)), PLAYED];

/**
 * Puts a card into a place: in full hands instead of a hidden one.
 * @param {Items} items
 * @param {string} card
 * @param {string} place
 * @param {number} [size] the cards that belong there
 */
export function putCard(items, card, place, size = 0) {
  if (place !== 'turned') takeCard(items, card);
  const held = cardsIn(items, place);
  const hidden = held.indexOf(HIDDEN);
  if (SINGLE.includes(place)) setCards(items, place, [card]);
  else if (card !== HIDDEN && hidden >= 0 && held.length >= size) setCards(items, place, held.with(hidden, card));
  else setCards(items, place, [...held, card]);
}

/**
 * One hidden card fewer.
 * @param {Items} items
 * @param {string} place
 */
export function dropHidden(items, place) {
  const held = cardsIn(items, place);
  setCards(items, place, held.toSpliced(held.indexOf(HIDDEN), 1));
}

/**
 * Hidden cards for all that is missing in a place.
 * @param {Items} items
 * @param {string} place
 * @param {number} size
 */
export function hideRest(items, place, size) {
  const known = cardsIn(items, place).filter((card) => card !== HIDDEN);
  const missing = Math.max(0, size - known.length);
  setCards(items, place, [...known, ...Array.from({ length: missing }, () => HIDDEN)]);
}

/**
 * @param {Items} items
 * @param {string} place
 */
export const clearPlace = (items, place) => setCards(items, place, []);

/**
 * Other rules; what belongs to seats that are gone goes with them.
 * @param {Items} items
 * @param {string} profile
 * @param {number} players
 */
export function setRules(items, profile, players) {
  if (players !== playersIn(items)) {
    const played = cardsIn(items, PLAYED);
    for (const key of [...items.keys()]) {
      const seat =
        /^[hda](\d)$/.exec(key)?.[1] ??
        (/^(caller|dealer|swap|bella|best|offer|asked)$/.test(key) ? items.get(key) : '0');
      if (Number(seat) >= players) items.delete(key);
    }
    if (!items.has('dealer')) items.set('dealer', '0');
    for (const key of ['totals', 'baits', 'hang', 'rights']) items.delete(key);
    items.set('rules', `${profile},players:${players}`);
    setPlayed(items, played);
  }
  items.set('rules', `${profile},players:${players}`);
}
