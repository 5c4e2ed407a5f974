// How far the engine is, over the table that waits for it; or why it cannot start, and what to do.

import { html, nothing, render } from 'lit-html';
import { lookUp, number, t } from '../i18n/index.js';
import { failureText } from './problems.js';

/**
 * @typedef {object} EngineState
 * @property {'loading' | 'ready' | 'failed'} state
 * @property {number} loaded bytes
 * @property {number} total bytes, 0 while unknown
 * @property {string} stage
 * @property {string} [code] of the failure
 */

/**
 * @param {HTMLElement} root
 * @param {object} actions
 * @param {() => void} actions.retry
 * @param {() => void} actions.leave
 * @param {string} [actions.home] the game's own page, where this one is a frame of another
 */
export function createLoading(root, actions) {
  return {
    /**
     * @param {EngineState} engine
     * @param {boolean} shown
     */
    draw(engine, shown) {
      root.hidden = !shown;
      if (!shown) render(nothing, root);
      else render(engine.state === 'failed' ? failed(engine, actions) : progress(engine, actions), root);
    },
  };
}

/** @typedef {Parameters<typeof createLoading>[1]} Actions */

/** @param {Actions} actions */
const back = ({ leave, home }) => html`
  <button type="button" class="button quiet" @click=${leave}>${t(home ? 'dialog.cancel' : 'menu.start')}</button>
`;

/**
 * @param {EngineState} engine
 * @param {Actions} actions
 */
function progress(engine, actions) {
  const { loaded, total, stage } = engine;
  const known = total > 0 && engine.state === 'loading';
  const part = known ? Math.min(loaded / total, 1) : 0;
  return html`
    <div class="loading-card">
      <h2 id="loading-title">${engine.state === 'ready' ? t('loading.dealing') : stageText(stage)}</h2>
      <progress
        class="bar own"
        aria-labelledby="loading-title"
        value=${known ? part : nothing}
      ></progress>
      <p class="help">${known ? t('loading.part', { percent: number(Math.floor(100 * part)) }) : nothing}</p>
      ${back(actions)}
    </div>
  `;
}

/**
 * @param {EngineState} engine
 * @param {Actions} actions
 */
function failed({ code = '' }, actions) {
  const { retry, home } = actions;
  return html`
    <div class="loading-card" role="alert">
      <h2>${t('failure.title')}</h2>
      <p>${failureText({ code })}</p>
      <div class="dialog-actions">
        ${back(actions)}
        <button type="button" class="button primary" @click=${retry}>${t('failure.retry')}</button>
      </div>
      ${home ? html`<p><a href=${home} target="_blank" rel="noopener">${t('embed.home')}</a></p>` : nothing}
    </div>
  `;
}

/** @param {string} stage */
export const stageText = (stage) => lookUp(`loading.${stage}`) ?? t('loading.engine');
