// What each card of a position is worth, as the engine finds it: asked piece by piece, so that anything else gets through.

import { html, nothing } from 'lit-html';
import { number, t } from '../i18n/index.js';
import { createPace } from '../pace.js';
import { short } from '../panels/cardsInWords.js';
import { problemText } from '../panels/problems.js';
import { seatLabel } from './sections.js';

/** @typedef {import('../protocol.js').SolvePositionReply} Solved */

/** How long one answer should take, in milliseconds. */
const SLICE = 60;

/**
 * @param {object} context
 * @param {(message: Record<string, unknown>) => Promise<import('../protocol.js').Reply | undefined>} context.request
 * @param {() => void} context.draw
 */
export function createSolver({ request, draw }) {
  /** @type {Solved | undefined} */
  let solved;
  let failure = '';
  let working = false;
  /** Answers about another position come too late. */
  let asked = 0;

  /** @param {string} position */
  async function ask(position) {
    stop();
    const mine = asked;
    const pace = createPace(SLICE, 16);
    working = true;
    draw();
    while (working) {
      const started = performance.now();
      const reply = await request({ type: 'solve_position', position, units: pace.units });
      if (mine !== asked) return;
      if (!reply?.ok || !('worlds' in reply)) {
        failure = reply && !reply.ok ? problemText(reply.error) : t('editor.noEngine');
        working = false;
      } else {
        solved = reply;
        working = !reply.done;
      }
      pace.ended(started);
      draw();
    }
  }

  function stop() {
    asked += 1;
    working = false;
    solved = undefined;
    failure = '';
  }

  function halt() {
    asked += 1;
    working = false;
    draw();
  }

  return {
    ask,
    stop,

    content() {
      return html`
        ${
          working
            ? html`<p class="help">${t('editor.solving', { worlds: solved?.worlds ?? 0, total: solved?.total ?? 1 })}
          <button type="button" class="button small quiet" @click=${halt}>${t('editor.halt')}</button></p>`
            : nothing
        }
        <p role="status">${failure || (solved && !working ? summary(solved) : '')}</p>
        ${solved?.cards.length ? values(solved) : nothing}
      `;
    },
  };
}

/** @param {Solved} solved */
const summary = ({ seat, worlds, total }) =>
  t(total > 1 ? 'editor.solvedMany' : 'editor.solved', { seat: seatLabel(seat), worlds });

/** @param {Solved} solved */
function values({ cards }) {
  const two = cards.some(({ points }) => points !== null);
  return html`
    <table class="figures editor-values">
      <caption class="hidden">${t('editor.values')}</caption>
      <thead>
        <tr>
          <th scope="col">${t('editor.card')}</th>
          ${two ? html`<th scope="col">${t('editor.points')}</th>` : nothing}
          <th scope="col">${t('editor.difference')}</th>
          ${two ? html`<th scope="col">${t('editor.made')}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${cards.map(
          ({ card, points, difference, made }) => html`
            <tr data-card=${card}>
              <th scope="row">
                <span aria-hidden="true">${short(card)}</span><span class="hidden">${t('card', { card })}</span>
              </th>
              ${points === null ? nothing : html`<td>${number(points)}</td>`}
              <td>${number(difference)}</td>
              ${made === null ? nothing : html`<td>${number(Math.round(100 * made))} %</td>`}
            </tr>
          `,
        )}
      </tbody>
    </table>
    <p class="help">${t(two ? 'editor.valuesHelp' : 'editor.valuesOfThree')}</p>
  `;
}
