// The status line. It always says why the table is as it is; what explains a refused card replaces it for a while.

import { make } from './dom.js';

/** A space that is not seen: with it the same sentence is news to a screen reader. */
const UNSEEN = '\u200b';

export function createStatus() {
  const text = make('p', 'text');
  text.id = `table-status-${Math.random().toString(36).slice(2)}`;
  text.setAttribute('role', 'status');
  let usual = '';
  let held = false;

  /** @param {string} sentence */
  function write(sentence) {
    const again = text.textContent === sentence;
    text.textContent = again && held ? sentence + UNSEEN : sentence;
  }

  /** @param {string} sentence what the view gives reason for */
  function set(sentence) {
    usual = sentence;
    if (held || text.textContent !== sentence) {
      held = false;
      write(sentence);
    }
    text.removeAttribute('data-kind');
  }

  /**
   * @param {string} sentence
   * @param {'refusal' | 'message' | 'question'} kind
   */
  function interrupt(sentence, kind) {
    held = true;
    write(sentence);
    text.dataset.kind = kind;
  }

  return { text, set, interrupt, back: () => set(usual) };
}
