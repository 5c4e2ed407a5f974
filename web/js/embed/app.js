// An embedded table: a match, a position or a replay, without the game's first screen, library and statistics.

import { html, nothing, render } from 'lit-html';
import { watchEngine } from '../engineWatch.js';
import { t } from '../i18n/index.js';
import { offer } from '../offer.js';
import { onDialogsClosed } from '../panels/dialog.js';
import { createLoading } from '../panels/loading.js';
import { createNotices } from '../panels/notices.js';
import { problemText } from '../panels/problems.js';
import { newMatchId } from '../records.js';
import { steppers } from '../replay/bar.js';
import { createReplay } from '../replay/player.js';
import { seated } from '../replay/seated.js';
import { createShown } from '../replay/shown.js';
import { createSession } from '../session.js';
import { settings, storage } from '../settings.js';
import { pupils } from '../setup.js';
import { createSound } from '../sound.js';
import { createProgress } from '../store/lessons.js';
import { createTableScreen } from '../tableScreen.js';
import { attention } from './attention.js';
import { createChannels } from './channels.js';
import { createPoster } from './poster.js';
import { createSaves } from './saves.js';
import { termsOf } from './terms.js';
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
  /** The page around keeps the match. */
  let kept = false;

  const sound = createSound();
  const notices = createNotices(parts.notices);
  const poster = createPoster(parts.poster, () => void start());
  const loading = createLoading(parts.loading, { retry, leave });
  const turns = createTurns(pause);
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

  const table = createTableScreen(parts.table, parts.menu, {
    session: shown.table,
    settings,
    sound,
    again: () => void again(),
    leave,
    attention,
  });

  const isAtTable = () => state === 'loading' || state === 'playing';

  function draw() {
    const atTable = isAtTable();
    parts.screen.hidden = !atTable;
    loading.draw(engine.state, atTable && (!shown.game.update || engine.state.state === 'failed'));
    drawBar();
    document.body.classList.toggle('at-table', atTable);
    document.body.classList.toggle('with-bar', !parts.bar.hidden);
    if (atTable) poster.hide();
    else if (state === 'paused') poster.pause();
    else if (state === 'poster') {
      poster.show(contract, { saved: saves.read() !== undefined, kept: kept || saves.kept || !contract.save });
    }
  }

  function drawBar() {
    const place = shown.game === replay ? replay.place : undefined;
    parts.bar.hidden = !place;
    const go = (/** @type {number} */ step) => void replay.go(step).then(refused);
    const takeItOver = () => void takeOver();
    render(
      place
        ? html`
            ${steppers(place, go)}
            <button type="button" class="button small" @click=${takeItOver}>${t('replay.takeOver')}</button>
          `
        : nothing,
      parts.bar,
    );
  }

  /** @param {State} next */
  function enter(next) {
    if (state !== next) {
      state = next;
      tell('state', summary());
    }
    draw();
  }

  function summary() {
    const view = shown.game.update?.view;
    if (!view) return { state, mode: contract.mode, alone };
    const { phase, turn, trump, seat, deal } = view;
    const totals = view.sides.map((side) => side.total);
    const { lesson, step = '', verdict = null } = shown.game.update?.lesson ?? {};
    const solved = lesson ? { lesson, step, right: verdict?.right ?? null } : {};
    return {
      ...solved,
      state,
      mode: contract.mode,
      alone,
      phase,
      turn,
      seat,
      yourTurn: turn === seat,
      trump,
      deal,
      totals,
    };
  }

  /** @param {Update} update @param {{ instant: boolean }} how */
  function show(update, how) {
    if (shown.game === session && update.seq >= 0 && !update.lesson) keep(update);
    state = 'playing';
    draw();
    table.update(update, how);
    void teach(update);
    tell('state', summary());
    for (const event of update.events) {
      if (event.kind === 'played') tell('move', { seat: event.seat, card: event.card });
      if (event.kind === 'scored') tell('dealEnd', { score: update.view.score });
      if (event.kind === 'match_over') tell('matchEnd', { result: update.view.result });
    }
  }

  /** @type {import('../lessons/room.js').Room | undefined} */
  let room;

  /** @param {Update} update */
  async function teach(update) {
    if (!update.lesson) return;
    const { createRoom } = await import('../lessons/room.js');
    room ??= createRoom({
      screen: parts.screen,
      idle: table.idle,
      begin: (lesson, step) => void study(lesson, step).then(refused),
      answer: (word) => void session.answer(word),
      solved: createProgress(storage).mark,
    });
    if (session.update === update) await room.show(update);
  }

  /**
   * @param {string} lesson
   * @param {number} step
   */
  function study(lesson, step) {
    const match = { id: newMatchId(), started: Date.now() };
    const players = pupils(offer, lesson, settings.value.name);
    return session.begin(match, { type: 'lesson', lesson, step, players });
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
    if (isAtTable()) return;
    const paused = state === 'paused' && shown.game.update !== undefined && !shown.game.update.lesson;
    enter('loading');
    engine.start();
    tell('start');
    refused(await (paused ? shown.game.restore() : begin()));
    if (!saves.kept && !kept && contract.save && isAtTable()) {
      notices.show({ id: 'kept', text: () => t('embed.notKept'), brief: true });
    }
  }

  /** @returns {Promise<Problem | undefined>} */
  async function begin() {
    const match = { id: newMatchId(), started: Date.now() };
    if (contract.mode === 'replay') {
      shown.show(replay);
      return replay.open(contract.deal);
    }
    shown.show(session);
    if (contract.mode === 'lesson') return study(contract.lesson, 0);
    const saved = saves.read();
    if (saved) {
      const problem = await session.open(match, saved);
      if (!problem || problem.code === 'lost') return problem;
      // Of another version, or damaged: what the address asks for is there all the same.
      saves.drop();
    }
    if (contract.deal) return session.open(match, seated(contract.deal, contract.seat, contract.setup.level));
    const terms = await termsOf(contract, offer, request);
    return 'request' in terms ? session.begin(match, terms.request) : terms;
  }

  /** @param {Problem | undefined} problem */
  function refused(problem) {
    if (!problem || problem.code === 'lost') return;
    tell('error', { code: problem.code, detail: problem.detail ?? {} });
    rest();
    enter('error');
    poster.fail(problemText(problem), home);
  }

  function again() {
    saves.drop();
    table.close();
    shown.game.leave();
    enter('loading');
    return begin().then(refused);
  }

  async function takeOver() {
    const update = replay.update;
    if (!update) return;
    const record = seated(update.record, update.view.seat, contract.setup.level);
    table.close();
    replay.leave();
    shown.show(session);
    draw();
    refused(await session.open({ id: newMatchId(), started: Date.now() }, record));
  }

  /** Gives the engine up; the match stays as it is. */
  function rest() {
    engine.stop();
    alone = false;
    channels.rest();
    turns.give();
  }

  function pause() {
    if (!isAtTable()) return;
    rest();
    enter('paused');
  }

  function leave() {
    room?.close();
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
    void (shown.game.update && !shown.game.update.lesson ? shown.game.restore() : begin()).then(refused);
  }

  settings.onChange((now) => {
    sound.setEnabled(now.sound);
    table.applySettings();
  });
  onDialogsClosed(table.release);
  sound.setEnabled(settings.value.sound);

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
    /** @param {number} step */
    go: (step) => replay.go(step),

    /** @param {Contract} wanted */
    open(wanted) {
      contract = wanted;
      saves = createSaves(storage, contract.save);
      leave();
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
