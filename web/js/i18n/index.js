// The words of the page. Messages are texts with `{placeholders}` or small functions where grammar
// needs one; English is the reference that the other languages are checked against.

import { pluralRules } from './plural.js';

/** @typedef {import('./en/index.js').Key | keyof typeof import('./en/review.js').default | keyof typeof import('./en/replay.js').default | keyof typeof import('./en/editor.js').default} Key */
/** @typedef {Record<string, unknown>} Args */
/** @typedef {string | ((args: any) => string)} Message */
/** @typedef {Readonly<Record<string, Message>>} Messages */
/** @typedef {'en' | 'ru' | 'uk'} Language */

/** @type {Readonly<Record<Language, () => Promise<{ default: Messages }>>>} */
const LOADERS = {
  en: () => import('./en/index.js'),
  ru: () => import('./ru/index.js'),
  uk: () => import('./uk/index.js'),
};

/**
 * Words that come with their panel.
 * @type {Readonly<Record<string, Readonly<Record<Language, () => Promise<{ default: Messages }>>>>>}
 */
const LATER = {
  review: {
    en: () => import('./en/review.js'),
    ru: () => import('./ru/review.js'),
    uk: () => import('./uk/review.js'),
  },
  replay: {
    en: () => import('./en/replay.js'),
    ru: () => import('./ru/replay.js'),
    uk: () => import('./uk/replay.js'),
  },
  editor: {
    en: () => import('./en/editor.js'),
    ru: () => import('./ru/editor.js'),
    uk: () => import('./uk/editor.js'),
  },
  puzzles: {
    en: () => import('./en/puzzles.js'),
    ru: () => import('./ru/puzzles.js'),
    uk: () => import('./uk/puzzles.js'),
  },
  coach: {
    en: () => import('./en/coach.js'),
    ru: () => import('./ru/coach.js'),
    uk: () => import('./uk/coach.js'),
  },
  tips: {
    en: () => import('./en/tips.js'),
    ru: () => import('./ru/tips.js'),
    uk: () => import('./uk/tips.js'),
  },
  compare: {
    en: () => import('./en/compare.js'),
    ru: () => import('./ru/compare.js'),
    uk: () => import('./uk/compare.js'),
  },
  lessons: {
    en: () => import('./en/lessons.js'),
    ru: () => import('./ru/lessons.js'),
    uk: () => import('./uk/lessons.js'),
  },
};
/** Those that have come, for a change of language. @type {Set<string>} */
const wanted = new Set();

/** The languages by their own names, as a person looks for them. */
export const LANGUAGES = /** @type {const} */ ([
  ['en', 'English'],
  ['ru', 'Русский'],
  ['uk', 'Українська'],
]);

/** @type {Language} */
let current = 'en';
/** @type {Messages} */
let messages = {};
let numbers = new Intl.NumberFormat('en');
/** @type {Set<() => void>} */
const listeners = new Set();

/**
 * The language a setting asks for; `auto` takes the browser's first that is spoken here.
 * @param {string} setting
 * @param {readonly string[]} [preferred]
 * @returns {Language}
 */
export function chooseLanguage(setting, preferred = navigator.languages) {
  const wanted = setting === 'auto' ? preferred.map((tag) => tag.slice(0, 2).toLowerCase()) : [setting];
  return /** @type {Language} */ (wanted.find((code) => code in LOADERS) ?? 'en');
}

/**
 * Loads a language and switches to it. The old one stays if the new one cannot be fetched.
 * @param {Language} chosen
 */
export async function setLanguage(chosen) {
  const parts = [LOADERS[chosen], ...[...wanted].map((name) => LATER[name]?.[chosen])];
  const loaded = await Promise.all(parts.map((load) => load?.()));
  messages = Object.assign({}, ...loaded.map((part) => part?.default));
  current = chosen;
  // Match targets are known as "1001", so four digits are not grouped.
  numbers = new Intl.NumberFormat(chosen, /** @type {any} */ ({ useGrouping: 'min2' }));
  document.documentElement.lang = chosen;
  for (const listener of listeners) listener();
}

/**
 * Fetches the words of a panel.
 * @param {'review' | 'coach' | 'puzzles' | 'lessons' | 'replay' | 'editor' | 'tips' | 'compare'} name
 */
export async function fetchWords(name) {
  const part = await LATER[name]?.[current]();
  wanted.add(name);
  messages = { ...messages, ...part?.default };
}

/** @param {() => void} listener called after every change of language */
export function onLanguage(listener) {
  listeners.add(listener);
}

/** @returns {Language} */
export function language() {
  return current;
}

/**
 * @param {Key} key
 * @param {Args} [args]
 * @returns {string}
 */
export function t(key, args = {}) {
  return lookUp(key, args) ?? key;
}

/**
 * For keys made from a code of the engine: undefined where the code is not known to this page.
 * @param {string} key
 * @param {Args} [args]
 */
export function lookUp(key, args = {}) {
  const message = messages[key];
  if (message === undefined) return undefined;
  if (typeof message === 'function') return message(args);
  return message.replace(/\{(\w+)\}/g, (whole, name) => (name in args ? written(args[name]) : whole));
}

/** @param {unknown} value */
function written(value) {
  return typeof value === 'number' ? number(value) : String(value);
}

/** @param {number} value */
export function number(value) {
  return numbers.format(value).replace('-', '\u2212');
}

/**
 * @param {number} count
 * @param {Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }} forms
 */
export function plural(count, forms) {
  return pluralRules(current)(count, forms);
}

/**
 * A moment as people speak of it: the time alone for today, the date with it otherwise.
 * @param {number} time milliseconds since 1970
 */
export function moment(time) {
  const date = new Date(time);
  const today = date.toDateString() === new Date().toDateString();
  const options = /** @type {Intl.DateTimeFormatOptions} */ (
    today ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' }
  );
  // The browser's own kind of a language tells the hours as this person does: en-GB counts 24 of them.
  const locale = navigator.languages.find((tag) => tag.slice(0, 2).toLowerCase() === current) ?? current;
  return new Intl.DateTimeFormat(locale, options).format(date);
}

/**
 * "a, b and c" in the current language.
 * @param {readonly string[]} items
 */
export function list(items) {
  return new Intl.ListFormat(current, { type: 'conjunction' }).format(items);
}
