// The person's side of the table: what is offered, what was chosen, and that nothing is chosen twice.

import { t } from '../i18n/index.js';
import { createActions } from './actions.js';
import { refuse } from './refusal.js';
import { promptText, reasonText } from './words.js';

/** @typedef {import('./types.js').Options} Options */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').HandCard} HandCard */
/** @typedef {ReturnType<typeof createPlayer>} Player */

/**
 * @param {{
 *   hand: import('./hand.js').Hand,
 *   status: ReturnType<typeof import('./status.js').createStatus>,
 *   motion: import('./motion.js').Motion,
 *   hurry: () => void,
 *   resting: () => boolean,
 *   atWork: () => boolean,
 *   newest: () => View | undefined,
 * }} table `resting`: a finished trick lies to be seen; `atWork`: the focus is in the table, so it may be moved;
 *   `newest`: the view that a tap acts on, whatever is still moving
 * @param {Options} options
 */
export function createPlayer({ hand, status, motion, hurry, resting, atWork, newest }, options) {
  const actions = createActions(act, next);
  /** The card that waits for the answer whether bella is said with it. @type {HandCard | null} */
  let asked = null;
  let locked = false;

  /**
   * A new view has come. The question that it answers is off the table at once, also where it was answered elsewhere
   * (the next deal is asked for on the score sheet too), while the next one waits for what moves.
   * @param {View} view
   */
  function take(view) {
    asked = null;
    if (!locked && !actions.first()) return;
    locked = false;
    const lostFocus = actions.main.contains(document.activeElement);
    actions.clear();
    hand.rest();
    status.set(view.prompt.code === 'wait' ? promptText(view) : '');
    if (lostFocus) hand.focus();
  }

  /** @param {View} view */
  function offer(view) {
    const focusMayMove = atWork();
    const lostFocus = actions.main.contains(document.activeElement);
    const fresh = actions.update({ view, bella: asked });
    hand.raise(asked?.card ?? null);
    if (asked) status.interrupt(t('table.ask_bella', { card: asked.card }), 'question');
    else status.set(promptText(view));
    const first = actions.first();
    if (!focusMayMove) return;
    if (first && fresh) first.focus({ preventScroll: true });
    else if (lostFocus && !first) hand.focus();
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
   * @param {boolean} [keyed] by a key, whose focus lies on some card at all times: it first clears the finished trick
   * @returns {boolean} whether the card is on its way
   */
  function play(code, keyed = false) {
    const clears = keyed && resting();
    hurry();
    const view = newest();
    const held = view?.hand.find((one) => one.card === code);
    if (!view || !held || locked || clears) return false;
    if (held.play && held.bella && asked?.card !== code) return ask(held);
    const action = held.bella ?? held.play;
    if (action) {
      act(action);
      return true;
    }
    ask(null);
    status.interrupt(reasonText(view, held.why), 'refusal');
    refuse(held, hand, motion);
    options.onSound?.('illegal');
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

  function next() {
    if (!newest()?.can_next || locked) return false;
    lock();
    options.next();
    return true;
  }

  return { actions, take, offer, play, ask, next, unlock };
}
