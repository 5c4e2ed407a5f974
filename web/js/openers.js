// What the buttons open, and what each panel may do to the application. A panel is fetched when it is first wanted.

import { fetchWords, t } from './i18n/index.js';
import { offer } from './offer.js';
import { askDelete, askReset, askResign } from './panels/questions.js';
import { PROTOCOL_VERSION } from './session.js';
import { settings, storage } from './settings.js';
import { seeds } from './setup.js';

/** @typedef {import('./store/library.js').Entry} Entry */

/**
 * @param {import('./app.js').App} app
 * @param {string} licences address of the page with the licences
 */
export function createOpeners(app, licences) {
  const { store, session } = app;

  /**
   * Opens something that has the attention: the table waits until no dialog is open.
   * @template P
   * @param {Promise<P>} fetched the panel
   * @param {(panel: P) => unknown} open
   */
  async function over(fetched, open) {
    app.table.hold();
    const panel = await fetched.catch(() => undefined);
    if (panel) return open(panel);
    app.table.release();
    app.notices.show({ id: 'panel', text: () => t('failure.offline'), brief: true });
    return undefined;
  }

  /** @param {Entry} entry */
  function openEntry(entry) {
    const { result, record, summary } = entry;
    if (!result) return app.reopen(entry);
    const panels = Promise.all([import('./panels/matchResult.js'), import('./panels/deals.js')]);
    return over(panels, ([{ openMatchResult }, { recordedDeals }]) =>
      openMatchResult(
        { result, people: summary, scores: recordedDeals(record), target: summary.target },
        { review: () => void app.review(record, summary) },
      ),
    );
  }

  /**
   * What the engine answers to a question about the table, or nothing.
   * @param {'position' | 'log'} type
   */
  async function ask(type) {
    const reply = await request({ type });
    return reply?.ok ? reply : undefined;
  }

  /**
   * What the engine answers; nothing if it is not there.
   * @param {Record<string, unknown>} message
   */
  async function request(message) {
    try {
      return await app.engine.request(/** @type {any} */ ({ v: PROTOCOL_VERSION, ...message }));
    } catch {
      return undefined;
    }
  }

  async function position() {
    const reply = await ask('position');
    return reply && 'position' in reply ? reply.position : '';
  }

  const openers = {
    menu() {
      return over(import('./panels/menu.js'), ({ openMenu }) =>
        openMenu({
          state: () => ({
            canUndo: app.canUndo(),
            canResign: app.canResign(),
            sound: settings.value.sound,
          }),
          actions: {
            lessons: () => void openers.lessons(),
            howToPlay: openers.howToPlay,
            newMatch: () => void app.newMatch(),
            undo: () => void session.undo(),
            deals: openers.deals,
            log: () => void openers.log(),
            rules: () => void openers.rules(),
            resign: () => void openers.resign(),
            settings: openers.settings,
            library: openers.library,
            statistics: openers.statistics,
            fairness: () => void openers.fairness(),
            pad: () => void openers.pad(),
            embedCode: () => void openers.embedCode(),
            report: () => void openers.report(),
            about: openers.about,
            mute: () => settings.set({ sound: !settings.value.sound }),
            start: app.leave,
          },
        }),
      );
    },

    howToPlay: () => over(import('./panels/howToPlay.js'), ({ openHowToPlay }) => openHowToPlay()),

    lessons: () =>
      over(Promise.all([import('./panels/lessons.js'), fetchWords('lessons')]), ([{ openLessons }]) =>
        openLessons({
          lessons: offer.lessons,
          profiles: offer.profiles.map(({ name }) => name),
          solved: store.lessons.of,
          begin: app.study,
        }),
      ),

    async deals() {
      const view = session.update?.view;
      if (view) await over(import('./panels/deals.js'), ({ openDeals }) => openDeals(view));
    },

    async log() {
      const view = session.update?.view;
      const reply = await ask('log');
      if (!view || !reply || !('deals' in reply) || !Array.isArray(reply.deals)) return;
      const { deals } = reply;
      await over(import('./panels/log.js'), ({ openLog }) => openLog(deals, view));
    },

    /** @param {string} [code] of the reason that sends here */
    async rules(code) {
      const rules = session.update?.view.rules;
      if (rules)
        await over(import('./panels/rulesInForce.js'), ({ openRulesInForce }) =>
          openRulesInForce(rules, offer.switches, code),
        );
    },

    houseRules: () =>
      over(import('./panels/houseRules.js'), ({ openHouseRules }) =>
        openHouseRules({
          setup: () => settings.value.setup,
          choose: (switches) => settings.set({ setup: { ...settings.value.setup, switches } }),
          async check(rules) {
            const reply = await request({ type: 'rules', rules });
            // Where nobody answers, they are checked again when the match begins.
            return reply && !reply.ok ? reply.error : undefined;
          },
        }),
      ),

    settings: () =>
      over(import('./panels/settingsPanel.js'), ({ openSettings }) =>
        openSettings({
          read: () => settings.value,
          change: (change) => settings.set(change),
          async reset() {
            if (!(await askReset())) return;
            storage.reset();
            await import('./keptFiles.js').then(({ deleteFiles }) => deleteFiles()).catch(() => {});
            window.location.reload();
          },
        }),
      ),

    library: () =>
      over(import('./panels/library.js'), ({ openLibrary }) =>
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
      ),

    statistics: () => over(import('./panels/statistics.js'), ({ openStatistics }) => openStatistics(store.stats)),

    about: () =>
      over(import('./panels/about.js'), ({ openAbout }) =>
        openAbout({ page: app.version, engine: offer.version, licences, privacy: openers.privacy }),
      ),

    people: () =>
      over(import('./panels/people.js'), ({ openPeople }) => openPeople(() => settings.value, settings.set)),

    /** The shuffle of the match on the table; before one is there, of the next match. */
    async fairness() {
      const record = session.update?.record;
      const question = record ? { type: 'fairness', record } : { type: 'commit', seed: seeds.next };
      await over(import('./panels/fairness.js'), ({ openFairness }) => openFairness(() => request(question)));
    },

    pad: () =>
      over(import('./panels/pad.js'), ({ openPad }) =>
        openPad({ store: store.pad, setup: () => settings.value.setup, request }),
      ),

    privacy: () => over(import('./panels/privacy.js'), ({ openPrivacy }) => openPrivacy()),

    async embedCode() {
      const update = session.update;
      if (!update) return;
      const { view, record } = update;
      const text = await position();
      await over(import('./panels/embedCode.js'), ({ openEmbedCode }) =>
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
        position: await position(),
        record: session.update?.record ?? '',
        lastError: app.engine.lastError,
      };
      await over(import('./panels/report.js'), ({ openReport, reportText }) => openReport(reportText(facts)));
    },
  };
  return openers;
}
