// The rules of a form of the game, without an engine: what its switches say.

import { render } from 'lit-html';
import { offer } from '../offer.js';
import { rulesList } from '../panels/rulesInForce.js';
import { rulesInfo } from '../setup.js';

/**
 * @param {HTMLElement} root
 * @param {import('../settings.js').Setup} setup
 */
export function drawRules(root, setup) {
  render(rulesList(rulesInfo(offer, setup), offer.switches), root);
}
