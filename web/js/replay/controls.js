// What stands beside the table while a match is looked at: steps, tricks and deals, whose side, the open hands, the way on.

import { html, nothing, render } from 'lit-html';
import { t } from '../i18n/index.js';
import { peopleOf, seatName } from '../names.js';
import { inWords } from '../panels/cardsInWords.js';
import { select } from '../panels/fields.js';
import { steppers } from './bar.js';

/** @typedef {import('../protocol.js').ReplayReply} Place */
/** @typedef {import('./room.js').Walk} Walk */

/**
 * @typedef {object} Actions
 * @property {(step: number) => void} go
 * @property {(by: number) => void} trick
 * @property {() => void} play
 * @property {(line: number) => void} line
 * @property {(seat: number) => void} seat
 * @property {() => void} hands
 * @property {() => void} takeOver
 * @property {() => void} back
 */

/**
 * @param {HTMLElement} root
 * @param {{ place: Place, playing: boolean, openHands: boolean, walk: Walk | undefined, waits: boolean }} shown
 * @param {Actions} actions
 */
export function drawControls(root, { place, playing, openHands, walk, waits }, actions) {
  root.setAttribute('aria-label', t(walk ? 'watch.lines' : 'watch.region'));
  const first = walk?.from ?? 0;
  const steps = { step: place.step - first, steps: place.steps - first };
  const last = place.step + 1 === place.steps;
  /**
   * @param {import('../i18n/index.js').Key} name
   * @param {string} sign
   * @param {boolean} disabled
   * @param {() => void} run
   * @param {string} [look]
   */
  const sign = (name, sign, disabled, run, look = '') => html`
    <button type="button" class="step-button ${look}" aria-label=${t(name)} ?disabled=${disabled} @click=${run}>
      <span aria-hidden="true">${sign}</span>
    </button>
  `;
  const more = {
    back: sign('watch.trickBack', '❮❮', steps.step === 0, () => actions.trick(-1)),
    play: sign(playing ? 'watch.stop' : 'watch.play', playing ? '❚❚' : '▶', last && !playing, actions.play, 'play'),
    on: sign('watch.trickOn', '❯❯', last, () => actions.trick(1)),
  };
  render(
    html`
      ${walk ? lineChoice(walk, actions.line) : nothing}
      <div class="replay-bar">${steppers(steps, (step) => actions.go(first + step), more)}</div>
      ${openHands && place.hands ? handsOf(place, place.hands) : nothing}
      <div class="replay-choices">
        ${walk ? button(t('watch.review'), actions.back) : dealChoice(place, actions.go)} ${seatChoice(place, actions.seat)}
        <button type="button" class="button small quiet" aria-pressed=${openHands ? 'true' : 'false'}
          ?disabled=${!place.hands} @click=${actions.hands}>${t('watch.hands')}</button>
        ${button(t('replay.takeOver'), actions.takeOver, place.update.view.result !== null)}
        ${walk ? nothing : button(t(waits ? 'watch.back' : 'watch.close'), actions.back)}
      </div>
      ${place.hands ? nothing : html`<p class="help">${t('watch.running')}</p>`}
    `,
    root,
  );
}

/**
 * @param {string} label
 * @param {() => void} run
 * @param {boolean} [disabled]
 */
const button = (label, run, disabled = false) => html`
  <button type="button" class="button small quiet" ?disabled=${disabled} @click=${run}>${label}</button>
`;

/**
 * @param {Walk} walk
 * @param {(line: number) => void} choose
 */
const lineChoice = ({ lines, line }, choose) => html`
  <div class="replay-choices replay-lines" role="group" aria-label=${t('watch.lines')}>
    ${lines.map(
      ({ name }, place) => html`
        <button type="button" class="button small quiet" aria-pressed=${place === line ? 'true' : 'false'}
          @click=${() => choose(place)}>${name()}</button>
      `,
    )}
  </div>
`;

/**
 * @param {Place} place
 * @param {(step: number) => void} go
 */
function dealChoice({ deals, step }, go) {
  if (deals.length < 2) return nothing;
  return select({
    id: 'replay-deal',
    label: t('watch.deal'),
    options: deals.map((from, deal) => ({ value: String(from), label: t('watch.dealNumber', { deal: deal + 1 }) })),
    value: String(deals.filter((from) => from <= step).at(-1)),
    onChange: (from) => go(Number(from)),
  });
}

/**
 * @param {Place} place
 * @param {(seat: number) => void} choose
 */
function seatChoice({ update: { view }, hands }, choose) {
  const people = peopleOf(view);
  // Of a deal that is not over nobody sees another hand.
  const seats = hands ? people.names.map((_, seat) => seat) : [view.seat];
  return select({
    id: 'replay-seat',
    label: t('watch.seat'),
    options: seats.map((seat) => ({ value: String(seat), label: t('watch.seen', { name: seatName(people, seat) }) })),
    value: String(view.seat),
    onChange: (seat) => choose(Number(seat)),
  });
}

/**
 * What everybody but the seat at the front holds.
 * @param {Place} place
 * @param {readonly string[][]} hands
 */
function handsOf({ update: { view } }, hands) {
  const people = peopleOf(view);
  return html`
    <ul class="replay-hands">
      ${hands.map((cards, seat) =>
        seat === view.seat ? nothing : html`<li><b>${seatName(people, seat)}</b> ${inWords(cards)}</li>`,
      )}
    </ul>
  `;
}
