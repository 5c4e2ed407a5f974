// The review of a deal: what every decision cost, as it is judged.

import { html, nothing } from 'lit-html';
import { fetchWords, lookUp, number, t } from '../i18n/index.js';
import { seatName } from '../names.js';
import { PROTOCOL_VERSION } from '../session.js';
import { finishedDeals } from './deals.js';
import { openDialog } from './dialog.js';
import { select } from './fields.js';
import { problemText } from './problems.js';
import { decisionLine, decisionTable, optionName, placeName } from './reviewTable.js';

/** @typedef {import('../protocol.js').ReviewFields} Review */
/** @typedef {import('../names.js').People} People */

/** How long one answer should take, in milliseconds: how long anything else that is asked may have to wait. */
const SLICE = 60;
const MOST_UNITS = 4096;

/**
 * Opens with the last deal that is over.
 * @param {object} match
 * @param {string} match.record
 * @param {People} match.people
 * @param {(message: any) => Promise<import('../protocol.js').Reply>} request
 */
export async function openReview({ record, people }, request) {
  await fetchWords('review');
  const deals = finishedDeals(record);
  let deal = deals.at(-1) ?? 0;
  let seat = Math.max(0, people.seat);
  /** @type {Review | undefined} */
  let review;
  let failure = '';
  /** The decision whose choices are shown, by its number. @type {number | undefined} */
  let shown;
  /** Answers for another deal or seat come too late. */
  let asked = 0;
  let units = 16;

  const dialog = openDialog({
    name: 'review',
    reading: true,
    title: () => t('review.title', { deal: deal + 1 }),
    content: () => html`
      ${choices()} ${progress()}
      ${review?.decisions.length ? judged(review) : nothing}
      <p class="help">${t('review.help')}</p>
    `,
  });
  void dialog.closed.then(() => {
    asked += 1;
  });
  void judge();

  async function judge() {
    asked += 1;
    const mine = asked;
    review = undefined;
    failure = '';
    shown = undefined;
    dialog.draw();
    while (!review?.done) {
      const started = performance.now();
      const reply = await request({ v: PROTOCOL_VERSION, type: 'review', record, deal, seat, units }).catch(
        () => undefined,
      );
      if (mine !== asked) return;
      if (!reply?.ok || !('review' in reply)) {
        failure = reply && !reply.ok ? problemText(reply.error) : t('review.failed');
        break;
      }
      ({ review } = reply);
      const took = performance.now() - started;
      if (took < SLICE / 2) units = Math.min(units * 2, MOST_UNITS);
      else if (took > SLICE * 2) units = Math.max(Math.floor(units / 2), 1);
      dialog.draw();
    }
    dialog.draw();
  }

  function choices() {
    return html`
      <div class="review-choices">
        ${
          deals.length > 1
            ? select({
                id: 'review-deal',
                label: t('review.deal'),
                options: deals.map((one) => ({ value: String(one), label: number(one + 1) })),
                value: String(deal),
                onChange(chosen) {
                  deal = Number(chosen);
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

  function progress() {
    const done = review?.decisions.length ?? 0;
    const label = review ? t('review.judging', { done, total: review.total }) : '';
    return html`
      ${
        review?.done || failure
          ? nothing
          : html`<label class="review-progress">${label}<progress max=${review?.total || 1} value=${done}></progress></label>`
      }
      <p role="status" class="review-status">${failure || (review?.done ? summary(review) : '')}</p>
    `;
  }

  /** @param {Review} complete */
  function summary({ accuracy, decisions }) {
    if (accuracy === null) return t('review.none');
    const lost = Math.round(10 * decisions.reduce((sum, { fair_loss }) => sum + fair_loss, 0)) / 10;
    return `${t('review.done')} ${t('review.accuracy', { accuracy, lost })}.`;
  }

  /** @param {Review} reviewed */
  function judged({ decisions, costliest }) {
    const dear = costliest.flatMap((one) => decisions.find(({ number: other }) => other === one) ?? []);
    return html`
      ${decisionLine(decisions, show)}
      ${
        dear.length
          ? html`
              <h3>${t('review.costliest')}</h3>
              <ol class="review-costliest">
                ${dear.map(
                  (decision) => html`
                    <li>
                      <button type="button" class="button small quiet" @click=${() => show(decision.number)}>
                        ${placeName(decision)}: ${optionName(decision.options[decision.chosen])}
                      </button>
                      ${lookUp(`review.mark.${decision.mark}`)}, ${t('review.cost', { points: decision.fair_loss })}
                    </li>
                  `,
                )}
              </ol>
            `
          : nothing
      }
      ${decisionTable(decisions, shown, (one) => {
        shown = shown === one ? undefined : one;
        dialog.draw();
      })}
    `;
  }

  /** @param {number} one */
  function show(one) {
    shown = one;
    dialog.draw();
    const row = document.getElementById(`review-${one}`);
    row?.scrollIntoView({ block: 'start' });
    row?.focus();
  }

  return dialog;
}
