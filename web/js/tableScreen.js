// The table and the sheets that follow a deal. The table animates; a sheet waits until it has finished.

import { dealAlone, dealLink } from './dealLinks.js';
import { lookUp, t } from './i18n/index.js';
import { peopleOf } from './names.js';
import { closeDialogs } from './panels/dialog.js';
import { problemText } from './panels/problems.js';
import { createTable } from './table/table.js';
import { speakCall } from './voice.js';

/** @typedef {import('./protocol.js').Update} Update */
/** @typedef {import('./protocol.js').Problem} Problem */
/** @typedef {import('./settings.js').Settings} Settings */

/**
 * @typedef {object} Practice deals that are played by themselves and do not count
 * @property {(record: string) => void} begin `record` holds nothing but the deal
 * @property {() => void} end goes back to the match that waits
 */

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} menu the page's menu button, which moves into the table's top bar
 * @param {object} context
 * @param {Pick<import('./session.js').Session, 'update' | 'match' | 'act' | 'finish' | 'next' | 'takeSeat'>} context.session
 * @param {{ value: Settings }} context.settings
 * @param {ReturnType<typeof import('./sound.js').createSound>} context.sound
 * @param {() => void} context.again starts a new match
 * @param {() => void} context.leave goes to the first screen
 * @param {(code: string) => void} [context.rules] opens the rules where a reason is explained
 * @param {Practice} [context.practice] where single deals can be played
 * @param {(record: string, deal?: number) => void} [context.replay] looks through a match, beginning with a deal
 * @param {(record: string, people: import('./names.js').People) => unknown} [context.review] shows what every decision cost
 * @param {(action: string) => Promise<boolean>} [context.doubts] whether an action is asked about before it is done
 * @param {() => Promise<unknown>} [context.attention] when a sheet may be opened: it takes the focus
 */
export function createTableScreen(
  root,
  menu,
  { session, settings, sound, again, leave, rules, practice, replay, review, doubts, attention },
) {
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
      act: async (action) => {
        if (!(await doubts?.(action))) void session.act(action);
      },
      finish: () => void session.finish(),
      next: () => void session.next(),
      takeSeat: () => void session.takeSeat(),
      settings: tableSettings(settings.value),
      onSound: sound.play,
      onCall: speakCall,
      onScores: () => void showDeals(),
      onRule: rules,
    });
    const focused = document.activeElement === menu;
    table.slots.start.append(menu);
    // A node that is moved loses the focus.
    if (focused) menu.focus();
    return table;
  }

  async function showDeals() {
    const { openDeals } = await import('./panels/deals.js');
    if (session.update) openDeals(session.update.view);
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
    if (update.view.score) await attention?.();
    const { view } = update;
    const panel = view.score ? await import('./panels/scoreSheet.js') : undefined;
    if (mine !== latest || !table) return;
    if (!panel) {
      sheet?.close();
      return;
    }
    const deal = `${session.match?.id} ${view.scores.length}`;
    if (seen.deal === deal) {
      // A match can also end between two deals, when its sheet has been read.
      if (!sheet) void showResult(update);
      return;
    }
    seen = { deal, result: false };
    const { record } = update;
    sheet = panel.openScoreSheet(view, {
      state: whatNext,
      next: () => void session.next(),
      review: review && (() => review(record, peopleOf(view))),
      replay: replay && !session.match?.watched ? () => replay(record, view.scores.length - 1) : undefined,
      practice: practice && {
        again: () => practice.begin(dealAlone(record, view.scores.length - 1)),
        link: () => dealLink(dealAlone(record, view.scores.length - 1)),
        back: practice.end,
      },
    });
    await sheet.closed;
    sheet = undefined;
    if (seen.deal === deal && session.update && !isSingleDeal()) void showResult(session.update);
  }

  const isSingleDeal = () => Boolean(session.match?.practice && !session.match.whole);

  function whatNext() {
    const view = session.update?.view;
    if (isSingleDeal() && !isWatched(view)) return 'practice';
    if (view?.result) return 'over';
    return view?.can_next ? 'next' : 'wait';
  }

  /** @param {Update} update */
  async function showResult({ view, record }) {
    if (!view.result || seen.result) return;
    seen.result = true;
    const { openMatchResult } = await import('./panels/matchResult.js');
    openMatchResult(
      { result: view.result, scores: view.scores, people: peopleOf(view), target: Number(view.rules.values.target) },
      {
        again: session.match?.watched ? undefined : again,
        leave,
        replay: replay && !session.match?.watched ? () => replay(record) : undefined,
        review: review && (() => review(record, peopleOf(view))),
      },
    );
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

    /** What was done is taken back before the engine has heard of it. */
    unlock: () => table?.unlock(),

    /** @param {import('./i18n/index.js').Key} key */
    say(key) {
      table?.showMessage(lookUp(key) ?? t('problem.other', { code: key }));
    },

    /** When nothing moves any more. */
    idle: () => table?.idle() ?? Promise.resolve(),

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

/** @param {import('./protocol.js').View | undefined} view whether only computers play */
const isWatched = (view) => view?.seats.every(({ kind }) => kind === 'ai') ?? false;

/** @param {Settings} settings */
function tableSettings({ motion, showPoints, ...same }) {
  return { ...same, motion: motion === 'auto' ? /** @type {const} */ ('system') : motion, points: showPoints };
}
