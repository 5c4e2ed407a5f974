// What a contract begins a match with, as a request to the engine.

import { PROTOCOL_VERSION } from '../session.js';
import { settings } from '../settings.js';
import { newSeed, playersOf, rulesOf, seatedFrom } from '../setup.js';

/** @typedef {import('./contract.js').Contract} Contract */
/** @typedef {import('../protocol.js').Problem} Problem */

/**
 * @param {Contract} contract
 * @param {import('../protocol.js').HelloReply} offer
 * @param {(message: any) => Promise<import('../protocol.js').Reply>} request
 * @returns {Promise<{ request: Record<string, unknown> } | Problem>}
 */
export async function termsOf(contract, offer, request) {
  const { setup, pos, seat } = contract;
  const seed = contract.seed || newSeed();
  const { name } = settings.value;
  if (contract.mode !== 'position') {
    return { request: { rules: rulesOf(offer, setup), players: playersOf(setup, name), seed } };
  }
  try {
    // How many sit at the table is for the engine to say: the rules may be a profile's usual ones.
    const reply = await request({ v: PROTOCOL_VERSION, type: 'rules', rules: rulesIn(pos) });
    if (!reply.ok) return reply.error;
    const count = 'rules' in reply ? reply.rules.players : setup.players;
    const people = playersOf({ ...setup, players: count }, name);
    return { request: { type: 'set_up', position: pos, players: seatedFrom(people, seat), seed } };
  } catch {
    return { code: 'lost' };
  }
}

/**
 * The rules of a position text, as a record writes them.
 * @param {string} pos
 */
function rulesIn(pos) {
  const [profile = '', ...switches] = (/(?:^|;)rules=([^;]*)/.exec(pos)?.[1] ?? '').split(',');
  const values = switches.map((change) => {
    const [name = '', value = ''] = change.split(':');
    return [name, /^\d+$/.test(value) ? Number(value) : value];
  });
  return { profile, ...Object.fromEntries(values) };
}
