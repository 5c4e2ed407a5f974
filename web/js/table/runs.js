// Choosing the runs to announce: chips that can be ticked, the best cut ticked from the start.

import { t } from '../i18n/index.js';
import { make, makeButton, makeSilent, setText } from './dom.js';
import { createFace } from './faces.js';

/** @typedef {import('./types.js').ActionInfo} ActionInfo */
/** @typedef {import('./types.js').RunChoice} RunChoice */

/**
 * @param {ActionInfo} action
 * @param {(action: string) => void} send
 * @returns {Node[]}
 */
export function createRunChoice({ action, runs }, send) {
  const chosen = new Set(runs.flatMap((run, index) => (run.best ? [index] : [])));
  const chips = runs.map((run, index) => {
    const chip = newChip(run);
    chip.addEventListener('click', () => toggle(index));
    return chip;
  });
  const announce = makeButton('action main');
  announce.addEventListener('click', (event) => {
    const texts = runs.filter((_, index) => chosen.has(index)).map((run) => run.text);
    if (texts.length > 0 && event.detail < 2) send([action, ...texts].join(' '));
  });
  const silent = makeButton('action plain', t('table.silent'));
  silent.addEventListener('click', (event) => {
    if (event.detail < 2) send(action);
  });
  write();

  /** @param {number} index */
  function toggle(index) {
    if (!chosen.delete(index)) {
      for (const clash of runs[index]?.clashes ?? []) chosen.delete(clash);
      chosen.add(index);
    }
    write();
  }

  function write() {
    chips.forEach((chip, index) => {
      chip.setAttribute('aria-pressed', String(chosen.has(index)));
    });
    const points = runs.reduce((sum, run, index) => sum + (chosen.has(index) ? run.points : 0), 0);
    setText(announce, chosen.size > 0 ? t('table.announce', { points }) : t('table.announce_nothing'));
    announce.setAttribute('aria-disabled', String(chosen.size === 0));
  }

  return [make('div', 'run-chips', ...chips), announce, silent];
}

/** @param {RunChoice} run */
function newChip(run) {
  const cards = makeSilent('run', ...run.cards.map((code) => make('span', 'card', createFace(code))));
  // Small as they are, only the large index can be read.
  cards.dataset.faces = 'jumbo';
  const chip = makeButton('run-chip', cards, makeSilent('points', String(run.points)));
  chip.dataset.run = run.text;
  const named = run.cards.map((card) => t('card', { card })).join(', ');
  chip.setAttribute(
    'aria-label',
    t('table.run_choice', { run: t(`run.${run.kind}`), cards: named, points: run.points }),
  );
  return chip;
}
