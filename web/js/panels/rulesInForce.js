// The rules of a match: what most forms share in plain words, and under each heading how it is played here.

import { html, nothing } from 'lit-html';
import { language, lookUp, t } from '../i18n/index.js';
import { rankSign } from '../names.js';
import { groupCode } from '../ruleGroups.js';
import { settings } from '../settings.js';
import { rulesName } from '../setup.js';
import { openDialog } from './dialog.js';
import { groups, valueText } from './houseRules.js';

/** @typedef {import('../protocol.js').RulesInfo} RulesInfo */
/** @typedef {import('../protocol.js').SwitchInfo} SwitchInfo */

/**
 * The sentences that open each group; those that a refused card can send to are known by the code of the reason, and some
 * are shown by a step of a lesson. The reason `overtrump` is also the name of the switch that it is about.
 * @type {Readonly<Record<string, ReadonlyArray<readonly [key: import('../i18n/index.js').Key, code?: string, shown?: [lesson: string, step: string]]>>>}
 */
const SENTENCES = {
  match: [['howto.aim', 'target']],
  auction: [['howto.deal'], ['howto.dealer', 'dealer'], ['howto.call']],
  runs: [['howto.runs', 'declare_first', ['runs', 'two']]],
  bella: [['howto.bella', undefined, ['bella', 'bella']]],
  play: [
    ['howto.follow', 'follow_suit', ['follow', 'suit']],
    ['howto.trumping', 'must_trump', ['follow', 'trump']],
    ['howto.overtrump', 'beat_trump', ['overtrump', 'can']],
  ],
  scoring: [['howto.made'], ['howto.bait'], ['howto.hanging'], ['howto.last']],
};

/**
 * @param {RulesInfo} rules
 * @param {readonly SwitchInfo[]} switches
 * @param {string} [code] of a reason, a switch or a group: what it is about is marked and scrolled to
 * @param {object} [more]
 * @param {() => void} [more.compare] puts another form of the game beside this one
 * @param {import('./miniTable.js').MiniTables} [more.tables] that show the rules
 * @param {boolean} [more.next] they are those of the next match, for there is none on the table
 */
export function openRulesInForce(rules, switches, code = '', { compare, tables, next = false } = {}) {
  const dialog = openDialog({
    name: 'in-force',
    reading: true,
    title: () => t(next ? 'rules.next' : 'menu.rules'),
    content: () => rulesList(rules, switches, code, tables),
    actions:
      compare && (() => html`<button type="button" class="button" @click=${compare}>${t('compare.with')}</button>`),
  });
  bringIntoView(document.querySelector('.dialog-in-force .meant'));
  return dialog;
}

/**
 * What does not fit is read from its beginning.
 * @param {Element | null} meant
 */
function bringIntoView(meant) {
  const room = meant?.closest('.dialog-body')?.clientHeight ?? 0;
  meant?.scrollIntoView({ block: meant.clientHeight < room ? 'center' : 'start' });
}

/**
 * @param {RulesInfo} rules
 * @param {readonly SwitchInfo[]} switches
 * @param {string} [code]
 * @param {import('./miniTable.js').MiniTables} [tables] where rules can be shown, too
 */
export function rulesList(rules, switches, code = '', tables = undefined) {
  return html`
      <p><strong>${rulesName(rules)}</strong>, ${t('start.playersValue', { count: rules.players }).toLocaleLowerCase(language())}.
        ${lookUp(`profile.${rules.profile}.note`) ?? nothing}</p>
      ${groups(switches.filter(({ name }) => name in rules.values)).map(
        ([group, members]) => html`
          <section class="in-force ${groupCode(group) === code ? 'meant' : ''}">
            <h3>${lookUp(`group.${group}`) ?? group}</h3>
            <ul>
              ${(SENTENCES[group] ?? []).map(
                ([key, reason, shown]) => html`
                  <li class=${reason === code ? 'meant' : ''}>
                    ${t(key, { order: inRuns() })}
                    ${tables && shown ? tables(...shown) : nothing}
                  </li>
                `,
              )}
            </ul>
            <dl>${members.map(({ name }) => switchRow(rules, name, name === code))}</dl>
          </section>
        `,
      )}
    `;
}

/**
 * @param {RulesInfo} rules
 * @param {string} name
 * @param {boolean} meant
 */
function switchRow(rules, name, meant) {
  const house = name in rules.chosen;
  return html`
    <div class="${house ? 'changed' : ''} ${meant ? 'meant' : ''}">
      <dt>${lookUp(`switch.${name}`) ?? name}</dt>
      <dd>
        ${valueText(name, rules.values[name] ?? '')}
        ${house ? html`<span class="note">${t('rules.house')}</span>` : nothing}
      </dd>
    </div>
  `;
}

const inRuns = () => [...'AKQJT987'].map((rank) => rankSign(rank, settings.value.letters)).join(' ');
