// What was said at a seat and still counts, after its bubble is gone. Who presses a word reads the rule behind it; who
// presses runs that were shown sees their cards again.

import { t } from '../i18n/index.js';
import { groupCode } from '../ruleGroups.js';
import { arrange, make, makeButton, makeSilent, setAttribute, setText } from './dom.js';
import { createFace } from './faces.js';
import { announcementText, isPartner, swapText } from './words.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').SeatInfo} SeatInfo */
/** @typedef {import('./types.js').RunInfo} RunInfo */

/**
 * @typedef {object} Badge
 * @property {string} text
 * @property {string} [said] the words for it, where the text is signs
 * @property {boolean} [run] it stands for announced runs
 * @property {boolean} [beaten] others hold better ones
 * @property {boolean} [faint] it matters less
 * @property {string} [rule] the group of rules that tells what it means
 */

/** @param {((code: string) => void) | undefined} onRule opens the rules */
export function createBadges(onRule) {
  const zone = make('div', 'badges');
  const shown = make('div', 'shown-runs');
  const runs = makeButton('badge pressed runs');
  /** By their words: a button that was replaced would lose the focus. @type {Map<string, HTMLElement>} */
  let nodes = new Map();
  runs.addEventListener('click', () => openRuns(shown.hidden !== false));
  shown.hidden = true;
  shown.setAttribute('role', 'img');
  shown.dataset.faces = 'jumbo';

  /** @param {boolean} open */
  function openRuns(open) {
    shown.hidden = !open;
    runs.setAttribute('aria-expanded', String(open));
  }

  /**
   * @param {View} view
   * @param {SeatInfo} seat
   * @returns {string[]} what the badges say
   */
  function update(view, seat) {
    const badges = badgesOf(view, seat);
    const open = seat.runs.length > 0 ? badges.find((badge) => badge.run) : undefined;
    const before = nodes;
    nodes = new Map(badges.map((badge) => [badge.text, before.get(badge.text) ?? nodeFor(badge)]));
    if (open) {
      nodes.set(open.text, runs);
      setText(runs, open.text);
      runs.setAttribute('aria-label', `${open.text}: ${t('table.runs_shown')}`);
      showRuns(seat.runs);
    } else {
      openRuns(false);
    }
    for (const { text, faint, beaten } of badges) {
      const node = nodes.get(text);
      if (!node) continue;
      setAttribute(node, 'data-faint', faint);
      setAttribute(node, 'data-beaten', beaten);
    }
    arrange(zone, [...nodes.values()]);
    return badges.map(({ text, said = text, beaten }) => (beaten ? t('table.beaten', { run: text }) : said));
  }

  /** @param {Badge} badge */
  function nodeFor({ text, said, rule }) {
    if (!rule || !onRule) return makeSilent('badge', text);
    const button = makeButton('badge pressed', text);
    button.dataset.rule = rule;
    button.setAttribute('aria-label', `${said ? `${text}, ${said}` : text}: ${t('table.rule')}`);
    button.addEventListener('click', () => onRule(groupCode(rule)));
    return button;
  }

  /** @param {readonly RunInfo[]} list */
  function showRuns(list) {
    const cards = list.flatMap((run) => run.cards);
    if (shown.dataset.cards === cards.join()) return;
    shown.dataset.cards = cards.join();
    const rows = list.map((run) =>
      make('span', 'run', ...run.cards.map((code) => make('span', 'card', createFace(code)))),
    );
    shown.replaceChildren(...rows);
    shown.setAttribute('aria-label', cards.map((card) => t('card', { card })).join(', '));
  }

  return { zone, shown, update, showRuns, openRuns };
}

/**
 * @param {View} view
 * @param {SeatInfo} seat
 * @returns {Badge[]}
 */
function badgesOf(view, seat) {
  /** @type {Badge[]} */
  const badges = [];
  const { announcement, side } = seat;
  if (isPartner(view, seat)) badges.push({ text: t('table.partner'), faint: true });
  if (seat.call && view.trump === null) badges.push({ text: t('table.called_pass') });
  if (seat.swapped && view.turned && seat.seat !== view.seat) {
    badges.push({ text: swapText(view.turned), said: t('table.swapped'), faint: true, rule: 'exchange' });
  }
  if (announcement) {
    const best = view.seats.find((other) => other.announcement?.leads);
    const beaten = best !== undefined && best.side !== side;
    badges.push({ text: announcementText(announcement), run: true, beaten, faint: !announcement.leads, rule: 'runs' });
  }
  if (seat.bella) badges.push({ text: t('table.bella'), rule: 'bella' });
  // Where no penalty comes of them they need not be counted.
  const baits = Number(view.rules.values.bait_penalty) > 0 ? (view.sides[side]?.baits ?? 0) : 0;
  if (baits > 0) badges.push({ text: t('table.baits', { count: baits }), faint: true, rule: 'scoring' });
  return badges;
}
