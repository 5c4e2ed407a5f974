// What a link to this page may ask for: a deal to play, or rules for the next match. Its names and values are those of an
// embedded table, see docs/embedding.md. A link is followed once; what is wrong with it is said and changes nothing.

import { readContract } from './embed/contract.js';
import { t } from './i18n/index.js';
import { offer } from './offer.js';
import { settings } from './settings.js';
import { rulesName, rulesOf } from './setup.js';

/** Chosen on the first screen: by themselves they make no other form of the game. */
const NOT_HOUSE_RULES = ['profile', 'players', 'target', 'stake'];

/**
 * @param {import('./app.js').App} app
 * @param {URLSearchParams} asked
 */
export async function followLink(app, asked) {
  history.replaceState(history.state, '', window.location.pathname + window.location.search);
  try {
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
