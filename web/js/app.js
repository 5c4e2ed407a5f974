// The application: it owns the running match and decides what is on the screen, the first screen or the table.

import { watchEngine } from './engineWatch.js';
import { takeWorker } from './headStart.js';
import { chooseLanguage, setLanguage, t } from './i18n/index.js';
import { createMatches } from './matches.js';
import { offer } from './offer.js';
import { onDialogsClosed } from './panels/dialog.js';
import { createLoading } from './panels/loading.js';
import { createNotices } from './panels/notices.js';
import { failureText, problemText } from './panels/problems.js';
import { createRecords } from './records.js';
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
 * @param {HTMLElement} page.loading
 * @param {HTMLElement} page.notices
 * @param {() => void} page.draw draws the first screen
 * @param {() => void} page.lessons opens the list of lessons
 * @param {(code: string) => void} page.explain opens the rules where they tell the reason for a refusal
 */
export function createApp(page) {
  const store = createStore(storage, page.version);
  const sound = createSound();
  const notices = createNotices(page.notices);
  const loading = createLoading(page.loading, { retry, leave });

  /** Begins or opens the match that the person asked for; tried again if the engine has to be. @type {(() => void) | undefined} */
  let wanted;

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
      void teach(update);
      draw();
    },
    onRejected(problem) {
      engine.note(`${problem.code} ${JSON.stringify(problem.detail ?? {})}`);
      table.reject(problem);
    },
  });

  const table = createTableScreen(page.table, page.menu, {
    session,
    settings,
    sound,
    again: () => void matches.play(),
    practice: {
      begin: (record) => matches.practise(record),
      end: () => (store.match.read()?.over === false ? void matches.resume() : leave()),
    },
    rules: (code) => page.explain(code),
    review,
    leave,
  });

  /**
   * @param {string} record
   * @param {import('./names.js').People} people
   */
  async function review(record, people) {
    try {
      const { openReview } = await import('./panels/review.js');
      await openReview({ record, people }, engine.request);
    } catch {
      notices.show({ id: 'panel', text: () => t('failure.offline'), brief: true });
    }
  }

  /** @type {import('./lessons/room.js').Room | undefined} */
  let room;

  /** @param {Update} update */
  async function teach(update) {
    if (!update.lesson) return room?.close();
    const { createRoom } = await import('./lessons/room.js');
    room ??= createRoom({
      screen: page.screen,
      idle: table.idle,
      begin: matches.study,
      answer: (word) => void session.answer(word),
      list: page.lessons,
      solved: store.lessons.mark,
    });
    if (session.update === update) await room.show(update);
    return undefined;
  }

  const isAtTable = () => !page.screen.hidden;

  function draw() {
    const waiting = isAtTable() && (!session.update || engine.state.state === 'failed');
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
    if (session.update && !session.update.lesson) void session.restore().then(refused);
    else wanted?.();
  }

  function leave() {
    room?.close();
    session.leave();
    wanted = undefined;
    table.close();
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
    table.close();
    session.leave();
    wanted = action;
    for (const id of ['refused', 'engine', 'practice']) notices.hide(id);
    route(true);
    action();
  }

  const matches = createMatches({ store, records, session, notices, enter, leave, draw, refused });

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
    sound.setEnabled(now.sound);
    table.applySettings();
    if (now.language !== before.language) void speak();
    draw();
  });
  onDialogsClosed(table.release);
  storage.onTrouble((trouble, present) => {
    if (present) notices.show({ id: trouble, text: () => t(`storage.${trouble}`) });
    else notices.hide(trouble);
  });
  store.onLost(() => notices.show({ id: 'lost', text: () => t('tabs.lost') }));
  store.match.onOtherTab(draw);
  sound.setEnabled(settings.value.sound);

  return {
    version: page.version,
    store,
    records,
    engine,
    session,
    table,
    notices,
    ...matches,
    review,
    leave,
    draw,
  };
}
