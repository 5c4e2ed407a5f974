// The shuffle can be checked: its seed is committed to before the first card and shown after the match.

import { html, nothing } from 'lit-html';
import { t } from '../i18n/index.js';
import { openDialog } from './dialog.js';
import { copyText } from './transfer.js';

/** @typedef {import('../protocol.js').FairnessReply} FairnessReply */
/** @typedef {import('../protocol.js').CommitReply} CommitReply */
/** @typedef {import('../protocol.js').Reply} Reply */

/**
 * @param {Reply | undefined} reply what the engine says of the match on the table, or of the next one
 * @param {() => Promise<Reply | undefined>} ask what it says now
 */
export function openFairness(reply, ask) {
  let said = '';
  /** @type {FairnessReply | undefined} */
  let checked;
  const commitment = reply && 'commitment' in reply ? reply.commitment : null;
  const revealed = reply && 'seed' in reply ? reply.seed : null;
  const dialog = openDialog({
    name: 'fairness',
    title: () => t('fair.title'),
    content: () => html`
      <p>${t('fair.how')}</p>
      ${
        commitment
          ? html`
              <h3>${t(reply && 'packs' in reply ? 'fair.commitment' : 'fair.next')}</h3>
              <p><code class="digits" id="commitment">${commitment}</code></p>
              <div class="match-actions">
                <button type="button" class="button small quiet" @click=${copy}>${t('fair.copy')}</button>
              </div>
            `
          : html`<p>${t(reply?.ok ? 'fair.none' : 'fair.noEngine')}</p>`
      }
      ${revealed ? seedOf(revealed) : commitment ? html`<p>${t('fair.later')}</p>` : nothing}
      <p role="status">${said}</p>
    `,
  });

  /** @param {string} seed */
  function seedOf(seed) {
    return html`
      <h3>${t('fair.seed')}</h3>
      <p><code class="digits" id="seed">${seed}</code></p>
      <button type="button" class="button" @click=${check}>${t('fair.check')}</button>
      ${checked ? html`<ul class="findings">${findings(checked).map((finding) => html`<li>${finding}</li>`)}</ul>` : nothing}
      <p class="help">${t('fair.elsewhere')}</p>
    `;
  }

  /** @param {FairnessReply} found */
  function findings({ commitment: now, dealer, packs }) {
    const wrong = (packs ?? []).flatMap((same, deal) => (same ? [] : [t('fair.packWrong', { deal: deal + 1 })]));
    return [
      t(now === commitment ? 'fair.hashRight' : 'fair.hashWrong'),
      t(dealer ? 'fair.dealerRight' : 'fair.dealerWrong'),
      ...(wrong.length ? wrong : [t('fair.packsRight', { count: packs?.length ?? 0 })]),
    ];
  }

  async function check() {
    const answer = await ask();
    checked = answer && 'packs' in answer ? answer : undefined;
    said = checked ? '' : t('fair.noEngine');
    dialog.draw();
  }

  async function copy() {
    said = (await copyText(commitment ?? '')) ? t('fair.copied') : '';
    dialog.draw();
  }

  return dialog;
}
