// The menu of the table. While it is open the table waits.

import { html } from 'lit-html';
import { t } from '../i18n/index.js';
import { openDialog } from './dialog.js';

/**
 * @typedef {object} MenuActions
 * @property {() => void} howToPlay
 * @property {() => void} newMatch
 * @property {() => void} undo
 * @property {() => void} deals
 * @property {() => void} rules
 * @property {() => void} settings
 * @property {() => void} library
 * @property {() => void} statistics
 * @property {() => void} report
 * @property {() => void} about
 * @property {() => void} mute
 * @property {() => void} start
 */

/**
 * @param {object} context
 * @param {MenuActions} context.actions
 * @param {() => { canUndo: boolean, sound: boolean }} context.state
 */
export function openMenu({ actions, state }) {
  return openDialog({
    name: 'menu',
    title: () => t('menu.title'),
    content: (dialog) => {
      /**
       * @param {string} label
       * @param {() => void} action
       * @param {{ disabled?: boolean, primary?: boolean }} [look]
       */
      const item = (label, action, { disabled = false, primary = false } = {}) => html`
        <li>
          <button type="button" class="menu-item ${primary ? 'primary' : ''}" ?disabled=${disabled}
            ?autofocus=${primary} @click=${() => leave(action)}>${label}</button>
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
      const { canUndo, sound } = state();
      return html`
        <ul class="menu-items">
          ${item(t('menu.resume'), () => {}, { primary: true })}
          ${item(t('howto.title'), actions.howToPlay)}
          ${item(t('menu.undo'), actions.undo, { disabled: !canUndo })}
          ${item(t('menu.deals'), actions.deals)}
          ${item(t('menu.rules'), actions.rules)}
          ${item(t('menu.newMatch'), actions.newMatch)}
          ${item(t('menu.settings'), actions.settings)}
          <li>
            <button type="button" class="menu-item" aria-pressed=${sound ? 'false' : 'true'} @click=${mute}>
              ${t('menu.mute')}
            </button>
          </li>
          ${item(t('menu.library'), actions.library)}
          ${item(t('menu.statistics'), actions.statistics)}
          ${item(t('menu.report'), actions.report)}
          ${item(t('menu.about'), actions.about)}
          ${item(t('menu.start'), actions.start)}
        </ul>
      `;
    },
  });
}
