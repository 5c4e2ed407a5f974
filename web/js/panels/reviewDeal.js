// The decisions of one deal under review: what is still to be found, what cost most and the lesson for it, and all of them.

import { html, nothing } from 'lit-html';
import { lookUp, t } from '../i18n/index.js';
import { say } from '../lessons/words.js';
import { momentOf } from './reviewMoment.js';
import { dealName, decisionLine, decisionTable, optionName, placeName } from './reviewTable.js';

/** @typedef {import('../protocol.js').ReviewedDecision} Decision */

/**
 * @typedef {object} Around
 * @property {import('../names.js').People} people
 * @property {number | undefined} shown the place of the decision that is looked into
 * @property {ReturnType<typeof import('./reviewLines.js').createLines>} lines
 * @property {ReturnType<typeof import('./reviewFinding.js').createFinding>} finding
 * @property {string} name of the deal and the seat
 * @property {(place: number) => void} show
 * @property {(place: number) => void} toggle
 * @property {() => void} changed
 * @property {(lesson: string) => void} study
 */

/**
 * @param {import('../protocol.js').ReviewFields} review
 * @param {Around} around
 */
export function judgedDeal({ decisions, costliest }, around) {
  const { people, shown, lines, finding, name, show, toggle, changed, study } = around;
  /** @param {Decision} decision */
  const nameOf = (decision) => `${name}:${decisions.indexOf(decision)}`;
  const marked = decisions.filter(({ mark }) => mark !== 'good');
  const open = marked.filter((decision) => !finding.isOver(nameOf(decision)));
  /** @param {Decision | undefined} decision */
  const goTo = (decision) => (decision ? () => show(decisions.indexOf(decision)) : undefined);
  /** @param {Decision} decision */
  const moment = (decision) =>
    momentOf(decision, {
      people,
      finding: finding.of(nameOf(decision), decision, changed),
      lines,
      study: lessonLink(decision, study),
      next: goTo(after(decisions, open, decision)),
    });
  return html`
    ${decisionLine(decisions, show)} ${marked.length ? toFind(marked.length, open.length, goTo(open[0])) : nothing}
    ${dearest(
      costliest.flatMap((place) => decisions[place] ?? []).map((decision) => ({ decision, open: goTo(decision) })),
      study,
    )}
    ${decisionTable(decisions, {
      shown,
      isSecret: (decision) => decision.mark !== 'good' && !finding.isOver(nameOf(decision)),
      moment,
      toggle,
    })}
  `;
}

/**
 * @param {number} all
 * @param {number} left
 * @param {(() => void) | undefined} begin
 */
const toFind = (all, left, begin) => html`
  <p class="review-options">
    ${t('review.found', { found: all - left, all })}
    ${begin ? html`<button type="button" class="button small primary" @click=${begin}>${t('review.find')}</button>` : nothing}
  </p>
`;

/**
 * The next one whose answer has not been found or shown.
 * @param {readonly Decision[]} decisions
 * @param {readonly Decision[]} open
 * @param {Decision} decision
 */
function after(decisions, open, decision) {
  const others = open.filter((one) => one !== decision);
  return others.find((one) => decisions.indexOf(one) > decisions.indexOf(decision)) ?? others[0];
}

/**
 * What cost most, and the lesson for it.
 * @param {ReadonlyArray<{ decision: Decision, deal?: number, open: (() => void) | undefined }>} rows
 * @param {(lesson: string) => void} study
 */
export const dearest = (rows, study) =>
  rows.length
    ? html`
        <h3>${t('review.costliest')}</h3>
        <ol class="review-costliest">${rows.map((row) => dear(row, study))}</ol>
      `
    : nothing;

/**
 * @param {{ decision: Decision, deal?: number, open: (() => void) | undefined }} row `deal`: where there are several
 * @param {(lesson: string) => void} study
 */
const dear = ({ decision, deal, open }, study) => html`
  <li>
    <button type="button" class="button small quiet" @click=${open}>
      ${deal === undefined ? '' : `${dealName(deal)}, `}${placeName(decision)}: ${optionName(decision.options[decision.chosen])}
    </button>
    ${lookUp(`review.mark.${decision.mark}`)}, ${t('review.cost', { points: decision.fair_loss })}
    ${lessonLink(decision, study)}
  </li>
`;

/**
 * @param {Decision} decision
 * @param {(lesson: string) => void} study
 */
function lessonLink({ lesson }, study) {
  if (!lesson) return nothing;
  return html`<button type="button" class="button small quiet" data-lesson=${lesson} @click=${() => study(lesson)}>
    ${t('review.lesson', { lesson: say(`${lesson}.title`) })}
  </button>`;
}
