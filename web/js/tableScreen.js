// The table and the sheets that follow a deal. The table animates; a sheet waits until it has finished.

import { helpIn } from './coach/coaching.js';
import { dealAlone, dealLink } from './dealLinks.js';
import { lookUp, t } from './i18n/index.js';
import { createLatest } from './latest.js';
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
 * @property {() => void} [lessons] leads on from a first deal
 */

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} menu the page's menu button, which moves into the table's top bar
 * @param {object} context
 * @param {HTMLElement} [context.help] the button that explains the game, at the other end of the bar
 * @param {Pick<import('./session.js').Session, 'update' | 'match' | 'act' | 'finish' | 'next' | 'takeSeat'>} context.session
 * @param {{ value: Settings }} context.settings
 * @param {ReturnType<typeof import('./sound.js').createSound>} context.sound
 * @param {() => void} context.again starts a new match
 * @param {() => void} context.leave goes to the first screen
 * @param {() => void} [context.undo] takes back, where that can be done
 * @param {() => void} [context.touched] the person does something at the table
 * @param {(code: string) => void} [context.rules] opens the rules where a reason is explained
 * @param {Practice} [context.practice] where single deals can be played
 * @param {(record: string, deal?: number) => void} [context.replay] looks through a match, beginning with a deal
 * @param {(record: string, people: import('./names.js').People, whole?: boolean) => unknown} [context.review]
 *   shows what every decision of the last deal, or of the whole match, cost
 * @param {(record: string) => import('./panels/matchAccuracy.js').Judged} [context.judged] how accurately a match was played
 * @param {(action: string) => Promise<boolean>} [context.doubts] whether an action is asked about before it is done
 * @param {(card: string) => boolean} [context.about] tells of a card in the hand, where somebody does
 * @param {() => Promise<unknown>} [context.attention] when a sheet may be opened: it takes the focus
 * @param {(held: import('./protocol.js').HandCard) => void} [context.refused] a card was pressed that may not be played
 * @param {() => boolean} [context.scores] whether the score opens the list of deals; it does unless this says no
 */
export function createTableScreen(
  root,
  menu,
  {
    help,
    session,
    settings,
    sound,
    again,
    leave,
    undo,
    touched,
    rules,
    practice,
    replay,
    review,
    judged,
    doubts,
    about,
    attention,
    refused,
    scores,
  },
) {
  /** @type {ReturnType<typeof createTable> | undefined} */
  let table;
  /** @type {Array<[Update, import('./table/types.js').Manner]> | undefined} updates that wait while the menu is open */
  let held;
  /** @type {import('./panels/dialog.js').Dialog | undefined} */
  let sheet;
  /** The deal whose sheet was shown already, and whether the result of the match was. */
  let seen = { deal: '', result: false };
  let latest = 0;
  /** Fulfilled when what belongs to the last update is on the screen. @type {Promise<unknown>} */
  let settling = Promise.resolve();
  const wanted = createLatest();

  function open() {
    if (table) return table;
    table = createTable(root, {
      act: async (action) => {
        touch();
        const id = session.match?.id;
        const doubted = await doubts?.(action);
        // Meanwhile another match may have come to the table.
        if (!doubted && session.match?.id === id) void session.act(action);
      },
      finish: touching(session.finish),
      next: touching(session.next),
      takeSeat: touching(session.takeSeat),
      settings: tableSettings(settings.value),
      onSound: sound.play,
      onCall: speakCall,
      onScores: scores?.() === false ? undefined : () => void showDeals(),
      onRule: rules,
      onRefused: refused,
      onMenu: () => menu.click(),
      onUndo: undo,
      about,
      explained: () => helpIn(session.match) !== undefined,
    });
    const focused = document.activeElement === menu;
    table.slots.start.append(menu);
    if (help) table.slots.end.append(help);
    // A node that is moved loses the focus.
    if (focused) menu.focus();
    return table;
  }

  /** What was still to open over the table is not wanted any more. */
  function touch() {
    wanted();
    touched?.();
  }

  /** @param {() => unknown} act */
  function touching(act) {
    return () => {
      touch();
      act();
    };
  }

  async function showDeals() {
    const still = wanted();
    const { openDeals } = await import('./panels/deals.js');
    if (still() && session.update) openDeals(session.update.view);
  }

  /**
   * @param {Update} update
   * @param {import('./table/types.js').Manner} how
   */
  function show(update, how) {
    // Taken back: its sheet is due again.
    if (!update.view.score) seen = { deal: '', result: false };
    const sheetDue = Boolean(update.view.score) && seen.deal !== dealOf(update.view);
    open().update(update, { ...how, sheetDue });
    sheet?.draw();
    settling = settle(update);
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
    // Where it cannot be fetched, the match goes on without.
    const panel = view.score ? await import('./panels/scoreSheet.js').catch(() => undefined) : undefined;
    if (mine !== latest || !table) return;
    if (!panel) {
      sheet?.close();
      table.sheetShown();
      return;
    }
    const deal = dealOf(view);
    if (seen.deal === deal) {
      // A match can also end between two deals, when its sheet has been read.
      if (!sheet) void showResult(update);
      return;
    }
    seen = { deal, result: false };
    const { record } = update;
    const opened = panel.openScoreSheet(view, {
      state: whatNext,
      next: touching(session.next),
      explain: rules,
      review: review && !session.match?.imagined ? () => review(record, peopleOf(view)) : undefined,
      replay: replay && !session.match?.watched ? () => replay(record, view.scores.length - 1) : undefined,
      practice: practice && {
        again: () => practice.begin(dealAlone(record, view.scores.length - 1)),
        link: () => dealLink(dealAlone(record, view.scores.length - 1)),
        back: practice.end,
        goOn: session.match?.coach === 'first' ? practice.lessons : undefined,
      },
    });
    sheet = opened;
    table.sheetShown();
    void opened.closed.then(() => {
      sheet = undefined;
      if (seen.deal === deal && session.update && !isSingleDeal()) void showResult(session.update);
    });
  }

  /** @param {import('./protocol.js').View} view with a score: the deal that it stands at the end of */
  const dealOf = (view) => `${session.match?.id} ${view.scores.length}`;

  const isSingleDeal = () => Boolean(session.match?.practice && !session.match.whole);

  function whatNext() {
    const view = session.update?.view;
    if (isSingleDeal() && !isWatched(view)) return 'practice';
    if (view?.result) return 'over';
    return view?.can_next ? 'next' : 'wait';
  }

  /** @param {Update} update */
  async function showResult({ view, record }) {
    if (!view.result || seen.result || session.match?.imagined) return;
    seen.result = true;
    const mine = latest;
    const { openMatchResult } = await import('./panels/matchResult.js');
    if (mine !== latest) return;
    openMatchResult(
      { result: view.result, scores: view.scores, people: peopleOf(view), target: Number(view.rules.values.target) },
      {
        again: session.match?.watched ? undefined : again,
        leave,
        replay: replay && !session.match?.watched ? () => replay(record) : undefined,
        review: review && (() => review(record, peopleOf(view), true)),
        judged: judged?.(record),
        link: practice && ((deal) => dealLink(dealAlone(record, deal))),
      },
    );
  }

  return {
    /**
     * @param {Update} update
     * @param {import('./table/types.js').Manner} how
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

    /** When a sheet that is due has been opened, too. */
    settled: () => settling,

    applySettings() {
      table?.setSettings(tableSettings(settings.value));
    },

    relabel() {
      table?.relabel();
    },

    close() {
      latest += 1;
      wanted();
      held = undefined;
      seen = { deal: '', result: false };
      closeDialogs();
      root.before(menu, help ?? '');
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
