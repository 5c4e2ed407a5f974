// What is opened about the match on the table: its deals, its log, its rules, its shuffle, its code, what went wrong in it.

import { offer } from './offer.js';
import { askResign } from './panels/questions.js';
import { settings } from './settings.js';
import { rulesInfo, seeds } from './setup.js';

/**
 * @param {import('./app.js').App} app
 * @param {import('./opening.js').Opening} opening
 * @param {() => void} compare opens the comparison of two forms of the game
 */
export function createMatchOpeners(app, { over, ask, request, position, lookAt }, compare) {
  const { session } = app;

  return {
    async deals() {
      const view = app.update?.view;
      if (view) await over(import('./panels/deals.js'), ({ openDeals }) => openDeals(view));
    },

    async log() {
      const view = app.update?.view;
      const record = session.update ? undefined : app.update?.record;
      const reply = record ? request({ type: 'replay_log', record }) : ask('log');
      await over(Promise.all([import('./panels/log.js'), reply]), ([{ openLog }, told]) => {
        if (view && told?.ok && 'deals' in told && Array.isArray(told.deals)) return openLog(told.deals, view);
        return app.table.release();
      });
    },

    /**
     * The rules of the match on the table; before one is there, of the next.
     * @param {string} [code] of the reason that sends here
     */
    async rules(code) {
      const own = app.update?.view.rules;
      const panels = Promise.all([import('./panels/rulesInForce.js'), import('./panels/miniTable.js')]);
      await over(panels, ([{ openRulesInForce }, { createMiniTables }]) =>
        openRulesInForce(own ?? rulesInfo(offer, settings.value.setup), offer.switches, code, {
          compare,
          tables: createMiniTables(lookAt),
          next: !own,
        }),
      );
    },

    /** The shuffle of the match on the table; before one is there, of the next match. */
    async fairness() {
      const record = app.update?.record;
      const question = record ? { type: 'fairness', record } : { type: 'commit', seed: seeds.next };
      const ask = () => request(question);
      await over(Promise.all([import('./panels/fairness.js'), ask()]), ([{ openFairness }, reply]) =>
        openFairness(reply, ask),
      );
    },

    async embedCode() {
      const update = app.update;
      if (!update) return;
      const { view, record } = update;
      await over(Promise.all([import('./panels/embedCode.js'), position()]), ([{ openEmbedCode }, text]) =>
        openEmbedCode({ view, record, position: text }),
      );
    },

    async resign() {
      app.table.hold();
      if (await askResign()) app.resign();
    },

    async report() {
      const facts = {
        page: app.version,
        engine: offer.version,
        record: app.update?.record ?? '',
        lastError: app.engine.lastError,
      };
      await over(Promise.all([import('./panels/report.js'), position()]), ([{ openReport, reportText }, text]) =>
        openReport(reportText({ ...facts, position: text })),
      );
    },
  };
}
