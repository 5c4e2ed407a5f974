// A match that is looked at on the page's own table: the controls beside it, playing by itself, and the way out of it.

import { onLanguage } from '../i18n/index.js';
import { newSeed } from '../setup.js';
import { drawControls } from './controls.js';
import { listenToReplayKeys } from './keys.js';
import { createReplay } from './player.js';
import { seated } from './seated.js';

/** @typedef {import('../protocol.js').Update} Update */
/** @typedef {import('../protocol.js').Problem} Problem */
/** @typedef {ReturnType<typeof createReplayRoom>} ReplayRoom */

/**
 * @typedef {object} Walk ways in which a deal could have been played, from one of its moments on
 * @property {ReadonlyArray<{ name: () => string, record: string }>} lines
 * @property {number} line which of them is shown
 * @property {number} from the step at which they part
 * @property {number} seat from whose side they are looked at
 * @property {() => void} back
 */

/** How long a step stays while the match plays by itself, in milliseconds; a score sheet is read longer. */
const PAUSE = 700;
const READING = 4000;

/**
 * @param {object} context
 * @param {HTMLElement} context.screen the table and what lies over it
 * @param {(message: any) => Promise<import('../protocol.js').Reply>} context.request
 * @param {() => Promise<unknown>} context.idle when the cards lie still
 * @param {(update: Update, how: import('../table/types.js').Manner) => void} context.onUpdate
 * @param {(problem: Problem) => void} context.onRejected
 * @param {(problem: Problem | undefined) => void} context.refused
 * @param {() => string} context.level of the computers that take the seats of people
 * @param {(record: string) => void} context.takeOver plays on from a record
 * @param {() => void} context.back leaves the match that is looked at
 * @param {() => boolean} context.waits whether a match of one's own is waiting
 */
export function createReplayRoom(context) {
  const { screen, request, idle, onUpdate, onRejected, refused } = context;
  const root = document.createElement('section');
  root.className = 'replay-room';
  let openHands = false;
  /** What is shown instead of a match. @type {Walk | undefined} */
  let walk;
  /** Counts the times it was set playing or stopped. */
  let run = 0;
  let playing = false;
  /** @type {(() => void) | undefined} */
  let deafen;

  const replay = createReplay({
    request,
    onRejected,
    match: { id: 'replay', started: 0, watched: true },
    onUpdate(update, how) {
      const first = !root.isConnected;
      if (first) screen.append(root);
      screen.classList.add('with-replay');
      deafen ??= listenToReplayKeys(commands);
      draw();
      // The space bar plays and stops from the beginning.
      if (first) /** @type {HTMLElement | null} */ (root.querySelector('.step-button.play'))?.focus();
      onUpdate(update, how);
    },
  });

  /** The first and the last step, deals and tricks that lie before or after where it stands; of ways to play a deal, the other. */
  const commands = {
    step: (/** @type {number} */ by) => by && go(replay.aim + by),
    trick: (/** @type {number} */ by) => jump(by, [...(replay.place?.tricks ?? []), ...(replay.place?.deals ?? [])]),
    deal: (/** @type {number} */ by) => (walk ? showLine(walk.line + by) : jump(by, replay.place?.deals ?? [])),
    first: () => go(first()),
    last: () => go((replay.place?.steps ?? 1) - 1),
    play: () => void (playing ? stop() : play()),
  };

  const actions = {
    ...commands,
    go,
    line: showLine,
    seat: (/** @type {number} */ seat) => void replay.lookFrom(seat).then(refused),
    hands() {
      openHands = !openHands;
      draw();
    },
    takeOver() {
      const update = replay.update;
      if (update) context.takeOver(seated(update.record, update.view.seat, context.level(), newSeed()));
    },
    back: () => (walk ? walk.back() : context.back()),
  };

  /** What came before lines part is in none of them. */
  const first = () => walk?.from ?? 0;

  /** @param {number} step */
  function go(step) {
    stop();
    const last = (replay.place?.steps ?? 1) - 1;
    void replay.go(Math.min(Math.max(step, first()), last)).then(refused);
  }

  /** Another line, as far on as this one. @param {number} line */
  function showLine(line) {
    if (!walk?.lines[line] || line === walk.line) return;
    stop();
    walk = { ...walk, line };
    void openLine(walk, replay.aim, replay.place?.update.view.seat ?? walk.seat).then(refused);
  }

  /**
   * @param {Walk} walk
   * @param {number} step
   * @param {number} seat
   */
  const openLine = ({ lines, line }, step, seat) =>
    replay.open(lines[line]?.record ?? '', { step, seat, imagined: true });

  /**
   * @param {number} by 1 to the next of the places, -1 to the one before
   * @param {readonly number[]} places
   */
  function jump(by, places) {
    const beyond = places.filter((place) => (place - replay.aim) * by > 0);
    if (beyond.length) go(by > 0 ? Math.min(...beyond) : Math.max(...beyond));
    else if (by > 0) commands.last();
    else commands.first();
  }

  async function play() {
    run += 1;
    const mine = run;
    playing = true;
    draw();
    while (replay.place && replay.place.step + 1 < replay.place.steps) {
      await idle();
      await new Promise((done) => setTimeout(done, replay.update?.view.score ? READING : PAUSE));
      // Whoever opens something else wants to look at it.
      if (mine !== run || document.querySelector('dialog[open]:not(.dialog-score)')) break;
      const problem = await replay.next();
      if (mine !== run) return;
      if (problem) {
        refused(problem);
        break;
      }
    }
    if (mine === run) stop();
  }

  function stop() {
    run += 1;
    playing = false;
    draw();
  }

  function draw() {
    const place = replay.place;
    if (place) drawControls(root, { place, playing, openHands, walk, waits: context.waits() }, actions);
  }

  onLanguage(draw);

  return {
    game: replay,

    open: replay.open,

    /** @param {Walk} asked */
    walk(asked) {
      walk = asked;
      return openLine(asked, asked.from, asked.seat);
    },

    close() {
      run += 1;
      playing = false;
      walk = undefined;
      replay.leave();
      deafen?.();
      deafen = undefined;
      root.remove();
      screen.classList.remove('with-replay');
    },
  };
}
