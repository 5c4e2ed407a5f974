// Tips for better play, each with the lessons and puzzles that prove it, and answers to common questions.

import { html } from 'lit-html';
import { lookUp, t } from '../i18n/index.js';
import { say as ofLesson } from '../lessons/words.js';
import { say as ofPuzzle } from '../puzzles/words.js';
import { openDialog } from './dialog.js';
import { QUESTIONS, TIPS } from './tipsList.js';

/** @typedef {import('./tipsList.js').Entry} Entry */
/** @typedef {NonNullable<Entry['panels']>[number]} Panel */

/**
 * @typedef {object} TipsActions
 * @property {(lesson: string) => void} study
 * @property {(theme: string) => void} practise
 * @property {(group: string) => void} rules opens the rules at a group
 * @property {(panel: Panel) => void} panel
 */

/** @type {Readonly<Record<Panel, import('../i18n/index.js').Key>>} */
const PANEL_TITLES = {
  compare: 'compare.title',
  fairness: 'fair.title',
  howToPlay: 'howto.title',
  library: 'menu.library',
  privacy: 'privacy.title',
};

/** @param {TipsActions} actions */
export function openTips({ study, practise, rules, panel }) {
  return openDialog({
    name: 'tips',
    reading: true,
    title: () => t('tips.title'),
    content: (dialog) => {
      /** @param {Entry} entry */
      const ways = ({ lessons = [], themes = [], rules: group, panels = [] }) => html`
        <ul class="tip-ways">
          ${lessons.map((lesson) =>
            way(
              say('lesson', { title: ofLesson(`${lesson}.title`) }),
              leave(() => study(lesson)),
            ),
          )}
          ${themes.map((theme) =>
            way(
              say('puzzles', { theme: ofPuzzle(`theme.${theme}`) }),
              leave(() => practise(theme)),
            ),
          )}
          ${group ? way(say('rules', { group: lookUp(`group.${group}`) ?? group }), () => rules(group)) : ''}
          ${panels.map((name) => way(t(PANEL_TITLES[name]), () => panel(name)))}
        </ul>
      `;
      // What leads to a table can't be seen under a dialog.
      const leave = (/** @type {() => void} */ action) => () => {
        dialog.close();
        action();
      };
      return html`
        <section class="tip-list">
          <h3>${say('better')}</h3>
          ${TIPS.map(
            (tip) => html`
              <section>
                <h4>${say(`tip.${tip.name}`)}</h4>
                <p>${say(`tip.${tip.name}.text`)}</p>
                ${ways(tip)}
              </section>
            `,
          )}
        </section>
        <section class="question-list">
          <h3>${say('questions')}</h3>
          ${QUESTIONS.map(
            (question) => html`
              <details>
                <summary>${say(`ask.${question.name}`)}</summary>
                <p>${say(`ask.${question.name}.text`)}</p>
                ${ways(question)}
              </details>
            `,
          )}
        </section>
      `;
    },
  });
}

/**
 * @param {string} key without `tips.`
 * @param {Record<string, unknown>} [args]
 */
const say = (key, args) => lookUp(`tips.${key}`, args) ?? key;

/**
 * @param {string} label
 * @param {() => void} open
 */
const way = (label, open) => html`
  <li><button type="button" class="link" @click=${open}>${label}</button></li>
`;
