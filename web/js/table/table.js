// The card table. It is given updates and shows them; it is asked nothing about the rules, for it knows none.

import { t } from '../i18n/index.js';
import { createActions } from './actions.js';
import { createBoard } from './board.js';
import { createBubbles } from './bubbles.js';
import { createChips } from './chips.js';
import { createCloth } from './cloth.js';
import { createHand } from './hand.js';
import { listenToKeys } from './keys.js';
import { createLastTrick } from './lasttrick.js';
import { createMotion } from './motion.js';
import { pictureOf } from './picture.js';
import { createPiles } from './piles.js';
import { followPointer } from './pointer.js';
import { createQueue } from './queue.js';
import { refuse } from './refusal.js';
import { createSeats } from './seats.js';
import { eventText } from './sentences.js';
import { createSpeech } from './speech.js';
import { createStaging } from './staging.js';
import { createStatus } from './status.js';
import { createStock } from './stock.js';
import { createTrick } from './trick.js';
import { promptText, reasonText, tableText } from './words.js';

/** @typedef {import('./types.js').Options} Options */
/** @typedef {import('./types.js').Settings} Settings */
/** @typedef {import('./types.js').Update} Update */
/** @typedef {import('./types.js').TableEvent} TableEvent */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').HandCard} HandCard */

/**
 * @param {HTMLElement} root an empty element with a size of its own
 * @param {Options} options
 */
export function createTable(root, options) {
  let { settings } = options;
  /** The newest update: what a tap acts on, whatever is still moving. @type {Update | undefined} */
  let newest;
  /** The view on the screen. @type {View | undefined} */
  let shown;
  /** The card that waits for the answer whether bella is said with it. @type {HandCard | null} */
  let asked = null;
  let locked = false;
  let onTable = 0;

  const motion = createMotion(() => settings);
  const bubbles = createBubbles(motion);
  const speech = createSpeech();
  const status = createStatus();
  const seats = createSeats();
  const hand = createHand(status.text.id);
  const trick = createTrick(() => /** @type {View} */ (newest?.view));
  const stock = createStock();
  const lastTrick = createLastTrick(() => shown);
  const piles = createPiles(lastTrick.open);
  const chips = createChips(options.onScores);
  const actions = createActions(act, next);
  const board = createBoard({ chips, seats, stock, trick, piles, status, actions, hand, speech, lastTrick });
  const zones = {
    all: [hand, trick, stock],
    placeBacks: seats.placeBacks,
    others: [stock.pack],
    flights: board.flights,
  };
  const cloth = createCloth(zones, motion);
  const staging = createStaging({
    motion,
    cloth,
    seats,
    bubbles,
    pack: stock.pack,
    pile: piles.pile,
    settings: () => settings,
    sound: (name) => options.onSound?.(name),
    askToGoOn: () => status.interrupt(t('table.go_on'), 'question'),
  });
  const queue = createQueue({ stage, skip: tell, settle });
  const pointer = followPointer(hand, play);
  const stopKeys = listenToKeys(root, {
    hand: hand.codes,
    focused: hand.focusedIndex,
    focusCard: hand.focusCard,
    play,
    hurry: queue.hurry,
    cancel: () => pointer.cancel() || askAbout(null),
    lastTrick: lastTrick.open,
    read: () => shown && speech.say(tableText(shown)),
    repeat: speech.repeat,
    next,
    shortcuts: () => settings.shortcuts !== false,
  });
  root.append(board.element);
  board.element.addEventListener('click', hurryOnFelt);
  document.addEventListener('visibilitychange', hurryWhenHidden);

  /**
   * @param {Update} update
   * @param {{ instant?: boolean }} [manner]
   */
  function showUpdate(update, { instant = false } = {}) {
    const first = !newest;
    if (instant || update.events.length === 0) queue.hurry();
    newest = update;
    if (locked) answered(update.view);
    locked = false;
    asked = null;
    if (first) writeAbout(update.view);
    if (instant) {
      settle(update, false);
      motion.finish();
    } else {
      queue.add(update);
    }
  }

  /**
   * The question is off the table as soon as its answer was accepted; the next one waits for what moves.
   * @param {View} view
   */
  function answered(view) {
    const lostFocus = actions.main.contains(document.activeElement);
    actions.clear();
    status.set(view.prompt.code === 'wait' ? promptText(view) : '');
    if (lostFocus) hand.focus();
  }

  /**
   * @param {TableEvent} event
   * @param {Update} update
   * @param {AbortSignal} signal
   */
  function stage(event, update, signal) {
    if (event.kind === 'deal_started') writeAbout(update.view);
    tell(event, update);
    return staging.play(event, update, signal);
  }

  /**
   * @param {TableEvent} event
   * @param {Update} update
   */
  function tell(event, update) {
    if (event.kind === 'deal_started') onTable = 0;
    speech.say(eventText(event, update, onTable === 0));
    if (event.kind === 'played') onTable += 1;
    if (event.kind === 'trick_taken') onTable = 0;
    if (event.kind === 'match_over' && event.side === update.view.seats[update.view.seat]?.side)
      options.onSound?.('win');
  }

  /**
   * @param {Update} update
   * @param {boolean} moving
   */
  function settle(update, moving) {
    const { view } = update;
    seats.seat(view);
    onTable = view.trick?.cards.length ?? 0;
    staging.settle(pictureOf(view));
    if (!moving) motion.finish();
    writeAbout(view);
    if (update !== newest) return;
    hand.update(view);
    offer(view);
  }

  /** @param {View} view */
  function writeAbout(view) {
    shown = view;
    board.seat(view);
    seats.update(view);
    piles.update(view, settings.points ?? false);
    chips.update(view);
  }

  /** @param {View} view */
  function offer(view) {
    const atWork = board.hasFocus();
    const lostFocus = actions.main.contains(document.activeElement);
    const fresh = actions.update({ view, bella: asked });
    hand.raise(asked?.card ?? null);
    if (asked) status.interrupt(t('table.ask_bella', { card: asked.card }), 'question');
    else status.set(promptText(view));
    const first = actions.first();
    if (!atWork) return;
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
    queue.hurry();
    locked = true;
    actions.lock();
  }

  /**
   * @param {string} code
   * @param {boolean} [keyed] by a key, whose focus lies on some card at all times: it first clears the finished trick
   * @returns {boolean} whether the card is on its way
   */
  function play(code, keyed = false) {
    const resting = staging.resting();
    queue.hurry();
    if (keyed && resting) return false;
    const held = newest?.view.hand.find((one) => one.card === code);
    if (!held || !newest || locked) return false;
    if (held.play && held.bella && asked?.card !== code) return askAbout(held);
    const action = held.bella ?? held.play;
    if (action) {
      act(action);
      return true;
    }
    askAbout(null);
    refuse(
      held,
      { hand, motion, say: (sentence) => status.interrupt(sentence, 'refusal') },
      reasonText(newest.view, held.why),
    );
    options.onSound?.('illegal');
    return false;
  }

  /**
   * @param {HandCard | null} held
   * @returns {false} no card is played by asking
   */
  function askAbout(held) {
    const changes = asked !== held;
    asked = held;
    if (changes && newest) offer(newest.view);
    return false;
  }

  function next() {
    if (!newest?.view.can_next || locked) return false;
    lock();
    options.next();
    return true;
  }

  /** @param {MouseEvent} event a click that no button takes hurries what moves */
  function hurryOnFelt(event) {
    if (!(event.target instanceof Element && event.target.closest('button, dialog'))) queue.hurry();
  }

  function hurryWhenHidden() {
    if (document.hidden) queue.hurry();
  }

  /** After an action that the engine refused: everything goes back to where it was. */
  function unlock() {
    locked = false;
    if (newest) settle(newest, true);
  }

  /** @param {Settings} changed */
  function setSettings(changed) {
    settings = changed;
    motion.finish();
    if (shown) writeAbout(shown);
  }

  /** Writes everything again, in the language chosen meanwhile. */
  function relabel() {
    queue.hurry();
    board.relabel();
    if (newest) settle(newest, false);
  }

  function destroy() {
    stopKeys();
    document.removeEventListener('visibilitychange', hurryWhenHidden);
    motion.finish();
    bubbles.destroy();
    speech.destroy();
    root.replaceChildren();
  }

  return {
    update: showUpdate,
    unlock,
    setSettings,
    relabel,
    destroy,
    idle: queue.idle,
    /** @param {string} text shown in place of the status sentence until the table changes */
    showMessage: (text) => status.interrupt(text, 'message'),
    /** Places at the two ends of the top bar, for the page's own buttons. */
    slots: board.slots,
  };
}
