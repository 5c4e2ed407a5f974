// All that happened in the match, in words, to be read or copied.

import { html } from 'lit-html';
import { t } from '../i18n/index.js';
import { eventText } from '../table/sentences.js';
import { sentence } from '../table/words.js';
import { openDialog } from './dialog.js';
import { copyText } from './transfer.js';

/** @typedef {import('../protocol.js').Event} Event */
/** @typedef {import('../protocol.js').View} View */

/**
 * @param {readonly Event[][]} deals
 * @param {View} view the table now: who sits where
 */
export function openLog(deals, view) {
  const lines = () => deals.map((events, deal) => told(events, deal, view));
  let copied = '';
  return openDialog({
    name: 'log',
    reading: true,
    title: () => t('menu.log'),
    content: () =>
      html`${lines()
        .map(
          ([title, ...rest]) =>
            html`<section><h3>${title}</h3><ol class="log">${rest.map((line) => html`<li>${line}</li>`)}</ol></section>`,
        )
        .reverse()}`,
    actions: (dialog) => html`
      <p role="status">${copied}</p>
      <button type="button" class="button" @click=${async () => {
        const done = await copyText(lines().flat().join('\n'));
        copied = t(done ? 'log.copied' : 'log.notCopied');
        dialog.draw();
      }}>${t('log.copy')}</button>
    `,
  });
}

/**
 * A deal in sentences. What a sentence needs of the table besides the event is followed along.
 * @param {readonly Event[]} events
 * @param {number} deal
 * @param {View} view
 * @returns {string[]}
 */
function told(events, deal, view) {
  const sides = view.sides.map((side) => ({ ...side, tricks: 0 }));
  let then = { ...view, deal, trump: /** @type {View['trump']} */ (null), sides };
  let leads = true;
  return events.flatMap((event) => {
    if (event.kind === 'call' && event.verb !== 'pass') then = { ...then, trump: event.suit ?? null };
    const side = sides[view.seats[event.seat ?? -1]?.side ?? -1];
    if (event.kind === 'trick_taken' && side) side.tricks += 1;
    const text = eventText(event, { seq: 0, record: '', events: [...events], view: then }, leads);
    if (event.kind === 'played') leads = false;
    if (event.kind === 'trick_taken') leads = true;
    return text ? [sentence(text)] : [];
  });
}
