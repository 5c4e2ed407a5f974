// The tips and the common questions, and what proves or explains each. Their words stand in i18n/*/tips.js by these names.

/**
 * @typedef {object} Entry
 * @property {string} name
 * @property {readonly string[]} [lessons] by name
 * @property {readonly string[]} [themes] of puzzles
 * @property {string} [rules] the group of switches that tells more
 * @property {ReadonlyArray<'compare' | 'fairness' | 'howToPlay' | 'library' | 'privacy'>} [panels]
 */

/** @type {readonly Entry[]} */
export const TIPS = [
  { name: 'count', lessons: ['take', 'second'], themes: ['bid'] },
  { name: 'weak', lessons: ['outcome'], themes: ['bid'] },
  { name: 'seven', lessons: ['seven', 'first_turn'], themes: ['swap'] },
  { name: 'runs', lessons: ['runs', 'duel'], themes: ['runs'] },
  { name: 'draw', lessons: ['draw'], themes: ['trumps'] },
  { name: 'ten', lessons: ['endgame'], themes: ['ten'] },
  { name: 'away', lessons: ['endgame'], themes: ['lead'] },
  { name: 'duck', lessons: ['duck'], themes: ['duck'] },
  { name: 'last', lessons: ['endgame'], themes: ['last'] },
  { name: 'contract', lessons: ['contract'], themes: ['contract'] },
  { name: 'partner', lessons: ['partner'] },
];

/** @type {readonly Entry[]} */
export const QUESTIONS = [
  { name: 'bait', lessons: ['outcome'], rules: 'scoring' },
  { name: 'hanging', lessons: ['outcome'], rules: 'scoring' },
  { name: 'terz', lessons: ['runs'], rules: 'runs' },
  { name: 'bella', lessons: ['bella'], rules: 'bella' },
  { name: 'refused', lessons: ['follow', 'overtrump'], rules: 'play' },
  { name: 'nine', lessons: ['nine'], panels: ['howToPlay'] },
  { name: 'fifty', lessons: ['duel'], rules: 'runs' },
  { name: 'bottom', lessons: ['endgame'] },
  { name: 'pass', lessons: ['take', 'second'], rules: 'auction' },
  { name: 'fair', panels: ['fairness'] },
  { name: 'saved', panels: ['library', 'privacy'] },
  { name: 'offline', panels: ['privacy'] },
  { name: 'levels' },
  { name: 'forms', panels: ['compare'] },
];
