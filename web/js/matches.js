// How a match comes to the table: begun, gone on with, played for practice, watched; and how it is given up.

import { t } from './i18n/index.js';
import { isShared } from './names.js';
import { offer } from './offer.js';
import { askLosing, askNewMatch, askOtherTab } from './panels/questions.js';
import { newMatchId } from './records.js';
import { settings } from './settings.js';
import { newSeed, playersOf, pupils, pupilsAt, rulesOf, seatedFrom, seeds, watchedPlayers } from './setup.js';

/** As many as a table has; a puzzle takes those that it needs. */
const MOST_SEATS = 4;

/** Deals a hand that can take, exchange the seven, announce a run and say bella. */
const FIRST_DEAL = '000000000000000000000000000006cf';

/**
 * @param {object} context
 * @param {import('./store.js').Store} context.store
 * @param {ReturnType<typeof import('./records.js').createRecords>} context.records
 * @param {import('./session.js').Session} context.session
 * @param {ReturnType<typeof import('./panels/notices.js').createNotices>} context.notices
 * @param {() => () => boolean} context.coming whether nothing else has come to the table since, or is wanted there
 * @param {(action: () => void) => void} context.enter clears the table for what the action begins
 * @param {() => void} context.leave goes to the first screen
 * @param {() => void} context.draw draws what is on the screen
 * @param {(problem: import('./protocol.js').Problem | undefined) => void} context.refused says why nothing began
 */
export function createMatches({ store, records, session, notices, coming, enter, leave, draw, refused }) {
  /** Whether this tab may go on: another one may have the match open, and something else may have been wanted meanwhile. */
  async function claim() {
    const still = coming();
    const own = await store.ownership.claim();
    if (own || !still()) return own && still();
    const answer = await askOtherTab();
    if (answer === 'take') await store.ownership.claim(true);
    if (answer === 'unsaved') notices.show({ id: 'lost', text: () => t('notice.unsaved') });
    return answer !== 'cancel' && still();
  }

  /**
   * Makes room for another match.
   * @param {string} [id] of one that is there already
   */
  async function makeRoom(id) {
    const outcome = records.setAside(id);
    if (outcome === 'kept') notices.show({ id: 'aside', text: () => t('notice.aside'), brief: true });
    return outcome !== 'lost' || (await askLosing());
  }

  async function play() {
    if (!(await claim()) || !(await makeRoom())) return;
    const setup = settings.value.setup;
    const begun = { id: newMatchId(), started: Date.now() };
    const terms = {
      rules: rulesOf(offer, setup),
      players: playersOf(setup, settings.value.name, settings.value.others),
      seed: seeds.take(),
    };
    enter(() => void session.begin(begun, terms).then(refused));
  }

  async function resume() {
    if (!(await claim())) return;
    const saved = store.match.read();
    if (!saved) return draw();
    const { id, started, record, view } = saved;
    // Where several people play, nobody's hand may be seen before its owner has the device.
    const shown = view && isShared(view) ? undefined : view;
    enter(() => void session.open({ id, started }, record, shown).then(refused));
  }

  /** @param {import('./store/library.js').Entry} entry an unfinished match */
  async function reopen({ id, started, record }) {
    if (!(await claim()) || !(await makeRoom(id))) return;
    enter(() => void session.open({ id, started }, record).then(refused));
  }

  /**
   * Plays one deal by itself: nothing of it is kept or counted, and the running match waits where it is.
   * @param {string} record
   */
  function practise(record) {
    const begun = { id: newMatchId(), started: Date.now(), practice: true };
    enter(() => void session.open(begun, record).then(refused));
    notices.show({ id: 'practice', text: () => t('notice.practice'), brief: true });
  }

  /**
   * Plays on for practice, to the end of the match: from where a record stops, or from a position.
   * @param {{ record: string } | { position: string, players: import('./protocol.js').PlayerSetup[] }} from
   */
  function playOn(from) {
    const begun = { id: newMatchId(), started: Date.now(), practice: true, whole: true };
    const begin = () =>
      'record' in from
        ? session.open(begun, from.record)
        : session.begin(begun, { type: 'set_up', ...from, seed: newSeed() });
    enter(() => void begin().then(refused));
    notices.show({ id: 'practice', text: () => t('notice.playOn'), brief: true });
  }

  /**
   * Puts a step of a lesson on the table; nothing of it is kept but that it was solved.
   * @param {string} lesson
   * @param {number} step
   */
  function study(lesson, step) {
    const begun = { id: newMatchId(), started: Date.now(), practice: true };
    const terms = { type: 'lesson', lesson, step, players: pupils(offer, lesson, settings.value.name) };
    enter(() => void session.begin(begun, terms).then(refused));
  }

  /**
   * Puts a puzzle on the table; of it, too, only the result is kept.
   * @param {string} puzzle
   */
  function solve(puzzle) {
    const begun = { id: newMatchId(), started: Date.now(), practice: true };
    const terms = { type: 'puzzle', puzzle, players: pupilsAt(offer, MOST_SEATS, settings.value.name) };
    enter(() => void session.begin(begun, terms).then(refused));
  }

  /**
   * Plays on from a position, for practice.
   * @param {{ position: string, players: number, seat: number, level: string }} from `seat`: the person's
   */
  function playPosition({ position, players, seat, level }) {
    const people = playersOf({ ...settings.value.setup, players, level, people: [] }, settings.value.name);
    playOn({ position, players: seatedFrom(people, seat) });
  }

  /** A deal for whoever has never played, with everything explained. */
  function firstDeal() {
    const begun = { id: newMatchId(), started: Date.now(), practice: true, coach: /** @type {const} */ ('first') };
    const setup = { profile: 'gambler', players: 2, level: 'easy', switches: {}, people: [] };
    const terms = { rules: rulesOf(offer, setup), players: playersOf(setup, settings.value.name), seed: FIRST_DEAL };
    enter(() => void session.begin(begun, terms).then(refused));
  }

  /** Lets computers play against each other; likewise nothing is kept. */
  function watch() {
    const { setup } = settings.value;
    const begun = { id: newMatchId(), started: Date.now(), practice: true };
    const terms = { rules: rulesOf(offer, setup), players: watchedPlayers(setup), seed: newSeed() };
    enter(() => void session.begin(begun, terms).then(refused));
  }

  /** Whoever only watches has nothing to take back. */
  function canUndo() {
    const view = session.update?.view;
    return Boolean(view?.can_undo && view.seats.some(({ kind }) => kind === 'human'));
  }

  const isRunning = () => Boolean(session.update && !session.update.view.result && !session.match?.practice);

  /** People who share the device have nobody to give up to. */
  const canResign = () => isRunning() && !isShared(/** @type {any} */ (session.update).view);

  /** The match is given up: it ends here and counts as lost. */
  function resign() {
    const { match, update } = session;
    if (!match || !update) return;
    records.resign(match, update);
    leave();
    notices.show({ id: 'resigned', text: () => t('notice.resigned'), brief: true });
  }

  async function newMatch() {
    if (!isRunning() || (await askNewMatch())) await play();
  }

  return {
    play,
    resume,
    reopen,
    practise,
    playOn,
    playPosition,
    study,
    firstDeal,
    solve,
    watch,
    canUndo,
    canResign,
    resign,
    newMatch,
  };
}
