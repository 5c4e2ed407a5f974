// What the person prefers: kept under one key, applied at once as attributes of the document.

import { createStorage, VERSION } from './store/storage.js';

/** The values each setting may have, its default first. */
export const CHOICES = /** @type {const} */ ({
  language: ['auto', 'en', 'ru', 'uk'],
  theme: ['auto', 'dark', 'light', 'night', 'contrast'],
  speed: ['normal', 'slow', 'fast', 'instant'],
  motion: ['auto', 'on', 'off'],
  colours: ['two', 'four', 'blind'],
  letters: ['latin', 'cyrillic'],
  faces: ['auto', 'jumbo', 'classic'],
});

/**
 * @typedef {object} Setup what the start screen last chose; null where the profile decides
 * @property {string} level
 * @property {number} players
 * @property {string} profile
 * @property {Record<string, string | number>} switches house rules
 */

/**
 * @typedef {object} Settings
 * @property {'auto' | 'en' | 'ru' | 'uk'} language
 * @property {'auto' | 'dark' | 'light' | 'night' | 'contrast'} theme
 * @property {'slow' | 'normal' | 'fast' | 'instant'} speed
 * @property {'auto' | 'on' | 'off'} motion
 * @property {'two' | 'four' | 'blind'} colours
 * @property {'latin' | 'cyrillic'} letters
 * @property {'auto' | 'jumbo' | 'classic'} faces
 * @property {boolean} waitAfterTrick
 * @property {boolean} sound
 * @property {boolean} showPoints
 * @property {string} name
 * @property {Setup} setup
 */

const ATTRIBUTES = /** @type {const} */ (['theme', 'motion', 'colours', 'letters', 'faces', 'speed']);
const NAME_LENGTH = 20;

/** @type {(value: any) => value is { version: number, settings: any }} */
const isStored = /** @type {any} */ (
  (/** @type {any} */ value) => typeof value.settings === 'object' && value.settings !== null
);

/**
 * Takes what is sound of a stored or changed value and the default for the rest: a setting that is no
 * longer known must not cost the others.
 * @param {any} from
 * @returns {Settings}
 */
export function soundSettings(from) {
  /** @type {Record<string, unknown>} */
  const settings = {};
  for (const [name, values] of Object.entries(CHOICES)) {
    settings[name] = values.find((value) => value === from?.[name]) ?? values[0];
  }
  return /** @type {Settings} */ ({
    ...settings,
    waitAfterTrick: from?.waitAfterTrick === true,
    sound: from?.sound !== false,
    showPoints: from?.showPoints === true,
    name: typeof from?.name === 'string' ? from.name.trim().slice(0, NAME_LENGTH) : '',
    setup: soundSetup(from?.setup),
  });
}

/**
 * @param {any} from
 * @returns {Setup}
 */
function soundSetup(from) {
  const entries = Object.entries(from?.switches ?? {}).filter(([, value]) =>
    ['string', 'number'].includes(typeof value),
  );
  return {
    level: typeof from?.level === 'string' ? from.level : 'normal',
    players: [2, 3, 4].includes(from?.players) ? from.players : 2,
    profile: typeof from?.profile === 'string' ? from.profile : 'gambler',
    switches: /** @type {Record<string, string | number>} */ (Object.fromEntries(entries)),
  };
}

/** @param {Settings} settings */
function apply(settings) {
  const root = document.documentElement;
  for (const name of ATTRIBUTES) root.dataset[name] = settings[name];
}

export const storage = createStorage();

const stored = () => soundSettings(storage.read('settings', isStored)?.settings);

let current = stored();
/** @type {Set<(now: Settings, before: Settings) => void>} */
const listeners = new Set();

/** @param {Settings} next */
function use(next) {
  const before = current;
  current = next;
  apply(current);
  for (const listener of listeners) listener(current, before);
}

apply(current);
storage.onOtherTab('settings', () => use(stored()));

export const settings = {
  /** @returns {Settings} */
  get value() {
    return current;
  },

  /** @param {Partial<Settings>} change */
  set(change) {
    const next = soundSettings({ ...current, ...change });
    storage.write('settings', { version: VERSION, settings: next });
    use(next);
  },

  /** @param {(now: Settings, before: Settings) => void} listener told of changes in other tabs, too */
  onChange(listener) {
    listeners.add(listener);
  },
};
