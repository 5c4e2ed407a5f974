// The status line. It always says why the table is as it is; what explains a refused card replaces it for a while.

import { t } from '../i18n/index.js';
import { make, makeButton, setAttribute, setText } from './dom.js';

/** A space that is not seen: with it the same sentence is news to a screen reader. */
const UNSEEN = '\u200b';

/** @param {((code: string) => void) | undefined} onRule opens the rule that a refusal names */
export function createStatus(onRule) {
  const text = make('p', 'text');
  text.id = `table-status-${Math.random().toString(36).slice(2)}`;
  text.setAttribute('role', 'status');
  const rule = makeButton('action quiet rule');
  rule.addEventListener('click', () => onRule?.(rule.dataset.code ?? ''));
  /** @param {string} code '' for no rule */
  const offerRule = (code) => {
    rule.hidden = !onRule || !code;
    rule.dataset.code = code;
    setText(rule, t('table.rule'));
  };
  offerRule('');
  let usual = '';
  let held = false;

  /** @param {string} sentence */
  function write(sentence) {
    const again = text.textContent === sentence;
    text.textContent = again && held ? sentence + UNSEEN : sentence;
  }

  /**
   * @param {string} sentence what the view gives reason for
   * @param {boolean} [quiet] the log tells the same to whoever does not see it
   */
  function set(sentence, quiet = false) {
    usual = sentence;
    setAttribute(text, 'aria-live', quiet && 'off');
    if (held || text.textContent !== sentence) {
      held = false;
      write(sentence);
    }
    text.removeAttribute('data-kind');
    offerRule('');
  }

  /** @param {string} sentence on what is being shown; it takes the place of no answer that is still read */
  function pass(sentence) {
    if (!held || text.dataset.kind === 'question') set(sentence, true);
  }

  /**
   * @param {string} sentence
   * @param {'refusal' | 'message' | 'question'} kind
   * @param {string} [code] of the rule behind it
   */
  function interrupt(sentence, kind, code = '') {
    held = true;
    text.removeAttribute('aria-live');
    write(sentence);
    text.dataset.kind = kind;
    offerRule(code);
  }

  return { text, rule, set, pass, interrupt, back: () => set(usual) };
}
