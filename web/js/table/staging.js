// How each event is seen: what moves, what is said at the seat, and how long it is left to be read.

import { after, EMPTY } from './picture.js';
import { sideOf } from './places.js';
import { bubbleText } from './sentences.js';
import { isPerson } from './words.js';

/** @typedef {import('./types.js').TableEvent} TableEvent */
/** @typedef {import('./types.js').Update} Update */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Settings} Settings */
/** @typedef {import('./types.js').Sound} Sound */
/** @typedef {import('./picture.js').Picture} Picture */

/** Milliseconds at normal speed. */
const PACE = {
  think: 450,
  play: 180,
  fly: 220,
  deal: 180,
  packet: 70,
  card: 25,
  turn: 220,
  swap: 320,
  rest: 850,
  collect: 260,
};

/** How long an event without movement is left standing before the next one. */
const READING = {
  call: 450,
  all_passed: 600,
  swapped: 700,
  announced: 700,
  compared: 500,
  runs_shown: 1200,
  bella: 300,
  sevens: 1600,
  deberts: 1800,
  doubled: 500,
  accepted: 500,
  refused: 700,
  claimed: 700,
  scored: 500,
};

/** How long shown runs lie open at the seat. */
const RUNS_MS = 3200;

/**
 * @param {{
 *   motion: import('./motion.js').Motion,
 *   cloth: import('./cloth.js').Cloth,
 *   seats: import('./seats.js').Seats,
 *   bubbles: ReturnType<typeof import('./bubbles.js').createBubbles>,
 *   pack: HTMLElement,
 *   pile: (side: number) => HTMLElement | null,
 *   settings: () => Settings,
 *   sound: (name: Sound) => void,
 *   speak: (text: string) => void,
 *   askToGoOn: () => void,
 * }} stage
 */
export function createStaging({ motion, cloth, seats, bubbles, pack, pile, settings, sound, speak, askToGoOn }) {
  /** @type {Picture} */
  let picture = EMPTY;
  let lastShown = 0;
  let resting = false;

  /**
   * @param {TableEvent} event
   * @param {Update} update
   * @param {AbortSignal} signal
   */
  async function play(event, { view }, signal) {
    const { kind, seat = view.seat } = event;
    if (!isPerson(view, seat) && (kind === 'call' || kind === 'played')) {
      await motion.wait(think());
      if (signal.aborted) return;
    }
    const before = picture;
    const goal = after(picture, event, view.seat, view.seats.length);
    if (kind === 'trick_taken') {
      await rest();
      if (signal.aborted) return;
    }
    if (kind === 'deal_started') cloth.clear();
    say(event, seat);
    const moved = goal === before ? null : move(event, goal, view);
    picture = goal;
    await moved;
    if (signal.aborted) return;
    const reading = READING[/** @type {keyof typeof READING} */ (kind)];
    if (reading) await motion.wait(reading);
    lastShown = performance.now();
  }

  /** A finished trick lies to be seen. */
  async function rest() {
    resting = true;
    if (settings().waitAfterTrick) {
      askToGoOn();
      await motion.waitForPerson();
    } else {
      await motion.wait(PACE.rest);
    }
    resting = false;
  }

  /** The time that the computer took to think counts. */
  function think() {
    const scale = motion.scaled(1);
    return scale > 0 ? Math.max(0, PACE.think - (performance.now() - lastShown) / scale) : 0;
  }

  /**
   * @param {TableEvent} event
   * @param {Picture} goal
   * @param {View} view
   * @returns {Promise<unknown>}
   */
  function move({ kind, seat }, goal, view) {
    const actor = seat ?? view.seat;
    const source = seats.plate(actor)?.source() ?? null;
    switch (kind) {
      case 'dealt':
      case 'drew': {
        sound('deal');
        const moved = cloth.show(goal, { ms: PACE.deal, stagger: PACE.card, from: pack });
        // The next packet leaves while this one still slides.
        return Promise.race([moved, motion.wait(PACE.packet + PACE.card * 2)]);
      }
      case 'turned':
      case 'bottom':
        return cloth.show(goal, { ms: PACE.turn, from: pack, hidden: true });
      case 'swapped':
        return cloth.show(goal, { ms: PACE.swap, from: source, to: source });
      case 'played':
        sound('play');
        return cloth.show(goal, { ms: actor === view.seat ? PACE.play : PACE.fly, from: source, hidden: true });
      case 'trick_taken':
        sound('trick');
        return cloth.show(goal, { ms: PACE.collect, to: pile(sideOf(view, actor)) });
      default:
        return cloth.show(goal);
    }
  }

  /**
   * @param {TableEvent} event
   * @param {number} seat
   */
  function say(event, seat) {
    const plate = seats.plate(seat);
    const text = bubbleText(event);
    if (text && plate) {
      sound('bubble');
      speak(text);
      bubbles.say(plate.bubbles, text);
    }
    if (event.kind === 'runs_shown' && event.runs && plate) {
      plate.showRuns(event.runs);
      plate.openRuns(true);
      bubbles.later(RUNS_MS, () => plate.openRuns(false));
    }
  }

  /**
   * Shows what the view says, moving whatever still differs.
   * @param {Picture} goal
   */
  function settle(goal) {
    picture = goal;
    void cloth.show(goal, { ms: PACE.deal, from: null });
  }

  return { play, settle, resting: () => resting };
}
