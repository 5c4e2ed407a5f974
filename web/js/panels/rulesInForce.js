// The rules of the running match: every switch in words, house rules marked.

import { html, nothing } from 'lit-html';
import { language, lookUp, t } from '../i18n/index.js';
import { rulesName } from '../setup.js';
import { openDialog } from './dialog.js';
import { valueText } from './houseRules.js';

/** @typedef {import('../protocol.js').RulesInfo} RulesInfo */
/** @typedef {import('../protocol.js').SwitchInfo} SwitchInfo */

/**
 * @param {RulesInfo} rules
 * @param {readonly SwitchInfo[]} switches
 */
export function openRulesInForce(rules, switches) {
  return openDialog({
    name: 'in-force',
    reading: true,
    title: () => t('menu.rules'),
    content: () => html`
      <p><strong>${rulesName(rules)}</strong>, ${t('start.playersValue', { count: rules.players }).toLocaleLowerCase(language())}.
        ${lookUp(`profile.${rules.profile}.note`) ?? nothing}</p>
      ${grouped(rules, switches).map(
        ([group, names]) => html`
          <section class="in-force">
            <h3>${lookUp(`group.${group}`) ?? group}</h3>
            <dl>
              ${names.map(
                (name) => html`
                  <div class=${name in rules.chosen ? 'changed' : ''}>
                    <dt>${lookUp(`switch.${name}`) ?? name}</dt>
                    <dd>
                      ${valueText(name, rules.values[name] ?? '')}
                      ${name in rules.chosen ? html`<span class="note">${t('rules.house')}</span>` : nothing}
                    </dd>
                  </div>
                `,
              )}
            </dl>
          </section>
        `,
      )}
    `,
  });
}

/**
 * @param {RulesInfo} rules
 * @param {readonly SwitchInfo[]} switches
 * @returns {Array<[string, string[]]>}
 */
function grouped(rules, switches) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const { name, group } of switches) {
    if (name in rules.values) groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  return [...groups];
}
