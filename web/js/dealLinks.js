// A deal by itself: the cards and the rules of one deal of a match, to be played again or sent to somebody as a link.

import { packText } from './embed/packing.js';
import { t } from './i18n/index.js';

/**
 * A record that holds one deal of another, from before its first word. The scores of the match are left out, and so are
 * the seed, which would tell what is dealt later, and the person's name.
 * @param {string} record
 * @param {number} deal from 0
 */
export function dealAlone(record, deal) {
  const { format, version, rules, players, deals } = JSON.parse(record);
  const { dealer, pack } = deals[deal];
  const people = players.map((/** @type {{ kind: string }} */ player) =>
    player.kind === 'human' ? { ...player, name: t('name.you') } : player,
  );
  return JSON.stringify({
    format,
    version,
    rules,
    players: people,
    assisted: true,
    deals: [{ dealer, pack, actions: [] }],
  });
}

/**
 * The address of this page that opens a deal.
 * @param {string} alone
 */
export async function dealLink(alone) {
  const url = new URL('.', document.baseURI);
  url.hash = String(new URLSearchParams({ deal: await packText(alone) }));
  return url.href;
}

/**
 * The address of this page that puts two forms of the game side by side.
 * @param {readonly string[]} forms
 * @param {number} players
 */
export function formsLink(forms, players) {
  const url = new URL('.', document.baseURI);
  url.hash = `compare=${forms.join(',')}&players=${players}`;
  return url.href;
}

/**
 * The address of this page that sets rules on the first screen.
 * @param {import('./setup.js').Rules} rules
 * @param {string} level
 */
export function rulesLink({ profile, players, ...changes }, level) {
  const url = new URL('.', document.baseURI);
  const switches = Object.entries(changes).map(([name, value]) => `${name}:${value}`);
  url.hash = String(new URLSearchParams({ rules: [profile, ...switches].join(','), players: String(players), level }));
  return url.href;
}
