// The review of a deal, or of all deals of a match: what every decision cost, as it is judged, and what was better, to be found.

import { html, nothing } from 'lit-html';
import { number, t } from '../i18n/index.js';
import { seatName } from '../names.js';
import { PROTOCOL_VERSION } from '../session.js';
import { finishedDeals } from './deals.js';
import { openDialog } from './dialog.js';
import { select } from './fields.js';
import { createJudging } from './judging.js';
import { judgedDeal } from './reviewDeal.js';
import { createFinding } from './reviewFinding.js';
import { createLines } from './reviewLines.js';
import { matchTable } from './reviewTable.js';

/** @typedef {import('../protocol.js').ReviewFields} Review */
/** @typedef {import('../names.js').People} People */

const WHOLE_MATCH = 'all';

/**
 * Opens with the last deal that is over. Its words, and those of the lessons, have to be there.
 * @param {object} match
 * @param {string} match.record
 * @param {People} match.people
 * @param {object} context
 * @param {import('./judging.js').Request} context.request
 * @param {(accuracy: number) => void} context.rate keeps how accurately the person played the match
 * @param {(lesson: string) => void} context.study
 * @param {(lines: Omit<import('../replay/room.js').Walk, 'back'>, reopen: () => void) => void} context.walk
 *   shows lines at the table
 */
export function openReview({ record, people }, { request, rate, study, walk }) {
  const deals = finishedDeals(record);
  let deal = deals.at(-1) ?? 0;
  let seat = Math.max(0, people.seat);
  let whole = false;
  /** @type {Review | undefined} */
  let review;
  let failure = '';
  /** The decision that is looked into, by its place. @type {number | undefined} */
  let shown;
  const judging = createJudging(request);
  const finding = createFinding();
  const lines = createLines({
    request: (message) => ask({ record, deal, ...message }),
    changed: () => dialog.draw(),
    walk: (asked) => walk({ ...asked, seat }, () => reopen(asked.line)),
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
        ${whole ? matchTable(review?.match, open) : review?.decisions.length ? judgedDeal(review, around()) : nothing}
        <p class="help">${t('review.help')}</p>
      `,
    });
    void panel.closed.then(judging.stop);
    return panel;
  }

  /** As it was when it made way for the table. @param {number} line that was looked at there */
  function reopen(line) {
    dialog = openPanel();
    /** @type {HTMLElement | undefined} */ ([...document.querySelectorAll('[data-walk]')][line])?.focus();
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
    const failed = await judging.judge({ record, seat, deals: whole ? deals : [deal] }, (now) => {
      review = now;
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
    void judge();
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
            void judge();
          },
        })}
      </div>
    `;
  }

  function isDone() {
    return Boolean(review?.done) && (!whole || review?.match.deals.length === deals.length);
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
      study(lesson) {
        dialog.close();
        study(lesson);
      },
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
