// The person's side of the table: what is offered, what was chosen, and that nothing is chosen twice.

import { t } from '../i18n/index.js';
import { createActions } from './actions.js';
import { refuse } from './refusal.js';
import { meanwhileText } from './sentences.js';
import { promptText, reasonText } from './words.js';

/** @typedef {import('./types.js').Options} Options */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').HandCard} HandCard */
/** @typedef {ReturnType<typeof createPlayer>} Player */

/** How long the last card is still seen in the hand. */
const LAST_MS = 400;

/**
 * By a tap; by a key, whose focus lies on some card at all times; or thrown on the table.
 * @typedef {'tap' | 'key' | 'throw'} Manner
 */

/**
 * @param {{
 *   hand: import('./hand.js').Hand,
 *   status: ReturnType<typeof import('./status.js').createStatus>,
 *   motion: import('./motion.js').Motion,
 *   hurry: () => void,
 *   resting: () => boolean,
 *   atWork: () => boolean,
 *   newest: () => View | undefined,
 *   settings: () => import('./types.js').Settings,
 *   finishing: () => void,
 * }} table `resting`: a finished trick lies to be seen; `atWork`: the focus is in the table, so it may be moved;
 *   `newest`: the view that a tap acts on, whatever is still moving; `finishing`: the rest of the deal is being played out
 * @param {Options} options
 */
export function createPlayer({ hand, status, motion, hurry, resting, atWork, newest, settings, finishing }, options) {
  const actions = createActions({ act, finish, next, takeSeat });
  /** The card that waits for the answer whether it is played, or bella said with it. @type {HandCard | null} */
  let asked = null;
  let locked = false;
  /** A sheet is about to lie over the table: nothing is offered until it does. */
  let keptBack = false;
  /** Of the last card that plays itself. */
  let timer = 0;

  /**
   * A new view has come. The question that it answers is off the table at once, also where it was answered elsewhere
   * (the next deal is asked for on the score sheet too), while the next one waits for what moves.
   * @param {import('./types.js').Update} update
   * @param {boolean} sheetDue what the view offers is kept back until the sheet is open
   */
  function take({ view, events }, sheetDue) {
    asked = null;
    keptBack = sheetDue;
    window.clearTimeout(timer);
    if (!locked && !actions.first()) return;
    locked = false;
    const lostFocus = atWork() && actions.main.contains(document.activeElement);
    actions.clear();
    hand.rest();
    const first = events.map((event) => meanwhileText(event, view)).find(Boolean);
    status.set(first ?? (view.prompt.code === 'wait' ? promptText(view) : ''), Boolean(first));
    if (lostFocus) hand.focus();
  }

  /** @param {View} view */
  function offer(view) {
    if (keptBack) {
      actions.clear();
      status.set('');
      return;
    }
    const focusMayMove = atWork();
    const lostFocus = actions.main.contains(document.activeElement);
    const fresh = actions.update({ view, asked });
    hand.raise(asked?.card ?? null);
    if (asked) {
      const { card, play: silently, bella } = asked;
      status.interrupt(t(silently && bella ? 'table.ask_bella' : 'table.ask_play', { card }), 'question');
    } else status.set(promptText(view, view.deal === 0 && !options.explained?.()));
    const first = actions.first();
    if (!focusMayMove) return;
    if (first && fresh) first.focus({ preventScroll: true });
    else if (lostFocus && !first) hand.focus();
  }

  /**
   * Where it is wished, the last card plays itself, as there is nothing to choose.
   * @param {View} view that has just been reached by playing on
   */
  function offerLast(view) {
    const [held, ...more] = view.hand;
    const free = settings().autoplay && view.actions.length === 0 && more.length === 0;
    if (!free || !held || Boolean(held.play) === Boolean(held.bella)) return;
    timer = window.setTimeout(() => {
      if (newest() === view) act(held.play ?? held.bella ?? '');
    }, motion.scaled(LAST_MS));
  }

  /** @param {string} action */
  function act(action) {
    if (locked) return;
    lock();
    options.act(action);
  }

  /** Until the answer is here nothing else can be done: a second press must not hit what comes next. */
  function lock() {
    hurry();
    locked = true;
    actions.lock();
  }

  /** The engine refused what was done: it may be tried again. */
  function unlock() {
    locked = false;
    actions.unlock();
  }

  /**
   * @param {string} code
   * @param {Manner} manner a key first clears the finished trick; a card that is thrown is meant
   * @returns {boolean} whether the card is on its way
   */
  function play(code, manner) {
    const clears = manner === 'key' && resting();
    hurry();
    const view = newest();
    const held = view?.hand.find((one) => one.card === code);
    if (!view || !held || locked || clears) return false;
    const action = held.bella ?? held.play;
    const doubtful = (held.play && held.bella) || (settings().confirmTap && manner !== 'throw');
    if (action && doubtful && asked?.card !== code) return ask(held);
    if (action) {
      act(action);
      return true;
    }
    ask(null);
    const silent = settings().coach === 'off';
    if (silent) status.interrupt(t('table.why_plain'), 'refusal');
    else status.interrupt(reasonText(view, held.why), 'refusal', ruleOf(held));
    refuse(held, hand, motion, silent);
    options.onSound?.('illegal');
    options.onRefused?.(held);
    return false;
  }

  /**
   * @param {HandCard | null} held
   * @returns {false} no card is played by asking
   */
  function ask(held) {
    const view = newest();
    if (asked === held || !view) return false;
    asked = held;
    offer(view);
    return false;
  }

  function finish() {
    if (!newest()?.rest || locked) return;
    lock();
    finishing();
    options.finish();
  }

  function next() {
    if (!newest()?.can_next || locked || keptBack) return false;
    lock();
    options.next();
    return true;
  }

  function sheetShown() {
    const view = newest();
    keptBack = false;
    if (view) offer(view);
  }

  function takeSeat() {
    if (newest()?.hand_over === null || locked) return;
    lock();
    options.takeSeat();
  }

  return { actions, take, offer, offerLast, play, ask, next, sheetShown, unlock };
}

/**
 * The reason that a rule stands behind; '' where it is only not the time.
 * @param {HandCard} held
 */
function ruleOf({ why }) {
  return why && !['not_your_turn', 'not_now'].includes(why.code) ? why.code : '';
}
