// What the address of an embedded table asks for. docs/embedding.md describes it; `v=1` is kept for years.
//
// Names that are not known are left alone, so that a newer address still works here. A value that is not known is an
// error with the values that are: a table that silently does something else is worse than a sentence.

import { isColour } from './accent.js';
import { unpackText } from './packing.js';

/** @typedef {import('../protocol.js').HelloReply} HelloReply */
/** @typedef {import('../settings.js').Setup} Setup */
/** @typedef {'play' | 'lesson' | 'position' | 'replay' | 'rules'} Mode */

/**
 * @typedef {object} Contract
 * @property {Mode} mode
 * @property {Setup} setup
 * @property {string} lesson
 * @property {string} pos a position text
 * @property {string} deal a record, as JSON text
 * @property {number} seat the person's, in a position
 * @property {string} seed hex digits, or '' for a new one each time
 * @property {Record<string, string>} look settings of this frame: language, theme, colours, letters, faces, coach
 * @property {'click' | 'auto' | 'visible'} start
 * @property {ReadonlySet<string>} hidden
 * @property {string} save '' where nothing may be kept, else the name that it is kept under
 * @property {string} origin of the page that may speak to this one, '' for the page around, whatever it is
 * @property {'fill' | 'auto'} height
 */

/** What is wrong with an address; `allowed` lists what it might say instead. */
export class ContractError extends Error {
  /**
   * @param {'version' | 'value' | 'missing' | 'switch' | 'lesson' | 'damaged'} code
   * @param {string} name
   * @param {string} [value]
   * @param {readonly (string | number)[]} [allowed]
   */
  constructor(code, name, value = '', allowed = []) {
    super(`${code}: ${name}=${value}`);
    this.code = code;
    this.detail = { name, value: value.slice(0, 60), allowed: [...new Set(allowed)].join(', ') };
  }
}

const MODES = /** @type {const} */ (['play', 'lesson', 'position', 'replay', 'rules']);
const PARTS = ['menu', 'score', 'hint', 'stats', 'link'];

/** Parameters that are settings, with the values that each may have, the usual one first. */
export const LOOKS = /** @type {const} */ ({
  lang: ['language', ['auto', 'en', 'ru', 'uk']],
  theme: ['theme', ['auto', 'light', 'dark', 'contrast', 'night']],
  colours: ['colours', ['two', 'four', 'blind']],
  letters: ['letters', ['latin', 'cyrillic']],
  deck: ['faces', ['auto', 'jumbo', 'classic']],
  coach: ['coach', ['illegal', 'off', 'hints', 'full']],
});

/**
 * The values of an address; those behind the `#`, which are not sent to any server, win.
 * @param {string} search
 * @param {string} hash
 */
export function parametersOf(search, hash) {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(hash.replace(/^#/, ''))) parameters.set(name, value);
  return parameters;
}

/**
 * The settings among the values; what is not known is left out here, for even an error needs a language.
 * @param {URLSearchParams} parameters
 */
export function looksOf(parameters) {
  /** @type {Record<string, string>} */
  const look = {};
  for (const [name, [setting, values]] of Object.entries(LOOKS)) {
    const value = parameters.get(name) ?? '';
    if (/** @type {readonly string[]} */ (values).includes(value) && value !== 'auto') look[setting] = value;
  }
  return look;
}

/**
 * @param {URLSearchParams} parameters
 * @param {HelloReply} offer
 * @returns {Promise<Contract>}
 * @throws {ContractError}
 */
export async function readContract(parameters, offer) {
  /**
   * @template {string} T
   * @param {string} name
   * @param {readonly T[]} allowed the first is the usual one
   * @returns {T}
   */
  const oneOf = (name, allowed) => {
    const value = parameters.get(name) || allowed[0];
    const found = allowed.find((one) => one === value);
    if (found === undefined) throw new ContractError('value', name, value, allowed);
    return found;
  };
  const text = (/** @type {string} */ name) => parameters.get(name) ?? '';

  if (text('v') && text('v') !== '1') throw new ContractError('version', 'v', text('v'), ['1']);
  for (const [name, [, values]] of Object.entries(LOOKS)) oneOf(name, values);
  checkColour(text('accent'));
  const mode = oneOf('mode', [impliedMode(parameters), ...MODES]);
  const needed = { play: '', lesson: 'lesson', position: 'pos', replay: '', rules: '' }[mode];
  if (needed && !text(needed)) throw new ContractError('missing', needed);
  if (mode === 'lesson') checkLesson(text('lesson'), offer);
  return {
    mode,
    setup: readSetup(parameters, offer, oneOf),
    lesson: text('lesson'),
    pos: text('pos'),
    deal: await readDeal(text('deal')),
    seat: Number(oneOf('seat', ['0', '1', '2', '3'])),
    seed: readSeed(text('seed')),
    look: looksOf(parameters),
    start: oneOf('start', ['click', 'auto', 'visible']),
    hidden: readHidden(text('ui')),
    save: readSave(text('save'), parameters),
    origin: readOrigin(parameters.get('origin')) ?? '',
    height: oneOf('height', [mode === 'rules' ? 'auto' : 'fill', 'fill', 'auto']),
  };
}

/**
 * What an address means that does not say it.
 * @param {URLSearchParams} parameters
 * @returns {Mode}
 */
function impliedMode(parameters) {
  if (parameters.get('lesson')) return 'lesson';
  if (parameters.get('pos')) return 'position';
  return parameters.get('deal') ? 'replay' : 'play';
}

/** @param {string} text */
function checkColour(text) {
  if (text && text !== 'auto' && !isColour(text)) throw new ContractError('value', 'accent', text, ['auto', '1F6FEB']);
}

/**
 * @param {string} lesson
 * @param {HelloReply} offer
 */
function checkLesson(lesson, offer) {
  const known = offer.lessons.map(({ name }) => name);
  if (!known.includes(lesson)) throw new ContractError('lesson', 'lesson', lesson, known);
}

/**
 * @param {URLSearchParams} parameters
 * @param {HelloReply} offer
 * @param {(name: string, allowed: readonly string[]) => string} oneOf
 * @returns {Setup}
 */
function readSetup(parameters, offer, oneOf) {
  // A plus sign in an address is a space.
  const [profile = '', ...changes] = (parameters.get('rules') ?? '').split(/[\s+,]+/).filter(Boolean);
  const profiles = offer.profiles.map(({ name }) => name);
  if (profile && !profiles.includes(profile)) throw new ContractError('value', 'rules', profile, profiles);
  if (parameters.get('to')) changes.push(`target:${parameters.get('to')}`);
  return {
    profile: profile || (profiles[0] ?? ''),
    players: Number(oneOf('players', ['2', '3', '4'])),
    level: oneOf('level', ['normal', ...offer.levels.map(({ name }) => name)]),
    switches: Object.fromEntries(changes.map((change) => readSwitch(change, offer))),
    people: [],
  };
}

/**
 * @param {string} change `switch:value`
 * @param {HelloReply} offer
 * @returns {[string, string | number]}
 */
export function readSwitch(change, offer) {
  const [name = '', value = ''] = change.split(':');
  const found = offer.switches.find((one) => one.name === name);
  if (!found) {
    throw new ContractError(
      'switch',
      name,
      value,
      offer.switches.map((one) => one.name),
    );
  }
  const { values, minimum, maximum } = found;
  if (values.length) {
    if (!values.includes(value)) throw new ContractError('value', name, value, values);
    return [name, value];
  }
  if (!/^\d+$/.test(value) || Number(value) < minimum || Number(value) > maximum) {
    throw new ContractError('value', name, value, [`${minimum}…${maximum}`]);
  }
  return [name, Number(value)];
}

/** @param {string} text a record as JSON, or packed */
export async function readDeal(text) {
  if (!text || text.startsWith('{')) return text;
  try {
    return await unpackText(text);
  } catch {
    throw new ContractError('damaged', 'deal', text);
  }
}

/**
 * A seed as the engine wants it: a short number is as good as a long one.
 * @param {string} text
 */
function readSeed(text) {
  if (!text || /^[\da-f]{32,128}$/i.test(text)) return text;
  if (!/^\d{1,15}$/.test(text)) throw new ContractError('value', 'seed', text, ['1…999999999999999']);
  return text.padStart(32, '0');
}

/**
 * @param {string | null} text an origin, or any address there; '' for any page
 * @returns {string | null}
 */
export function readOrigin(text) {
  if (!text) return text;
  try {
    const { origin } = new URL(text);
    if (origin !== 'null') return origin;
  } catch {
    // Said below.
  }
  throw new ContractError('value', 'origin', text, ['https://example.org']);
}

/** @param {string} text */
function readHidden(text) {
  const parts = text.split(',').filter(Boolean);
  const odd = parts.find((part) => !PARTS.includes(part));
  if (odd) throw new ContractError('value', 'ui', odd, PARTS);
  return new Set(parts);
}

/**
 * Tables of different content keep theirs apart; two of the same are told apart by a name.
 * @param {string} text
 * @param {URLSearchParams} parameters
 */
function readSave(text, parameters) {
  if (text === 'off') return '';
  if (text && !/^[\w-]{1,40}$/.test(text)) throw new ContractError('value', 'save', text, ['on', 'off', 'a-z0-9-_']);
  const content = ['mode', 'lesson', 'pos', 'deal', 'seat', 'players', 'rules', 'to', 'level', 'seed'];
  return `${text}?${content.map((name) => parameters.get(name) ?? '').join('&')}`.slice(0, 500);
}
