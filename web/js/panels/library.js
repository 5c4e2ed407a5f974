// The library: the last matches, to be opened, gone on with, taken out or brought in.

import { html, nothing } from 'lit-html';
import { moment, number, t } from '../i18n/index.js';
import { ownSide, sideName, sidesInOrder } from '../names.js';
import { levelName, rulesName } from '../setup.js';
import { openDialog } from './dialog.js';
import { chosenText, fileName, saveFile } from './transfer.js';

/** @typedef {import('../store/library.js').Entry} Entry */
/** @typedef {import('../store/storage.js').Backup} Backup */

/**
 * @param {object} context
 * @param {() => Entry[]} context.entries
 * @param {() => Backup[]} context.backups
 * @param {(entry: Entry) => void} context.open
 * @param {(entry: Entry) => void} context.replay looks through a match
 * @param {(entry: Entry) => Promise<boolean>} context.remove asks first
 * @param {(text: string) => Promise<{ added: boolean, said: string }>} context.bring checks a record and adds it;
 *   a sentence on how it went
 */
export function openLibrary({ entries, backups, open, replay, remove, bring }) {
  let outcome = '';
  let pasted = '';
  /** What is being checked: a second press does not add it twice. */
  let checking = '';

  const dialog = openDialog({
    name: 'library',
    title: () => t('menu.library'),
    content: () => {
      const found = entries();
      return html`
        ${found.length ? html`<ul class="matches">${found.map(item)}</ul>` : html`<p>${t('library.none')}</p>`}
        ${importForm()}
        ${backupList(backups())}
      `;
    },
  });

  /** @param {Entry} entry */
  function item(entry) {
    const { summary, result, started, record } = entry;
    const won = result && result.winner === ownSide(summary);
    const standing = sidesInOrder(summary)
      .map((side) => `${sideName(summary, side)} ${number((result?.totals ?? summary.totals)[side] ?? 0)}`)
      .join(' : ');
    const title = result ? t(won ? 'library.won' : 'library.lost') : t('library.unfinished');
    return html`
      <li class="match">
        <div>
          <h3><span class="outcome-mark ${result ? (won ? 'good' : 'bad') : 'even'}">${title}</span> ${standing}</h3>
          <p class="help">${moment(started)} · ${rulesName(summary)} · ${levelName(summary.level)}</p>
        </div>
        <div class="match-actions">
          <button type="button" class="button small" @click=${() => leave(entry, open)}>
            ${result ? t('library.open') : t('start.continue')}
          </button>
          <button type="button" class="button small quiet" @click=${() => leave(entry, replay)}>${t('library.replay')}</button>
          <button type="button" class="button small quiet" @click=${() => saveFile(fileName('match', started), record)}>
            ${t('library.export')}
          </button>
          <button type="button" class="button small quiet" @click=${() => removeIt(entry)}>${t('library.delete')}</button>
        </div>
      </li>
    `;
  }

  function importForm() {
    return html`
      <details class="import" ?open=${outcome !== ''}>
        <summary><h3>${t('library.import')}</h3></summary>
        <label class="field-label" for="import-text">${t('library.paste')}</label>
        <textarea id="import-text" rows="4" spellcheck="false" .value=${pasted} @input=${typed}></textarea>
        <div class="match-actions">
          <button type="button" class="button small" @click=${() => take(pasted)}>${t('library.add')}</button>
          <label class="button small quiet file">
            ${t('library.file')}
            <input type="file" accept=".json,application/json,text/plain" class="hidden" @change=${fromFile} />
          </label>
        </div>
        <p role="status">${outcome || nothing}</p>
      </details>
    `;
  }

  /** @param {Backup[]} kept */
  function backupList(kept) {
    if (!kept.length) return nothing;
    return html`
      <section>
        <h3>${t('library.backups')}</h3>
        <p class="help">${t('library.backupsHelp')}</p>
        <ul class="matches">
          ${kept.map(
            ({ name, raw }) => html`
              <li class="match">
                <span>${name}</span>
                <button type="button" class="button small quiet" @click=${() => saveFile(fileName('backup'), raw)}>
                  ${t('library.export')}
                </button>
              </li>
            `,
          )}
        </ul>
      </section>
    `;
  }

  /** @param {Event} event */
  function typed(event) {
    pasted = /** @type {HTMLTextAreaElement} */ (event.target).value;
  }

  /** @param {Event} event */
  async function fromFile(event) {
    const text = await chosenText(event);
    if (text !== undefined) await take(text);
  }

  /** @param {string} text */
  async function take(text) {
    if (!text.trim() || text === checking) return;
    checking = text;
    outcome = t('library.checking');
    dialog.draw();
    const { added, said } = await bring(text);
    checking = '';
    outcome = said;
    // What was refused can be mended, and what was typed meanwhile is something else.
    if (added && pasted === text) pasted = '';
    dialog.draw();
  }

  /**
   * @param {Entry} entry
   * @param {(entry: Entry) => void} action
   */
  function leave(entry, action) {
    dialog.close();
    action(entry);
  }

  /** @param {Entry} entry */
  async function removeIt(entry) {
    if (await remove(entry)) dialog.draw();
  }

  return dialog;
}
