// What is to be seen of an embedded table: its poster, the table with what lies over it, or neither.

import { createLoading } from '../panels/loading.js';
import { createPoster } from './poster.js';
import { drawReplayBar } from './replayBar.js';

/** @typedef {import('./contract.js').Contract} Contract */

/**
 * @typedef {object} Scene
 * @property {import('./app.js').State} state
 * @property {boolean} ousted paused by another table
 * @property {Contract} contract
 * @property {import('../panels/loading.js').EngineState} engine
 * @property {boolean} waiting there is nothing on the table yet
 * @property {import('../replay/player.js').Place | undefined} place in a match that is looked through
 * @property {boolean} saved a match is kept here
 * @property {boolean} kept a match can be kept, or none is to be
 */

/**
 * @param {Record<'poster' | 'screen' | 'loading' | 'bar', HTMLElement>} parts
 * @param {object} actions
 * @param {() => void} actions.start
 * @param {() => void} actions.retry
 * @param {() => void} actions.leave
 * @param {(step: number) => void} actions.go
 * @param {() => void} actions.takeOver
 * @param {string} actions.home the game's own page
 */
export function createStage(parts, actions) {
  const poster = createPoster(parts.poster, actions);
  const loading = createLoading(parts.loading, actions);

  return {
    /** @param {Scene} scene */
    draw({ state, ousted, contract, engine, waiting, place, saved, kept }) {
      const atTable = isAtTable(state);
      parts.screen.hidden = !atTable;
      loading.draw(engine, atTable && (waiting || engine.state === 'failed'));
      drawReplayBar(parts.bar, place, actions);
      document.body.classList.toggle('at-table', atTable);
      if (state === 'paused') poster.pause(ousted);
      else if (state === 'poster') poster.show(contract, { saved, kept });
      // Why a table can't be shown stays until something else is wanted.
      else if (atTable) poster.hide();
    },

    fail: poster.fail,
  };
}

/** @param {import('./app.js').State} state */
export const isAtTable = (state) => state === 'loading' || state === 'playing';
