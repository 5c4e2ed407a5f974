// Statistics of this device: one table per form of the game, players and level.

import { html, nothing } from 'lit-html';
import { number, t } from '../i18n/index.js';
import { levelName, rulesName } from '../setup.js';
import { openDialog } from './dialog.js';

/** @typedef {import('../store/stats.js').Line} Line */
/** @typedef {import('../store/stats.js').Row} Row */

/** @param {readonly Line[]} lines */
export function openStatistics(lines) {
  return openDialog({
    name: 'statistics',
    reading: true,
    title: () => t('menu.statistics'),
    content: () =>
      lines.length
        ? html`${lines.map(lineTable)}<p class="help">${t('statistics.help')}</p>`
        : html`<p>${t('statistics.none')}</p>`,
  });
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
    [t('statistics.called'), (row) => number(row.called)],
    [t('statistics.made'), (row) => withShare(row.made, row.called)],
    [t('statistics.baits'), (row) => withShare(row.baits, row.called)],
  ];
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

/**
 * @param {number} part
 * @param {number} whole
 */
function withShare(part, whole) {
  return whole ? `${number(part)} (${Math.round((100 * part) / whole)}\u202f%)` : number(part);
}
