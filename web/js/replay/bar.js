// The buttons below a match that is looked at.

import { html, nothing } from 'lit-html';
import { t } from '../i18n/index.js';

/**
 * @param {{ step: number, steps: number }} place
 * @param {(step: number) => void} go
 * @param {{ back?: unknown, play?: unknown, on?: unknown }} [more] buttons among them
 */
export function steppers({ step, steps }, go, { back = nothing, play = nothing, on = nothing } = {}) {
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
  const slide = (/** @type {Event} */ event) => go(Number(/** @type {HTMLInputElement} */ (event.target).value));
  return html`
    ${button(t('replay.first'), '«', 0)} ${back} ${button(t('replay.back'), '‹', step - 1)} ${play}
    <input type="range" min="0" max=${last} .value=${String(step)} aria-label=${t('replay.place')}
      aria-valuetext=${t('replay.step', { step: step + 1, steps })} @input=${slide} />
    ${button(t('replay.on'), '›', step + 1)} ${on} ${button(t('replay.last'), '»', last)}
  `;
}
