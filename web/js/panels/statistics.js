// Statistics of this device: one table per form of the game, players and level, and how far puzzles and lessons have come;
// taken out and brought in as a file.

import { html, nothing } from 'lit-html';
import { number, t } from '../i18n/index.js';
import { levelName, rulesName } from '../setup.js';
import { createCounts } from '../store/counts.js';
import { openDialog } from './dialog.js';
import { askMerge } from './questions.js';
import { chosenText, fileName, saveFile } from './transfer.js';

/** @typedef {import('../store/stats.js').Line} Line */
/** @typedef {import('../store/stats.js').Row} Row */

/** @param {import('../store.js').Store} store */
export function openStatistics(store) {
  const counts = createCounts(store);
  let outcome = '';
  let closed = false;
  const dialog = openDialog({
    name: 'statistics',
    reading: true,
    title: () => t('menu.statistics'),
    content: () => {
      const lines = counts.lines();
      return html`
        ${
          lines.length
            ? html`${lines.map(lineTable)}<p class="help">${t('statistics.help')}</p>`
            : html`<p>${t('statistics.none')}</p>`
        }
        ${learned(counts)}
        <div class="match-actions">
          ${
            counts.isEmpty()
              ? nothing
              : html`<button type="button" class="button small quiet" @click=${save}>${t('library.export')}</button>`
          }
          <label class="button small quiet file">
            ${t('statistics.import')}
            <input type="file" accept=".json,application/json" class="hidden" @change=${bring} />
          </label>
        </div>
        <p role="status">${outcome}</p>
      `;
    },
  });

  function save() {
    saveFile(fileName('statistics'), counts.format());
  }

  /** @param {Event} event */
  async function bring(event) {
    // Said again, it is heard again.
    outcome = '';
    dialog.draw();
    const text = await chosenText(event);
    if (text === undefined) return;
    outcome = await take(text);
    dialog.draw();
  }

  /**
   * @param {string} text
   * @returns {Promise<string>} a sentence on how it went
   */
  async function take(text) {
    const found = counts.parse(text);
    if (!found) return t('statistics.notOurs');
    if (closed) return '';
    const way = counts.isEmpty() ? 'replace' : await askMerge(counts.shares(found));
    if (way === 'cancel') return '';
    const kept = way === 'merge' ? counts.merge(found) : counts.replace(found);
    return t(kept ? 'statistics.brought' : 'statistics.notKept');
  }

  void dialog.closed.then(() => {
    closed = true;
  });
  return dialog;
}

/**
 * How far puzzles and lessons have come, where any was tried.
 * @param {ReturnType<typeof createCounts>} counts
 */
function learned({ puzzles, lessons }) {
  const { rating, results } = puzzles();
  const tries = Object.values(results);
  const steps = Object.values(lessons().solved).flat().length;
  return html`
    ${
      tries.length
        ? html`<p>${t('statistics.puzzles', { rating, right: tries.filter(Boolean).length, tried: tries.length })}</p>`
        : nothing
    }
    ${steps ? html`<p>${t('statistics.lessons', { steps })}</p>` : nothing}
  `;
}

/** @param {Line} line */
function lineTable({ profile, custom, players, level, clean, assisted }) {
  const title = t('statistics.line', {
    rules: rulesName({ profile, custom }),
    players: t('start.playersValue', { count: players }),
    level: levelName(level),
  });
  const both = assisted.matches > 0;
  /** @type {Array<[string, (row: Row) => string]>} */
  const rows = [
    [t('statistics.matches'), (row) => number(row.matches)],
    [t('statistics.won'), (row) => withShare(row.won, row.matches)],
    [t('statistics.streak'), (row) => t('statistics.streaks', { now: row.streak, best: row.best })],
    [t('statistics.called'), (row) => number(row.called)],
    [t('statistics.made'), (row) => withShare(row.made, row.called)],
    [t('statistics.baits'), (row) => withShare(row.baits, row.called)],
  ];
  if (clean.reviewed + assisted.reviewed) rows.push([t('statistics.accuracy'), accuracyOf]);
  return html`
    <table class="figures">
      <caption>${title}</caption>
      ${
        both
          ? html`<thead><tr><td></td><th scope="col">${t('statistics.clean')}</th>
              <th scope="col">${t('statistics.assisted')}</th></tr></thead>`
          : nothing
      }
      <tbody>
        ${rows.map(
          ([label, value]) => html`
            <tr><th scope="row">${label}</th><td>${value(clean)}</td>${both ? html`<td>${value(assisted)}</td>` : nothing}</tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/** @param {Row} row */
const accuracyOf = ({ accuracy, reviewed }) =>
  reviewed ? `${number(Math.round((10 * accuracy) / reviewed) / 10)} (${number(reviewed)})` : '';

/**
 * @param {number} part
 * @param {number} whole
 */
function withShare(part, whole) {
  return whole ? `${number(part)} (${Math.round((100 * part) / whole)}\u202f%)` : number(part);
}
