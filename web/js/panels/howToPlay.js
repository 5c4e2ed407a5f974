// How the game goes, for somebody who has never played it. The words tell what most forms share; what a match is
// really played by stands in its rules.

import { html } from 'lit-html';
import { t } from '../i18n/index.js';
import { rankSign } from '../names.js';
import { settings } from '../settings.js';
import { openDialog } from './dialog.js';

/** @typedef {ReadonlyArray<readonly [rank: string, points: number]>} Worth high to low */

/** @type {Worth} */
const TRUMP = [
  ['J', 20],
  ['9', 14],
  ['A', 11],
  ['T', 10],
  ['K', 4],
  ['Q', 3],
  ['8', 0],
  ['7', 0],
];

/** @type {Worth} */
const PLAIN = [
  ['A', 11],
  ['T', 10],
  ['K', 4],
  ['Q', 3],
  ['J', 2],
  ['9', 0],
  ['8', 0],
  ['7', 0],
];

export function openHowToPlay() {
  return openDialog({
    name: 'howto',
    reading: true,
    title: () => t('howto.title'),
    content: () => html`
      <p>${t('howto.aim')}</p>
      <table class="worth">
        <caption>${t('howto.cards')}</caption>
        <tbody>
          ${row(t('howto.trump'), TRUMP)} ${row(t('howto.plain'), PLAIN)}
        </tbody>
      </table>
      ${part(t('howto.dealTitle'), [t('howto.deal'), t('howto.call')])}
      ${part(t('howto.playTitle'), [t('howto.follow'), t('howto.trumping'), t('howto.overtrump')])}
      ${part(t('howto.extraTitle'), [t('howto.runs', { order: inRuns() }), t('howto.bella'), t('howto.last')])}
      ${part(t('howto.scoreTitle'), [t('howto.made'), t('howto.bait'), t('howto.hanging')])}
      ${part(t('howto.keysTitle'), [t('howto.keys'), t('howto.letters'), t('howto.moreKeys'), t('howto.replayKeys')])}
      <p class="help">${t('howto.forms')}</p>
    `,
  });
}

/** The order of cards in a run, which is not that of their points. */
const inRuns = () => [...'AKQJT987'].map((rank) => rankSign(rank, settings.value.letters)).join(' ');

/**
 * @param {string} label
 * @param {Worth} cards
 */
const row = (label, cards) => html`
  <tr>
    <th scope="row">${label}</th>
    ${cards.map(
      ([rank, points]) => html`<td><b>${rankSign(rank, settings.value.letters)}</b> <span>${points}</span></td>`,
    )}
  </tr>
`;

/**
 * @param {string} title
 * @param {readonly string[]} sentences
 */
const part = (title, sentences) => html`
  <section class="howto-part">
    <h3>${title}</h3>
    <ul>${sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul>
  </section>
`;
