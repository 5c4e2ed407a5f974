// The code that shows a table in somebody else's page: what to show is chosen, and one of two forms is copied.

import { html, nothing } from 'lit-html';
import { packText } from '../embed/packing.js';
import { t } from '../i18n/index.js';
import { openDialog } from './dialog.js';
import { choice } from './fields.js';
import { copyText } from './transfer.js';

/** @typedef {import('../protocol.js').View} View */
/** @typedef {Record<string, string>} Parameters */

/** What long texts are called: they stand behind the `#`. */
const LONG = ['pos', 'deal'];

/**
 * @param {object} match
 * @param {View} match.view
 * @param {string} match.record
 * @param {string} match.position '' if there is none
 */
export async function openEmbedCode({ view, record, position }) {
  /** @type {Record<string, Parameters>} */
  const contents = { play: playOf(view) };
  if (position) contents.position = { pos: position, seat: String(view.seat), level: levelOf(view) };
  try {
    // The seed would tell what is still to be dealt.
    const { seed: _, ...rest } = JSON.parse(record);
    contents.replay = { deal: await packText(JSON.stringify(rest)) };
  } catch {
    // A browser that can't pack it: a record as it is would be too long for an address.
  }
  let chosen = 'play';
  let said = '';

  const dialog = openDialog({
    name: 'code',
    title: () => t('code.title'),
    content: () => {
      const parameters = contents[chosen] ?? {};
      return html`
        <p>${t('code.help')}</p>
        ${choice({
          name: 'embed-content',
          legend: t('code.what'),
          options: Object.keys(contents).map((value) => ({ value, label: t(/** @type {any} */ (`code.${value}`)) })),
          value: chosen,
          onChange(value) {
            chosen = value;
            said = '';
            dialog.draw();
          },
        })}
        ${form('element', t('code.element'), t('code.copyElement'), elementCode(parameters))}
        ${form('frame', t('code.frame'), t('code.copyFrame'), frameCode(parameters))}
        <p role="status">${said || nothing}</p>
      `;
    },
  });

  /**
   * @param {string} name
   * @param {string} label
   * @param {string} action
   * @param {string} code
   */
  function form(name, label, action, code) {
    return html`
      <label class="field-label" for="code-${name}">${label}</label>
      <textarea id="code-${name}" readonly rows="4" spellcheck="false" .value=${code}></textarea>
      <button type="button" class="button small" @click=${() => copy(name, code)}>${action}</button>
    `;
  }

  /**
   * @param {string} name
   * @param {string} code
   */
  async function copy(name, code) {
    const copied = await copyText(code);
    said = t(copied ? 'report.copied' : 'report.byHand');
    if (!copied) /** @type {HTMLTextAreaElement | null} */ (document.querySelector(`#code-${name}`))?.select();
    dialog.draw();
  }

  return dialog;
}

/** @param {View} view */
const levelOf = (view) => view.seats.find(({ kind }) => kind === 'ai')?.level ?? 'normal';

/**
 * @param {View} view
 * @returns {Parameters}
 */
function playOf(view) {
  const { profile, players, ...changes } = view.rules.chosen;
  const switches = Object.entries(changes).map(([name, value]) => `${name}:${value}`);
  return {
    rules: [profile, ...switches].join(','),
    players: String(players ?? view.rules.players),
    level: levelOf(view),
  };
}

/** @param {Parameters} parameters */
function frameCode(parameters) {
  const url = new URL('embed/', document.baseURI);
  const hash = new URLSearchParams();
  for (const [name, value] of Object.entries({ v: '1', ...parameters })) {
    (LONG.includes(name) ? hash : url.searchParams).set(name, value);
  }
  url.hash = String(hash);
  return `<iframe src="${escaped(url.href)}" title="${t('page.name')}" width="640" height="480" loading="lazy" \
allow="fullscreen; clipboard-write" style="border:0;max-width:100%"></iframe>`;
}

/** @param {Parameters} parameters */
function elementCode(parameters) {
  const script = new URL('deberts-table.js', document.baseURI).href;
  const attributes = Object.entries(parameters).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<script async src="${escaped(script)}"></script>
<deberts-table${attributes.join('')} label="${t('page.name')}"></deberts-table>`;
}

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
