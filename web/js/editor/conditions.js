// All of a position that is no card: the rules, where the deal stands, who dealt and called, what has been said and scored.

import { html, nothing } from 'lit-html';
import { lookUp, t } from '../i18n/index.js';
import { numberField, select } from '../panels/fields.js';
import { profileName } from '../setup.js';
import { playersIn, setRules } from './items.js';
import { problemsAt } from './problems.js';
import { said } from './said.js';
import { seatLabel } from './sections.js';

/** @typedef {import('./items.js').Items} Items */

const PHASES = ['auction', 'exchange', 'declare', 'play'];

/**
 * @param {object} context
 * @param {Items} context.items
 * @param {import('../protocol.js').PositionShape | undefined} context.shape what it comes to, once the engine has said so
 * @param {readonly import('../protocol.js').PositionProblem[]} context.problems
 * @param {readonly string[]} context.profiles all there are
 * @param {(edit: (items: Items) => void) => void} context.change
 */
export function conditions({ items, shape, problems, profiles, change }) {
  const players = playersIn(items);
  const profile = items.get('rules')?.split(',')[0] ?? '';
  const seats = Array.from({ length: players }, (_, seat) => ({
    value: String(seat),
    label: seatLabel(seat),
  }));
  const nobody = [{ value: '', label: t('editor.nobody') }];

  /**
   * @param {string} key
   * @param {string} label
   * @param {readonly import('../panels/fields.js').Option[]} options
   */
  const pick = (key, label, options) => html`
    <div class="editor-field">
      ${select({
        id: `editor-${key}`,
        label,
        options,
        value: items.get(key) ?? '',
        onChange: (value) => change((edited) => (value ? edited.set(key, value) : edited.delete(key))),
      })}
      ${problemsAt(problems, [key])}
    </div>
  `;

  const suits = ['S', 'H', 'D', 'C'].map((suit) => ({ value: suit, label: t('suit', { suit }) }));
  const phase = items.get('phase') ?? '';
  // Beside their fields, where there are any.
  const unpicked = shape?.stakes.length ? [] : ['stake', 'rights', 'offer'];
  const phases = [...new Set([...PHASES, phase])].filter(Boolean);
  return html`
    <div class="editor-fields">
      ${select({
        id: 'editor-profile',
        label: t('start.profile'),
        options: profiles.map((name) => ({ value: name, label: profileName(name) })),
        value: profile,
        onChange: (chosen) => change((edited) => setRules(edited, chosen, players)),
      })}
      ${select({
        id: 'editor-players',
        label: t('start.players'),
        options: ['2', '3', '4'].map((count) => ({ value: count, label: count })),
        value: String(players),
        onChange: (count) => change((edited) => setRules(edited, profile, Number(count))),
      })}
      ${pick(
        'phase',
        t('editor.phase'),
        phases.map((name) => ({ value: name, label: lookUp(`editor.phase.${name}`) ?? name })),
      )}
      ${pick('dealer', t('editor.dealer'), seats)}
      ${
        phase === 'auction'
          ? pick('passes', t('editor.passes'), passes(players))
          : html`${pick('caller', t('editor.caller'), [...nobody, ...seats])} ${pick('trump', t('editor.trump'), [...nobody, ...suits])}`
      }
    </div>
    ${problemsAt(problems, ['rules'])}
    <details class="editor-more">
      <summary>${t('editor.more')}</summary>
      <div class="editor-fields">
        ${phase === 'auction' ? nothing : pick('swap', t('editor.swap'), [...nobody, ...seats])}
        ${phase === 'play' ? pick('bella', t('editor.bella'), [...nobody, ...seats]) : nothing}
        ${numbers('totals')} ${numbers('baits')} ${said({ items, shape, players, pick, change })}
      </div>
      ${problemsAt(problems, ['totals', 'baits', 'hang', 'asked', 'best', 'end', 'deal', ...unpicked])}
    </details>
  `;

  /** @param {'totals' | 'baits'} key by side */
  function numbers(key) {
    const sides = players === 3 ? 3 : 2;
    const values = items.get(key)?.split('.') ?? [];
    return Array.from({ length: sides }, (_, side) =>
      numberField({
        id: `editor-${key}-${side}`,
        label: t(`editor.${key}`, { side: side + 1 }),
        minimum: key === 'baits' ? 0 : -9999,
        maximum: 9999,
        value: Number(values[side] ?? 0),
        onChange: (value) =>
          change((edited) => {
            const next = Array.from({ length: sides }, (_, one) => values[one] ?? '0');
            edited.set(key, next.with(side, String(Number.isInteger(value) ? value : 0)).join('.'));
          }),
      }),
    );
  }
}

/** @param {number} players */
const passes = (players) =>
  Array.from({ length: 2 * players }, (_, count) => ({ value: count ? String(count) : '', label: String(count) }));
