// What a link to this page may ask for: a deal to play, a match to look through, a position, forms of the game to
// compare, or rules for the next match.
// Its names and values are those of an embedded table, see docs/embedding.md. A link is followed once; what is wrong with
// it is said and changes nothing.

import { readContract, readDeal } from './embed/contract.js';
import { t } from './i18n/index.js';
import { offer } from './offer.js';
import { problemText } from './panels/problems.js';
import { settings } from './settings.js';
import { offeredProfiles, rulesInfo, rulesName } from './setup.js';

/**
 * @param {import('./app.js').App} app
 * @param {URLSearchParams} asked
 * @param {() => boolean} still whether nothing else has been wanted since
 * @param {object} openers
 * @param {(position: string) => unknown} openers.editor opens a position where it can be looked at and changed
 * @param {(compared: import('./panels/compare.js').Compared) => unknown} openers.compare
 */
export async function followLink(app, asked, still, { editor, compare }) {
  history.replaceState(history.state, '', window.location.pathname + window.location.search);
  try {
    const position = asked.get('position');
    if (position) return await editor(position);
    if (asked.has('compare')) return await compare(comparedBy(asked));
    const puzzle = asked.get('puzzle');
    if (puzzle) {
      const puzzles = await app.puzzles();
      return still() ? await puzzles.open(puzzle) : undefined;
    }
    if (asked.has('replay')) {
      const record = await readDeal(asked.get('replay') ?? '');
      if (!still()) return undefined;
      const problem = await app.replay(record);
      if (problem) app.notices.show({ id: 'link', text: () => problemText(problem) });
      return undefined;
    }
    if (asked.get('lesson') === 'first-deal') return app.firstDeal();
    const { deal, lesson, setup } = await readContract(asked, offer);
    if (!still()) return undefined;
    if (asked.has('deal')) return app.practise(deal);
    if (lesson) return app.study(lesson, 0);
    settings.set({ setup });
    const rules = rulesName(rulesInfo(offer, setup));
    app.notices.show({
      id: 'link',
      text: () => t('link.rules', { rules, players: t('start.playersValue', { count: setup.players }) }),
    });
  } catch {
    app.notices.show({ id: 'link', text: () => t('link.bad') });
  }
  return undefined;
}

/**
 * @param {URLSearchParams} asked
 * @returns {import('./panels/compare.js').Compared}
 */
function comparedBy(asked) {
  const [one = '', other = '', ...more] = (asked.get('compare') ?? '').split(',');
  const players = Number(asked.get('players') ?? 2);
  const known = offeredProfiles(offer);
  if (more.length || ![one, other].every((form) => known.includes(form)) || ![2, 3, 4].includes(players)) {
    throw new Error('no such forms of the game');
  }
  return { forms: [one, other], players };
}
