// Below the choices of the first screen: what else there is, by what somebody may have come for.

import { html } from 'lit-html';
import { t } from '../i18n/index.js';

const GROUPS = /** @type {const} */ ({
  learn: {
    lessons: 'lessons.title',
    puzzles: 'puzzles.title',
    tips: 'tips.title',
    howToPlay: 'howto.title',
    compare: 'compare.title',
  },
  games: {
    watch: 'start.watch',
    replay: 'start.replay',
    editor: 'start.editor',
    pad: 'pad.title',
    fairness: 'fair.title',
  },
  own: { library: 'menu.library', statistics: 'menu.statistics', settings: 'menu.settings' },
  site: { about: 'menu.about', privacy: 'privacy.title' },
});

/** @typedef {{ [G in keyof typeof GROUPS]: keyof typeof GROUPS[G] }[keyof typeof GROUPS]} Link */

/** @param {Record<Link, () => unknown>} open */
export function startLinks(open) {
  const groups = Object.entries(GROUPS).map(([group, links]) => {
    const buttons = Object.entries(links).map(
      ([name, title]) => html`
        <li>
          <button type="button" class="link" data-opens=${name} @click=${() => open[/** @type {Link} */ (name)]()}>
            ${t(title)}
          </button>
        </li>
      `,
    );
    return html`
      <section>
        <h2>${t(/** @type {`start.${keyof typeof GROUPS}`} */ (`start.${group}`))}</h2>
        <ul>
          ${buttons}
        </ul>
      </section>
    `;
  });
  return html`<nav class="start-links" aria-label=${t('start.more')}>${groups}</nav>`;
}
