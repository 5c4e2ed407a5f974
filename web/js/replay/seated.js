// Who sits where when a match that is looked at is played on.

import { t } from '../i18n/index.js';

/**
 * A record with one person at its table, whoever played it: the others are the computer's.
 * @param {string} record
 * @param {number} seat the person's
 * @param {string} level of computers that have none
 * @param {string} [seed] deals what comes after; the record's own without it
 * @returns {string} the record as it is where it can't be read: the engine says what is wrong
 */
export function seated(record, seat, level, seed) {
  try {
    const match = JSON.parse(record);
    const people = match.players.filter((/** @type {any} */ { kind }) => kind === 'human').length;
    match.players = match.players.map((/** @type {any} */ player, /** @type {number} */ place) => {
      if (place === seat) return { ...player, kind: 'human' };
      // A person who is called "You" would be called so as somebody's opponent.
      const named = people === 1 && player.kind === 'human' ? { ...player, name: t('name.watched') } : player;
      return { level, ...named, kind: 'ai' };
    });
    return JSON.stringify(seed ? { ...match, seed } : match);
  } catch {
    return record;
  }
}
