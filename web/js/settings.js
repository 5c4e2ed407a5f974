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
  handed: ['right', 'left'],
  sort: ['trumps-left', 'trumps-right', 'suits'],
  ranks: ['high-left', 'low-left'],
  coach: ['illegal', 'off', 'hints', 'full'],
  volume: ['full', 'medium', 'low'],
  narration: ['full', 'moves', 'off'],
});

/** What is on or off, and how it starts. */
const SWITCHES = /** @type {const} */ ({
  waitAfterTrick: false,
  sound: true,
  showPoints: false,
  cardPoints: false,
  largeCards: false,
  confirmTap: false,
  autoplay: false,
  marks: true,
  spokenCalls: false,
  shortcuts: true,
  playByNumber: false,
});

/** @typedef {keyof typeof SWITCHES} Switch */

/**
 * @typedef {object} Setup what the start screen last chose; null where the profile decides
 * @property {string} level
 * @property {number} players
 * @property {string} profile
 * @property {Record<string, string | number>} switches house rules
 * @property {boolean[]} people who shares the device: whether a person sits at the second, third and fourth seat
 */

/** @typedef {{ [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] }} Choices */
/** @typedef {Choices & Record<Switch, boolean> & { name: string, others: string[], setup: Setup }} Settings */

const ATTRIBUTES = /** @type {const} */ (['motion', 'colours', 'letters', 'faces', 'speed', 'handed']);
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
  for (const [name, usual] of Object.entries(SWITCHES)) {
    settings[name] = typeof from?.[name] === 'boolean' ? from[name] : usual;
  }
  return /** @type {Settings} */ ({
    ...settings,
    name: soundName(from?.name),
    others: Array.from({ length: 3 }, (_, place) => soundName(from?.others?.[place])),
    setup: soundSetup(from?.setup),
  });
}

/** @param {any} name */
const soundName = (name) => (typeof name === 'string' ? name.trim().slice(0, NAME_LENGTH) : '');

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
    people: Array.from({ length: 3 }, (_, place) => from?.people?.[place] === true),
    switches: /** @type {Record<string, string | number>} */ (Object.fromEntries(entries)),
  };
}

const light = matchMedia('(prefers-color-scheme: light)');
const contrast = matchMedia('(prefers-contrast: more)');

/** The theme that the system asks for. */
function systemTheme() {
  if (contrast.matches) return 'contrast';
  return light.matches ? 'light' : 'dark';
}

/** @param {Settings} settings */
function apply(settings) {
  const root = document.documentElement;
  for (const name of ATTRIBUTES) root.dataset[name] = settings[name];
  root.dataset.theme = settings.theme === 'auto' ? systemTheme() : settings.theme;
  root.toggleAttribute('data-large', settings.largeCards);
  root.toggleAttribute('data-marks', settings.marks);
  root.toggleAttribute('data-card-points', settings.cardPoints);
}

export const storage = createStorage();

/** What a page that embeds the table asks for: it goes before what is stored, and is not stored. */
let imposed = {};

const stored = () => soundSettings({ ...storage.read('settings', isStored)?.settings, ...imposed });

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
for (const wish of [light, contrast]) wish.addEventListener('change', () => apply(current));
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

  /** @param {Partial<Record<keyof Settings, unknown>>} change for this visit only */
  impose(change) {
    imposed = { ...imposed, ...change };
    use(soundSettings({ ...current, ...imposed }));
  },

  /** @param {(now: Settings, before: Settings) => void} listener told of changes in other tabs, too */
  onChange(listener) {
    listeners.add(listener);
  },
};
