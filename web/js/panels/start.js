// The first screen. It needs no engine: what that offers is known from the build, and PLAY is honoured as soon as it can be.

import { html, nothing, render } from 'lit-html';
import { moment, number, t } from '../i18n/index.js';
import { ownSide, sideName, sidesInOrder } from '../names.js';
import { offer } from '../offer.js';
import {
  FIRST_SCREEN,
  houseRules,
  levelName,
  offeredLevels,
  offeredProfiles,
  profileName,
  rulesName,
  TARGETS,
  usualValues,
} from '../setup.js';
import { choice } from './fields.js';
import { startLinks } from './startLinks.js';

/** @typedef {import('../settings.js').Setup} Setup */
/** @typedef {import('../store/match.js').SavedMatch} SavedMatch */

/**
 * @typedef {object} StartState
 * @property {Setup} setup
 * @property {SavedMatch | undefined} saved an unfinished match
 * @property {boolean} newcomer nothing was played on this device yet
 * @property {string} engine a sentence on how far the engine is, empty when it is ready
 */

/**
 * @typedef {object} StartActions
 * @property {(change: Partial<Setup>) => void} choose
 * @property {() => void} play
 * @property {() => void} resume
 * @property {() => void} moreRules
 * @property {() => void} people
 * @property {() => void} firstDeal a deal with everything explained
 * @property {Record<import('./startLinks.js').Link, () => unknown>} open what the links at the bottom lead to
 */

/**
 * @param {HTMLElement} root
 * @param {StartActions} actions
 */
export function createStart(root, actions) {
  return {
    /** @param {StartState} state */
    draw(state) {
      const { saved } = state;
      render(
        html`
          ${saved ? savedMatch(saved, actions) : nothing}
          ${
            state.newcomer
              ? html`
                  <p class="newcomer">
                    <button type="button" class="link" @click=${actions.firstDeal}>${t('start.newcomer')}</button>
                    <button type="button" class="link" @click=${actions.open.lessons}>${t('start.newcomerLessons')}</button>
                  </p>
                `
              : nothing
          }
          <form class="setup" @submit=${submit(actions.play)} aria-label=${t('start.new')}>
            <div class="setup-columns">
              <div class="setup-column">
                ${players(state, actions)} ${level(state, actions)} ${length(state, actions)} ${allPass(state, actions)}
              </div>
              <div class="setup-column">${profile(state, actions)}</div>
              <div class="setup-column">${moreRules(state, actions)} ${people(state, actions)}</div>
            </div>
            <div class="setup-play">
              <button type="submit" class="button ${saved ? '' : 'primary'} large">${t('start.play')}</button>
              <p class="engine-line" aria-hidden="true">${state.engine}</p>
            </div>
          </form>
          ${startLinks(actions.open)}
        `,
        root,
      );
    },
  };
}

/** @param {() => void} action */
const submit = (action) => (/** @type {Event} */ event) => {
  event.preventDefault();
  action();
};

/**
 * @param {SavedMatch} saved
 * @param {StartActions} actions
 */
function savedMatch({ summary, updated }, actions) {
  const others = summary.names.filter((_, seat) => seat !== summary.seat);
  const score = sidesInOrder(summary).map(
    (side) => html`
      <span class="standing ${side === ownSide(summary) ? 'own' : ''}">
        <span class="standing-name">${sideName(summary, side)}</span>
        <span class="standing-points">${number(summary.totals[side] ?? 0)}</span>
      </span>
    `,
  );
  return html`
    <section class="saved" aria-labelledby="saved-title">
      <div class="saved-text">
        <h2 id="saved-title">${t('start.saved', { names: others.join(', ') })}</h2>
        <p class="standings">${score}</p>
        <p class="help">
          ${t('start.savedWhen', { target: summary.target, rules: rulesName(summary), when: moment(updated) })}
        </p>
      </div>
      <button type="button" class="button primary large" @click=${actions.resume}>${t('start.continue')}</button>
    </section>
  `;
}

/**
 * @param {StartState} state
 * @param {StartActions} actions
 */
function players({ setup }, { choose }) {
  return choice({
    name: 'players',
    legend: t('start.players'),
    options: ['2', '3', '4'].map((value) => ({ value, label: t('start.playersShort', { count: Number(value) }) })),
    value: String(setup.players),
    onChange: (value) => choose({ players: Number(value) }),
  });
}

/**
 * @param {StartState} state
 * @param {StartActions} actions
 */
function level({ setup }, { choose }) {
  return choice({
    name: 'level',
    legend: t('start.level'),
    options: offeredLevels(offer).map((value) => ({ value, label: levelName(value) })),
    value: setup.level,
    onChange: (value) => choose({ level: value }),
  });
}

/**
 * @param {StartState} state
 * @param {StartActions} actions
 */
function length({ setup }, { choose }) {
  const usual = usualValues(offer, setup);
  const value = Number(setup.switches.target ?? usual?.target);
  const targets = TARGETS.includes(value) || Number.isNaN(value) ? TARGETS : [...TARGETS, value];
  return choice({
    name: 'target',
    legend: t('start.length'),
    options: targets.map((target) => ({ value: String(target), label: number(target) })),
    value: Number.isNaN(value) ? undefined : String(value),
    onChange: (target) => choose({ switches: { ...setup.switches, target: Number(target) } }),
  });
}

/**
 * @param {StartState} state
 * @param {StartActions} actions
 */
function allPass({ setup }, { choose }) {
  const value = setup.switches.all_pass ?? usualValues(offer, setup)?.all_pass;
  return choice({
    name: 'all_pass',
    legend: t('start.allPass'),
    options: [
      { value: 'redeal', label: t('start.redeal') },
      { value: 'dealer_must', label: t('start.dealerMust') },
    ],
    value: value === undefined ? undefined : String(value),
    onChange: (all_pass) => choose({ switches: { ...setup.switches, all_pass } }),
  });
}

/**
 * @param {StartState} state
 * @param {StartActions} actions
 */
function profile({ setup }, { choose }) {
  return choice({
    name: 'profile',
    legend: t('start.profile'),
    options: offeredProfiles(offer).map((value) => ({
      value,
      label: profileName(value),
      note: t(/** @type {any} */ (`profile.${value}.note`)),
    })),
    value: setup.profile,
    // Another form of the game starts from its own values, the length of the match and house rules included.
    onChange: (value) => choose({ profile: value, switches: {} }),
  });
}

/**
 * @param {StartState} state
 * @param {StartActions} actions
 */
function moreRules({ setup }, actions) {
  const count = Object.keys(houseRules(offer, setup)).filter((name) => !FIRST_SCREEN.includes(name)).length;
  return html`
    <button type="button" class="button quiet wide" @click=${actions.moreRules}>
      ${count ? t('start.moreRulesCount', { count }) : t('start.moreRules')}
    </button>
  `;
}

/**
 * @param {StartState} state
 * @param {StartActions} actions
 */
function people({ setup }, actions) {
  const count = 1 + setup.people.slice(0, setup.players - 1).filter(Boolean).length;
  return html`
    <button type="button" class="button quiet wide" @click=${actions.people}>${t('start.people', { count })}</button>
  `;
}
