// What a link to this page may ask for: a deal to play, a match to look through, a position, or rules for the next match.
// Its names and values are those of an embedded table, see docs/embedding.md. A link is followed once; what is wrong with
// it is said and changes nothing.

import { readContract, readDeal } from './embed/contract.js';
import { t } from './i18n/index.js';
import { offer } from './offer.js';
import { problemText } from './panels/problems.js';
import { settings } from './settings.js';
import { rulesName, rulesOf } from './setup.js';

/** Chosen on the first screen: by themselves they make no other form of the game. */
const NOT_HOUSE_RULES = ['profile', 'players', 'target', 'stake'];

/**
 * @param {import('./app.js').App} app
 * @param {URLSearchParams} asked
 * @param {(position: string) => unknown} edit opens a position where it can be looked at and changed
 */
export async function followLink(app, asked, edit) {
  history.replaceState(history.state, '', window.location.pathname + window.location.search);
  try {
    const position = asked.get('position');
    if (position) return await edit(position);
    const puzzle = asked.get('puzzle');
    if (puzzle) return await (await app.puzzles()).open(puzzle);
    if (asked.has('replay')) {
      const problem = await app.replay(await readDeal(asked.get('replay') ?? ''));
      if (problem) app.notices.show({ id: 'link', text: () => problemText(problem) });
      return undefined;
    }
    if (asked.get('lesson') === 'first-deal') return app.firstDeal();
    const { deal, lesson, setup } = await readContract(asked, offer);
    if (asked.has('deal')) return app.practise(deal);
    if (lesson) return app.study(lesson, 0);
    settings.set({ setup });
    const custom = Object.keys(rulesOf(offer, setup)).some((name) => !NOT_HOUSE_RULES.includes(name));
    const rules = rulesName({ profile: setup.profile, custom });
    app.notices.show({
      id: 'link',
      text: () => t('link.rules', { rules, players: t('start.playersValue', { count: setup.players }) }),
    });
  } catch {
    app.notices.show({ id: 'link', text: () => t('link.bad') });
  }
  return undefined;
}
