// Plural forms, usable inside the message files, which know their own language.

/** @typedef {Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }} Forms */

/**
 * @param {string} language
 * @returns {(count: number, forms: Forms) => string} the form for a count, `#` in it standing for the count
 */
export function pluralRules(language) {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', String(count));
}
