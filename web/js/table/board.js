// The frame of the table: one grid, whose zones stand in the order in which they are read.

import { mayFocus } from '../focus.js';
import { t } from '../i18n/index.js';
import { make } from './dom.js';

/**
 * @param {{
 *   chips: { zone: HTMLElement, extras: HTMLElement },
 *   seats: { others: HTMLElement, own: HTMLElement },
 *   stock: { zone: HTMLElement },
 *   trick: { zone: HTMLElement },
 *   piles: { zone: HTMLElement },
 *   status: { text: HTMLElement, rule: HTMLElement },
 *   actions: { main: HTMLElement, quiet: HTMLElement, stakes: HTMLElement },
 *   hand: { zone: HTMLElement },
 *   speech: { log: HTMLElement },
 *   lastTrick: { dialog: HTMLElement },
 * }} parts
 */
export function createBoard({ chips, seats, stock, trick, piles, status, actions, hand, speech, lastTrick }) {
  const start = make('div', 'slot-start');
  const end = make('div', 'slot-end');
  const top = make('div', 'top', start, chips.zone, end);
  const line = make('div', 'line', seats.own, status.text, status.rule, actions.quiet);
  chips.extras.append(actions.stakes);
  const desk = make('div', 'desk', line, actions.main);
  const flights = make('div', 'flights');
  flights.setAttribute('aria-hidden', 'true');
  const grid = make(
    'div',
    'board',
    top,
    seats.others,
    chips.extras,
    stock.zone,
    trick.zone,
    piles.zone,
    desk,
    hand.zone,
    flights,
  );
  const element = make('div', 'table', grid, speech.log, lastTrick.dialog);
  seats.others.setAttribute('role', 'group');
  element.setAttribute('role', 'region');

  function relabel() {
    element.setAttribute('aria-label', t('table.table'));
    seats.others.setAttribute('aria-label', t('table.opponents'));
    speech.log.setAttribute('aria-label', t('table.log'));
  }

  /** @param {import('./types.js').View} view the layout depends on how many sit at the table */
  function seat(view) {
    element.dataset.players = String(view.seats.length);
  }

  relabel();
  return {
    element,
    flights,
    slots: { start, end },
    relabel,
    seat,
    /** Whether the person is at work here: only then may the focus be moved. */
    hasFocus: () => mayFocus() && element.contains(document.activeElement),
  };
}
