// The menu of the table. While it is open the table waits.

import { html, nothing } from 'lit-html';
import { t } from '../i18n/index.js';
import { openDialog } from './dialog.js';

/**
 * @typedef {object} MenuActions
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
 * @property {() => void} embedCode
 * @property {() => void} report
 * @property {() => void} about
 * @property {() => void} mute
 * @property {() => void} start
 */

/**
 * @param {object} context
 * @param {MenuActions} context.actions
 * @param {() => { canUndo: boolean, canResign: boolean, sound: boolean }} context.state
 */
export function openMenu({ actions, state }) {
  return openDialog({
    name: 'menu',
    title: () => t('menu.title'),
    content: (dialog) => {
      /**
       * @param {string} label
       * @param {() => void} action
       * @param {{ disabled?: boolean, primary?: boolean, note?: string }} [look]
       */
      const item = (label, action, { disabled = false, primary = false, note = '' } = {}) => html`
        <li>
          <button type="button" class="menu-item ${primary ? 'primary' : ''}" ?disabled=${disabled}
            ?autofocus=${primary} @click=${() => leave(action)}>
            ${label}${note ? html` <span class="note">${note}</span>` : nothing}
          </button>
        </li>
      `;
      /** @param {() => void} action */
      const leave = (action) => {
        dialog.close();
        action();
      };
      const mute = () => {
        actions.mute();
        dialog.draw();
      };
      const { canUndo, canResign, sound } = state();
      return html`
        <ul class="menu-items">
          ${item(t('menu.resume'), () => {}, { primary: true })}
          ${item(t('howto.title'), actions.howToPlay)}
          ${item(t('menu.undo'), actions.undo, { disabled: !canUndo, note: t('menu.undoNote') })}
          ${item(t('menu.deals'), actions.deals)}
          ${item(t('menu.log'), actions.log)}
          ${item(t('menu.rules'), actions.rules)}
          ${item(t('menu.resign'), actions.resign, { disabled: !canResign })}
          ${item(t('menu.newMatch'), actions.newMatch)}
          ${item(t('menu.settings'), actions.settings)}
          <li>
            <button type="button" class="menu-item" aria-pressed=${sound ? 'false' : 'true'} @click=${mute}>
              ${t('menu.mute')}
            </button>
          </li>
          ${item(t('menu.library'), actions.library)}
          ${item(t('menu.statistics'), actions.statistics)}
          ${item(t('code.title'), actions.embedCode)}
          ${item(t('menu.report'), actions.report)}
          ${item(t('menu.about'), actions.about)}
          ${item(t('menu.start'), actions.start)}
        </ul>
      `;
    },
  });
}
