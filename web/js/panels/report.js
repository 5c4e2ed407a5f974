// A problem report: everything needed to see the same again, to be read before it is sent anywhere.

import { html, nothing } from 'lit-html';
import { t } from '../i18n/index.js';
import { openDialog } from './dialog.js';
import { copyText } from './transfer.js';

/**
 * @param {object} facts
 * @param {string} facts.page version of the page
 * @param {string} facts.engine version of the engine
 * @param {string} facts.position
 * @param {string} facts.record
 * @param {string} facts.lastError
 */
export function reportText({ page, engine, position, record, lastError }) {
  const size = `${window.innerWidth}×${window.innerHeight} @${window.devicePixelRatio}`;
  return [
    `Deberts ${page} (engine ${engine})`,
    `Browser: ${navigator.userAgent}`,
    `Window: ${size}, language ${document.documentElement.lang}`,
    `Last error: ${lastError || 'none'}`,
    `Position: ${position || 'none'}`,
    'Record:',
    record || 'none',
  ].join('\n');
}

/** @param {string} text */
export function openReport(text) {
  let copied = '';
  const dialog = openDialog({
    name: 'report',
    title: () => t('menu.report'),
    content: () => html`
      <p>${t('report.help')}</p>
      <label class="hidden" for="report-text">${t('menu.report')}</label>
      <textarea id="report-text" readonly rows="10" spellcheck="false" .value=${text}></textarea>
      <p role="status">${copied || nothing}</p>
    `,
    actions: () =>
      html`<button type="button" class="button primary" autofocus @click=${copy}>${t('report.copy')}</button>`,
  });

  async function copy() {
    if (await copyText(text)) {
      copied = t('report.copied');
    } else {
      copied = t('report.byHand');
      /** @type {HTMLTextAreaElement | null} */ (document.querySelector('#report-text'))?.select();
    }
    dialog.draw();
  }

  return dialog;
}
