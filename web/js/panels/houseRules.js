// "More rules": every switch the engine has, grouped, explained, and checked by the engine at each change.

import { html, nothing } from 'lit-html';
import { rulesLink } from '../dealLinks.js';
import { lookUp, t } from '../i18n/index.js';
import { offer } from '../offer.js';
import { houseRules, profileName, rulesOf, usualValues } from '../setup.js';
import { openDialog } from './dialog.js';
import { numberField, select } from './fields.js';
import { problemText } from './problems.js';
import { copyText } from './transfer.js';

/** @typedef {import('../protocol.js').SwitchInfo} SwitchInfo */
/** @typedef {import('../protocol.js').Problem} Problem */
/** @typedef {import('../settings.js').Setup} Setup */

/**
 * @param {object} context
 * @param {() => Setup} context.setup
 * @param {(switches: Setup['switches']) => void} context.choose
 * @param {(rules: Record<string, string | number>) => Promise<Problem | undefined>} context.check
 */
export function openHouseRules({ setup, choose, check }) {
  /** @type {Problem | undefined} */
  let problem;
  let said = '';

  const dialog = openDialog({
    name: 'rules',
    title: () => t('rules.title'),
    content: () => html`
      <p>${t('rules.basedOn', { profile: profileName(setup().profile) })}</p>
      ${groups(offer.switches).map(
        ([group, switches], index) => html`
          <details class="rule-group" ?open=${index === 0}>
            <summary><h3>${lookUp(`group.${group}`) ?? group}</h3></summary>
            ${switches.map(field)}
          </details>
        `,
      )}
      <div class="match-actions">
        <button type="button" class="button small quiet" @click=${share}>${t('rules.link')}</button>
      </div>
      <p role="status">${said}</p>
    `,
    actions: ({ close }) => html`
      <div class="refusal" role="alert">${problem ? html`<p>${problemText(problem)}</p>` : nothing}</div>
      <button type="button" class="button" @click=${() => change({})}>${t('rules.reset')}</button>
      <button type="button" class="button primary" ?disabled=${problem !== undefined} @click=${close}>
        ${t('dialog.done')}
      </button>
    `,
  });

  async function share() {
    const address = rulesLink(rulesOf(offer, setup()), setup().level);
    said = (await copyText(address)) ? t('rules.linkCopied') : address;
    dialog.draw();
  }

  /** @param {SwitchInfo} info */
  function field({ name, values, minimum, maximum }) {
    const usual = usualValues(offer, setup())?.[name];
    const value = setup().switches[name] ?? usual;
    if (usual === undefined || value === undefined) return nothing;
    const id = `rule-${name}`;
    const label = lookUp(`switch.${name}`) ?? name;
    const help = lookUp(`switch.${name}.help`) ?? '';
    const set = (/** @type {string | number} */ chosen) => change({ ...setup().switches, [name]: chosen });
    const changed = value !== usual;
    const box = values.length
      ? select({
          id,
          label,
          help,
          options: values.map((word) => ({ value: word, label: valueText(name, word, word === usual) })),
          value: String(value),
          onChange: set,
        })
      : numberField({ id, label, help, minimum, maximum, value: Number(value), onChange: set });
    return html`<div class="rule ${changed ? 'changed' : ''}">${box}</div>`;
  }

  /** @param {Setup['switches']} switches */
  async function change(switches) {
    const usual = usualValues(offer, setup()) ?? {};
    choose(Object.fromEntries(Object.entries(switches).filter(([name, value]) => value !== usual[name])));
    dialog.draw();
    problem = await check(rulesOf(offer, setup()));
    dialog.draw();
  }

  // What was chosen earlier may no longer fit the number of players.
  if (Object.keys(houseRules(offer, setup())).length) void change(setup().switches);
  return dialog;
}

/**
 * A value in words, the profile's own marked.
 * @param {string} name
 * @param {string | number} value
 * @param {boolean} [usual]
 */
export function valueText(name, value, usual = false) {
  const text = lookUp(`value.${name}.${value}`) ?? lookUp(`value.${value}`) ?? String(value);
  return usual ? t('rules.usual', { value: text }) : text;
}

/**
 * The switches by group, in the order in which the engine lists them.
 * @param {readonly SwitchInfo[]} switches
 * @returns {Array<[string, SwitchInfo[]]>}
 */
export function groups(switches) {
  /** @type {Map<string, SwitchInfo[]>} */
  const grouped = new Map();
  for (const info of switches) {
    grouped.set(info.group, [...(grouped.get(info.group) ?? []), info]);
  }
  return [...grouped];
}
