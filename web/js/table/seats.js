// The plates of the players: who sits where, whose turn it is, who dealt, who chose trump, what was announced.

import { t } from '../i18n/index.js';
import { arrange, make, makeButton, makeSilent, setAttribute, setText } from './dom.js';
import { createBack, createFace, createPip } from './faces.js';
import { othersOf, placeOf } from './places.js';
import { announcementText, letterOf, nameOf } from './words.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Place} Place */
/** @typedef {import('./types.js').SeatInfo} SeatInfo */
/** @typedef {import('./types.js').RunInfo} RunInfo */
/** @typedef {ReturnType<typeof createSeats>} Seats */
/** @typedef {ReturnType<typeof createPlate>} Plate */

export function createSeats() {
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
    plates = view.seats.map((_, index) => createPlate(placeOf(view, index)));
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

  /**
   * @param {readonly number[]} backs by seat
   * @returns {HTMLElement[]} the backs that are new
   */
  function placeBacks(backs) {
    return plates.flatMap((plate, index) => plate.placeBacks(backs[index] ?? 0));
  }

  return { others, own, seat, update, placeBacks, plate: (/** @type {number} */ index) => plates[index] };
}

/** @param {Place} place */
function createPlate(place) {
  const letter = makeSilent('letter');
  const marks = makeSilent('marks');
  const avatar = makeSilent('avatar', letter, makeSilent('turn-sign', '▶'), marks);
  const name = makeSilent('name');
  const backs = makeSilent('backs');
  const count = makeSilent('count');
  const badges = make('div', 'badges');
  const shown = make('div', 'shown-runs');
  const bubbles = makeSilent('bubbles');
  const runs = makeButton('badge runs');
  runs.addEventListener('click', () => openRuns(shown.hidden !== false));
  shown.hidden = true;
  shown.setAttribute('role', 'img');
  shown.dataset.faces = 'jumbo';
  const held = makeSilent('held-cards', backs, count);
  const element = make('div', 'seat', avatar, name, held, badges, shown, bubbles);
  element.dataset.place = place;
  element.setAttribute('role', 'group');

  /** @param {boolean} open */
  function openRuns(open) {
    shown.hidden = !open;
    runs.setAttribute('aria-expanded', String(open));
  }

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
    const signs = signsOf(view, seat);
    marks.replaceChildren(...signs.map((mark) => mark.sign));
    const texts = badgesOf(view, seat);
    updateBadges(seat, texts);
    const said = [...signs.map((mark) => mark.text), ...texts.map((badge) => badge.text)];
    if (view.turn === seat.seat) said.push(t('table.to_move'));
    element.setAttribute(
      'aria-label',
      t('table.seat', { name: nameOf(view, seat.seat), cards: seat.cards, tricks: seat.tricks, facts: said }),
    );
  }

  /**
   * @param {SeatInfo} seat
   * @param {readonly Badge[]} texts
   */
  function updateBadges(seat, texts) {
    const first = seat.runs.length > 0 ? texts.find((badge) => badge.run) : undefined;
    const nodes = texts.map((badge) => {
      if (badge === first) return runs;
      const node = makeSilent('badge', badge.text);
      setAttribute(node, 'data-faint', badge.faint);
      return node;
    });
    if (first) {
      setText(runs, first.text);
      runs.setAttribute('aria-label', `${first.text}: ${t('table.runs_shown')}`);
      showRuns(seat.runs);
    } else {
      openRuns(false);
    }
    arrange(badges, nodes);
  }

  /** @param {readonly RunInfo[]} list */
  function showRuns(list) {
    const cards = list.flatMap((run) => run.cards);
    if (shown.dataset.cards === cards.join()) return;
    shown.dataset.cards = cards.join();
    const rows = list.map((run) =>
      make('span', 'run', ...run.cards.map((code) => make('span', 'card', createFace(code)))),
    );
    shown.replaceChildren(...rows);
    shown.setAttribute('aria-label', cards.map((card) => t('card', { card })).join(', '));
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

  return { element, bubbles, update, placeBacks, source, showRuns, openRuns };
}

/**
 * @typedef {object} Badge
 * @property {string} text
 * @property {boolean} [run] it stands for announced runs
 * @property {boolean} [faint] it no longer counts
 */

/**
 * @param {View} view
 * @param {SeatInfo} seat
 * @returns {Badge[]}
 */
function badgesOf(view, seat) {
  /** @type {Badge[]} */
  const badges = [];
  if (isPartner(view, seat)) badges.push({ text: t('table.partner'), faint: true });
  if (seat.call && view.trump === null) {
    badges.push({ text: t('table.called_pass') });
  }
  if (seat.announcement) {
    badges.push({ text: announcementText(seat.announcement), run: true, faint: !seat.announcement.leads });
  }
  if (seat.bella) badges.push({ text: t('table.bella') });
  const baits = view.sides[seat.side]?.baits ?? 0;
  if (baits > 0) badges.push({ text: t('table.baits', { count: baits }), faint: true });
  return badges;
}

/**
 * The small signs on an avatar, each with its words.
 * @param {View} view
 * @param {SeatInfo} seat
 */
function signsOf(view, seat) {
  const { trump } = view;
  const signs = [];
  if (view.dealer === seat.seat) {
    signs.push({ text: t('table.dealer'), sign: make('span', 'dealer') });
  }
  if (view.caller === seat.seat && trump) {
    signs.push({ text: t('table.caller', { suit: trump }), sign: make('span', 'caller', createPip(trump)) });
  }
  return signs;
}

/**
 * @param {View} view
 * @param {SeatInfo} seat
 */
function isPartner(view, seat) {
  return seat.seat !== view.seat && seat.side === view.seats[view.seat]?.side;
}
