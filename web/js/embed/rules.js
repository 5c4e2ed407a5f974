// The rules of a form of the game, without an engine: what its switches say.

import { render } from 'lit-html';
import { offer } from '../offer.js';
import { rulesList } from '../panels/rulesInForce.js';
import { rulesOf, usualValues } from '../setup.js';

/** Chosen for a match without making it another game. */
const NOT_HOUSE_RULES = ['profile', 'players', 'target', 'stake'];

/**
 * @param {HTMLElement} root
 * @param {import('../settings.js').Setup} setup
 */
export function drawRules(root, setup) {
  const chosen = rulesOf(offer, setup);
  const { profile, players } = setup;
  const custom = Object.keys(chosen).some((name) => !NOT_HOUSE_RULES.includes(name));
  const values = { ...usualValues(offer, setup), ...setup.switches };
  render(rulesList({ profile, players, custom, values, chosen }, offer.switches), root);
}
