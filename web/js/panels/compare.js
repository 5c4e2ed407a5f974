// Two forms of the game side by side: the rules in which they differ, in the words of the rules, with the lessons that show them.

import { html, nothing } from 'lit-html';
import { formsLink } from '../dealLinks.js';
import { lookUp, t } from '../i18n/index.js';
import { say as ofLesson } from '../lessons/words.js';
import { offer } from '../offer.js';
import { offeredProfiles, profileName, usualValues } from '../setup.js';
import { closeDialogs, openDialog } from './dialog.js';
import { choice, select, toggle } from './fields.js';
import { groups, valueText } from './houseRules.js';
import { copyText } from './transfer.js';

/** @typedef {import('../protocol.js').SwitchInfo} SwitchInfo */
/** @typedef {{ forms: readonly [string, string], players: number }} Compared */

/**
 * @param {Compared} compared
 * @param {(lesson: string) => void} study
 * @param {import('./miniTable.js').MiniTables} tables that show the rules
 */
export function openCompare({ forms, players }, study, tables) {
  const chosen = [...forms];
  let all = false;
  let said = '';

  const dialog = openDialog({
    name: 'compare',
    title: () => t('compare.title'),
    content() {
      const differing = offer.switches.filter(differs);
      const shown = all ? offer.switches : differing;
      return html`
        <div class="compare-forms">${[0, 1].map(form)}</div>
        ${choice({
          name: 'compare-players',
          legend: t('start.players'),
          options: ['2', '3', '4'].map((value) => ({
            value,
            label: t('start.playersShort', { count: Number(value) }),
          })),
          value: String(players),
          onChange: change((value) => {
            players = Number(value);
          }),
        })}
        ${toggle({
          label: say('all'),
          value: all,
          onChange: change((value) => {
            all = value;
          }),
        })}
        <p role="status">${count(differing.length)}</p>
        ${shown.length ? table(shown) : nothing}
        <div class="match-actions">
          <button type="button" class="button small quiet" @click=${share}>${say('link')}</button>
        </div>
        <p role="status">${said}</p>
      `;
    },
  });

  /**
   * @template V
   * @param {(value: V) => void} set
   */
  function change(set) {
    return (/** @type {V} */ value) => {
      set(value);
      said = '';
      dialog.draw();
    };
  }

  /** @param {number} place */
  function form(place) {
    return select({
      id: `compare-${place}`,
      label: say(place ? 'second' : 'first'),
      options: offeredProfiles(offer).map((value) => ({ value, label: profileName(value) })),
      value: chosen[place] ?? '',
      onChange: change((value) => {
        chosen[place] = value;
      }),
    });
  }

  /**
   * @param {string} profile
   * @param {string} name
   */
  function ruleOf(profile, name) {
    return usualValues(offer, { profile, players })?.[name] ?? '';
  }

  /** @param {SwitchInfo} info */
  function differs({ name }) {
    const [one, other] = chosen.map((profile) => ruleOf(profile, name));
    return one !== other;
  }

  /**
   * The roles are named, for where the rows are laid out otherwise a browser forgets what they are.
   * @param {readonly SwitchInfo[]} shown
   */
  function table(shown) {
    return html`
    <table class="compare" role="table" aria-label=${t('compare.title')}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">${say('rule')}</th>
          ${chosen.map((profile) => html`<th role="columnheader" scope="col">${profileName(profile)}</th>`)}
        </tr>
      </thead>
      ${groups(shown).map(
        ([group, members]) => html`
          <tbody role="rowgroup">
            <tr role="row">
              <td role="cell" colspan="3" class="compare-group">${lookUp(`group.${group}`) ?? group}</td>
            </tr>
            ${members.map(row)}
          </tbody>
        `,
      )}
    </table>
  `;
  }

  /** @param {SwitchInfo} info */
  function row(info) {
    const { name } = info;
    const lessons = offer.lessons.filter(
      (lesson) =>
        lesson.switches.includes(name) &&
        lesson.players.includes(players) &&
        lesson.profiles.some((profile) => chosen.includes(profile)),
    );
    return html`
      <tr role="row" class=${all && differs(info) ? 'changed' : ''}>
        <th role="rowheader" scope="row">
          ${lookUp(`switch.${name}`) ?? name}
          ${all && differs(info) ? html`<span class="note">${say('differs')}</span>` : nothing}
          <span class="help">${lookUp(`switch.${name}.help`) ?? ''}</span>
          ${lessons.map(show)}
        </th>
        ${chosen.map((profile) => html`<td role="cell">${valueText(name, ruleOf(profile, name))}</td>`)}
      </tr>
    `;
  }

  /** @param {import('../protocol.js').LessonInfo} lesson */
  function show({ name: lesson, kinds }) {
    const open = () => {
      closeDialogs();
      study(lesson);
    };
    return html`
      <button type="button" class="link" data-lesson=${lesson} @click=${open}>
        ${say('show', { lesson: ofLesson(`${lesson}.title`) })}
      </button>
      ${kinds[0] === 'choice' ? nothing : tables(lesson)}
    `;
  }

  async function share() {
    const address = formsLink(chosen, players);
    said = (await copyText(address)) ? say('linkCopied') : address;
    dialog.draw();
  }

  return dialog;
}

/** @param {number} differing */
const count = (differing) => (differing ? say('count', { count: differing }) : say('same'));

/**
 * @param {string} key without `compare.`
 * @param {Record<string, unknown>} [args]
 */
const say = (key, args) => lookUp(`compare.${key}`, args) ?? key;
