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
 */
export function createLoading(root, { retry, leave }) {
  return {
    /**
     * @param {EngineState} engine
     * @param {boolean} shown
     */
    draw(engine, shown) {
      root.hidden = !shown;
      if (!shown) render(nothing, root);
      else render(engine.state === 'failed' ? failed(engine, retry, leave) : progress(engine, leave), root);
    },
  };
}

/**
 * @param {EngineState} engine
 * @param {() => void} leave
 */
function progress(engine, leave) {
  const { loaded, total, stage } = engine;
  const known = total > 0 && engine.state === 'loading';
  return html`
    <div class="loading-card">
      <h2 id="loading-title">${engine.state === 'ready' ? t('loading.dealing') : stageText(stage)}</h2>
      <progress
        class="bar own"
        aria-labelledby="loading-title"
        max=${known ? total : nothing}
        value=${known ? Math.min(loaded, total) : nothing}
      ></progress>
      <p class="help">${known ? t('loading.bytes', { loaded: megabytes(loaded), total: megabytes(total) }) : nothing}</p>
      <button type="button" class="button quiet" @click=${leave}>${t('menu.start')}</button>
    </div>
  `;
}

/**
 * @param {EngineState} engine
 * @param {() => void} retry
 * @param {() => void} leave
 */
function failed({ code = '' }, retry, leave) {
  return html`
    <div class="loading-card" role="alert">
      <h2>${t('failure.title')}</h2>
      <p>${failureText({ code })}</p>
      <div class="dialog-actions">
        <button type="button" class="button quiet" @click=${leave}>${t('menu.start')}</button>
        <button type="button" class="button primary" @click=${retry}>${t('failure.retry')}</button>
      </div>
    </div>
  `;
}

/** @param {string} stage */
export const stageText = (stage) => lookUp(`loading.${stage}`) ?? t('loading.engine');

/** @param {number} bytes */
const megabytes = (bytes) => number(Math.round(bytes / 100_000) / 10);
