// An embedded table: a match, a position or a replay, without the game's first screen, library and statistics.

import { createCoaching } from '../coach/coaching.js';
import { watchEngine } from '../engineWatch.js';
import { t } from '../i18n/index.js';
import { offer } from '../offer.js';
import { onDialogsClosed } from '../panels/dialog.js';
import { createNotices } from '../panels/notices.js';
import { problemText } from '../panels/problems.js';
import { openRulesInForce } from '../panels/rulesInForce.js';
import { createReplay } from '../replay/player.js';
import { createShown } from '../replay/shown.js';
import { createSession } from '../session.js';
import { settings, storage } from '../settings.js';
import { createSound } from '../sound.js';
import { createTableScreen } from '../tableScreen.js';
import { attention } from './attention.js';
import { createBeginning } from './beginning.js';
import { createChannels } from './channels.js';
import { createLesson } from './lesson.js';
import { createSaves } from './saves.js';
import { createStage, isAtTable } from './stage.js';
import { createTelling, standing } from './telling.js';
import { createTurns } from './turns.js';

/** @typedef {import('./contract.js').Contract} Contract */
/** @typedef {import('../protocol.js').Update} Update */
/** @typedef {import('../protocol.js').Problem} Problem */
/** @typedef {'poster' | 'loading' | 'playing' | 'paused' | 'error'} State */
/** @typedef {ReturnType<typeof createEmbed>} Embed */

/**
 * @param {object} page
 * @param {Record<'poster' | 'screen' | 'table' | 'menu' | 'loading' | 'notices' | 'bar', HTMLElement>} page.parts
 * @param {string} page.home the game's own page
 * @param {(type: string, content?: Record<string, unknown>) => void} page.tell the page around
 */
export function createEmbed({ parts, home, tell }) {
  /** @type {Contract} */
  let contract;
  /** @type {ReturnType<typeof createSaves>} */
  let saves;
  /** @type {State} */
  let state = 'poster';
  /** The engine is this frame's own, so that others have to wait. */
  let alone = false;
  /** Another table has begun where only one can. */
  let ousted = false;
  /** The page around keeps the match. */
  let kept = false;

  const sound = createSound();
  const notices = createNotices(parts.notices);
  const stage = createStage(parts, {
    start: () => void start(),
    retry,
    leave,
    go: (step) => void replay.go(step).then(refused),
    takeOver: () => void takeOver(),
    home,
  });
  const turns = createTurns(() => pause(true));
  const channels = createChannels(() => {
    alone = true;
    turns.take();
    tell('state', summary());
  });
  const engine = watchEngine(
    {
      onState({ state: now, stage, loaded, total, code }) {
        if (now === 'loading') tell('progress', { stage, loaded, total });
        if (now === 'failed') tell('error', { code: code ?? '' });
        draw();
      },
      onPush: ({ update }) => session.push(update),
      onRestart: revive,
    },
    channels.open,
  );

  const { request } = engine;
  const session = createSession({ request, onUpdate: show, onRejected });
  const replay = createReplay({ request, onUpdate: show, onRejected });
  const shown = createShown(session);
  const telling = createTelling(tell);
  const hides = (/** @type {string} */ part) => contract.hidden.has(part);

  const table = createTableScreen(parts.table, parts.menu, {
    session: shown.table,
    settings,
    sound,
    again,
    leave,
    rules,
    doubts: (action) => coaching.doubts(action),
    about: (card) => coaching.about(card),
    attention,
    refused: telling.refused,
    scores: () => !hides('stats'),
  });

  const lesson = createLesson({
    screen: parts.screen,
    idle: table.idle,
    session,
    refused,
    rules,
    helps: () => !hides('hint'),
  });

  const beginning = createBeginning({ session, replay, shown, lesson, request });

  const coaching = createCoaching({
    session,
    screen: parts.screen,
    request,
    idle: table.idle,
    unlock: table.unlock,
    keep: (_, update) => keep(update),
    tell() {},
  });

  /** @param {string} [code] of a reason, a switch or a group, which they are opened at */
  function rules(code) {
    const view = shown.game.update?.view;
    if (view) openRulesInForce(view.rules, offer.switches, code);
  }

  function draw() {
    stage.draw({
      state,
      ousted,
      contract,
      engine: engine.state,
      waiting: !shown.game.update,
      place: shown.game === replay ? replay.place : undefined,
      saved: saves.read() !== undefined,
      kept: kept || saves.kept || !contract.save,
    });
  }

  /** @param {State} next */
  function enter(next) {
    if (state !== next) {
      state = next;
      tell('state', summary());
    }
    draw();
  }

  const summary = () => ({ state, mode: contract.mode, alone, ...standing(shown.game.update) });

  /** @param {Update} update @param {import('../table/types.js').Manner} how */
  function show(update, how) {
    if (shown.game === session && update.seq >= 0 && !update.lesson) keep(update);
    state = 'playing';
    draw();
    table.update(update, how);
    attend();
    tell('state', summary());
    telling.happened(update);
  }

  /** What stands beside the table as it is now. */
  function attend() {
    const { update } = session;
    if (!update || shown.game !== session) return;
    void lesson.attend(update);
    if (!hides('hint')) void coaching.attend(update);
  }

  /** @param {Update} update */
  function keep({ record, view }) {
    if (view.result) saves.drop();
    else saves.write(record);
    if (kept && contract.save) tell('save', { record });
  }

  /** @param {Problem} problem */
  function onRejected(problem) {
    engine.note(problem.code);
    table.reject(problem);
  }

  // --- beginning, pausing, ending -------------------------------------------------------------------------------------

  /** @returns {Promise<void>} */
  async function start() {
    if (isAtTable(state)) return;
    const paused = state === 'paused';
    enter('loading');
    engine.start();
    tell('start');
    refused(await (paused ? goOn() : begin()));
    if (!saves.kept && !kept && contract.save && isAtTable(state)) {
      notices.show({ id: 'kept', text: () => t('embed.notKept'), brief: true });
    }
  }

  const begin = () => beginning.begin(contract, saves);

  /** What was on the table comes back; a lesson does so by its step. */
  const goOn = () => (shown.game.update && !shown.game.update.lesson ? shown.game.restore() : begin());

  /** @param {Problem | undefined} problem */
  function refused(problem) {
    if (!problem || problem.code === 'lost') return;
    tell('error', { code: problem.code, detail: problem.detail ?? {} });
    rest();
    enter('error');
    stage.fail(problemText(problem));
  }

  function again() {
    saves.drop();
    if (!isAtTable(state)) return leave();
    lesson.close();
    coaching.close();
    table.close();
    shown.game.leave();
    enter('loading');
    return void begin().then(refused);
  }

  async function takeOver() {
    const { update } = replay;
    if (!update) return;
    table.close();
    refused(await beginning.takeOver(update, contract));
  }

  /** Gives the engine up; the match stays as it is. */
  function rest() {
    engine.stop();
    alone = false;
    channels.rest();
    turns.give();
  }

  function pause(byAnother = false) {
    if (!isAtTable(state)) return;
    rest();
    ousted = byAnother;
    enter('paused');
  }

  function leave() {
    lesson.close();
    coaching.close();
    rest();
    table.close();
    session.leave();
    replay.leave();
    enter('poster');
  }

  function retry() {
    engine.retry();
    revive();
  }

  function revive() {
    void goOn().then(refused);
  }

  settings.onChange((now, before) => {
    sound.adjust(now);
    table.applySettings();
    if (now.coach !== before.coach) attend();
  });
  onDialogsClosed(table.release);
  sound.adjust(settings.value);

  return {
    table,
    start,
    pause,
    again,
    leave,
    summary,

    /** @returns {typeof session | typeof replay} */
    get game() {
      return shown.game;
    },

    get contract() {
      return contract;
    },

    get isReplay() {
      return shown.game === replay;
    },

    undo: () => session.undo(),
    rules,
    hint: () => lesson.hint() || coaching.hint(),
    /** @param {number} step */
    go: (step) => replay.go(step),

    /** @param {Contract} wanted */
    open(wanted) {
      contract = wanted;
      saves = createSaves(storage, contract.save);
      leave();
    },

    /** Something else than a table is wanted. */
    close() {
      if (!contract) return;
      leave();
      parts.poster.hidden = true;
    },

    /** The page around keeps the match from now on. */
    keepOutside() {
      kept = true;
      draw();
    },

    relabel() {
      table.relabel();
      draw();
    },
  };
}
