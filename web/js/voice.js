// What the players say, said aloud by the browser where the person wants it.

import { language } from './i18n/index.js';
import { settings } from './settings.js';
import { LOUDNESS } from './sound.js';

export const canSpeak = () => 'speechSynthesis' in window;

/** @param {string} text */
export function speakCall(text) {
  if (!settings.value.spokenCalls || !canSpeak()) return;
  // A suit sign has a name of its own, in a language of the voice's choice.
  const words = new SpeechSynthesisUtterance(text.replace(/[♠♥♦♣]/g, ''));
  words.lang = language();
  words.volume = LOUDNESS[settings.value.volume];
  window.speechSynthesis.speak(words);
}
