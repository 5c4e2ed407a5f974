// The panel of the puzzles: that of the day, the next one, what to practise, and how one gets on.

import { html } from 'lit-html';
import { number, t } from '../i18n/index.js';
import { TODAY } from '../puzzles/puzzles.js';
import { say } from '../puzzles/words.js';
import { openDialog } from './dialog.js';
import { select } from './fields.js';

/** @param {import('../puzzles/puzzles.js').Puzzles} puzzles */
export function openPuzzles(puzzles) {
  let failed = false;
  const panel = openDialog({
    name: 'puzzles',
    title: () => t('puzzles.title'),
    content(dialog) {
      if (puzzles.all().length === 0) {
        return html`<p class="help" role="status">${failed ? say('failed') : t('loading.engine')}</p>`;
      }
      const themes = [...new Set(puzzles.all().map(({ theme }) => theme))];
      const { rating, results, streak, best, days } = puzzles.standing();
      const next = puzzles.next();
      const open = (/** @type {string} */ puzzle) => () => {
        dialog.close();
        void puzzles.open(puzzle);
      };
      return html`
        <p class="help">${say('intro')}</p>
        <ul class="menu-items">
          <li>
            <button type="button" class="menu-item ${puzzles.theme ? '' : 'primary'}" ?autofocus=${!puzzles.theme}
              @click=${open(TODAY)}>
              ${say('today')}
              <span class="note">
                ${puzzles.isTodayDone() ? `✓ ${say('done')}` : say('rated', { rating: puzzles.today().rating })}
              </span>
            </button>
          </li>
          <li>
            <button type="button" class="menu-item ${puzzles.theme ? 'primary' : ''}" ?autofocus=${puzzles.theme !== ''}
              ?disabled=${!next} @click=${open(next?.id ?? '')}>
              ${say('nearest')} <span class="note">${next ? say('rated', { rating: next.rating }) : ''}</span>
            </button>
          </li>
        </ul>
        ${select({
          id: 'puzzle-theme',
          label: say('theme'),
          options: ['', ...themes].map((theme) => ({ value: theme, label: themeLabel(theme) })),
          value: puzzles.theme,
          onChange(theme) {
            puzzles.theme = theme;
            dialog.draw();
          },
        })}
        <dl class="puzzle-figures">
          ${figure('figure.rating', number(rating))}
          ${figure('figure.solved', say('share', { solved: solvedOf(puzzles.all(), results), all: puzzles.all().length }))}
          ${figure('figure.streak', say('streak', { streak, best }))}
          ${figure('figure.days', number(days))}
        </dl>
      `;
    },
  });
  puzzles
    .load()
    .catch(() => {
      failed = true;
    })
    .then(panel.draw);
  return panel;

  /** @param {string} theme */
  function themeLabel(theme) {
    const about = puzzles.all().filter((puzzle) => !theme || puzzle.theme === theme);
    const { results } = puzzles.standing();
    return `${say(`theme.${theme || 'all'}`)} (${say('share', { solved: solvedOf(about, results), all: about.length })})`;
  }
}

/**
 * How many of the puzzles were solved at once.
 * @param {readonly { id: string }[]} puzzles
 * @param {Readonly<Record<string, boolean>>} results
 */
const solvedOf = (puzzles, results) => puzzles.filter(({ id }) => results[id]).length;

/**
 * @param {string} name
 * @param {string} value
 */
const figure = (name, value) => html`<div><dt>${say(name)}</dt><dd>${value}</dd></div>`;
