// What the buttons open, and what each panel may do to the application.

import { offer } from './offer.js';
import { openAbout } from './panels/about.js';
import { openDeals, recordedDeals } from './panels/deals.js';
import { openHouseRules } from './panels/houseRules.js';
import { openHowToPlay } from './panels/howToPlay.js';
import { openLibrary } from './panels/library.js';
import { openMatchResult } from './panels/matchResult.js';
import { openMenu } from './panels/menu.js';
import { askDelete, askReset } from './panels/questions.js';
import { openReport, reportText } from './panels/report.js';
import { openRulesInForce } from './panels/rulesInForce.js';
import { openSettings } from './panels/settingsPanel.js';
import { openStatistics } from './panels/statistics.js';
import { PROTOCOL_VERSION } from './session.js';
import { settings, storage } from './settings.js';

/** @typedef {import('./store/library.js').Entry} Entry */

/**
 * @param {import('./app.js').App} app
 * @param {string} licences address of the page with the licences
 */
export function createOpeners(app, licences) {
  const { store, session } = app;
  /** Opens something that has the attention: the table waits until no dialog is open. @param {() => unknown} open */
  const over = (open) => {
    app.table.hold();
    open();
  };

  /** @param {Entry} entry */
  function openEntry(entry) {
    const { result, record, summary } = entry;
    if (result) over(() => openMatchResult({ result, people: summary, scores: recordedDeals(record) }, {}));
    else void app.reopen(entry);
  }

  async function position() {
    try {
      const reply = await app.engine.request({ v: PROTOCOL_VERSION, type: 'position' });
      return reply.ok && 'position' in reply ? reply.position : '';
    } catch {
      return '';
    }
  }

  const openers = {
    menu() {
      over(() =>
        openMenu({
          state: () => ({ canUndo: session.update?.view.can_undo ?? false, sound: settings.value.sound }),
          actions: {
            howToPlay: openers.howToPlay,
            newMatch: () => void app.newMatch(),
            undo: () => void session.undo(),
            deals: openers.deals,
            rules: openers.rules,
            settings: openers.settings,
            library: openers.library,
            statistics: openers.statistics,
            report: () => void openers.report(),
            about: openers.about,
            mute: () => settings.set({ sound: !settings.value.sound }),
            start: app.leave,
          },
        }),
      );
    },

    howToPlay() {
      over(openHowToPlay);
    },

    deals() {
      const view = session.update?.view;
      if (view) over(() => openDeals(view));
    },

    rules() {
      const rules = session.update?.view.rules;
      if (rules) over(() => openRulesInForce(rules, offer.switches));
    },

    houseRules() {
      openHouseRules({
        setup: () => settings.value.setup,
        choose: (switches) => settings.set({ setup: { ...settings.value.setup, switches } }),
        async check(rules) {
          try {
            const reply = await app.engine.request({ v: PROTOCOL_VERSION, type: 'rules', rules });
            return reply.ok ? undefined : reply.error;
          } catch {
            // Checked again when the match begins.
            return undefined;
          }
        },
      });
    },

    settings() {
      over(() =>
        openSettings({
          read: () => settings.value,
          change: (change) => settings.set(change),
          async reset() {
            if (!(await askReset())) return;
            storage.reset();
            window.location.reload();
          },
        }),
      );
    },

    library() {
      over(() =>
        openLibrary({
          entries: store.library.entries,
          backups: storage.backups,
          open: openEntry,
          async remove({ id }) {
            if (!(await askDelete())) return false;
            store.library.remove(id);
            return true;
          },
          bring: app.records.bring,
        }),
      );
    },

    statistics() {
      over(() => openStatistics(store.stats.lines()));
    },

    about() {
      over(() => openAbout({ page: app.version, engine: offer.version, licences }));
    },

    async report() {
      const text = reportText({
        page: app.version,
        engine: offer.version,
        position: await position(),
        record: session.update?.record ?? '',
        lastError: app.engine.lastError,
      });
      over(() => openReport(text));
    },
  };
  return openers;
}
