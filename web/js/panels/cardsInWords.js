// Cards in a row of text: as they are written by hand for the eye, by their names for the ear.

import { html } from 'lit-html';
import { list, t } from '../i18n/index.js';
import { shortCard } from '../names.js';
import { settings } from '../settings.js';

/** @param {string} card */
export const short = (card) => shortCard(card, settings.value.letters);

/**
 * A run as its highest and lowest card.
 * @param {string} run
 */
export const runName = (run) => run.split('-').map(short).join('–');

/** @param {readonly string[]} cards */
export const inWords = (cards) => html`
  <span aria-hidden="true">${cards.map(short).join(' ')}</span>
  <span class="hidden">${list(cards.map((card) => t('card', { card })))}</span>
`;
