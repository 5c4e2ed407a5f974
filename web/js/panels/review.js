// The review of a deal, or of all deals of a match: what every decision cost, as it is judged, and what was better, to be found.

import { html, nothing } from 'lit-html';
import { number, t } from '../i18n/index.js';
import { seatName } from '../names.js';
import { PROTOCOL_VERSION } from '../session.js';
import { finishedDeals } from './deals.js';
import { openDialog } from './dialog.js';
import { select } from './fields.js';
import { createJudging } from './judging.js';
import { dearest, judgedDeal } from './reviewDeal.js';
import { createFinding } from './reviewFinding.js';
import { createLines } from './reviewLines.js';
import { matchTable } from './reviewTable.js';

/** @typedef {import('../protocol.js').ReviewFields} Review */
/** @typedef {import('../names.js').People} People */

const WHOLE_MATCH = 'all';
/** Decisions of a whole match that are named. */
const DEAREST = 3;

/**
 * Opens with the last deal that is over, or with all of them. Its words, and those of the lessons, have to be there.
 * @param {object} match
 * @param {string} match.record
 * @param {People} match.people
 * @param {boolean} [match.whole]
 * @param {object} context
 * @param {import('./judging.js').Request} context.request
 * @param {(accuracy: number) => void} context.rate keeps how accurately the person played the match
 * @param {(lesson: string, reopen: () => void) => void} context.study
 * @param {(lines: Omit<import('../replay/room.js').Walk, 'back'>, reopen: () => void) => void} context.walk
 *   shows lines at the table
 */
export function openReview({ record, people, whole: all = false }, { request, rate, study, walk }) {
  const deals = finishedDeals(record);
  let deal = deals.at(-1) ?? 0;
  let seat = Math.max(0, people.seat);
  let whole = all && deals.length > 1;
  /** @type {Review | undefined} */
  let review;
  /** The places of what cost most in each deal that has been judged. @type {Map<number, Array<[number, import('../protocol.js').ReviewedDecision]>>} */
  const dear = new Map();
  let failure = '';
  /** The decision that is looked into, by its place. @type {number | undefined} */
  let shown;
  const judging = createJudging(request);
  const finding = createFinding();
  const lines = createLines({
    request: (message) => ask({ record, deal, ...message }),
    changed: () => dialog.draw(),
    walk: (asked) => walk({ ...asked, seat }, () => reopen('[data-walk]', asked.line)),
  });

  let dialog = openPanel();
  void judge();

  function openPanel() {
    const panel = openDialog({
      name: 'review',
      reading: true,
      title: () => (whole ? t('review.titleAll') : t('review.title', { deal: deal + 1 })),
      content: () => html`
        ${choices()} ${progress()}
        ${whole ? judgedMatch() : review?.decisions.length ? judgedDeal(review, around()) : nothing}
        <p class="help">${t('review.help')}</p>
      `,
    });
    void panel.closed.then(judging.stop);
    return panel;
  }

  /**
   * As it was when it made way for the table.
   * @param {string} pressed which buttons led there
   * @param {number} [place] which of them
   */
  function reopen(pressed, place = 0) {
    dialog = openPanel();
    /** @type {HTMLElement | undefined} */ ([...document.querySelectorAll(pressed)][place])?.focus();
    if (!review?.done) void judgeOn();
  }

  /** @param {Record<string, unknown>} message */
  function ask(message) {
    return request({ v: PROTOCOL_VERSION, ...message }).catch(() => undefined);
  }

  async function judge() {
    review = undefined;
    failure = '';
    shown = undefined;
    lines.clear();
    dialog.draw();
    await judgeOn();
  }

  async function judgeOn() {
    const failed = await judging.judge({ record, seat, deals: whole ? deals : [deal] }, (now, one) => {
      review = now;
      const { costliest, decisions } = now;
      if (now.done)
        dear.set(
          one,
          costliest.flatMap((place) => (decisions[place] ? [[place, decisions[place]]] : [])),
        );
      dialog.draw();
    });
    if (failed) {
      failure = failed;
      dialog.draw();
    }
    const { accuracy = null, deals: judged = [] } = review?.match ?? {};
    if (accuracy !== null && seat === people.seat && judged.length === deals.length) rate(accuracy);
  }

  /** @param {number} one */
  function open(one) {
    deal = one;
    whole = false;
    return judge();
  }

  function judgedMatch() {
    const all = [...dear].flatMap(([one, decisions]) =>
      decisions.map(([place, decision]) => ({ one, place, decision })),
    );
    all.sort((some, other) => other.decision.fair_loss - some.decision.fair_loss);
    const rows = all
      .slice(0, DEAREST)
      .map(({ one, place, decision }) => ({ decision, deal: one, open: () => void openAt(one, place) }));
    return html`${matchTable(review?.match, (one) => void open(one))} ${isDone() ? dearest(rows, learn) : nothing}`;
  }

  /**
   * @param {number} one
   * @param {number} place of a decision; two that are made at once have the same number
   */
  async function openAt(one, place) {
    await open(one);
    if (deal === one && !whole && review?.decisions[place]) show(place);
  }

  /** @param {string} lesson */
  function learn(lesson) {
    dialog.close();
    study(lesson, () => reopen(`[data-lesson="${lesson}"]`));
  }

  function choices() {
    const single = deals.map((one) => ({ value: String(one), label: number(one + 1) }));
    return html`
      <div class="review-choices">
        ${
          deals.length > 1
            ? select({
                id: 'review-deal',
                label: t('review.deal'),
                options: [...single, { value: WHOLE_MATCH, label: t('review.all') }],
                value: whole ? WHOLE_MATCH : String(deal),
                onChange(chosen) {
                  whole = chosen === WHOLE_MATCH;
                  if (!whole) deal = Number(chosen);
                  void judge();
                },
              })
            : nothing
        }
        ${select({
          id: 'review-seat',
          label: t('review.seat'),
          options: people.names.map((_, one) => ({ value: String(one), label: seatName(people, one) })),
          value: String(seat),
          onChange(chosen) {
            seat = Number(chosen);
            dear.clear();
            void judge();
          },
        })}
      </div>
    `;
  }

  function isDone() {
    // The engine may have judged all of them before, and the answers come one by one.
    return Boolean(review?.done) && (!whole || dear.size === deals.length);
  }

  function progress() {
    const [done, total] = whole
      ? [review?.match.deals.length ?? 0, deals.length]
      : [review?.decisions.length ?? 0, review?.total ?? 0];
    return html`
      ${
        isDone() || failure
          ? nothing
          : html`<label class="review-progress">${total ? t('review.judging', { done, total }) : ''}<progress max=${total || 1} value=${done}></progress></label>`
      }
      <p role="status" class="review-status">${failure || (isDone() ? summary() : '')}</p>
    `;
  }

  function summary() {
    if (!review) return '';
    const single = review.match.deals.find((one) => one.deal === deal);
    const { accuracy = null, lost = 0 } = (whole ? review.match : single) ?? {};
    return accuracy === null ? t('review.none') : `${t('review.done')} ${t('review.accuracy', { accuracy, lost })}.`;
  }

  /** @returns {import('./reviewDeal.js').Around} */
  function around() {
    return {
      people,
      shown,
      lines,
      finding,
      name: `${deal}:${seat}`,
      show,
      toggle(place) {
        shown = shown === place ? undefined : place;
        dialog.draw();
      },
      changed: () => dialog.draw(),
      study: learn,
    };
  }

  /** @param {number} place */
  function show(place) {
    shown = place;
    dialog.draw();
    const row = document.getElementById(`review-${place}`);
    row?.scrollIntoView({ block: 'start' });
    row?.focus();
  }

  return dialog;
}
