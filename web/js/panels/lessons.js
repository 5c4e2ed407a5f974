// All lessons, with those that are done.

import { html, nothing } from 'lit-html';
import { list, lookUp, t } from '../i18n/index.js';
import { say } from '../lessons/words.js';
import { profileName } from '../setup.js';
import { openDialog } from './dialog.js';

/** @typedef {import('../protocol.js').LessonInfo} LessonInfo */

/**
 * @param {object} context
 * @param {readonly LessonInfo[]} context.lessons
 * @param {readonly string[]} context.profiles all there are
 * @param {(lesson: string) => readonly string[]} context.solved the steps of it
 * @param {(lesson: string, step: number) => void} context.begin
 * @param {() => void} context.firstDeal
 */
export function openLessons({ lessons, profiles, solved, begin, firstDeal }) {
  const isDone = (/** @type {LessonInfo} */ { name, steps }) => steps.every((step) => solved(name).includes(step));
  const next = lessons.find((lesson) => !isDone(lesson));
  const first = (/** @type {import('./dialog.js').Dialog} */ dialog) => () => {
    dialog.close();
    firstDeal();
  };
  return openDialog({
    name: 'lessons',
    title: () => t('lessons.title'),
    content: (dialog) => html`
      <p class="help">${lookUp('lessons.progress', { done: lessons.filter(isDone).length, all: lessons.length })}</p>
      <p>
        <button type="button" class="menu-item" data-lesson="first-deal" @click=${first(dialog)}>
          ${lookUp('lessons.firstDeal')}
        </button>
      </p>
      <ol class="lesson-list">
        ${lessons.map((lesson) => {
          const open = () => {
            dialog.close();
            const left = lesson.steps.findIndex((step) => !solved(lesson.name).includes(step));
            begin(lesson.name, Math.max(0, left));
          };
          return html`
            <li>
              <button type="button" class="menu-item ${lesson === next ? 'primary' : ''}" ?autofocus=${lesson === next}
                data-lesson=${lesson.name} @click=${open}>
                ${say(`${lesson.name}.title`)} ${note(lesson, isDone(lesson), solved(lesson.name).length)}
              </button>
              <span class="help">${formsOf(lesson, profiles)}</span>
            </li>
          `;
        })}
      </ol>
    `,
  });
}

/**
 * @param {LessonInfo} lesson
 * @param {boolean} done
 * @param {number} count
 */
function note({ steps }, done, count) {
  if (done) return html`<span class="note">✓ ${lookUp('lessons.done')}</span>`;
  return count
    ? html`<span class="note">${lookUp('lessons.steps', { done: count, all: steps.length })}</span>`
    : nothing;
}

/**
 * Where it does not hold for every form of the game, and for how many players.
 * @param {LessonInfo} lesson
 * @param {readonly string[]} all
 */
function formsOf(lesson, all) {
  const some = lesson.profiles.length < all.length ? [list(lesson.profiles.map(profileName))] : [];
  const seats = lesson.seats > 2 ? [lookUp('lessons.seats', { count: lesson.seats })] : [];
  return [...some, ...seats].join(' · ');
}
