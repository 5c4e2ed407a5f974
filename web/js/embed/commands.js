// What the page around may ask for.

import { chooseLanguage, setLanguage } from '../i18n/index.js';
import { settings } from '../settings.js';
import { ContractError, looksOf } from './contract.js';

/** What `load` may name: the content, not how it looks or where it is kept. */
const CONTENT = ['mode', 'lesson', 'pos', 'deal', 'seat', 'players', 'rules', 'to', 'level', 'seed', 'save'];

/**
 * @param {import('./app.js').Embed} embed
 * @param {(wanted: URLSearchParams) => Promise<void>} show
 * @returns {Record<string, import('./bridge.js').Command>}
 */
export function commandsFor(embed, show) {
  return {
    start: () => void embed.start(),
    pause: () => embed.pause(),
    reset: () => void embed.again(),
    keep: () => embed.keepOutside(),

    async load(message) {
      const wanted = new URLSearchParams();
      for (const name of CONTENT) {
        const value = message[name];
        if (typeof value === 'string' || typeof value === 'number') wanted.set(name, String(value));
      }
      try {
        await show(wanted);
      } catch (error) {
        throw error instanceof ContractError ? new Error(`bad_${error.code}`) : error;
      }
      if (message.start === true) void embed.start();
    },

    async setOption({ key, value }) {
      if (key === 'sound' && typeof value === 'boolean') return settings.impose({ sound: value });
      const look = looksOf(new URLSearchParams([[String(key), String(value)]]));
      if (Object.keys(look).length === 0 && value !== 'auto') throw new Error('bad_value');
      settings.impose(value === 'auto' ? { [key === 'lang' ? 'language' : String(key)]: 'auto' } : look);
      if (key === 'lang') await setLanguage(chooseLanguage(settings.value.language));
      return undefined;
    },

    async step({ to }) {
      if (!embed.isReplay || !Number.isInteger(to)) throw new Error('not_now');
      const problem = await embed.go(Number(to));
      if (problem) throw new Error(problem.code);
    },

    getState() {
      const record = embed.contract?.save ? embed.game.update?.record : undefined;
      return { ...embed.summary(), ...(record && { record }) };
    },
  };
}
