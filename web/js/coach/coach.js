// The coach beside the table. It asks the engine about the table as it stands; what comes too late is dropped.

import { onLanguage } from '../i18n/index.js';
import { PROTOCOL_VERSION } from '../session.js';
import { settings } from '../settings.js';
import { isPlayable } from '../table/hand.js';
import { drawCoach, letReach, STEPS } from './bar.js';
import { loadWords } from './words.js';

/** @typedef {import('../protocol.js').Update} Update */
/** @typedef {ReturnType<typeof createCoach>} Coach */

/** Work asked for at once: so short that a tap gets through in between. */
const UNITS = 8;

/**
 * @param {object} context
 * @param {HTMLElement} context.screen the table and what lies over it
 * @param {(message: any) => Promise<import('../protocol.js').Reply>} context.request
 * @param {() => Promise<unknown>} context.idle when the cards lie still
 * @param {(action: string) => void} context.act does what was doubted after all
 * @param {() => void} context.unlock after something was taken back
 * @param {(update: Update) => void} context.keep saves the match, which is marked as assisted now
 */
export function createCoach({ screen, request, idle, act, unlock, keep }) {
  const root = document.createElement('section');
  root.className = 'lesson-bar coach-bar';
  /** @type {Update | undefined} */
  let current;
  /** @type {import('./bar.js').Shown} */
  let shown;
  /** The action that a question is about. */
  let doubted = '';
  let counting = false;
  let thinking = false;

  function draw() {
    if (!current) return;
    drawCoach(root, shown, { hint, count, back, anyway });
    mark();
  }

  /** Marks the cards that come into question in the hand, and at last the one to play. */
  function mark() {
    const { advice, step } = shown;
    const wanted = new Map(
      (step > 1 ? (advice?.choices ?? []) : [])
        .filter(({ candidate }) => candidate && step < STEPS)
        .map(({ card }) => [card, 'candidate']),
    );
    const best = advice?.choices[0]?.card;
    if (step >= STEPS && best) wanted.set(best, 'best');
    for (const button of screen.querySelectorAll('.held')) {
      if (!(button instanceof HTMLElement)) continue;
      const role = wanted.get(button.dataset.code ?? '');
      if (role) button.dataset.coach = role;
      else delete button.dataset.coach;
    }
  }

  /**
   * @param {Record<string, unknown>} question
   * @returns {Promise<any>} nothing if the table has moved on meanwhile, or there is no answer
   */
  async function ask(question) {
    const asked = current;
    try {
      const reply = await request({ v: PROTOCOL_VERSION, seq: asked?.seq, ...question });
      if (asked !== current || !asked || !reply.ok) return undefined;
      if ('advice' in reply || 'told' in reply) keep(Object.assign(asked, { record: reply.record }));
      return reply;
    } catch {
      // The engine is gone; whoever watches over it says so, and the table comes again.
      return undefined;
    }
  }

  async function think() {
    if (thinking || shown.advice) return;
    thinking = true;
    const asked = current;
    let reply;
    do reply = await ask({ type: 'hint', units: UNITS });
    while (reply && !reply.advice);
    thinking = false;
    // Another table came while this one was thought about.
    if (asked !== current) return void (current && shown.asked && (shown.full || shown.step) && think());
    if (!reply) return;
    shown.advice = reply.advice;
    draw();
  }

  async function tell() {
    shown.news ??= await ask({ type: 'tell' });
    draw();
  }

  /**
   * @param {string} card in the hand
   * @returns {boolean} whether it is told about
   */
  function about(card) {
    if (!current || shown.doubt) return false;
    shown.about = card;
    draw();
    void tell();
    return true;
  }

  /** @returns {boolean} whether there is one more to be had now */
  function hint() {
    if (!current || !shown.asked || shown.doubt || shown.step >= STEPS) return false;
    shown.step += 1;
    shown.about = '';
    draw();
    void think();
    return true;
  }

  function count() {
    counting = !counting;
    shown.counting = counting;
    draw();
    if (counting) void tell();
  }

  /** @param {boolean} done whether it is done after all */
  function settle(done) {
    shown.doubt = undefined;
    draw();
    if (done) act(doubted);
    else unlock();
    const card = screen.querySelector('.hand [tabindex="0"], .actions button');
    if (card instanceof HTMLElement) card.focus();
  }

  const back = () => settle(false);
  const anyway = () => settle(true);

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const typing = event.target instanceof Element && event.target.closest('dialog, input, select, textarea');
    if (event.key === '?' && !typing && settings.value.shortcuts) hint();
    else if (event.key === 'Escape' && shown?.doubt) back();
  }

  screen.addEventListener('keydown', onKey);
  new ResizeObserver(() => letReach(root)).observe(root);
  onLanguage(draw);

  return {
    hint,
    about,

    /**
     * @param {Update} update
     * @param {{ full: boolean, first: boolean }} manner
     */
    async show(update, { full, first }) {
      const { view } = update;
      const asked = view.actions.length > 0 || view.hand.some(isPlayable);
      current = update;
      shown = {
        view,
        asked,
        full,
        first,
        step: 0,
        about: '',
        advice: undefined,
        news: undefined,
        counting,
        doubt: undefined,
      };
      mark();
      await loadWords();
      await idle();
      if (current !== update) return;
      if (!root.isConnected) screen.append(root);
      screen.classList.add('with-coach');
      draw();
      if (full || counting) await tell();
      if (full && asked && current === update) void think();
    },

    /**
     * @param {string} action
     * @returns {Promise<boolean>} whether something speaks against it, which is asked first
     */
    async doubts(action) {
      if (!current || !shown.full || !shown.asked) return false;
      const reply = await ask({ type: 'doubt', action });
      if (!reply?.doubt) return false;
      doubted = action;
      shown.doubt = reply.doubt;
      draw();
      const button = root.querySelector('.primary');
      if (button instanceof HTMLElement) button.focus();
      return true;
    },

    close() {
      current = undefined;
      root.remove();
      screen.classList.remove('with-coach');
      for (const card of screen.querySelectorAll('.held[data-coach]')) card.removeAttribute('data-coach');
    },
  };
}
