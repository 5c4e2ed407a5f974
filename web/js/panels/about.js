// What this is, its version, and whose work is in it.

import { html } from 'lit-html';
import { t } from '../i18n/index.js';
import { openDialog } from './dialog.js';

/**
 * @param {object} facts
 * @param {string} facts.page
 * @param {string} facts.engine
 * @param {string} facts.licences address of the page with the licences
 * @param {() => unknown} facts.privacy opens the page on what is kept
 */
export function openAbout({ page, engine, licences, privacy }) {
  return openDialog({
    name: 'about',
    reading: true,
    title: () => t('menu.about'),
    content: () => html`
      <p>${t('about.game')}</p>
      <p>${t('about.private')} <button type="button" class="link inline" @click=${privacy}>${t('privacy.title')}</button></p>
      <p>${t('about.fair')}</p>
      <p>${t('about.version', { page, engine })}</p>
      <p><a href=${licences}>${t('about.licences')}</a></p>
    `,
  });
}
