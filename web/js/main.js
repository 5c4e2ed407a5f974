// Boot: the words, the first screen, the engine.

import { createApp } from './app.js';
import { createHero } from './hero.js';
import { chooseLanguage, number, onLanguage, setLanguage, t } from './i18n/index.js';
import { createOpeners } from './openers.js';
import { stageText } from './panels/loading.js';
import { createStart } from './panels/start.js';
import { settings } from './settings.js';
import { paintFrame } from './themeColour.js';
import { watchForUpdates } from './updates.js';

/** @param {string} id */
function part(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no ${id}`);
  return element;
}

const version = document.querySelector('meta[name="deberts-version"]')?.getAttribute('content') ?? '';
const licences = part('licences').getAttribute('href') ?? '';

await setLanguage(chooseLanguage(settings.value.language));

const app = createApp({
  version,
  start: part('start-screen'),
  screen: part('table-screen'),
  table: part('table'),
  menu: part('menu'),
  help: part('help'),
  loading: part('loading'),
  notices: part('notices'),
  draw,
  lessons: () => void openers.lessons(),
  puzzles: () => void openers.puzzles(),
  explain: (code) => void openers.rules(code),
});
const openers = createOpeners(app, licences);
const start = createStart(part('start'), {
  choose: (change) => settings.set({ setup: { ...settings.value.setup, ...change } }),
  play: () => void app.play(),
  resume: () => void app.resume(),
  moreRules: openers.houseRules,
  people: openers.people,
  firstDeal: app.firstDeal,
  open: { ...openers, watch: app.watch },
});

/** Nothing was played here yet. Asked until something was: the library is long, and this is drawn at every percent. */
let newcomer = true;

function draw() {
  keepUp();
  if (part('start-screen').hidden) return;
  const saved = app.store.match.read();
  newcomer &&= !saved && app.store.library.entries().length === 0;
  start.draw({
    setup: settings.value.setup,
    saved: saved && !saved.over ? saved : undefined,
    newcomer,
    engine: engineLine(),
  });
}

let keepsUp = false;

/** Not before the engine is there: what is fetched for the next visit must not make this one wait. */
function keepUp() {
  if (keepsUp || app.engine.state.state !== 'ready') return;
  keepsUp = true;
  const action = { label: () => t('notice.update.now'), run: reload };
  void watchForUpdates(() => app.notices.show({ id: 'update', text: () => t('notice.update'), action }));
}

function reload() {
  history.replaceState({ resume: !part('table-screen').hidden }, '');
  window.location.reload();
}

function engineLine() {
  const { state, stage, loaded, total } = app.engine.state;
  if (state !== 'loading') return '';
  // Once everything is there, Python starts, and nobody knows how long that takes.
  const share = total && stage === 'load' ? ` ${number(Math.floor((100 * loaded) / total))}\u202f%` : '';
  return `${stageText(stage)}${share}`;
}

function relabel() {
  document.title = t('page.title');
  part('title').textContent = t('page.name');
  part('tagline').textContent = t('page.tagline');
  part('menu').setAttribute('aria-label', t('menu.title'));
  part('help').setAttribute('aria-label', t('howto.title'));
  part('help').title = t('howto.title');
  app.table.relabel();
  draw();
}

part('menu').addEventListener('click', openers.menu);
part('help').addEventListener('click', openers.howToPlay);
window.addEventListener('error', (event) => app.engine.note(`${event.message} (${event.filename}:${event.lineno})`));
window.addEventListener('unhandledrejection', (event) => app.engine.note(String(event.reason)));
onLanguage(relabel);
/** What stands behind the `#` of the address: a deal or rules that somebody sent. */
async function follow() {
  const asked = new URLSearchParams(window.location.hash.slice(1));
  if (!['deal', 'rules', 'lesson', 'puzzle', 'replay', 'position', 'compare'].some((name) => asked.has(name))) return;
  const still = app.coming();
  const { followLink } = await import('./links.js');
  if (still()) await followLink(app, asked, still, openers);
}

window.addEventListener('hashchange', () => void follow());
void follow();
settings.onChange(paintFrame);
paintFrame();
part('boot').remove();
relabel();
void createHero(part('hero'));
app.engine.start();
if (history.state?.resume) {
  history.replaceState(null, '');
  void app.resume();
}
