// The card table. It is given updates and shows them; it is asked nothing about the rules, for it knows none.

import { t } from '../i18n/index.js';
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
import { createPlayer } from './player.js';
import { followPointer } from './pointer.js';
import { createQueue } from './queue.js';
import { createSeats } from './seats.js';
import { eventText, isSaid, meanwhileText } from './sentences.js';
import { createSpeech } from './speech.js';
import { createStaging } from './staging.js';
import { createStatus } from './status.js';
import { createStock } from './stock.js';
import { createTrick } from './trick.js';
import { tableText } from './words.js';

/** @typedef {import('./types.js').Options} Options */
/** @typedef {import('./types.js').Settings} Settings */
/** @typedef {import('./types.js').Update} Update */
/** @typedef {import('./types.js').TableEvent} TableEvent */
/** @typedef {import('./types.js').View} View */

/**
 * @param {HTMLElement} root an empty element with a size of its own
 * @param {Options} options
 */
export function createTable(root, options) {
  let { settings } = options;
  /** The newest update: what a tap acts on, whatever is still moving. @type {Update | undefined} */
  let newest;
  /** The view that is being shown. @type {View | undefined} */
  let staged;
  /** Cards in the trick, as far as told. */
  let onTable = 0;

  /** The rest of the deal is played out for the person: fast, and no trick waits to be tapped away. */
  let finishing = false;
  /** @returns {Settings} */
  const pace = () =>
    finishing
      ? { ...settings, speed: settings.speed === 'instant' ? 'instant' : 'fast', waitAfterTrick: false }
      : settings;

  const motion = createMotion(pace);
  const bubbles = createBubbles(motion);
  const speech = createSpeech();
  const status = createStatus(options.onRule);
  const seats = createSeats(options.onRule);
  const hand = createHand(status.text.id);
  const trick = createTrick(() => staged);
  const stock = createStock();
  const lastTrick = createLastTrick(() => staged);
  const piles = createPiles(lastTrick.open);
  const chips = createChips(options.onScores, options.onRule);
  const player = createPlayer(
    {
      hand,
      status,
      motion,
      hurry: () => queue.hurry(),
      resting: () => staging.resting(),
      atWork: () => board.hasFocus(),
      newest: () => newest?.view,
      settings: () => settings,
      finishing: () => {
        finishing = true;
      },
    },
    options,
  );
  const board = createBoard({
    chips,
    seats,
    stock,
    trick,
    piles,
    status,
    actions: player.actions,
    hand,
    speech,
    lastTrick,
  });
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
    settings: pace,
    sound: (name) => options.onSound?.(name),
    speak: (text) => options.onCall?.(text),
    askToGoOn: () => status.interrupt(t('table.go_on'), 'question'),
  });
  const queue = createQueue({ stage, skip: tell, settle });
  const about = (/** @type {string} */ card) => options.about?.(card) ?? false;
  const pointer = followPointer(hand, player.play, about);
  const stopKeys = listenToKeys(root, {
    hand: hand.codes,
    focused: hand.focusedIndex,
    focusCard: hand.focusCard,
    play: player.play,
    hurry: queue.hurry,
    cancel: () => pointer.cancel() || player.ask(null),
    lastTrick: lastTrick.open,
    read: () => staged && speech.say(tableText(staged)),
    repeat: speech.repeat,
    next: player.next,
    menu: () => options.onMenu?.(),
    undo: () => options.onUndo?.(),
    about,
    shortcuts: () => settings.shortcuts !== false,
    // On some keyboards the question mark, which asks a coach, stands on a digit.
    playsByNumber: (key) => settings.playByNumber === true && !(key === '?' && options.explained?.()),
  });
  root.append(board.element);
  board.element.addEventListener('click', hurryOnFelt);
  document.addEventListener('visibilitychange', hurryWhenHidden);

  /**
   * @param {Update} update
   * @param {import('./types.js').Manner & { sheetDue?: boolean }} [manner] `sheetDue`: what comes next is not offered before
   *   `sheetShown`
   */
  function showUpdate(update, { instant = false, overtakes = false, sheetDue = false } = {}) {
    const first = !newest;
    if (instant || overtakes || update.events.length === 0) queue.hurry();
    newest = update;
    player.take(update, sheetDue);
    if (first) writeAbout(update.view);
    if (instant) {
      settle(update, false);
      motion.finish();
    } else {
      queue.add(update);
    }
  }

  /**
   * @param {TableEvent} event
   * @param {Update} update
   * @param {AbortSignal} signal
   */
  function stage(event, update, signal) {
    staged = update.view;
    if (event.kind === 'deal_started') writeAbout(staged);
    tell(event, update);
    const meanwhile = meanwhileText(event, staged);
    if (meanwhile) {
      status.pass(meanwhile);
      seats.turn(event.seat ?? staged.seat);
    }
    return staging.play(event, update, signal);
  }

  /**
   * @param {TableEvent} event
   * @param {Update} update
   */
  function tell(event, update) {
    if (event.kind === 'deal_started') onTable = 0;
    if (isSaid(event, settings.narration)) speech.say(eventText(event, update, onTable === 0));
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
    staged = view;
    finishing &&= view.phase === 'play' && view.turn !== view.seat;
    seats.seat(view);
    onTable = view.trick?.cards.length ?? 0;
    staging.settle(pictureOf(view, settings));
    if (!moving) motion.finish();
    writeAbout(view);
    if (update !== newest) return;
    hand.update(view);
    player.offer(view);
    if (update.events.length > 0) player.offerLast(view);
  }

  /** @param {View} view */
  function writeAbout(view) {
    board.seat(view);
    seats.update(view);
    piles.update(view, settings.points ?? false);
    chips.update(view);
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
    finishing = false;
    player.unlock();
    if (newest) settle(newest, true);
  }

  /** @param {Settings} changed */
  function setSettings(changed) {
    const { sort, ranks } = settings;
    settings = changed;
    motion.finish();
    if (staged) writeAbout(staged);
    if (newest && (sort !== changed.sort || ranks !== changed.ranks)) settle(newest, true);
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
    sheetShown: player.sheetShown,
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
