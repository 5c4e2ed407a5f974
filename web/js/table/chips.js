// The facts of the match: score, trump and who chose it above the table; stake and hanging points, which are rare, on
// the cloth below.

import { list, number, t } from '../i18n/index.js';
import { groupCode } from '../ruleGroups.js';
import { make, makeButton, makeSilent, setText } from './dom.js';
import { createPip } from './faces.js';
import { initialOf, nameOf, sideName, sidesOf } from './words.js';

/** @typedef {import('./types.js').View} View */

/**
 * @param {(() => void) | undefined} onScores opens the score
 * @param {((code: string) => void) | undefined} onRule opens the rules
 */
export function createChips(onScores, onRule) {
  const score = makeButton('chip score');
  const target = makeButton('chip target');
  const trump = make('span', 'chip trump');
  const stake = make('span', 'chip stake');
  const hanging = makeButton('chip hanging');
  const zone = make('div', 'chips', score, target, trump);
  const extras = make('div', 'extras', stake, hanging);
  for (const chip of [score, target, trump, stake, hanging]) chip.hidden = true;
  trump.setAttribute('role', 'img');
  score.disabled = !onScores;
  score.addEventListener('click', () => onScores?.());
  hanging.disabled = !onRule;
  hanging.addEventListener('click', () => onRule?.(groupCode('scoring')));
  target.disabled = !onRule;
  target.addEventListener('click', () => onRule?.('target'));

  /** @param {View} view */
  function update(view) {
    const sides = sidesOf(view);
    const goal = view.rules.values.target ?? '';
    score.hidden = false;
    score.replaceChildren(
      ...sides.map((side) => {
        const name = sideName(view, side);
        return makeSilent('side', named(name), ' ', make('b', '', number(side.total)), ' ');
      }),
    );
    zone.dataset.sides = String(sides.length);
    const totals = sides.map((side) => `${sideName(view, side)} ${number(side.total)}`).join(' ');
    // The label begins with what can be seen, as voice control needs it.
    score.setAttribute('aria-label', t('table.score', { score: totals, target: goal }));
    target.hidden = false;
    setText(target, t('table.target', { target: goal }));
    target.setAttribute('aria-label', `${target.textContent}: ${t('table.rule')}`);

    trump.hidden = view.trump === null || view.caller === null;
    if (view.trump !== null && view.caller !== null) {
      const name = nameOf(view, view.caller);
      trump.replaceChildren(createPip(view.trump), named(name));
      trump.setAttribute('aria-label', t('table.trump_chip', { suit: view.trump, name }));
    }

    stake.hidden = !view.stake.doubling && view.stake.stake === 1;
    stake.textContent = t('table.stake', { stake: view.stake.stake });

    const points = view.hanging.reduce((sum, amount) => sum + amount.points, 0);
    hanging.hidden = points === 0;
    hanging.textContent = t('table.hanging', { points });
    const amounts = view.hanging.map((amount) => {
      const names = amount.sides.flatMap((index) => sides.filter((side) => side.side === index));
      return t('table.hanging_for', { points: amount.points, names: list(names.map((side) => sideName(view, side))) });
    });
    hanging.setAttribute('aria-label', [hanging.textContent, ...amounts].join('; '));
    hanging.title = amounts.join('; ');
  }

  return { zone, extras, update };
}

/**
 * A name that can shrink to its first letter.
 * @param {string} text
 */
function named(text) {
  const name = makeSilent('name', text);
  name.dataset.initial = initialOf(text);
  return name;
}
