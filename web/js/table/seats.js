// The plates of the players: who sits where, whose turn it is, who dealt, who chose trump, what was announced.

import { t } from '../i18n/index.js';
import { createBadges } from './badges.js';
import { make, makeButton, makeSilent, setAttribute, setText } from './dom.js';
import { createBack, createPip } from './faces.js';
import { othersOf, placeOf } from './places.js';
import { isPartner, letterOf, nameOf } from './words.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Place} Place */
/** @typedef {import('./types.js').SeatInfo} SeatInfo */
/** @typedef {ReturnType<typeof createSeats>} Seats */
/** @typedef {ReturnType<typeof createPlate>} Plate */

/** @param {((code: string) => void) | undefined} onRule opens the rules */
export function createSeats(onRule) {
  const others = make('div', 'seats');
  const own = make('div', 'own-seat');
  /** @type {Plate[]} by seat */
  let plates = [];

  /**
   * Plates are made anew only when other people sit down.
   * @param {View} view
   */
  function seat(view) {
    const people = JSON.stringify([view.seat, view.seats.length]);
    if (others.dataset.people === people) return;
    others.dataset.people = people;
    plates = view.seats.map((_, index) => createPlate(placeOf(view, index), onRule));
    others.replaceChildren(...othersOf(view).flatMap((index) => plates[index]?.element ?? []));
    own.replaceChildren(...[plates[view.seat]?.element ?? ''].flat());
  }

  /** @param {View} view */
  function update(view) {
    seat(view);
    view.seats.forEach((info, index) => {
      plates[index]?.update(view, info);
    });
  }

  /** @param {number} seat that has its turn in what is shown, while the view is further already */
  function turn(seat) {
    plates.forEach(({ element }, index) => {
      setAttribute(element, 'data-turn', index === seat);
    });
  }

  /**
   * @param {readonly number[]} backs by seat
   * @returns {HTMLElement[]} the backs that are new
   */
  function placeBacks(backs) {
    return plates.flatMap((plate, index) => plate.placeBacks(backs[index] ?? 0));
  }

  return { others, own, seat, update, turn, placeBacks, plate: (/** @type {number} */ index) => plates[index] };
}

/**
 * @param {Place} place
 * @param {((code: string) => void) | undefined} onRule
 */
function createPlate(place, onRule) {
  const letter = makeSilent('letter');
  const dealer = onRule ? makeButton('dealer') : makeSilent('dealer');
  const caller = makeSilent('caller');
  const avatar = make('span', 'avatar', letter, makeSilent('turn-sign', '▶'), make('span', 'marks', dealer, caller));
  const name = makeSilent('name');
  const backs = makeSilent('backs');
  const count = makeSilent('count');
  const badges = createBadges(onRule);
  const bubbles = makeSilent('bubbles');
  const held = makeSilent('held-cards', backs, count);
  const element = make('div', 'seat', avatar, name, held, badges.zone, badges.shown, bubbles);
  element.dataset.place = place;
  element.setAttribute('role', 'group');
  dealer.addEventListener('click', () => onRule?.('dealer'));

  /**
   * @param {View} view
   * @param {SeatInfo} seat
   */
  function update(view, seat) {
    const label = nameOf(view, seat.seat);
    setText(letter, letterOf(label));
    setText(name, label);
    element.dataset.seat = String(seat.seat);
    setAttribute(element, 'data-turn', view.turn === seat.seat);
    setAttribute(element, 'data-partner', isPartner(view, seat));
    setText(count, String(seat.cards));
    const said = [...marksOf(view, seat), ...badges.update(view, seat)];
    if (view.turn === seat.seat) said.push(t('table.to_move'));
    element.setAttribute(
      'aria-label',
      t('table.seat', { name: nameOf(view, seat.seat), cards: seat.cards, tricks: seat.tricks, facts: said }),
    );
  }

  /**
   * Shows the small signs on the avatar.
   * @param {View} view
   * @param {SeatInfo} seat
   * @returns {string[]} what they say
   */
  function marksOf({ dealer: deals, caller: calls, trump }, { seat }) {
    const suit = calls === seat ? trump : null;
    dealer.hidden = deals !== seat;
    setAttribute(dealer, 'aria-label', onRule && `${t('table.dealer')}: ${t('table.rule')}`);
    caller.hidden = !suit;
    caller.replaceChildren(suit ? createPip(suit) : '');
    return [...(deals === seat ? [t('table.dealer')] : []), ...(suit ? [t('table.caller', { suit })] : [])];
  }

  /**
   * @param {number} wanted
   * @returns {HTMLElement[]}
   */
  function placeBacks(wanted) {
    setText(count, String(wanted));
    while (backs.childElementCount > wanted) backs.lastElementChild?.remove();
    const added = Array.from({ length: wanted - backs.childElementCount }, () => make('span', 'card', createBack()));
    backs.append(...added);
    return added;
  }

  /** Where this seat's cards come from when it plays one. */
  function source() {
    const last = backs.lastElementChild;
    return last instanceof HTMLElement && last.offsetWidth > 0 ? last : avatar;
  }

  const { showRuns, openRuns } = badges;
  return { element, bubbles, update, placeBacks, source, showRuns, openRuns };
}
