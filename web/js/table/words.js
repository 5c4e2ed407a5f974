// The sentences about a view: whose, why, what may be done. Grammar is the business of the language files.

import { t } from '../i18n/index.js';
import { personOf, rankSign, shortCard } from '../names.js';
import { othersOf } from './places.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Reason} Reason */
/** @typedef {import('./types.js').Announcement} Announcement */
/** @typedef {import('./types.js').SideInfo} SideInfo */

/**
 * Whether the person sits there; where only computers play, nobody does, and people who share a device go by their names.
 * @param {View} view
 * @param {number} seat
 */
export const isPerson = (view, seat) => seat === personOf(view);

/**
 * @param {View} view
 * @param {number} seat
 */
export function nameOf(view, seat) {
  return isPerson(view, seat) ? t('table.you') : (view.seats[seat]?.name ?? '');
}

/**
 * What a sentence about a seat needs: in most languages "you" is another sentence.
 * @param {View} view
 * @param {number} seat
 */
export function who(view, seat) {
  return { you: isPerson(view, seat), name: nameOf(view, seat) };
}

/**
 * @param {View} view
 * @param {import('./types.js').SeatInfo} seat
 */
export function isPartner(view, seat) {
  return seat.seat !== view.seat && seat.side === view.seats[view.seat]?.side;
}

/**
 * @param {View} view
 * @param {SideInfo} side
 */
export function sideName(view, side) {
  if (side.seats.length > 1) {
    if (!isPerson(view, view.seat)) return side.seats.map((seat) => nameOf(view, seat)).join(' + ');
    return side.seats.includes(view.seat) ? t('table.us') : t('table.them');
  }
  return nameOf(view, side.seats[0] ?? view.seat);
}

/** As short a name loses more than room when it shrinks: "You" is clear, "Y" is not. */
const SHORT = 3;

/**
 * What stands for a name where there is no room.
 * @param {string} name
 */
export function initialOf(name) {
  return [...name].length > SHORT ? letterOf(name) : name;
}

/** @param {string} name */
export const letterOf = (name) => [...name][0]?.toUpperCase() ?? '';

/**
 * The sides with the person's own first, then as met around the table.
 * @param {View} view
 * @returns {Array<SideInfo & { side: number }>}
 */
export function sidesOf(view) {
  const seats = [view.seat, ...othersOf(view)];
  const order = [...new Set(seats.map((seat) => view.seats[seat]?.side ?? seat))];
  return order.flatMap((side) => (view.sides[side] ? [{ ...view.sides[side], side }] : []));
}

/**
 * The one sentence of the status line: always the reason for what may be done now.
 * @param {View} view
 * @param {boolean} [newcomer] may not know yet what a choice means
 */
export function promptText(view, newcomer = false) {
  const prompt = questionText(view, newcomer);
  const aside = view.prompt.code !== 'exchange' && view.actions.some(({ verb }) => verb === 'swap');
  return aside ? `${prompt} ${t('table.may_swap')}` : prompt;
}

/**
 * @param {View} view
 * @param {boolean} newcomer
 */
function questionText(view, newcomer) {
  const { code, seat, suit } = view.prompt;
  const against = view.trick?.cards.find((played) => played.seat === view.trick?.winner)?.card ?? null;
  const args = { suit, against, trump: view.trump, turned: view.turned, stake: view.stake.stake * 2 };
  switch (code) {
    case 'wait':
      if (seat === null) return t('table.wait');
      return t(view.phase === 'play' ? 'table.wait_play' : 'table.wait_speak', { name: nameOf(view, seat) });
    case 'call_first':
      return t('table.call_first', { suit: view.turned?.charAt(1), first: newcomer });
    case 'call_second':
      return t('table.call_second', { void: newcomer && view.rules.values.all_pass === 'redeal' });
    case 'must_call':
      return t('table.must_call');
    case 'exchange':
      return t('table.exchange', { card: view.indicator });
    case 'declare':
      return t('table.declare');
    case 'lead':
      return t('table.lead', { first: view.trick_number === 0 && !view.last_trick });
    case 'follow_suit':
      return t('table.follow_suit', args);
    case 'must_trump':
      return t('table.must_trump', args);
    case 'beat_trump':
      return t('table.beat_trump', args);
    case 'overtrump':
      return t('table.overtrump', args);
    case 'any_card':
      return t('table.any_card', args);
    case 'answer_double':
      return t('table.answer_double', { name: nameOf(view, view.stake.offered ?? view.seat), stake: args.stake });
    case 'offer_double':
      return t('table.offer_double', args);
    case 'lesson':
      return t('table.lesson');
    case 'next_deal':
      return t('table.next_deal');
    case 'over':
      return t('table.over');
    case 'hand_over':
      return t('table.hand_over', { name: nameOf(view, seat ?? view.seat) });
    case 'nothing_asked':
      return t('table.nothing_asked', { name: nameOf(view, seat ?? view.seat) });
    default:
      return '';
  }
}

/**
 * Why a card may not be played: the duty, and the card that proves it.
 * @param {View} view
 * @param {Reason | null} reason
 */
export function reasonText(view, reason) {
  if (!reason || reason.code === 'not_your_turn') {
    const { seat, code } = view.prompt;
    if (code !== 'wait') return promptText(view);
    return seat === null ? t('table.wait') : t('table.why_turn', { name: nameOf(view, seat) });
  }
  const { proof, against, suit, must } = reason;
  const args = { proof: proof ?? must[0], against, suit, trump: view.trump };
  switch (reason.code) {
    case 'declare_first':
      return t('table.why_declare');
    case 'follow_suit':
      return t('table.why_follow', args);
    case 'must_trump':
      return t('table.why_trump', args);
    case 'beat_trump':
      return t('table.why_beat', args);
    case 'overtrump':
      return t('table.why_overtrump', args);
    default:
      return promptText(view);
  }
}

/**
 * What is public of a seat's runs, in few words.
 * @param {Announcement} run
 */
export function announcementText({ kind, length, top, trump }) {
  const what = kind ? t(`run.${kind}`) : t('table.run_length', { length });
  const { letters } = document.documentElement.dataset;
  return t('table.announcement', { what, top: top && rankSign(top, letters), trump });
}

/**
 * What a seat swapped, in signs: "7 → 9♥".
 * @param {string} card that it took
 */
export const swapText = (card) => `7 → ${shortCard(card, document.documentElement.dataset.letters ?? '')}`;

/**
 * The whole table in words, for those who ask for it.
 * @param {View} view
 */
export function tableText(view) {
  const parts = [];
  if (view.trump) parts.push(t('table.say_trump', { suit: view.trump, ...who(view, view.caller ?? view.seat) }));
  else if (view.turned) parts.push(t('table.say_turned', { card: view.turned }));
  const played = view.trick?.cards ?? [];
  const cards = played.map(({ seat, card }) =>
    t('table.trick_card', { name: nameOf(view, seat), card, winning: seat === view.trick?.winner }),
  );
  if (view.trick) parts.push(cards.length > 0 ? t('table.trick', { cards: cards.join(', ') }) : t('table.trick_empty'));
  for (const side of sidesOf(view)) {
    parts.push(t('table.say_side', { name: sideName(view, side), tricks: side.tricks, total: side.total }));
  }
  parts.push(promptText(view));
  return parts.map(sentence).join(' ');
}

/**
 * @param {string} text
 * @returns {string} with a capital letter and an end
 */
export function sentence(text) {
  const closed = /[.!?…]$/.test(text) ? text : `${text}.`;
  return closed.charAt(0).toUpperCase() + closed.slice(1);
}
