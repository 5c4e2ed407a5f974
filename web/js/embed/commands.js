// What the page around may ask for.

import { chooseLanguage, setLanguage } from '../i18n/index.js';
import { settings } from '../settings.js';
import { isColour, useAccent } from './accent.js';
import { ContractError, LOOKS } from './contract.js';

/** What `load` may name: the content, not how it looks. */
const CONTENT = ['mode', 'lesson', 'pos', 'deal', 'seat', 'players', 'rules', 'to', 'level', 'seed', 'save'];

/** Characters of a value; the longest record has a tenth. */
const LONGEST = 1_000_000;

/**
 * @param {import('./app.js').Embed} embed
 * @param {object} frame
 * @param {URLSearchParams} frame.address what its address says
 * @param {(wanted: URLSearchParams) => Promise<void>} frame.show
 * @param {() => boolean} frame.isTable there is one, and not the rules alone or an error
 * @param {() => object} frame.state
 * @returns {Record<string, import('./bridge.js').Command>}
 */
export function commandsFor(embed, { address, show, isTable, state }) {
  /** @param {import('./bridge.js').Command} command */
  const atTable = (command) => (/** @type {import('./bridge.js').Message} */ message) => {
    if (!isTable()) throw new Error('not_now');
    command(message);
  };

  return {
    start: atTable(() => void embed.start()),
    pause: atTable(({ ousted }) => embed.pause(ousted === true)),
    reset: atTable(() => embed.again()),
    keep: embed.keepOutside,

    async load(message) {
      const wanted = new URLSearchParams(address);
      for (const name of CONTENT) {
        const value = message[name];
        if (typeof value === 'string' && value.length > LONGEST) throw new Error('too_long');
        if (typeof value === 'string' || typeof value === 'number') wanted.set(name, String(value));
        else wanted.delete(name);
      }
      try {
        await show(wanted);
      } catch (error) {
        throw error instanceof ContractError ? new Error(`bad_${error.code}`) : error;
      }
      if (message.start === true && isTable()) void embed.start();
    },

    async setOption({ key, value }) {
      if (key === 'sound' && typeof value === 'boolean') return settings.impose({ sound: value });
      if (key === 'accent' && (value === 'auto' || isColour(value))) return useAccent(String(value));
      const [, look] = Object.entries(LOOKS).find(([name]) => name === key) ?? [];
      const values = /** @type {readonly unknown[] | undefined} */ (look?.[1]);
      // Without a value of its own it is as usual again.
      if (!look || (value !== 'auto' && !values?.includes(value))) throw new Error('bad_value');
      settings.impose({ [look[0]]: value });
      if (key === 'lang') await setLanguage(chooseLanguage(settings.value.language));
      return undefined;
    },

    /** As if the person had asked for one. */
    hint() {
      if (!embed.hint()) throw new Error('not_now');
    },

    async step({ to }) {
      if (!embed.isReplay || !Number.isInteger(to)) throw new Error('not_now');
      const problem = await embed.go(Number(to));
      if (problem) throw new Error(problem.code);
    },

    getState() {
      const record = isTable() && embed.contract.save ? embed.game.update?.record : undefined;
      return { ...state(), ...(record && { record }) };
    },
  };
}
