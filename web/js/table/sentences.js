// What is said of an event: aloud in a full sentence, and at the seat in a word.

import { list, t } from '../i18n/index.js';
import { announcementText, isPerson, nameOf, sideName, sidesOf, who } from './words.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').TableEvent} TableEvent */
/** @typedef {import('./types.js').Update} Update */

/** What players do, as against what follows from it. */
const MOVES = new Set([
  'call',
  'swapped',
  'announced',
  'bella',
  'played',
  'sevens',
  'deberts',
  'doubled',
  'accepted',
  'refused',
  'no_double',
  'claimed',
]);

/**
 * Whether an event is said to somebody who does not see the table.
 * @param {TableEvent} event
 * @param {import('./types.js').Settings['narration']} wish
 */
export const isSaid = ({ kind }, wish = 'full') => wish === 'full' || (wish === 'moves' && MOVES.has(kind));

/** @param {readonly string[]} codes */
const cardList = (codes) => list(codes.map((card) => t('card', { card })));

/**
 * @param {TableEvent} event
 * @param {Update} update
 * @param {boolean} leads whether a card played opens a trick
 * @returns {string} empty where there is nothing to say
 */
export function eventText(event, { view, events }, leads) {
  const { seat = view.seat, card = '', other = '', cards = [], points = 0 } = event;
  const person = who(view, seat);
  switch (event.kind) {
    case 'deal_started':
      return t('table.say_deal', { number: view.deal + 1, dealer: nameOf(view, seat), you: person.you });
    case 'turned': {
      const dealt = events.flatMap((told) =>
        told.kind === 'dealt' && told.seat === view.seat ? (told.cards ?? []) : [],
      );
      return t('table.say_turned_up', { cards: cardList(dealt), card });
    }
    case 'call':
      return callText(event, person);
    case 'all_passed':
      return t('table.say_all_passed');
    case 'drew':
      return person.you && cards.length > 0 ? t('table.say_drew', { cards: cardList(cards) }) : '';
    case 'bottom':
      return t('table.say_bottom', { card });
    case 'swapped':
      return t('table.say_swapped', { ...person, card, other });
    case 'announced':
      if (!event.run) return t('table.say_no_run', person);
      return t('table.say_announced', { ...person, run: announcementText(event.run) });
    case 'compared':
      return event.run ? t('table.say_compared', { ...person, run: announcementText(event.run) }) : '';
    case 'runs_shown':
      return t('table.say_shown', { ...person, cards: cardList((event.runs ?? []).flatMap((run) => run.cards)) });
    case 'bella':
      return t('table.say_bella', person);
    case 'played':
      return t('table.say_played', { ...person, card, leads, trump: card.charAt(1) === view.trump });
    case 'trick_taken': {
      const score = sidesOf(view).map((side) => side.tricks);
      return t('table.say_trick', { ...person, points, score: score.join(':') });
    }
    case 'sevens':
      return t('table.say_sevens', person);
    case 'deberts':
      return t('table.say_deberts', { ...person, cards: cardList(cards) });
    case 'doubled':
    case 'accepted':
    case 'refused':
    case 'no_double':
    case 'claimed':
      return t(`table.say_${event.kind}`, { ...person, points });
    case 'scored':
      return t('table.say_scored');
    case 'match_over': {
      const won = sidesOf(view).find((side) => side.side === event.side);
      return won
        ? t('table.say_match_over', { name: sideName(view, won), you: won.seats.some((own) => isPerson(view, own)) })
        : '';
    }
    default:
      return '';
  }
}

/**
 * @param {TableEvent} event
 * @param {{ you: boolean, name: string }} person
 */
function callText({ verb, suit }, person) {
  if (verb === 'pass') return t('table.say_pass', person);
  return t(verb === 'take' ? 'table.say_take' : 'table.say_name', { ...person, suit });
}

/** What a seat does when it is its turn in the play. */
const IN_PLAY = new Set(['played', 'announced', 'swapped', 'bella']);

/**
 * What the status line says while an event is shown and the view is further already; '' where it says enough.
 * @param {TableEvent} event
 * @param {View} view
 */
export function meanwhileText({ kind, seat, points = 0 }, view) {
  if (typeof seat !== 'number') return '';
  const person = who(view, seat);
  if (kind === 'trick_taken') return t('table.trick_won', { ...person, points });
  if (person.you) return '';
  if (kind === 'call') return t('table.wait_speak', person);
  return IN_PLAY.has(kind) ? t('table.wait_play', person) : '';
}

/**
 * The word in the bubble at the seat that an event belongs to.
 * @param {TableEvent} event
 */
export function bubbleText({ kind, verb, suit, run, points = 0 }) {
  switch (kind) {
    case 'call':
      return verb === 'pass' ? t('table.called_pass') : t('table.called_trump', { suit });
    case 'announced':
      return run ? announcementText(run) : t('table.no_run');
    case 'compared':
      return run ? announcementText(run) : '';
    case 'bella':
      return t('table.bella');
    case 'swapped':
      return t('table.swapped');
    case 'sevens':
      return t('table.four_sevens');
    case 'deberts':
      return t('table.deberts');
    case 'doubled':
    case 'accepted':
    case 'refused':
    case 'claimed':
      return t(`table.bubble_${kind}`, { points });
    default:
      return '';
  }
}
