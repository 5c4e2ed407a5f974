// The position editor: cards and places are buttons, the engine says what is wrong, and what is right can be played on.

import { html, nothing } from 'lit-html';
import { t } from '../i18n/index.js';
import { openDialog } from '../panels/dialog.js';
import { copyText } from '../panels/transfer.js';
import { offeredLevels, offeredProfiles } from '../setup.js';
import { palette, placeList } from './board.js';
import { conditions } from './conditions.js';
import * as position from './items.js';
import { createModel } from './model.js';
import { positionProblem } from './problems.js';
import { seating, textForm, tool, verdict } from './sections.js';
import { createSolver } from './solver.js';

/**
 * @param {object} context
 * @param {import('./model.js').Request} context.request
 * @param {string} [context.text] a position to begin with
 * @param {string} context.own the position of the running table, '' where there is none
 * @param {import('../protocol.js').HelloReply} context.offer
 * @param {import('../settings.js').Setup} context.setup
 * @param {(from: { position: string, players: number, seat: number, level: string }) => void} context.play
 */
export function openEditor({ request, text = '', own, offer, setup, play }) {
  /** The card that is about to move. */
  let chosen = '';
  /** The place that cards go to as they are pressed. */
  let target = '';
  let pasted = '';
  let said = '';
  const player = { seat: 0, level: setup.level };

  const model = createModel({ request, setup, onChange: changed });
  const solver = createSolver({ request, draw: () => dialog.draw() });
  const dialog = openDialog({
    name: 'editor',
    title: () => t('start.editor'),
    content: () => html`
      <div class="match-actions">
        ${tool('editor.empty', begin(model.empty))} ${tool('editor.random', begin(model.random))}
        ${
          own
            ? tool(
                'editor.own',
                begin(() => model.read(own)),
              )
            : nothing
        }
      </div>
      <p class="help" role="status">${hint()}</p>
      <div>${palette(board())} ${placeList(board())}</div>
      <section>
        <h3>${t('editor.deal')}</h3>
        ${conditions({ items: model.items, shape: model.shape, problems: model.problems, profiles: offeredProfiles(offer), change: model.change })}
      </section>
      <section class="editor-verdict">
        <h3>${t('editor.verdict')}</h3>
        ${verdict(model, () => solver.ask(position.textOf(model.items)))} ${solver.content()}
      </section>
      <section>
        <h3>${t('editor.playing')}</h3>
        ${seating(model, player, offeredLevels(offer))}
      </section>
      <details class="editor-text" ?open=${text !== ''}>
        <summary><h3>${t('editor.text')}</h3></summary>
        ${textForm({ model, pasted, said, type, read: () => read(pasted || position.textOf(model.items)), copy })}
      </details>
    `,
    actions: () => html`
      <button type="button" class="button primary" ?disabled=${!model.sound} @click=${playOn}>${t('editor.play')}</button>
    `,
  });
  void dialog.closed.then(() => {
    model.leave();
    solver.stop();
  });
  void (text ? read(text) : model.check());

  function changed() {
    if (player.seat >= position.playersIn(model.items)) player.seat = 0;
    solver.stop();
    dialog.draw();
  }

  function board() {
    const { change } = model;
    return {
      model,
      chosen,
      target,
      pressCard,
      pressPlace,
      dropHidden: (/** @type {string} */ place) => change((items) => position.dropHidden(items, place)),
      hideRest: (/** @type {string} */ place, /** @type {number} */ size) =>
        change((items) => position.hideRest(items, place, size)),
      clear: (/** @type {string} */ place) => change((items) => position.clearPlace(items, place)),
    };
  }

  /** What a press will do. */
  function hint() {
    if (chosen) return t('editor.choosePlace', { card: t('card', { card: chosen }) });
    return t(target ? 'editor.filling' : 'editor.help');
  }

  /** @param {string} card */
  function pressCard(card) {
    const lies = position.isPlaced(model.items, card);
    if (chosen === card) {
      chosen = '';
      if (lies) return model.change((items) => position.takeCard(items, card));
    } else if (target && !chosen && (target === 'turned' || !lies)) return put(card, target);
    else chosen = card;
    return dialog.draw();
  }

  /** @param {string} place */
  function pressPlace(place) {
    if (chosen) {
      put(chosen, place);
      chosen = '';
    } else target = target === place ? '' : place;
    dialog.draw();
  }

  /**
   * @param {string} card
   * @param {string} place
   */
  function put(card, place) {
    const { shape } = model;
    const size = place === 'stock' ? shape?.stock : shape?.hands[Number(place.slice(1))];
    model.change((items) => position.putCard(items, card, place, size));
  }

  /** @param {() => unknown} next another position takes the place of this one */
  function begin(next) {
    return () => {
      chosen = '';
      target = '';
      pasted = '';
      said = '';
      return next();
    };
  }

  /** @param {string} wanted */
  async function read(wanted) {
    const wrong = await model.read(wanted);
    said = (wrong ?? []).map(positionProblem).join(' ');
    // What was not taken over stays, and so does what was typed meanwhile.
    if (wrong?.length === 0 && pasted === wanted) pasted = '';
    // A link that can't be read leaves an empty board.
    if (wrong?.length && !model.shape) await model.check();
    dialog.draw();
    // On a telephone it stands far below what a link opens at.
    if (said) document.querySelector('.editor-text [role="status"]')?.scrollIntoView({ block: 'nearest' });
  }

  /** @param {string} typed */
  function type(typed) {
    pasted = typed;
  }

  /** @param {string} what */
  async function copy(what) {
    // Where nothing may be copied, it is shown to be copied by hand.
    said = (await copyText(what)) ? t('fair.copied') : what;
    dialog.draw();
  }

  function playOn() {
    if (!model.shape) return;
    const from = { position: position.textOf(model.items), players: model.shape.players, ...player };
    dialog.close();
    play(from);
  }

  return dialog;
}
