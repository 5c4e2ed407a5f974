// The menu of the table, and behind "more" what is rarely wanted in a match. While it is open the table waits.

import { html, nothing } from 'lit-html';
import { t } from '../i18n/index.js';
import { openDialog } from './dialog.js';

/**
 * @typedef {object} MenuActions
 * @property {() => void} lessons
 * @property {() => void} puzzles
 * @property {() => void} howToPlay
 * @property {() => void} newMatch
 * @property {() => void} undo
 * @property {() => void} deals
 * @property {() => void} log
 * @property {() => void} resign
 * @property {() => void} rules
 * @property {() => void} settings
 * @property {() => void} library
 * @property {() => void} statistics
 * @property {() => void} fairness
 * @property {() => void} pad
 * @property {() => void} embedCode
 * @property {() => void} report
 * @property {() => void} about
 * @property {() => void} mute
 * @property {() => void} start
 * @property {() => void} back
 * @property {() => void} replay
 * @property {() => void} editor
 * @property {() => void} tips
 * @property {() => void} compare
 */

/** @typedef {import('./dialog.js').Dialog} Dialog */

/**
 * @param {object} context
 * @param {MenuActions} context.actions
 * @param {() => { canUndo: boolean, canResign: boolean, canGoBack: boolean, muted: boolean }} context.state
 */
export function openMenu({ actions, state }) {
  return openDialog({
    name: 'menu',
    title: () => t('menu.title'),
    content: (dialog) => {
      const { canUndo, canGoBack, muted } = state();
      const mute = () => {
        actions.mute();
        dialog.draw();
      };
      return html`
        <ul class="menu-items">
          ${item(dialog, t('menu.resume'), () => {}, { primary: true })}
          ${canGoBack ? item(dialog, t('menu.back'), actions.back) : nothing}
          ${item(dialog, t('menu.undo'), actions.undo, { disabled: !canUndo, note: t('menu.undoNote') })}
          ${item(dialog, t('menu.deals'), actions.deals)}
          ${item(dialog, t('menu.log'), actions.log)}
          ${item(dialog, t('menu.rules'), actions.rules)}
          ${item(dialog, t('lessons.title'), actions.lessons)}
          ${item(dialog, t('howto.title'), actions.howToPlay)}
          ${item(dialog, t('menu.settings'), actions.settings)}
          <li>
            <button type="button" class="menu-item" aria-pressed=${String(muted)} @click=${mute}>
              ${t('menu.mute')}
            </button>
          </li>
          ${item(dialog, t('menu.newMatch'), actions.newMatch)}
          ${item(dialog, t('menu.more'), () => openMore({ actions, state }))}
          ${item(dialog, t('menu.start'), actions.start)}
        </ul>
      `;
    },
  });
}

/** @param {Parameters<typeof openMenu>[0]} context */
function openMore({ actions, state }) {
  return openDialog({
    name: 'menu',
    title: () => t('menu.more'),
    content: (dialog) => html`
      <ul class="menu-items">
        ${item(dialog, t('menu.resign'), actions.resign, { disabled: !state().canResign })}
        ${item(dialog, t('puzzles.title'), actions.puzzles)}
        ${item(dialog, t('tips.title'), actions.tips)}
        ${item(dialog, t('compare.title'), actions.compare)}
        ${item(dialog, t('menu.library'), actions.library)}
        ${item(dialog, t('start.replay'), actions.replay)}
        ${item(dialog, t('start.editor'), actions.editor)}
        ${item(dialog, t('menu.statistics'), actions.statistics)}
        ${item(dialog, t('fair.title'), actions.fairness)}
        ${item(dialog, t('pad.title'), actions.pad)}
        ${item(dialog, t('code.title'), actions.embedCode)}
        ${item(dialog, t('menu.report'), actions.report)}
        ${item(dialog, t('menu.about'), actions.about)}
      </ul>
    `,
  });
}

/**
 * @param {Dialog} dialog which the choice closes
 * @param {string} label
 * @param {() => void} action
 * @param {{ disabled?: boolean, primary?: boolean, note?: string }} [look]
 */
const item = (dialog, label, action, { disabled = false, primary = false, note = '' } = {}) => {
  const choose = () => {
    dialog.close();
    action();
  };
  return html`
    <li>
      <button type="button" class="menu-item ${primary ? 'primary' : ''}" ?disabled=${disabled} ?autofocus=${primary}
        @click=${choose}>
        ${label}${note ? html` <span class="note">${note}</span>` : nothing}
      </button>
    </li>
  `;
};
