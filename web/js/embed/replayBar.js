// The buttons below a match that is looked at.

import { html, nothing, render } from 'lit-html';
import { t } from '../i18n/index.js';

/**
 * @param {HTMLElement} root
 * @param {object} actions
 * @param {(step: number) => void} actions.go
 * @param {() => void} actions.takeOver
 */
export function createReplayBar(root, { go, takeOver }) {
  return {
    /** @param {{ step: number, steps: number } | undefined} place undefined: there is nothing to look at */
    draw(place) {
      root.hidden = !place;
      render(place ? bar(place) : nothing, root);
    },
  };

  /** @param {{ step: number, steps: number }} place */
  function bar({ step, steps }) {
    const last = steps - 1;
    /**
     * @param {string} name
     * @param {string} sign
     * @param {number} to
     */
    const button = (name, sign, to) => html`
      <button type="button" class="step-button" aria-label=${name} ?disabled=${to < 0 || to > last || to === step}
        @click=${() => go(to)}>${sign}</button>
    `;
    return html`
      ${button(t('replay.first'), '«', 0)}
      ${button(t('replay.back'), '‹', step - 1)}
      <input type="range" min="0" max=${last} .value=${String(step)} aria-label=${t('replay.place')}
        aria-valuetext=${t('replay.step', { step: step + 1, steps })} @input=${slide} />
      ${button(t('replay.on'), '›', step + 1)}
      ${button(t('replay.last'), '»', last)}
      <button type="button" class="button small" @click=${takeOver}>${t('replay.takeOver')}</button>
    `;
  }

  /** @param {Event} event */
  function slide(event) {
    go(Number(/** @type {HTMLInputElement} */ (event.target).value));
  }
}
