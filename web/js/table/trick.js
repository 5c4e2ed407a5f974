// The trick on the table. Each seat has its own place; who led and who is winning is marked by signs, not by colour.

import { t } from '../i18n/index.js';
import { make, makeSilent, setAttribute } from './dom.js';
import { placeOf } from './places.js';
import { nameOf } from './words.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Place} Place */
/** @typedef {import('./types.js').PlayedCard} PlayedCard */
/** @typedef {import('./picture.js').Picture} Picture */
/** @typedef {import('./cloth.js').CardFor} CardFor */
/** @typedef {ReturnType<typeof createTrick>} Trick */

/** @type {readonly Place[]} */
const PLACES = ['left', 'top', 'right', 'bottom'];

/** @param {() => View | undefined} staged the view that is being shown */
export function createTrick(staged) {
  const zone = make('div', 'trick');
  zone.setAttribute('role', 'img');
  const slots = new Map(PLACES.map((place) => [place, newSlot(place)]));
  const block = make('div', 'block', ...slots.values());
  zone.append(block);

  /**
   * @param {Picture} picture
   * @param {CardFor} cardFor
   */
  function place({ trick }, cardFor) {
    const view = staged();
    if (!view) return;
    for (const { seat, card: code } of trick) {
      const slot = slots.get(placeOf(view, seat));
      const card = cardFor(code);
      if (slot && card.parentElement !== slot) slot.prepend(card);
    }
    mark(view, trick);
  }

  /**
   * Who is winning is the engine's knowledge: it is shown for the tricks that the view tells of.
   * @param {View} view
   * @param {readonly PlayedCard[]} cards
   */
  function mark(view, cards) {
    const known = [view.trick, view.last_trick].find((told) => told && sameCards(told.cards, cards));
    const leader = cards[0] && placeOf(view, cards[0].seat);
    const winner = known?.winner ?? null;
    const winning = winner === null ? null : placeOf(view, winner);
    for (const [place, slot] of slots) {
      setAttribute(slot, 'data-leads', place === leader);
      setAttribute(slot, 'data-wins', place === winning);
    }
    const played = cards.map(({ seat, card }) =>
      t('table.trick_card', { name: nameOf(view, seat), card, winning: seat === winner }),
    );
    const label = played.length > 0 ? t('table.trick', { cards: played.join(', ') }) : t('table.trick_empty');
    zone.setAttribute('aria-label', label);
  }

  return { zone, place };
}

/** @param {Place} place */
export function newSlot(place) {
  const slot = make('div', 'slot', makeSilent('mark leads', '1'), makeSilent('mark wins', '★'));
  slot.dataset.place = place;
  return slot;
}

/**
 * @param {readonly PlayedCard[]} some
 * @param {readonly PlayedCard[]} others
 */
function sameCards(some, others) {
  return (
    some.length > 0 && some.length === others.length && some.every((one, index) => one.card === others[index]?.card)
  );
}
