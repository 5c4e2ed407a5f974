// A log for screen readers. What happens close together becomes one message, so that nothing cuts off what was said.

import { make } from './dom.js';
import { sentence } from './words.js';

const TOGETHER_MS = 150;
/** Old lines are of no use to anybody and cost memory. */
const KEPT = 12;

export function createSpeech() {
  const log = make('div', 'spoken');
  log.setAttribute('role', 'log');
  /** @type {string[]} */
  let pending = [];
  let last = '';
  let timer = 0;

  /** @param {string} text */
  function say(text) {
    if (!text) return;
    pending.push(sentence(text));
    if (timer === 0) timer = window.setTimeout(speak, TOGETHER_MS);
  }

  function speak() {
    timer = 0;
    last = pending.join(' ');
    pending = [];
    append(last);
  }

  /** @param {string} text */
  function append(text) {
    log.append(make('p', '', text));
    while (log.childElementCount > KEPT) log.firstElementChild?.remove();
  }

  function repeat() {
    if (last) append(last);
  }

  return { log, say, repeat, destroy: () => window.clearTimeout(timer) };
}
