// The score pad for real cards: deals are entered, the engine scores them, the device keeps them.

import { html, nothing } from 'lit-html';
import { lookUp, number, t } from '../i18n/index.js';
import { seatName, sideName, sidesInOrder } from '../names.js';
import { offer } from '../offer.js';
import { profileName, rulesOf } from '../setup.js';
import { dealsTable } from './deals.js';
import { ask, openDialog } from './dialog.js';
import { select, textField } from './fields.js';
import { entryForm, freshDraft, readDraft, writeDraft } from './padEntry.js';
import { problemText } from './problems.js';

/** @typedef {import('../store/pad.js').Pad} Pad */
/** @typedef {import('../protocol.js').PadEntry} PadEntry */
/** @typedef {import('../protocol.js').PadReply} PadReply */
/** @typedef {import('../protocol.js').Reply} Reply */

/**
 * @param {object} context
 * @param {import('../store/pad.js').PadSlot} context.store
 * @param {() => import('../settings.js').Setup} context.setup what the first screen says of rules and players
 * @param {(message: Record<string, unknown>) => Promise<Reply | undefined>} context.request
 */
export function openPad({ store, setup, request }) {
  let pad = store.read() ?? freshPad();
  /** @type {PadReply | undefined} */
  let scored;
  let refusal = '';
  let scoring = false;
  let draft = freshDraft(sideCount());
  /** The entry that is being corrected. @type {number | undefined} */
  let correcting;

  const dialog = openDialog({
    name: 'pad',
    title: () => t('pad.title'),
    content: () => html`
      <p class="help">${t('pad.rules', { profile: profileName(String(pad.rules.profile)), count: pad.names.length })}</p>
      ${pad.entries.length ? sheet() : beginning()}
      ${scored?.winner === null || correcting !== undefined ? entry() : nothing}
      <p class="refusal" role="alert">${refusal}</p>
    `,
    actions: () => html`
      <button type="button" class="button" @click=${startAnew}>${t('pad.new')}</button>
      <button type="button" class="button" ?disabled=${!pad.entries.length} @click=${undo}>${t('pad.undo')}</button>
    `,
  });
  void tryOut(pad).then(dialog.draw);

  function freshPad() {
    const chosen = setup();
    const names = Array.from({ length: chosen.players }, (_, seat) => t('pad.player', { number: seat + 1 }));
    return /** @type {Pad} */ ({ rules: rulesOf(offer, chosen), names, dealer: 0, entries: [] });
  }

  function sideCount() {
    return pad.names.length === 4 ? 2 : pad.names.length;
  }

  function people() {
    return { names: pad.names, seat: -1 };
  }

  /** Who plays and who deals first: before the first deal. */
  function beginning() {
    return html`
      ${pad.names.map((name, seat) =>
        textField({
          id: `pad-name-${seat}`,
          label: t('pad.player', { number: seat + 1 }),
          value: name,
          maxLength: 20,
          onChange: (text) => keep({ names: pad.names.map((old, at) => (at === seat ? text.trim() || old : old)) }),
        }),
      )}
      ${select({
        id: 'pad-dealer',
        label: t('pad.dealsFirst'),
        options: pad.names.map((label, seat) => ({ value: String(seat), label })),
        value: String(pad.dealer),
        onChange: (seat) => keep({ dealer: Number(seat) }),
      })}
    `;
  }

  /** All deals, what hangs, who deals next, who has won. */
  function sheet() {
    if (!scored) return nothing;
    const { lines, hanging, dealer, winner } = scored;
    return html`
      ${dealsTable(
        lines.map((line) => ({ ...line, trump: null })),
        people(),
      )}
      ${hanging ? html`<p class="hanging-points">${t('pad.hanging', { points: hanging })}</p>` : nothing}
      <p class="pad-next">
        ${
          winner === null
            ? t('pad.dealsNext', { name: seatName(people(), dealer) })
            : t('pad.won', { name: sideName(people(), winner) })
        }
      </p>
      ${select({
        id: 'pad-correct',
        label: t('pad.correct'),
        options: [
          { value: '', label: t('pad.nothing') },
          ...lines.map((line, place) => ({ value: String(place), label: deal(line, place) })),
        ],
        value: correcting === undefined ? '' : String(correcting),
        onChange: (value) => correct(value === '' ? undefined : Number(value)),
      })}
    `;
  }

  /**
   * @param {import('../protocol.js').PadLine} line
   * @param {number} place
   */
  function deal({ outcome, totals }, place) {
    const shown = sidesInOrder(people()).map((side) => number(totals[side] ?? 0));
    return `${place + 1}: ${lookUp(`outcome.${outcome}`) ?? outcome}, ${shown.join(' : ')}`;
  }

  function entry() {
    return html`
      <form class="pad-entry" @submit=${write}>
        <h3>${t('pad.deal', { deal: (correcting ?? pad.entries.length) + 1 })}</h3>
        ${entryForm(draft, people(), (changed) => {
          draft = { ...draft, ...changed };
          dialog.draw();
        })}
        <button type="submit" class="button primary">${t(correcting === undefined ? 'pad.write' : 'pad.replace')}</button>
      </form>
    `;
  }

  /** @param {number | undefined} place */
  function correct(place) {
    correcting = place;
    const entered = place === undefined ? undefined : pad.entries[place];
    draft = entered ? writeDraft(entered, sideCount()) : freshDraft(sideCount());
    refusal = '';
    dialog.draw();
  }

  /** @param {Event} event */
  async function write(event) {
    event.preventDefault();
    const written = readDraft(draft);
    const entries =
      correcting === undefined
        ? [...pad.entries, written]
        : pad.entries.map((old, place) => (place === correcting ? written : old));
    if (await score(entries)) correct(undefined);
  }

  async function undo() {
    if (await score(pad.entries.slice(0, -1))) correct(undefined);
  }

  async function startAnew() {
    const sure = await ask({
      title: () => t('pad.new'),
      text: () => t('pad.newSure'),
      answers: [
        { answer: true, label: () => t('pad.new') },
        { answer: false, label: () => t('dialog.cancel') },
      ],
      otherwise: false,
    });
    if (!sure) return;
    store.remove();
    pad = freshPad();
    await tryOut(pad);
    correct(undefined);
  }

  /**
   * Who plays and who deals first needs no scoring.
   * @param {Partial<Pad>} changed
   */
  function keep(changed) {
    pad = { ...pad, ...changed };
    store.save(pad);
    dialog.draw();
  }

  /**
   * Keeps the deals if the engine can score them; while it does, a second press changes nothing.
   * @param {PadEntry[]} entries
   */
  async function score(entries) {
    if (scoring) return false;
    scoring = true;
    const good = await tryOut({ ...pad, entries });
    scoring = false;
    if (good) keep({ entries });
    else dialog.draw();
    return good;
  }

  /** @param {Pad} tried */
  async function tryOut({ rules, dealer, entries }) {
    const reply = await request({ type: 'pad', rules, dealer, entries });
    if (reply && !reply.ok) {
      const { detail } = reply.error;
      const place = typeof detail?.entry === 'number' ? t('pad.inDeal', { deal: detail.entry + 1 }) : '';
      refusal = `${place} ${problemText(reply.error)}`.trim();
      return false;
    }
    refusal = reply ? '' : t('fair.noEngine');
    if (reply && 'lines' in reply) scored = reply;
    return Boolean(reply);
  }

  return dialog;
}
