// Boot of an embedded table: reads the address, shows a poster, waits. Nothing heavy is loaded before somebody starts it.

import { chooseLanguage, onLanguage, setLanguage, t } from '../i18n/index.js';
import { createLatest } from '../latest.js';
import { isMuted, pressMute } from '../mute.js';
import { offer } from '../offer.js';
import { openHowToPlay } from '../panels/howToPlay.js';
import { settings, storage } from '../settings.js';
import { createEmbed } from './app.js';
import { createBridge } from './bridge.js';
import { commandsFor } from './commands.js';
import { ContractError, parametersOf, readContract, readOrigin } from './contract.js';
import { reportHeight } from './height.js';
import { openEmbedMenu } from './menu.js';
import { contractText, createPoster } from './poster.js';
import { drawRules } from './rules.js';

/** @typedef {import('./contract.js').Contract} Contract */

/** @param {string} id */
function part(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no ${id}`);
  return element;
}

const home = new URL('../', document.baseURI).href;
const parts = {
  poster: part('poster'),
  screen: part('table-screen'),
  table: part('table'),
  menu: part('menu'),
  loading: part('loading'),
  notices: part('notices'),
  bar: part('replay-bar'),
};

await setLanguage(chooseLanguage(settings.value.language));

/** @type {Contract | undefined} */
let contract;
/** What is wrong with the address, if something is. @type {ContractError | undefined} */
let wrong;

const embed = createEmbed({ parts, home, tell: (type, content) => bridge.send(type, content) });

const parameters = parametersOf(window.location.search, window.location.hash);
/** What is shown, as an address says it; a page may load something else than the frame's own. */
let shown = parameters;
const asked = createLatest();
const commands = commandsFor(embed, { address: parameters, show, isTable: () => isTable(contract), state });
const bridge = createBridge({
  origin: listener(),
  commands,
  onConnect() {
    const version = document.documentElement.dataset.version ?? '';
    bridge.send('ready', { version, v: 1, caps: Object.keys(commands), ...state() });
    if (wrong) bridge.send('error', { code: `bad_${wrong.code}`, detail: wrong.detail });
    height.repeat();
  },
});

const height = reportHeight(
  part('content'),
  () => contract?.height === 'auto',
  (type, content) => bridge.send(type, content),
);

/** Who may speak to this frame: the page around, where the browser says which one it is. */
function listener() {
  try {
    return readOrigin(parameters.get('origin') ?? document.referrer) ?? '';
  } catch {
    // What the address says is no origin; `readContract` says so.
    return undefined;
  }
}

/** @param {Contract | undefined} contract */
function isTable(contract) {
  return contract !== undefined && contract.mode !== 'rules';
}

function state() {
  if (wrong) return { state: 'error' };
  return isTable(contract) ? embed.summary() : { state: 'playing', mode: 'rules' };
}

/** The address of what is shown, in a tab of its own. */
function address() {
  const url = new URL(window.location.pathname, window.location.href);
  const said = new URLSearchParams(shown);
  for (const name of ['origin', 'height', 'start']) said.delete(name);
  url.hash = String(said);
  return url.href;
}

/**
 * @param {URLSearchParams} wanted
 * @throws {ContractError}
 */
async function show(wanted) {
  const still = asked();
  const next = await readContract(wanted, offer);
  if (!still()) return;
  contract = next;
  shown = wanted;
  wrong = undefined;
  document.body.dataset.hide = [...next.hidden].join(' ');
  document.body.dataset.height = next.height;
  height.check();
  part('rules').hidden = next.mode !== 'rules';
  if (next.mode === 'rules') {
    embed.close();
    parts.poster.hidden = true;
    drawRules(part('rules'), next.setup);
  } else embed.open(next);
}

function relabel() {
  document.title = t('page.title');
  parts.menu.setAttribute('aria-label', t('menu.title'));
  if (wrong) createPoster(parts.poster, { start() {}, home }).fail(contractText(wrong));
  else if (contract?.mode === 'rules') drawRules(part('rules'), contract.setup);
  else if (contract) embed.relabel();
}

function openMenu() {
  const view = embed.game.update?.view;
  embed.table.hold();
  openEmbedMenu({
    items: [
      [() => t('menu.resume'), () => {}],
      [() => t('menu.undo'), view?.can_undo && !embed.isReplay ? () => void embed.undo() : undefined],
      [() => t('howto.title'), openHowToPlay],
      [() => t('menu.rules'), view ? () => embed.rules() : undefined],
      ...(view && !contract?.hidden.has('stats') ? [deals(view)] : []),
      [() => t('embed.again'), embed.again],
    ],
    mute: { on: () => isMuted(settings.value), toggle: () => settings.impose(pressMute(settings.value)) },
    address: contract?.hidden.has('link') ? '' : address(),
    note: contract?.save && storage.kept ? t('embed.kept') : '',
  });
}

/**
 * @param {import('../protocol.js').View} view
 * @returns {[() => string, () => void]}
 */
function deals(view) {
  const open = async () => (await import('../panels/deals.js')).openDeals(view);
  return [() => t('menu.deals'), () => void open()];
}

function startWhenSeen() {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    void embed.start();
  });
  observer.observe(document.documentElement);
}

parts.menu.addEventListener('click', openMenu);
onLanguage(relabel);
try {
  await show(parameters);
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  wrong = error;
}
part('boot').remove();
relabel();
bridge.greet();
if (isTable(contract)) {
  if (contract?.start === 'auto') void embed.start();
  if (contract?.start === 'visible') startWhenSeen();
}
