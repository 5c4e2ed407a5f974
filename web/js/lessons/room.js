// A lesson at the table: the bar beside it, hints, and the way from one step to the next.

import { onLanguage } from '../i18n/index.js';
import { offer } from '../offer.js';
import { groupCode } from '../ruleGroups.js';
import { drawBar } from './bar.js';
import { createStand } from './stand.js';
import { loadWords, say } from './words.js';

/** @typedef {import('../protocol.js').Update} Update */
/** @typedef {ReturnType<typeof createRoom>} Room */

/**
 * @param {object} context
 * @param {HTMLElement} context.screen the table and what lies over it
 * @param {() => Promise<unknown>} context.idle when the cards lie still
 * @param {(lesson: string, step: number) => void} context.begin
 * @param {(word: string) => void} context.answer
 * @param {() => (() => void) | undefined} [context.back] the way back to what named the lesson
 * @param {() => void} [context.list] opens the list of lessons, where there is one
 * @param {import('./bar.js').Onward} [context.onward] where the last one leads
 * @param {(code: string) => void} [context.rules] opens the rules at one of their groups, where they can be read
 * @param {boolean} [context.helps] whether hints are offered
 * @param {(lesson: string, step: string) => void} context.solved
 */
export function createRoom({ screen, idle, begin, answer, back, list, rules, onward, helps = true, solved }) {
  const stand = createStand(screen, 'lesson-bar');
  /** @type {Update | undefined} */
  let shown;
  let hints = 0;
  let latest = 0;

  const actions = {
    answer,
    get back() {
      return back?.();
    },
    list,
    onward,
    rules: rules && (() => rules(groupCode(groupOf(shown?.lesson?.lesson)))),
    hint: helps ? hint : undefined,
    again: () => go(0),
    next: () => go(1),
  };

  /** @param {number} steps */
  function go(steps) {
    const task = shown?.lesson;
    if (!task) return;
    const number = task.number + steps;
    if (number < task.steps) begin(task.lesson, number);
    else begin(following(task.lesson) ?? task.lesson, 0);
  }

  /** @returns {boolean} whether there was one more */
  function hint() {
    const { verdict, hints: all } = shown?.lesson ?? { verdict: null, hints: [] };
    if (verdict || hints >= all.length) return false;
    hints += 1;
    draw();
    // On a small screen the newest one lies below the edge.
    stand.root.querySelector('.lesson-hint:last-child')?.scrollIntoView({ block: 'nearest' });
    return true;
  }

  function draw() {
    if (!shown?.lesson) return;
    const task = shown.lesson;
    const last = task.number + 1 === task.steps && following(task.lesson) === undefined;
    stand.root.setAttribute('aria-label', say('region'));
    drawBar(stand.root, { task, view: shown.view, hints, last }, actions);
  }

  onLanguage(draw);

  return {
    hint,

    /** @param {Update} update of a lesson */
    async show(update) {
      latest += 1;
      const mine = latest;
      await loadWords();
      // What came of the answer is played first, and then told.
      if (update.lesson?.verdict) await idle();
      if (mine !== latest || !update.lesson) return;
      const { lesson, step, verdict } = update.lesson;
      if (!verdict && shown?.lesson?.step !== step) hints = 0;
      shown = update;
      stand.put();
      draw();
      if (verdict?.right) solved(lesson, step);
      if (verdict) stand.focus();
    },

    close() {
      latest += 1;
      shown = undefined;
      hints = 0;
      stand.remove();
    },
  };
}

/**
 * The group of rules that a lesson is about.
 * @param {string | undefined} lesson
 */
const groupOf = (lesson) => offer.lessons.find(({ name }) => name === lesson)?.rules ?? '';

/**
 * The lesson after another one.
 * @param {string} lesson
 */
function following(lesson) {
  const place = offer.lessons.findIndex(({ name }) => name === lesson);
  return offer.lessons[place + 1]?.name;
}
