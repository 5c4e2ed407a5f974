// The cards as things. A card is one element for a whole deal; showing a picture puts it into its zone and lets it
// slide there from where it was, found by measuring before and after. No movement is ever state.

import { make } from './dom.js';
import { createBack, createFace } from './faces.js';

/** How small a card gets that leaves the table. */
const GONE = 0.4;

/** @typedef {import('./motion.js').Motion} Motion */
/** @typedef {import('./picture.js').Picture} Picture */
/** @typedef {{ x: number, y: number, width: number, tilt: number }} Spot centre, width and turn in degrees */
/** @typedef {(code: string) => HTMLElement} CardFor */

/**
 * @typedef {object} Zones where cards can lie; each puts the cards of its part of the picture in place
 * @property {{ place(picture: Picture, cardFor: CardFor): void }[]} all
 * @property {(backs: readonly number[]) => HTMLElement[]} placeBacks returns the backs that are new
 * @property {HTMLElement[]} others things without a face that slide as cards do
 * @property {HTMLElement} flights a layer above everything for cards on their way out
 */

/**
 * @typedef {object} Manner how the difference between two pictures is to be seen
 * @property {number} [ms]
 * @property {number} [stagger] between one new card and the next
 * @property {HTMLElement | null} [from] where cards that were not in the picture come from
 * @property {HTMLElement | null} [to] where cards that leave it go
 * @property {boolean} [hidden] new cards arrive face down and are turned over
 */

/** @typedef {ReturnType<typeof createCloth>} Cloth */

/**
 * @param {Zones} zones
 * @param {Motion} motion
 */
export function createCloth({ all, placeBacks, others, flights }, motion) {
  /** @type {Map<string, HTMLElement>} */
  const cards = new Map();

  /** @param {string} code */
  function cardFor(code) {
    let card = cards.get(code);
    if (!card) {
      card = make('span', 'card', createFace(code));
      card.dataset.card = code;
      cards.set(code, card);
    }
    return card;
  }

  /**
   * @param {Picture} picture
   * @param {Manner} [manner]
   * @returns {Promise<unknown>} when all movement is over
   */
  function show(picture, { ms = 180, stagger = 0, from = null, to = null, hidden = false } = {}) {
    /** @type {Map<string, Spot>} */
    const before = new Map();
    for (const [code, card] of cards) before.set(code, spotOf(card));
    const othersBefore = others.map(spotOf);
    for (const thing of [...cards.values(), ...others]) for (const moving of thing.getAnimations()) moving.cancel();
    for (const zone of all) zone.place(picture, cardFor);
    const newBacks = placeBacks(picture.backs);

    const source = from && spotOf(from);
    const kept = new Set(codesOf(picture));
    /** @type {Promise<unknown>[]} */
    const moves = [];
    let arriving = 0;
    for (const code of kept) {
      const card = cardFor(code);
      card.style.translate = '';
      const was = before.get(code);
      const start = was ?? source;
      if (!start) continue;
      const delay = was ? 0 : stagger * arriving++;
      moves.push(slide(card, start, spotOf(card), { ms, delay }));
      if (!was && hidden) moves.push(turnOver(card, { ms, delay }));
    }
    others.forEach((thing, index) => {
      const was = othersBefore[index];
      if (was) moves.push(slide(thing, was, spotOf(thing), { ms, delay: 0 }));
    });
    newBacks.forEach((back, index) => {
      if (source) moves.push(slide(back, source, spotOf(back), { ms, delay: stagger * index }));
    });
    for (const [code, card] of cards) {
      if (kept.has(code)) continue;
      cards.delete(code);
      moves.push(leave(card, before.get(code), to && spotOf(to), ms));
    }
    return Promise.all(moves);
  }

  /**
   * @param {HTMLElement} element
   * @param {Spot} start
   * @param {Spot} end
   * @param {{ ms: number, delay: number }} timing
   */
  async function slide(element, start, end, timing) {
    if (start.width === 0 || end.width === 0) return;
    const frame = frameOf(start, end);
    if (frame) await motion.animate(element, [{ transform: frame }, { transform: 'none' }], timing);
  }

  /**
   * A card that leaves the picture flies above everything to where it goes, and is gone.
   * @param {HTMLElement} card
   * @param {Spot | undefined} start
   * @param {Spot | null} end
   * @param {number} ms
   */
  async function leave(card, start, end, ms) {
    card.remove();
    if (!start || !end || start.width === 0 || end.width === 0) return;
    const origin = flights.getBoundingClientRect();
    flights.append(card);
    card.style.setProperty('--cw', `${start.width}px`);
    const height = card.offsetHeight;
    card.style.left = `${start.x - origin.x - start.width / 2}px`;
    card.style.top = `${start.y - origin.y - height / 2}px`;
    const goal = `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(${GONE})`;
    const frames = [
      { transform: `rotate(${start.tilt}deg)`, opacity: 1 },
      { transform: goal, opacity: 1, offset: 0.8 },
      { transform: goal, opacity: 0 },
    ];
    await motion.animate(card, frames, { ms, fade: false, easing: 'ease-in-out' });
    card.remove();
  }

  /**
   * @param {HTMLElement} card
   * @param {{ ms: number, delay: number }} timing
   */
  async function turnOver(card, timing) {
    if (motion.reduced()) return;
    const back = createBack();
    card.append(back);
    const gone = [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }];
    const turn = [{ scale: '1 1' }, { scale: '0.02 1', offset: 0.5 }, { scale: '1 1' }];
    const easing = 'ease-in-out';
    await Promise.all([
      motion.animate(back, gone, { ...timing, easing }),
      motion.animate(card, turn, { ...timing, easing }),
    ]);
    back.remove();
  }

  /** Takes all cards off the table at once. */
  function clear() {
    for (const card of cards.values()) card.remove();
    cards.clear();
    flights.replaceChildren();
  }

  return { show, clear, card: (/** @type {string} */ code) => cards.get(code) };
}

/** @param {Picture} picture */
function codesOf({ hand, trick, indicator, bottom }) {
  return [...hand, ...trick.map((played) => played.card), ...[indicator, bottom].filter((code) => code !== null)];
}

/**
 * @param {HTMLElement} element
 * @returns {Spot}
 */
function spotOf(element) {
  const box = element.getBoundingClientRect();
  const holder = element.parentElement;
  const tilt = holder ? Number.parseFloat(getComputedStyle(holder).rotate) || 0 : 0;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: element.offsetWidth, tilt };
}

/**
 * The transform that shows an element lying at `end` as if it lay at `start`; in the turned frame of its holder.
 * @param {Spot} start
 * @param {Spot} end
 */
function frameOf(start, end) {
  const [dx, dy] = [start.x - end.x, start.y - end.y];
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && start.width === end.width) return null;
  const turn = (-end.tilt * Math.PI) / 180;
  const x = dx * Math.cos(turn) - dy * Math.sin(turn);
  const y = dx * Math.sin(turn) + dy * Math.cos(turn);
  return `translate(${x}px, ${y}px) rotate(${start.tilt - end.tilt}deg) scale(${start.width / end.width})`;
}
