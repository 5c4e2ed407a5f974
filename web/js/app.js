// The application: it owns the running match and decides what is on the screen, the first screen or the table.

import { createCoaching } from './coach/coaching.js';
import { watchEngine } from './engineWatch.js';
import { takeWorker } from './headStart.js';
import { chooseLanguage, lookUp, setLanguage, t } from './i18n/index.js';
import { createLatest } from './latest.js';
import { createMatches } from './matches.js';
import { offer } from './offer.js';
import { onDialogsClosed, onDismissed } from './panels/dialog.js';
import { createLoading } from './panels/loading.js';
import { createNotices } from './panels/notices.js';
import { failureText, problemText } from './panels/problems.js';
import { createRecords } from './records.js';
import { createReplays } from './replay/replays.js';
import { createShown } from './replay/shown.js';
import { createReviews } from './reviews.js';
import { createSchool } from './school.js';
import { createSession } from './session.js';
import { settings, storage } from './settings.js';
import { fitSetup } from './setup.js';
import { createSound } from './sound.js';
import { createStore } from './store.js';
import { createTableScreen } from './tableScreen.js';

/** @typedef {import('./protocol.js').Update} Update */
/** @typedef {ReturnType<typeof createApp>} App */

/**
 * @param {object} page
 * @param {string} page.version
 * @param {HTMLElement} page.start the first screen
 * @param {HTMLElement} page.screen the table with what lies over it
 * @param {HTMLElement} page.table
 * @param {HTMLElement} page.menu its button
 * @param {HTMLElement} page.help the button that explains the game
 * @param {HTMLElement} page.loading
 * @param {HTMLElement} page.notices
 * @param {() => void} page.draw draws the first screen
 * @param {() => void} page.lessons opens the list of lessons
 * @param {() => void} page.puzzles opens the panel of the puzzles
 * @param {(code: string) => void} page.explain opens the rules where they tell the reason for a refusal
 */
export function createApp(page) {
  const store = createStore(storage, page.version);
  const sound = createSound();
  const notices = createNotices(page.notices);
  const loading = createLoading(page.loading, { retry, leave });

  /** Begins or opens the match that the person asked for; tried again if the engine has to be. @type {(() => void) | undefined} */
  let wanted;
  /** What was asked for and is not there yet, at the table or above it. */
  const coming = createLatest();

  const engine = watchEngine(
    {
      onState(state) {
        if (state.state === 'failed' && !isAtTable()) {
          const text = () => failureText({ code: state.code ?? '' });
          notices.show({ id: 'engine', text, action: { label: () => t('failure.retry'), run: retry } });
        } else if (state.state !== 'failed') notices.hide('engine');
        draw();
      },
      onPush: ({ update }) => session.push(update),
      onRestart() {
        if (session.update) notices.show({ id: 'restart', text: () => t('notice.restarted'), brief: true });
        revive();
      },
    },
    takeWorker,
  );

  const records = createRecords({ store, request: engine.request });

  const session = createSession({
    request: engine.request,
    onUpdate(update, how) {
      if (session.match) records.keep(session.match, update);
      table.update(update, how);
      void school.attend(update);
      void coaching.attend(update);
      draw();
    },
    onRejected(problem) {
      engine.note(`${problem.code} ${JSON.stringify(problem.detail ?? {})}`);
      table.reject(problem);
    },
  });

  const shown = createShown(session);

  const table = createTableScreen(page.table, page.menu, {
    help: page.help,
    session: shown.table,
    settings,
    sound,
    again: () => void matches.play(),
    practice: { begin: (record) => matches.practise(record), end: back, lessons: toLessons },
    replay: (record, deal) => void replays.replay(record, { deal }),
    rules: (code) => page.explain(code),
    review: (record, people, whole) => review(record, people, whole),
    judged: records.accuracy,
    doubts: (action) => coaching.doubts(action),
    about: (card) => coaching.about(card),
    leave,
    undo: () => void (matches.canUndo() && session.undo()),
    touched,
  });

  const coaching = createCoaching({
    session,
    screen: page.screen,
    request: engine.request,
    idle: table.idle,
    unlock: table.unlock,
    keep: records.keep,
    tell: () => notices.show({ id: 'assisted', text: () => lookUp('coach.assisted') ?? '', brief: true }),
  });

  /** Whoever plays on at the table wants nothing else any more. */
  function touched() {
    coming();
    table.release();
  }

  const offline = () => notices.show({ id: 'panel', text: () => t('failure.offline'), brief: true });

  /** Whether a match of one's own waits while something else is on the table. */
  const canGoBack = () =>
    store.match.read()?.over === false && (shown.game !== session || session.match?.practice === true);

  /** Back to it, or to the first screen. */
  async function back() {
    if (canGoBack()) await matches.resume();
    else leave();
  }

  /** From somebody's first deal. */
  async function toLessons() {
    await back();
    page.lessons();
  }

  const isAtTable = () => !page.screen.hidden;

  function draw() {
    const waiting = isAtTable() && (!shown.game.update || engine.state.state === 'failed');
    loading.draw(engine.state, waiting);
    page.draw();
  }

  /** @param {boolean} atTable */
  function route(atTable) {
    page.start.hidden = atTable;
    page.screen.hidden = !atTable;
    document.body.classList.toggle('at-table', atTable);
    window.scrollTo(0, 0);
    draw();
    // The button that was pressed is gone; the keyboard goes on from here.
    const next = atTable ? page.menu : page.start.querySelector('.button.primary');
    if (next instanceof HTMLElement) next.focus();
  }

  function retry() {
    engine.retry();
    revive();
  }

  /** Brings the match that is on the table, or on its way there, to a new engine. */
  function revive() {
    const { game } = shown;
    if (game.update && !game.update.lesson && !game.update.puzzle) void game.restore().then(refused);
    else wanted?.();
  }

  /** Takes everything off the table; what was on its way there comes too late. */
  function clear() {
    coming();
    school.close();
    coaching.close();
    replays.close();
    shown.show(session);
    session.leave();
    table.close();
  }

  function leave() {
    clear();
    wanted = undefined;
    route(false);
  }

  /** @param {import('./protocol.js').Problem | undefined} problem why a match could not be begun or opened */
  function refused(problem) {
    if (!problem || problem.code === 'lost') return;
    engine.note(`${problem.code} ${JSON.stringify(problem.detail ?? {})}`);
    leave();
    notices.show({ id: 'refused', text: () => problemText(problem) });
  }

  /** @param {() => void} action */
  function enter(action) {
    clear();
    wanted = action;
    for (const id of ['refused', 'engine', 'practice']) notices.hide(id);
    route(true);
    action();
  }

  const matches = createMatches({ store, records, session, notices, coming, enter, leave, draw, refused });

  const school = createSchool({
    screen: page.screen,
    idle: table.idle,
    session,
    matches,
    store,
    request: engine.request,
    coming,
    open: { lessons: page.lessons, puzzles: page.puzzles, rules: page.explain, play: () => void back() },
  });

  const replays = createReplays({
    room: {
      screen: page.screen,
      request: engine.request,
      idle: table.idle,
      onUpdate(update, how) {
        table.update(update, how);
        draw();
      },
      onRejected: table.reject,
      refused,
      level: () => settings.value.setup.level,
      takeOver: (record) => matches.playOn({ record }),
      back,
      waits: canGoBack,
    },
    shown,
    coming,
    enter,
    offline,
  });

  const review = createReviews({
    ways: { session, shown, replays, enter, leave, refused, isAtTable },
    table,
    records,
    request: engine.request,
    coming,
    study: school.study,
    offline,
  });

  async function speak() {
    try {
      await setLanguage(chooseLanguage(settings.value.language));
    } catch {
      notices.show({ id: 'language', text: () => t('notice.language') });
    }
  }

  // What an earlier version offered may be gone.
  const setup = fitSetup(offer, settings.value.setup);
  if (JSON.stringify(setup) !== JSON.stringify(settings.value.setup)) settings.set({ setup });
  settings.onChange((now, before) => {
    sound.adjust(now);
    if (now.volume !== before.volume) sound.play('trick');
    table.applySettings();
    if (now.coach !== before.coach) void coaching.attend(session.update);
    if (now.language !== before.language) void speak();
    draw();
  });
  onDialogsClosed(table.release);
  onDismissed(coming);
  storage.onTrouble((trouble, present) => {
    if (present) notices.show({ id: trouble, text: () => t(`storage.${trouble}`) });
    else notices.hide(trouble);
  });
  store.onLost(() => notices.show({ id: 'lost', text: () => t('tabs.lost') }));
  store.match.onOtherTab(draw);
  sound.adjust(settings.value);

  return {
    version: page.version,
    store,
    records,
    engine,
    session,
    table,
    notices,
    ...matches,
    /** What the table shows, whether it is played or looked at. */
    get update() {
      return shown.game.update;
    },
    puzzles: school.puzzles,
    coming,
    replay: replays.replay,
    back,
    canGoBack,
    review,
    leave,
    draw,
  };
}
