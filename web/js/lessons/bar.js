// What stands beside the table in a lesson: the question, hints, the verdict with what came of the answer, and the way on.

import { html, nothing, render } from 'lit-html';
import { list, t } from '../i18n/index.js';
import { shortCard } from '../names.js';
import { settings } from '../settings.js';
import { shares } from './shares.js';
import { say } from './words.js';

/** @typedef {import('../protocol.js').LessonStep} LessonStep */
/** @typedef {import('../protocol.js').View} View */

/** @typedef {{ play: () => void, puzzles: () => void }} Onward */

/**
 * @typedef {object} BarActions
 * @property {(word: string) => void} answer
 * @property {(() => void) | undefined} hint where hints are offered
 * @property {() => void} again
 * @property {() => void} next
 * @property {(() => void) | undefined} back where something else led to the lesson
 * @property {(() => void) | undefined} list where there is a list
 * @property {Onward | undefined} onward where there is something after the last lesson
 * @property {(() => void) | undefined} rules opens the rules that the lesson is about
 */

/**
 * @param {HTMLElement} root
 * @param {{ task: LessonStep, view: View, hints: number, last: boolean }} shown `hints`: how many have been asked for
 * @param {BarActions} actions
 */
export function drawBar(root, { task, view, hints, last }, actions) {
  const { lesson, step, number, steps, verdict } = task;
  const title = say(`${lesson}.title`);
  render(
    html`
      <h2 class="lesson-title">${steps > 1 ? say('place', { title, number: number + 1, all: steps }) : title}</h2>
      <div class="lesson-text" role="group" tabindex="0" aria-label=${title}>
        ${number === 0 && !verdict ? html`<p>${say(`${lesson}.intro`)}</p>` : nothing}
        <p class="lesson-goal">${say(`${lesson}.${step}.goal`, pointsOf(view))}</p>
        ${handsOf(task, view)}
        <div role="status">
          ${verdict ? verdictOf(verdict, view) : task.hints.slice(0, hints).map((hint) => html`<p class="lesson-hint">${say(`hint.${hint}`)}</p>`)}
        </div>
      </div>
      <div class="lesson-buttons">${verdict ? onward(verdict.right, last, actions) : asked(task, hints, actions)}</div>
    `,
    root,
  );
}

/**
 * @param {LessonStep} task
 * @param {number} hints
 * @param {BarActions} actions
 */
function asked(task, hints, actions) {
  return html`
    ${
      task.answers.length > 0
        ? html`<div class="lesson-answers">${task.answers.map((word) => button(say(`answer.${word}`), () => actions.answer(word)))}</div>`
        : nothing
    }
    ${actions.hint && hints < task.hints.length ? button(say(hints ? 'hintMore' : 'hint'), actions.hint, 'quiet') : nothing}
    ${around(actions)}
  `;
}

/**
 * @param {boolean} right
 * @param {boolean} last nothing comes after it
 * @param {BarActions} actions
 */
function onward(right, last, actions) {
  const { onward } = actions;
  return html`
    ${right && !last ? button(say('next'), actions.next, 'primary') : nothing}
    ${right && last && onward ? [button(say('play'), onward.play, 'primary'), button(t('puzzles.title'), onward.puzzles)] : nothing}
    ${button(say('again'), actions.again, right ? 'quiet' : 'primary')}
    ${around(actions)}
  `;
}

/** @param {BarActions} actions */
const around = ({ rules, list, back }) => html`
  ${rules ? button(say('rules'), rules, 'quiet') : nothing} ${list ? button(say('list'), list, 'quiet') : nothing}
  ${back ? button(say('review'), back, 'quiet') : nothing}
`;

/**
 * @param {string} label
 * @param {() => void} run
 * @param {string} [look]
 */
const button = (label, run, look = '') =>
  html`<button type="button" class="button small ${look}" @click=${run}>${label}</button>`;

/**
 * @param {import('../protocol.js').LessonVerdict} verdict
 * @param {View} view
 */
function verdictOf({ right, comment, gained }, view) {
  const told = gained.some((points) => points !== 0);
  return html`
    <p class="lesson-verdict ${right ? 'right' : 'wrong'}">
      <b>${say(right ? 'right' : 'wrong')}</b> ${say(`why.${comment}`)}
    </p>
    ${told ? html`<p>${say('gained', shares(gained, view))}</p>` : nothing}
  `;
}

/** @param {View} view the points of the deal so far, or of the deal that is over */
function pointsOf(view) {
  const points = view.scores.at(-1)?.total ?? view.sides.map(({ certain }) => certain);
  return shares(points, view);
}

/**
 * @param {LessonStep} task
 * @param {View} view
 */
function handsOf({ hands }, view) {
  const others = view.seats.filter(({ seat }) => seat !== view.seat && hands[seat]?.length);
  return others.map(
    ({ seat, name }) => html`
      <p>${say('hands', { name, cards: list((hands[seat] ?? []).map((card) => shortCard(card, settings.value.letters))) })}</p>
    `,
  );
}
