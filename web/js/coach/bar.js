// What the coach says, in a strip beside the table: the moment, what the others did, the hint as far as it was asked for,
// a question before something is given away, and what is out.

import { html, nothing, render } from 'lit-html';
import { number } from '../i18n/index.js';
import { cardsText, cardText, choiceText, say, suitsText } from './words.js';

/** @typedef {import('../protocol.js').Advice} Advice */
/** @typedef {import('../protocol.js').View} View */

/**
 * @typedef {object} Shown
 * @property {View} view
 * @property {boolean} asked the person is to move
 * @property {boolean} full
 * @property {boolean} first in the very first deal every moment is explained
 * @property {number} step how much of the hint was asked for, 0 to 3
 * @property {string} about the card in the hand that is asked about
 * @property {Advice | undefined} advice
 * @property {import('../protocol.js').TellReply | undefined} news
 * @property {boolean} counting what is out is shown
 * @property {import('../protocol.js').CoachDoubt | undefined} doubt
 */

/** Steps of a hint: the idea, the candidates, the answer. */
export const STEPS = 3;

/**
 * @param {HTMLElement} root
 * @param {Shown} shown
 * @param {{ hint: () => void, count: () => void, back: () => void, anyway: () => void }} actions
 */
export function drawCoach(root, shown, actions) {
  const { view, full, first, news, counting, doubt, asked, step, about } = shown;
  root.setAttribute('aria-label', say('region'));
  render(
    html`
      <div class="lesson-text">
        ${first && !doubt && !step && !about ? html`<p class="coach-moment">${say(`first.${view.prompt.code}`)}</p>` : nothing}
        ${full && news && !doubt && !about && step < STEPS ? toldOf(news, view) : nothing}
        <div role="status">${doubt ? html`<p class="lesson-hint">${doubtText(doubt)}</p>` : [aboutOf(shown), hintOf(shown)]}</div>
        ${counting && news?.count ? countOf(news.count, view) : nothing}
      </div>
      <div class="lesson-buttons">
        ${
          doubt
            ? html`${button('back', say('back'), actions.back, 'primary')} ${button('anyway', say('anyway'), actions.anyway)}`
            : html`
                ${asked ? hintButton(step, actions.hint) : nothing}
                ${view.trump ? button('count', say(counting ? 'countHide' : 'count'), actions.count, 'quiet') : nothing}
              `
        }
      </div>
    `,
    root,
  );
  root.toggleAttribute('data-full', full);
  letReach(root);
}

/**
 * What can be scrolled has to be reached by keyboard, and nothing else.
 * @param {HTMLElement} root
 */
export function letReach({ firstElementChild: text }) {
  if (text && text.scrollHeight > text.clientHeight + 1) text.setAttribute('tabindex', '0');
  else text?.removeAttribute('tabindex');
}

/**
 * It keeps its place to the end, so that a press too many hits nothing else.
 * @param {number} step
 * @param {() => void} hint
 */
const hintButton = (step, hint) => html`
  <button type="button" class="button small primary" data-coach="hint" aria-disabled=${String(step >= STEPS)} @click=${hint}>
    ${say(`hint.${step}`)}
  </button>
`;

/**
 * @param {string} name
 * @param {string} label
 * @param {() => void} run
 * @param {string} [look]
 */
const button = (name, label, run, look = '') =>
  html`<button type="button" class="button small ${look}" data-coach=${name} @click=${run}>${label}</button>`;

/** @param {Shown} shown */
function hintOf({ step, advice }) {
  if (!step) return nothing;
  if (!advice) return html`<p class="lesson-hint">${say('thinking')}</p>`;
  if (step >= STEPS)
    return html`<p class="lesson-hint coach-answer"><b>${answerText(advice)}</b> ${reasonText(advice)}</p>`;
  const candidates = advice.choices.filter(({ candidate }) => candidate);
  return html`
    <p class="lesson-hint">${say(`idea.${advice.idea}`)}</p>
    ${
      step > 1 && candidates.length > 1
        ? html`<p class="lesson-hint">${say('candidates', { choices: candidates.map(choiceText).sort().join(', ') })}</p>`
        : nothing
    }
  `;
}

/**
 * What a card is worth, at once, and what still beats it, when that is known.
 * @param {Shown} shown
 */
function aboutOf({ about, view, news }) {
  const held = view.hand.find(({ card }) => card === about);
  if (!held) return nothing;
  const above = news?.count?.above[about];
  const rank = above?.length ? say('about.above', { cards: cardsText(above) }) : say('about.highest');
  return html`
    <p class="lesson-hint">
      ${say(held.trump ? 'about.trump' : 'about.plain', { card: cardText(about), points: held.points })}
      ${news ? (above ? rank : say('about.noTrump')) : nothing}
    </p>
  `;
}

/** @param {Advice} advice */
function answerText({ choices, worlds, reason }) {
  const [best, next] = choices;
  if (!best) return '';
  const what = choiceText(best).replace(/^./, (letter) => letter.toUpperCase());
  if (best.points === null) return say('answer', { what });
  const points = signed(best.points);
  if (!next || next.points === null || reason.code === 'same') return say('answerAlone', { what, points, worlds });
  return say('answerOver', {
    what,
    points,
    worlds,
    next: choiceText(next),
    less: number(tenths(best.points - next.points)),
  });
}

/** @param {Advice} advice */
function reasonText({ reason, worlds, choices: [best, next] }) {
  const args = { best: reason.best, next: reason.next, worlds, card: cardText(reason.card) };
  const key = reason.code === 'trick' && !reason.card ? 'later' : reason.code;
  return say(`reason.${key}`, { ...args, one: best ? choiceText(best) : '', other: next ? choiceText(next) : '' });
}

/** @param {import('../protocol.js').CoachDoubt} doubt */
const doubtText = ({ code, points, better }) => say(`doubt.${code}`, { points, better: choiceText(better) });

/** @param {number} points */
const signed = (points) => `${points > 0 ? '+' : ''}${number(points)}`;

/** @param {number} points */
const tenths = (points) => Math.round(points * 10) / 10;

/**
 * @param {import('../protocol.js').TellReply} news
 * @param {View} view
 */
function toldOf({ told }, view) {
  return told.map(({ seat, code, card }) => {
    const args = {
      name: view.seats[seat]?.name ?? '',
      card: cardText(card),
      suit: suitsText(view.trump ? [view.trump] : []),
    };
    return html`<p class="coach-told">${say(`told.${code}`, args)}</p>`;
  });
}

/**
 * @param {import('../protocol.js').CardCount} count
 * @param {View} view
 */
function countOf({ trumps, high, lacking }, view) {
  const empty = lacking.flatMap((suits, seat) =>
    suits.length > 0 ? [say('out.lacking', { name: view.seats[seat]?.name ?? '', suits: suitsText(suits) })] : [],
  );
  const lines = [
    trumps.length > 0 ? say('out.trumps', { count: trumps.length, cards: cardsText(trumps) }) : say('out.noTrumps'),
    high.length > 0 ? say('out.high', { cards: cardsText(high) }) : say('out.noHigh'),
    ...empty,
    ...(view.seats.length < 4 ? [say('out.asleep')] : []),
  ];
  return html`<ul class="coach-count">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}
