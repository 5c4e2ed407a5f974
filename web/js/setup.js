// What the start screen chooses, and what it means to the engine: rules as a record writes them, and
// who sits where.

import { lookUp, t } from './i18n/index.js';

/** @typedef {import('./protocol.js').HelloReply} HelloReply */
/** @typedef {import('./protocol.js').PlayerSetup} PlayerSetup */
/** @typedef {import('./settings.js').Setup} Setup */
/** @typedef {Record<string, string | number>} Rules */

/** Shown on the first screen; every other switch is under "more rules". */
export const FIRST_SCREEN = ['target', 'all_pass'];

export const TARGETS = [301, 501, 1001];

/** @param {HelloReply} offer */
export const offeredLevels = (offer) => offer.levels.map(({ name }) => name);

/** @param {HelloReply} offer */
export const offeredProfiles = (offer) => offer.profiles.map(({ name }) => name);

/**
 * The values of a profile before house rules.
 * @param {HelloReply} offer
 * @param {Pick<Setup, 'profile' | 'players'>} setup
 * @returns {Rules | undefined}
 */
export function usualValues(offer, setup) {
  return offer.profiles.find(({ name }) => name === setup.profile)?.switches[String(setup.players)];
}

/**
 * A setup that the engine offers: a level or profile that is gone falls back to one that is there.
 * @param {HelloReply} offer
 * @param {Setup} setup
 * @returns {Setup}
 */
export function fitSetup(offer, setup) {
  const levels = offeredLevels(offer);
  const profiles = offeredProfiles(offer);
  const known = new Set(offer.switches.map(({ name }) => name));
  return {
    ...setup,
    level: levels.includes(setup.level) ? setup.level : (levels.find((name) => name === 'normal') ?? levels[0] ?? ''),
    profile: profiles.includes(setup.profile) ? setup.profile : (profiles[0] ?? ''),
    switches: Object.fromEntries(Object.entries(setup.switches).filter(([name]) => known.has(name))),
  };
}

/**
 * The house rules that differ from the profile.
 * @param {HelloReply} offer
 * @param {Setup} setup
 * @returns {Rules}
 */
export function houseRules(offer, setup) {
  const usual = usualValues(offer, setup);
  return Object.fromEntries(Object.entries(setup.switches).filter(([name, value]) => usual?.[name] !== value));
}

/**
 * @param {HelloReply} offer
 * @param {Setup} setup
 * @returns {Rules}
 */
export function rulesOf(offer, setup) {
  return { profile: setup.profile, players: setup.players, ...houseRules(offer, setup) };
}

/** Chosen on the first screen: by themselves they make no other form of the game. */
const NOT_HOUSE_RULES = ['profile', 'players', 'target', 'stake'];

/**
 * The rules of a setup in full, as the engine would tell them.
 * @param {HelloReply} offer
 * @param {Setup} setup
 * @returns {import('./protocol.js').RulesInfo}
 */
export function rulesInfo(offer, setup) {
  const chosen = rulesOf(offer, setup);
  const { profile, players } = setup;
  const custom = Object.keys(chosen).some((name) => !NOT_HOUSE_RULES.includes(name));
  return { profile, players, custom, values: { ...usualValues(offer, setup), ...setup.switches }, chosen };
}

/**
 * The person at seat 0, computers at the others, or whoever shares the device.
 * @param {Setup} setup
 * @param {string} name
 * @param {readonly string[]} [others] names that the person gives the computers, '' for the usual one
 * @returns {PlayerSetup[]}
 */
export function playersOf(setup, name, others = []) {
  const seated = computers(setup, others);
  return [
    {
      name: name || t(setup.people.slice(0, setup.players - 1).some(Boolean) ? 'name.watched' : 'name.you'),
      kind: 'human',
    },
    ...seated.map((computer, place) =>
      setup.people[place] ? { name: others[place] || computer.name, kind: /** @type {const} */ ('human') } : computer,
    ),
  ];
}

/**
 * The same people with the first of them at another seat.
 * @param {readonly PlayerSetup[]} people
 * @param {number} seat
 * @returns {PlayerSetup[]}
 */
export const seatedFrom = (people, seat) =>
  people.map((_, place) => /** @type {PlayerSetup} */ (people[(place - seat + people.length) % people.length]));

/**
 * Who sits at the table of a lesson.
 * @param {HelloReply} offer
 * @param {string} lesson
 * @param {string} name
 */
export function pupils(offer, lesson, name) {
  return pupilsAt(offer, offer.lessons.find((one) => one.name === lesson)?.seats ?? 2, name);
}

/**
 * The person and computers that only keep the seats.
 * @param {HelloReply} offer
 * @param {number} players
 * @param {string} name
 * @returns {PlayerSetup[]}
 */
export function pupilsAt(offer, players, name) {
  const people = watchedPlayers(fitSetup(offer, { profile: '', players, level: '', switches: {}, people: [] }));
  return [{ name: name || t('name.you'), kind: 'human' }, ...people.slice(1)];
}

/**
 * Computers at every seat.
 * @param {Setup} setup
 * @returns {PlayerSetup[]}
 */
export function watchedPlayers(setup) {
  return [{ name: t('name.watched'), kind: 'ai', level: setup.level }, ...computers(setup, [])];
}

/**
 * @param {Setup} setup
 * @param {readonly string[]} given
 * @returns {PlayerSetup[]}
 */
function computers(setup, given) {
  // Across the table of four sits the partner.
  const names = setup.players === 4 ? ['opponent.1', 'partner', 'opponent.2'] : ['opponent.1', 'opponent.2'];
  return names.slice(0, setup.players - 1).map((key, seat) => ({
    name: given[seat] || (lookUp(`name.${key}`) ?? key),
    kind: /** @type {const} */ ('ai'),
    level: setup.level,
  }));
}

/** The seed of the next match: there before it begins, so that its commitment can be seen before the first card. */
export const seeds = {
  next: newSeed(),

  take() {
    const seed = seeds.next;
    seeds.next = newSeed();
    return seed;
  },
};

/** @returns {string} 32 hex digits nobody can guess */
export function newSeed() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param {string} profile */
export const profileName = (profile) => lookUp(`profile.${profile}`) ?? profile;

/** @param {string} level */
export const levelName = (level) => lookUp(`level.${level}`) ?? level;

/** @param {{ profile: string, custom: boolean }} rules */
export function rulesName({ profile, custom }) {
  return custom ? t('profile.custom', { profile: profileName(profile) }) : profileName(profile);
}
