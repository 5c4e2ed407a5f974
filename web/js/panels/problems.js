// Errors of the engine and failures to load it, as sentences.

import { lookUp, t } from '../i18n/index.js';

/** @typedef {import('../protocol.js').Problem} Problem */

/**
 * What a refusal means to the person, with the rule or the place in the record where it says so.
 * @param {Problem} problem
 */
export function problemText({ code, detail = {} }) {
  const reason = String(detail.reason ?? '');
  const name = lookUp(`switch.${detail.switch}`) ?? String(detail.switch ?? '');
  const deal = typeof detail.deal === 'number' ? detail.deal + 1 : undefined;
  return (
    lookUp(`problem.${code}.${reason}`, { ...detail, switch: name, deal }) ??
    lookUp(`problem.${code}`, { ...detail, switch: name, reason, deal }) ??
    t('problem.other', { code: reason ? `${code}, ${reason}` : code })
  );
}

/**
 * Why the engine could not be started or stopped, and what to do.
 * @param {{ code: string, detail?: unknown }} failure
 */
export function failureText({ code }) {
  return lookUp(`failure.${code}`) ?? t('failure.other', { code });
}
