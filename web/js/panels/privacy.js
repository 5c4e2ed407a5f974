// What this page knows of its player, where that lies, and how it is deleted.

import { html } from 'lit-html';
import { t } from '../i18n/index.js';
import { openDialog } from './dialog.js';

export function openPrivacy() {
  return openDialog({
    name: 'privacy',
    reading: true,
    title: () => t('privacy.title'),
    content: () => html`
      <p><strong>${t('privacy.short')}</strong></p>
      <h3>${t('privacy.keptTitle')}</h3>
      <p>${t('privacy.kept')}</p>
      <p>${t('privacy.delete')}</p>
      <h3>${t('privacy.sentTitle')}</h3>
      <p>${t('privacy.sent')}</p>
      <p>${t('privacy.links')}</p>
    `,
  });
}
