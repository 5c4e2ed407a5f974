// What becomes of matches: saved after every step, put into the library when they end or give way, counted
// once, and brought in from outside after the engine has checked them.

import { lookUp, t } from './i18n/index.js';
import { isShared, personOf } from './names.js';
import { problemText } from './panels/problems.js';
import { PROTOCOL_VERSION } from './session.js';
import { summarize } from './store/match.js';
import { tally } from './tally.js';

/** @typedef {import('./protocol.js').Update} Update */
/** @typedef {import('./protocol.js').InspectReply} InspectReply */
/** @typedef {import('./store/match.js').SavedMatch} SavedMatch */

export const newMatchId = () => crypto.getRandomValues(new Uint32Array(3)).join('-');

/**
 * @param {object} context
 * @param {import('./store.js').Store} context.store
 * @param {(message: any) => Promise<import('./protocol.js').Reply>} context.request
 */
export function createRecords({ store, request }) {
  return {
    /**
     * Saves a step of the running match; at its end the match goes into the library and the statistics.
     * @param {import('./session.js').Match} match
     * @param {Update} update
     */
    keep(match, update) {
      const { view, record } = update;
      // What is only drawn from the save needs no saving.
      if (update.seq < 0 || match.practice) return;
      store.match.save(match, update);
      if (!view.result) return;
      const summary = summarize(view);
      store.library.put({ ...match, updated: Date.now(), record, summary, result: view.result });
      // What people play among each other tells nothing of how one does against the computer.
      if (!isShared(view)) store.stats.count(match.id, summary, view.result, isAssisted(record));
    },

    /**
     * Ends a match that the person gives up: it is lost, to the side that is ahead of the others.
     * @param {import('./session.js').Match} match
     * @param {Update} update
     */
    resign(match, { view, record }) {
      const summary = summarize(view);
      const result = resigned(view);
      store.library.put({ ...match, updated: Date.now(), record, summary, result });
      store.stats.count(match.id, summary, result, isAssisted(record));
      store.match.remove();
    },

    /**
     * Makes room for another match: an unfinished one stays in the library.
     * @param {string} [next] the match that takes the place
     * @returns {'nothing' | 'kept' | 'lost'} what becomes of the match that was there
     */
    setAside(next) {
      // What another tab plays is not this one's to move.
      const saved = store.ownership.check() ? store.match.read() : undefined;
      if (!saved || saved.over || saved.id === next) return 'nothing';
      const { id, started, updated, record, summary } = saved;
      const kept = store.library.put({ id, started, updated, record, summary, result: null });
      // Where nothing can be kept at all, the library of this visit holds it.
      return kept || !store.storage.kept ? 'kept' : 'lost';
    },

    /**
     * What is known of how accurately the person played a match, and what finds it out.
     * @param {string} record
     * @returns {import('./panels/matchAccuracy.js').Judged}
     */
    accuracy: (record) => ({
      record,
      known: store.library.holding(record)?.accuracy,
      request,
      rate(accuracy) {
        const entry = store.library.holding(record);
        if (!entry?.result || entry.accuracy !== undefined) return;
        store.library.rate(entry.id, accuracy);
        store.stats.rate(entry.id, entry.summary, accuracy, isAssisted(record));
      },
    }),

    /**
     * @param {string} text
     * @returns {Promise<{ added: boolean, said: string }>} `said`: a sentence on how it went
     */
    async bring(text) {
      try {
        const reply = await request({ v: PROTOCOL_VERSION, type: 'inspect', record: text });
        if (!reply.ok) return { added: false, said: problemText(reply.error) };
        const added = store.library.put(entryOf(/** @type {InspectReply} */ (reply), text));
        return { added, said: t(added ? 'library.added' : 'library.notKept') };
      } catch {
        return { added: false, said: lookUp('library.noEngine') ?? '' };
      }
    },
  };
}

/**
 * The result of a match that the person at the table gives up.
 * @param {import('./protocol.js').View} view
 * @returns {import('./store/library.js').Result}
 */
function resigned({ seat, seats, sides, scores }) {
  const own = seats[seat]?.side ?? seat;
  const totals = sides.map(({ total }) => total);
  const best = Math.max(...totals.filter((_, side) => side !== own));
  const sum = (/** @type {number[]} */ values) => values.reduce((one, other) => one + other, 0);
  const bySide = (/** @type {number[]} */ values) =>
    sides.map((_, side) => sum(values.filter((_, place) => seats[place]?.side === side)));
  const { called, made, baits } = tally(scores, seats.length);
  return {
    winner: totals.findIndex((total, side) => side !== own && total === best),
    totals,
    shown: totals.join(':'),
    stake: 1,
    mars: false,
    reason: 'resigned',
    deals: sum(called),
    called: bySide(called),
    made: bySide(made),
    baits: bySide(baits),
  };
}

/** @param {string} record */
function isAssisted(record) {
  return JSON.parse(record).assisted === true;
}

/**
 * @param {InspectReply} found
 * @param {string} record
 * @returns {import('./store/library.js').Entry}
 */
function entryOf({ rules, players, totals, result }, record) {
  const now = Date.now();
  return {
    id: newMatchId(),
    started: now,
    updated: now,
    record,
    result,
    summary: {
      names: players.map(({ name }) => name),
      seat: personOf({ seats: players.map(({ kind }, seat) => ({ kind, seat })) }),
      totals,
      target: Number(rules.values.target),
      profile: rules.profile,
      custom: rules.custom,
      level: players.find(({ kind }) => kind === 'ai')?.level ?? '',
    },
  };
}
