// Settings: every change is applied and kept at once.

import { html, nothing } from 'lit-html';
import { LANGUAGES, t } from '../i18n/index.js';
import { CHOICES } from '../settings.js';
import { canSpeak } from '../voice.js';
import { openDialog } from './dialog.js';
import { choice, textField, toggle } from './fields.js';

/** @typedef {import('../settings.js').Settings} Settings */

/**
 * @param {object} context
 * @param {() => Settings} context.read
 * @param {(change: Partial<Settings>) => void} context.change
 * @param {() => Promise<void>} context.reset asks and deletes everything kept on this device
 */
export function openSettings({ read, change, reset }) {
  const dialog = openDialog({
    name: 'settings',
    title: () => t('menu.settings'),
    content: () => {
      const settings = read();
      return html`
        <section class="settings-group">
          <h3>${t('settings.game')}</h3>
          ${textField({
            id: 'setting-name',
            label: t('settings.name'),
            value: settings.name,
            maxLength: 20,
            placeholder: t('name.you'),
            onChange: (name) => set({ name }),
          })}
          <details>
            <summary><h4>${t('settings.others')}</h4></summary>
            ${settings.others.map((name, place) =>
              textField({
                id: `setting-other-${place}`,
                label: t('settings.other', { place: place + 1 }),
                value: name,
                maxLength: 20,
                onChange: (text) => set({ others: settings.others.map((old, at) => (at === place ? text : old)) }),
              }),
            )}
          </details>
          ${pick('speed')} ${pick('coach')}
          ${flag('waitAfterTrick')} ${flag('showPoints')}
        </section>
        <section class="settings-group">
          <h3>${t('settings.hand')}</h3>
          ${pick('sort', t('settings.sortHelp'))} ${pick('ranks')} ${pick('handed')}
          ${flag('marks')} ${flag('cardPoints')} ${flag('largeCards')} ${flag('confirmTap')} ${flag('autoplay')}
          ${flag('shortcuts')} ${settings.shortcuts ? flag('playByNumber') : nothing}
        </section>
        <section class="settings-group">
          <h3>${t('settings.heard')}</h3>
          ${flag('sound')} ${canSpeak() ? flag('spokenCalls') : nothing}
          ${settings.sound || settings.spokenCalls ? pick('volume') : nothing} ${pick('narration')}
        </section>
        <section class="settings-group">
          <h3>${t('settings.look')}</h3>
          ${pick('theme')} ${pick('colours')} ${pick('faces')} ${pick('letters')} ${pick('motion')}
        </section>
        <section class="settings-group">
          <h3>${t('settings.languageTitle')}</h3>
          ${choice({
            name: 'language',
            legend: t('settings.language'),
            options: [{ value: 'auto', label: t('settings.language.auto') }, ...languages()],
            value: settings.language,
            onChange: (value) => set({ language: /** @type {Settings['language']} */ (value) }),
          })}
        </section>
        <section class="settings-group">
          <h3>${t('settings.device')}</h3>
          <p class="help">${t('settings.deviceHelp')}</p>
          <button type="button" class="button danger" @click=${reset}>${t('settings.reset')}</button>
        </section>
      `;
    },
    actions: ({ close }) =>
      html`<button type="button" class="button primary" @click=${close}>${t('dialog.done')}</button>`,
  });

  /** @param {Partial<Settings>} values */
  function set(values) {
    change(values);
    dialog.draw();
  }

  /**
   * @param {Exclude<keyof typeof CHOICES, 'language'>} name
   * @param {string} [help]
   */
  function pick(name, help) {
    const order = /** @type {readonly string[]} */ (ORDERS[name] ?? CHOICES[name]);
    return choice({
      name,
      legend: t(`settings.${name}`),
      help,
      options: order.map((value) => ({ value, label: t(/** @type {any} */ (`settings.${name}.${value}`)) })),
      value: read()[name],
      onChange: (value) => set(/** @type {any} */ ({ [name]: value })),
    });
  }

  /** @param {import('../settings.js').Switch} name */
  function flag(name) {
    return toggle({
      label: t(`settings.${name}`),
      value: read()[name],
      onChange: (value) => set({ [name]: value }),
    });
  }

  return dialog;
}

/** Where the default does not stand first. @type {Record<string, string[]>} */
const ORDERS = {
  speed: ['slow', 'normal', 'fast', 'instant'],
  coach: ['off', 'illegal', 'hints', 'full'],
  volume: ['low', 'medium', 'full'],
};

const languages = () => LANGUAGES.map(([value, label]) => ({ value, label }));
