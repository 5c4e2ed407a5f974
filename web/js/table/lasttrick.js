// The last complete trick, as anyone at a table may see it: each card in its place, who led, who won.

import { t } from '../i18n/index.js';
import { make, makeButton, setAttribute, setText } from './dom.js';
import { createFace } from './faces.js';
import { placeOf } from './places.js';
import { newSlot } from './trick.js';
import { nameOf, who } from './words.js';

/** @typedef {import('./types.js').View} View */

/** @param {() => View | undefined} view */
export function createLastTrick(view) {
  const title = make('h2', '');
  title.id = `last-trick-${Math.random().toString(36).slice(2)}`;
  const block = make('div', 'block');
  const trick = make('div', 'trick', block);
  trick.setAttribute('role', 'img');
  const text = make('p', '');
  const close = makeButton('action main');
  const dialog = make('dialog', 'last-trick', title, trick, text, close);
  dialog.setAttribute('aria-labelledby', title.id);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });

  function open() {
    const shown = view();
    if (!shown || dialog.open) return;
    write(shown);
    dialog.showModal();
    close.focus();
  }

  /** @param {View} shown */
  function write(shown) {
    setText(title, t('table.last_trick'));
    setText(close, t('table.close'));
    const trickInfo = shown.last_trick;
    trick.hidden = !trickInfo;
    if (!trickInfo) return setText(text, t('table.no_last_trick'));
    block.replaceChildren(
      ...trickInfo.cards.map(({ seat, card }) => {
        const slot = newSlot(placeOf(shown, seat));
        slot.prepend(make('span', 'card', createFace(card)));
        slot.append(make('span', 'owner', nameOf(shown, seat)));
        setAttribute(slot, 'data-leads', seat === trickInfo.leader);
        setAttribute(slot, 'data-wins', seat === trickInfo.winner);
        return slot;
      }),
    );
    const cards = trickInfo.cards.map(({ seat, card }) =>
      t('table.trick_card', { name: nameOf(shown, seat), card, winning: false }),
    );
    trick.setAttribute('aria-label', t('table.trick', { cards: cards.join(', ') }));
    const won = trickInfo.winner ?? trickInfo.leader;
    const led = t('table.last_led', who(shown, trickInfo.leader));
    setText(text, `${led} ${t('table.last_won', { ...who(shown, won), points: trickInfo.points })}`);
  }

  return { dialog, open };
}
