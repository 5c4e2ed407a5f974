// The table and the sheets that follow a deal. The table animates; a sheet waits until it has finished.

import { lookUp, t } from './i18n/index.js';
import { peopleOf } from './names.js';
import { openDeals } from './panels/deals.js';
import { closeDialogs } from './panels/dialog.js';
import { openMatchResult } from './panels/matchResult.js';
import { problemText } from './panels/problems.js';
import { openScoreSheet } from './panels/scoreSheet.js';
import { createTable } from './table/table.js';

/** @typedef {import('./protocol.js').Update} Update */
/** @typedef {import('./protocol.js').Problem} Problem */
/** @typedef {import('./settings.js').Settings} Settings */

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} menu the page's menu button, which moves into the table's top bar
 * @param {object} context
 * @param {import('./session.js').Session} context.session
 * @param {{ value: Settings }} context.settings
 * @param {ReturnType<typeof import('./sound.js').createSound>} context.sound
 * @param {() => void} context.again starts a new match
 * @param {() => void} context.leave goes to the first screen
 */
export function createTableScreen(root, menu, { session, settings, sound, again, leave }) {
  /** @type {ReturnType<typeof createTable> | undefined} */
  let table;
  /** @type {Array<[Update, { instant: boolean }]> | undefined} updates that wait while the menu is open */
  let held;
  /** @type {import('./panels/dialog.js').Dialog | undefined} */
  let sheet;
  /** The deal whose sheet was shown already, and whether the result of the match was. */
  let seen = { deal: '', result: false };
  let latest = 0;

  function open() {
    if (table) return table;
    table = createTable(root, {
      act: (action) => void session.act(action),
      next: () => void session.next(),
      settings: tableSettings(settings.value),
      onSound: sound.play,
      onScores: () => {
        if (session.update) openDeals(session.update.view);
      },
    });
    const focused = document.activeElement === menu;
    table.slots.start.append(menu);
    // A node that is moved loses the focus.
    if (focused) menu.focus();
    return table;
  }

  /**
   * @param {Update} update
   * @param {{ instant: boolean }} how
   */
  function show(update, how) {
    open().update(update, how);
    // Taken back: its sheet is due again.
    if (!update.view.score) seen = { deal: '', result: false };
    sheet?.draw();
    void settle(update);
  }

  /** Shows what belongs to the end of a deal, once the cards lie still and unless the table moved on.
   * @param {Update} update
   */
  async function settle(update) {
    latest += 1;
    const mine = latest;
    await table?.idle();
    if (mine !== latest || !table) return;
    const { view } = update;
    if (!view.score) {
      sheet?.close();
      return;
    }
    const deal = `${session.match?.id} ${view.scores.length}`;
    if (seen.deal === deal) {
      // A match can also end between two deals, when its sheet has been read.
      if (!sheet) showResult(update);
      return;
    }
    seen = { deal, result: false };
    sheet = openScoreSheet(view, { state: whatNext, next: () => void session.next() });
    await sheet.closed;
    sheet = undefined;
    if (seen.deal === deal && session.update) showResult(session.update);
  }

  function whatNext() {
    const view = session.update?.view;
    if (view?.result) return 'over';
    return view?.can_next ? 'next' : 'wait';
  }

  /** @param {Update} update */
  function showResult({ view }) {
    if (!view.result || seen.result) return;
    seen.result = true;
    openMatchResult({ result: view.result, scores: view.scores, people: peopleOf(view) }, { again, leave });
  }

  return {
    /**
     * @param {Update} update
     * @param {{ instant: boolean }} how
     */
    update(update, how) {
      if (held) held.push([update, how]);
      else show(update, how);
    },

    /** The table waits while something else has the person's attention. */
    hold() {
      held ??= [];
    },

    release() {
      const waiting = held ?? [];
      held = undefined;
      for (const [update, how] of waiting) show(update, how);
    },

    /** @param {Problem} problem of an action that changed nothing */
    reject(problem) {
      table?.unlock();
      if (problem.code !== 'lost') table?.showMessage(problemText(problem));
    },

    /** @param {import('./i18n/index.js').Key} key */
    say(key) {
      table?.showMessage(lookUp(key) ?? t('problem.other', { code: key }));
    },

    applySettings() {
      table?.setSettings(tableSettings(settings.value));
    },

    relabel() {
      table?.relabel();
    },

    close() {
      latest += 1;
      held = undefined;
      seen = { deal: '', result: false };
      closeDialogs();
      root.before(menu);
      table?.destroy();
      table = undefined;
    },
  };
}

/** @param {Settings} settings */
function tableSettings({ speed, waitAfterTrick, motion, showPoints }) {
  return {
    speed,
    waitAfterTrick,
    motion: motion === 'auto' ? /** @type {const} */ ('system') : motion,
    points: showPoints,
  };
}
