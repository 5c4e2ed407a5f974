// A record from elsewhere, to be looked at: pasted, or out of a file.

import { html, nothing } from 'lit-html';
import { t } from '../i18n/index.js';
import { openDialog } from '../panels/dialog.js';
import { chosenText } from '../panels/transfer.js';

/**
 * @param {object} context
 * @param {(text: string) => Promise<string>} context.open a sentence on what is wrong with it, '' if it is being shown
 * @param {(() => void) | undefined} context.own shows the match that is running
 */
export function openReplay({ open, own }) {
  let text = '';
  let said = '';

  const dialog = openDialog({
    name: 'replay',
    title: () => t('watch.title'),
    content: () => html`
      <p class="help">${t('watch.help')}</p>
      ${own ? html`<button type="button" class="button" @click=${leave(own)}>${t('watch.own')}</button>` : nothing}
      <label class="field-label" for="replay-text">${t('library.paste')}</label>
      <textarea id="replay-text" rows="5" spellcheck="false" .value=${text} @input=${typed}></textarea>
      <div class="match-actions">
        <button type="button" class="button small primary" @click=${() => take(text)}>${t('watch.open')}</button>
        <label class="button small quiet file">
          ${t('library.file')}
          <input type="file" accept=".json,application/json,text/plain" class="hidden" @change=${fromFile} />
        </label>
      </div>
      <p role="status">${said}</p>
    `,
  });

  /** @param {() => void} action */
  function leave(action) {
    return () => {
      dialog.close();
      action();
    };
  }

  /** @param {Event} event */
  function typed(event) {
    text = /** @type {HTMLTextAreaElement} */ (event.target).value;
  }

  /** @param {Event} event */
  async function fromFile(event) {
    const text = await chosenText(event);
    if (text !== undefined) await take(text);
  }

  /** @param {string} given */
  async function take(given) {
    // Editors put a mark in front of what they save, and blank lines behind it.
    const record = given.trim();
    said = record ? await open(record) : t('watch.nothing');
    if (said) dialog.draw();
    else dialog.close();
  }

  return dialog;
}
