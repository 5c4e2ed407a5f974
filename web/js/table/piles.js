// The tricks that each side has won. The latest of them may always be looked at.

import { t } from '../i18n/index.js';
import { arrange, make, makeButton, makeSilent, setAttribute, setText } from './dom.js';
import { createBack } from './faces.js';
import { sideName, sidesOf } from './words.js';

/** @typedef {import('./types.js').View} View */

/** @param {() => void} open shows the last trick */
export function createPiles(open) {
  const zone = make('div', 'piles');
  /** @type {Map<number, { button: HTMLButtonElement, stack: HTMLElement, name: HTMLElement, count: HTMLElement }>} */
  const piles = new Map();

  /** @param {number} side */
  function newPile(side) {
    const stack = makeSilent('stack', make('span', 'card', createBack()));
    const name = makeSilent('name');
    const count = makeSilent('count');
    const button = makeButton('pile', stack, make('span', 'text', name, ' ', count));
    button.addEventListener('click', open);
    const pile = { button, stack, name, count };
    piles.set(side, pile);
    return pile;
  }

  /**
   * @param {View} view
   * @param {boolean} withPoints
   */
  function update(view, withPoints) {
    const sides = sidesOf(view);
    zone.dataset.sides = String(sides.length);
    setAttribute(zone, 'data-points', withPoints);
    setAttribute(
      zone,
      'data-empty',
      sides.every(({ tricks }) => tricks === 0),
    );
    if (piles.size !== sides.length) piles.clear();
    arrange(
      zone,
      sides.map((side) => {
        const { button, stack, name, count } = piles.get(side.side) ?? newPile(side.side);
        const label = sideName(view, side);
        setText(name, label);
        setText(count, withPoints ? `${side.tricks} · ${side.cards}` : String(side.tricks));
        setAttribute(stack, 'data-tricks', Math.min(side.tricks, 3));
        const points = withPoints ? side.cards : null;
        button.setAttribute('aria-label', t('table.pile', { name: label, tricks: side.tricks, points }));
        return button;
      }),
    );
  }

  return { zone, update, pile: (/** @type {number} */ side) => piles.get(side)?.button ?? null };
}
