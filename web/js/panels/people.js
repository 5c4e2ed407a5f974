// Who plays at this device: any mix of people, who pass it to each other, and computers.

import { html, nothing } from 'lit-html';
import { t } from '../i18n/index.js';
import { openDialog } from './dialog.js';
import { textField, toggle } from './fields.js';

/** @typedef {import('../settings.js').Settings} Settings */

/**
 * @param {() => Settings} read
 * @param {(change: Partial<Settings>) => void} change
 */
export function openPeople(read, change) {
  const dialog = openDialog({
    name: 'people',
    title: () => t('people.title'),
    content: () => {
      const { setup, name } = read();
      return html`
        <p>${t('people.help')}</p>
        ${nameField('people-0', t('people.first'), name, (text) => set({ name: text }))}
        ${setup.people.slice(0, setup.players - 1).map((person, place) => seat(person, place))}
        ${setup.people.slice(0, setup.players - 1).some(Boolean) ? html`<p class="help">${t('people.counted')}</p>` : nothing}
      `;
    },
    actions: ({ close }) => html`
      <button type="button" class="button primary" @click=${close}>${t('dialog.done')}</button>
    `,
  });

  /**
   * @param {boolean} person
   * @param {number} place
   */
  function seat(person, place) {
    const { setup, others } = read();
    const partner = setup.players === 4 && place === 1;
    return html`
      ${toggle({
        label: t(partner ? 'people.partner' : 'people.seat', { number: place + 2 }),
        value: person,
        onChange: (value) => set({ setup: { ...setup, people: replaced(setup.people, place, value) } }),
      })}
      ${
        person
          ? nameField(`people-${place + 1}`, t('people.name'), others[place] ?? '', (text) =>
              set({ others: replaced(others, place, text) }),
            )
          : nothing
      }
    `;
  }

  /** @param {Partial<Settings>} changed */
  function set(changed) {
    change(changed);
    dialog.draw();
  }

  return dialog;
}

/**
 * @param {string} id
 * @param {string} label
 * @param {string} value
 * @param {(text: string) => void} onChange
 */
const nameField = (id, label, value, onChange) => textField({ id, label, value, maxLength: 20, onChange });

/**
 * @template T
 * @param {readonly T[]} list
 * @param {number} place
 * @param {T} value
 */
const replaced = (list, place, value) => list.map((old, at) => (at === place ? value : old));
