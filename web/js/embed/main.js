// Boot of an embedded table: reads the address, shows a poster, waits. Nothing heavy is loaded before somebody starts it.

import { chooseLanguage, onLanguage, setLanguage, t } from '../i18n/index.js';
import { offer } from '../offer.js';
import { openHowToPlay } from '../panels/howToPlay.js';
import { openRulesInForce } from '../panels/rulesInForce.js';
import { settings, storage } from '../settings.js';
import { createEmbed } from './app.js';
import { createBridge } from './bridge.js';
import { commandsFor } from './commands.js';
import { ContractError, parametersOf, readContract } from './contract.js';
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
const bridge = createBridge({
  origin: parameters.get('origin') ?? referrer(),
  commands: commandsFor(embed, show),
  onConnect() {
    bridge.send('ready', { version: document.documentElement.dataset.version ?? '', v: 1, ...state() });
    if (wrong) bridge.send('error', { code: `bad_${wrong.code}`, detail: wrong.detail });
  },
});

/** The page around, where the browser says which one it is. */
function referrer() {
  return window.parent !== window && document.referrer ? new URL(document.referrer).origin : '';
}

function state() {
  if (wrong) return { state: 'error' };
  return contract?.mode === 'rules' ? { state: 'playing', mode: 'rules' } : embed.summary();
}

/**
 * @param {URLSearchParams} wanted
 * @throws {ContractError}
 */
async function show(wanted) {
  const next = await readContract(wanted, offer);
  contract = next;
  wrong = undefined;
  document.body.dataset.hide = [...next.hidden].join(' ');
  document.body.dataset.height = next.height;
  part('rules').hidden = next.mode !== 'rules';
  if (next.mode === 'rules') {
    parts.poster.hidden = true;
    drawRules(part('rules'), next.setup);
  } else embed.open(next);
}

function relabel() {
  document.title = t('page.title');
  parts.menu.setAttribute('aria-label', t('menu.title'));
  if (wrong) createPoster(parts.poster, () => {}).fail(contractText(wrong), home);
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
      [() => t('menu.rules'), view ? () => void openRulesInForce(view.rules, offer.switches) : undefined],
      [() => t('embed.again'), () => void embed.again()],
    ],
    mute: { on: () => !settings.value.sound, toggle: () => settings.impose({ sound: !settings.value.sound }) },
    address: contract?.hidden.has('link') ? '' : window.location.href,
    note: contract?.save && storage.kept ? t('embed.kept') : '',
  });
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
reportHeight(part('content'), () => contract?.height === 'auto', bridge.send);
bridge.greet();
if (contract?.mode !== 'rules' && !wrong) {
  if (contract?.start === 'auto') void embed.start();
  if (contract?.start === 'visible') startWhenSeen();
}
