// The menu of an embedded table: what belongs to this match. Settings and the library are on the game's own page.

import { html, nothing } from 'lit-html';
import { t } from '../i18n/index.js';
import { openDialog } from '../panels/dialog.js';

/**
 * @param {object} context
 * @param {ReadonlyArray<[label: () => string, run: (() => void) | undefined]>} context.items without `run`: not now
 * @param {{ on: () => boolean, toggle: () => void }} context.mute
 * @param {string} context.address of this table in a tab of its own, '' if it is not to be offered
 * @param {string} context.note
 */
export function openEmbedMenu({ items, mute, address, note }) {
  return openDialog({
    name: 'menu',
    title: () => t('menu.title'),
    content: (dialog) => html`
      <ul class="menu-items">
        ${items.map(
          ([label, run], index) => html`
            <li>
              <button type="button" class="menu-item ${index === 0 ? 'primary' : ''}" ?disabled=${!run}
                ?autofocus=${index === 0} @click=${() => {
                  dialog.close();
                  run?.();
                }}>${label()}</button>
            </li>
          `,
        )}
        <li>
          <button type="button" class="menu-item" aria-pressed=${mute.on() ? 'true' : 'false'} @click=${() => {
            mute.toggle();
            dialog.draw();
          }}>${t('menu.mute')}</button>
        </li>
        ${address ? html`<li><a class="menu-item" href=${address} target="_blank" rel="noopener">${t('embed.tab')}</a></li>` : nothing}
      </ul>
      ${note ? html`<p class="help">${note}</p>` : nothing}
    `,
  });
}
