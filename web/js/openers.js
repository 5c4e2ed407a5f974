// What the buttons open, and what each panel may do to the application. A panel is fetched when it is first wanted.

import { dealAlone, dealLink } from './dealLinks.js';
import { fetchWords, t } from './i18n/index.js';
import { createMatchOpeners } from './matchOpeners.js';
import { isMuted, pressMute } from './mute.js';
import { offer } from './offer.js';
import { createOpening } from './opening.js';
import { problemText } from './panels/problems.js';
import { askDelete, askReset } from './panels/questions.js';
import { groupCode } from './ruleGroups.js';
import { settings, storage } from './settings.js';
import { offeredProfiles } from './setup.js';

/** @typedef {import('./store/library.js').Entry} Entry */

/**
 * @param {import('./app.js').App} app
 * @param {string} licences address of the page with the licences
 */
export function createOpeners(app, licences) {
  const { store, session } = app;
  const opening = createOpening(app);
  const { over, request, position, lookAt, watch } = opening;

  /** @param {Entry} entry */
  function openEntry(entry) {
    const { result, record, summary } = entry;
    if (!result) return app.reopen(entry);
    const panels = Promise.all([import('./panels/matchResult.js'), import('./panels/deals.js')]);
    return over(panels, ([{ openMatchResult }, { recordedDeals }]) =>
      openMatchResult(
        { result, people: summary, scores: recordedDeals(record), target: summary.target },
        {
          review: () => void app.review(record, summary, true),
          replay: () => watch(record),
          judged: app.records.accuracy(record),
          link: (deal) => dealLink(dealAlone(record, deal)),
        },
      ),
    );
  }

  /** @returns {import('./panels/compare.js').Compared} the form that is played, and the first other one */
  function ownForm() {
    const { profile, players } = app.update?.view.rules ?? settings.value.setup;
    const other = offeredProfiles(offer).find((name) => name !== profile) ?? profile;
    return { forms: [profile, other], players };
  }

  const openers = {
    ...createMatchOpeners(app, opening, () => void openers.compare()),

    menu() {
      return over(import('./panels/menu.js'), ({ openMenu }) =>
        openMenu({
          state: () => ({
            canUndo: app.canUndo(),
            canResign: app.canResign(),
            canGoBack: app.canGoBack(),
            muted: isMuted(settings.value),
          }),
          actions: {
            lessons: () => void openers.lessons(),
            puzzles: () => void openers.puzzles(),
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
            mute: () => settings.set(pressMute(settings.value)),
            start: app.leave,
            back: app.back,
            replay: () => void openers.replay(),
            editor: () => void openers.editor(),
            tips: () => void openers.tips(),
            compare: () => void openers.compare(),
          },
        }),
      );
    },

    howToPlay: () => over(import('./panels/howToPlay.js'), ({ openHowToPlay }) => openHowToPlay()),

    /** @param {string} [theme] what to practise */
    puzzles: (theme) =>
      over(
        Promise.all([import('./panels/puzzles.js'), app.puzzles(), fetchWords('puzzles')]),
        ([{ openPuzzles }, puzzles]) => {
          if (theme) puzzles.theme = theme;
          return openPuzzles(puzzles);
        },
      ),

    tips: () =>
      over(
        Promise.all([import('./panels/tips.js'), fetchWords('tips'), fetchWords('lessons'), fetchWords('puzzles')]),
        ([{ openTips }]) =>
          openTips({
            study: (lesson) => app.study(lesson, 0),
            practise: openers.puzzles,
            rules: (group) => void openers.rules(groupCode(group)),
            panel: (name) => void openers[name](),
          }),
      ),

    /** @param {import('./panels/compare.js').Compared} [compared] else the form that is played, with another one */
    compare: (compared) =>
      over(
        Promise.all([
          import('./panels/compare.js'),
          import('./panels/miniTable.js'),
          fetchWords('compare'),
          fetchWords('lessons'),
        ]),
        ([{ openCompare }, { createMiniTables }]) =>
          openCompare(compared ?? ownForm(), (lesson) => app.study(lesson, 0), createMiniTables(lookAt)),
      ),

    lessons: () =>
      over(Promise.all([import('./panels/lessons.js'), fetchWords('lessons')]), ([{ openLessons }]) =>
        openLessons({
          lessons: offer.lessons,
          profiles: offer.profiles.map(({ name }) => name),
          solved: store.lessons.of,
          begin: app.study,
          firstDeal: app.firstDeal,
        }),
      ),

    replay: () =>
      over(Promise.all([import('./replay/open.js'), fetchWords('replay')]), ([{ openReplay }]) => {
        const record = session.update?.lesson ? undefined : session.update?.record;
        return openReplay({
          own: record ? () => watch(record) : undefined,
          async open(text) {
            const problem = await app.replay(text);
            return problem ? problemText(problem) : '';
          },
        });
      }),

    /** @param {string} [text] a position to begin with */
    editor: (text) =>
      over(Promise.all([import('./editor/editor.js'), position(), fetchWords('editor')]), ([{ openEditor }, own]) =>
        openEditor({ request, text, own, offer, setup: settings.value.setup, play: app.playPosition }),
      ),

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
            // Fetched before there is nothing left to fetch it from; what can be deleted without it is.
            const kept = await import('./keptFiles.js').catch(() => undefined);
            app.leave();
            storage.reset();
            if (await kept?.deleteFiles()) return window.location.reload();
            // Without a network nothing would come again: this page stays, and says so.
            app.notices.show({
              id: 'deleted',
              text: () => t('notice.deleted'),
              action: { label: () => t('failure.retry'), run: () => window.location.reload() },
            });
          },
        }),
      ),

    library: () =>
      over(import('./panels/library.js'), ({ openLibrary }) =>
        openLibrary({
          entries: store.library.entries,
          backups: storage.backups,
          open: openEntry,
          replay: ({ record }) => watch(record),
          async remove({ id }) {
            if (!(await askDelete())) return false;
            store.library.remove(id);
            return true;
          },
          bring: app.records.bring,
        }),
      ),

    statistics: () => over(import('./panels/statistics.js'), ({ openStatistics }) => openStatistics(store)),

    about: () =>
      over(import('./panels/about.js'), ({ openAbout }) =>
        openAbout({ page: app.version, engine: offer.version, licences, privacy: openers.privacy }),
      ),

    people: () =>
      over(import('./panels/people.js'), ({ openPeople }) => openPeople(() => settings.value, settings.set)),

    pad: () =>
      over(import('./panels/pad.js'), ({ openPad }) =>
        openPad({ store: store.pad, setup: () => settings.value.setup, request }),
      ),

    privacy: () => over(import('./panels/privacy.js'), ({ openPrivacy }) => openPrivacy()),
  };
  return openers;
}
