// The action bar: everything that may be done now besides playing a card. The buttons say it; the engine decided it.

import { t } from '../i18n/index.js';
import { make, makeButton, makeSilent } from './dom.js';
import { createFace, createPip } from './faces.js';
import { createRunChoice } from './runs.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').ActionInfo} ActionInfo */
/** @typedef {import('./types.js').HandCard} HandCard */
/** @typedef {ReturnType<typeof createActions>} Actions */

/**
 * What to offer: the actions of the view, or the question whether and how to play a card.
 * @typedef {{ view: View, asked: HandCard | null }} Offer
 */

/** Beside others these stand back: they are rarely wanted and never needed. */
const QUIET = new Set(['double', 'claim', 'redeal']);

/** The answer most people look for. */
const MAIN = new Set(['take', 'swap', 'accept', 'deberts', 'no_double']);

/**
 * @param {{ act: (action: string) => void, finish: () => void, next: () => void, takeSeat: () => void }} answers
 */
export function createActions({ act, finish, next, takeSeat }) {
  const main = make('div', 'actions');
  main.setAttribute('role', 'group');
  const quiet = make('div', 'quiet-actions');
  /** Doubling may be offered at every turn, so it keeps out of the hand's way, beside the stake. */
  const stakes = make('div', 'stake-actions');
  let shown = '';

  /**
   * @param {Offer} offer
   * @returns {boolean} whether the buttons are other ones than before
   */
  function update({ view, asked }) {
    const { actions, stake, can_next, rest, hand_over } = view;
    const wanted = JSON.stringify([actions, stake.stake, can_next, rest, hand_over, asked, t('table.pass')]);
    unlock();
    if (wanted === shown) return false;
    shown = wanted;
    main.setAttribute('aria-label', t('table.actions'));
    const stands = view.actions.filter((action) => !QUIET.has(action.verb));
    const alone = view.phase === 'between' || (stands.length === 0 && view.phase !== 'play');
    const aside = asked || alone ? [] : view.actions.filter((action) => QUIET.has(action.verb));
    for (const [place, verb] of /** @type {const} */ ([
      [stakes, true],
      [quiet, false],
    ])) {
      const here = aside.filter((action) => (action.verb === 'double') === verb);
      place.replaceChildren(...here.map((action) => buttonFor(action, view)));
    }
    if (view.rest && !asked) quiet.append(newButton('quiet', finish, t('table.rest')));
    const nodes = asked
      ? cardButtons(asked)
      : (alone ? usualFirst(view.actions) : stands).flatMap((action) => nodesFor(action, view));
    if (hand_over !== null) {
      const name = view.seats[hand_over]?.name;
      nodes.push(newButton('main', takeSeat, t('table.take_seat', { name })));
    }
    if (!asked && view.can_next) nodes.push(newButton('main', next, t('table.next')));
    main.replaceChildren(...nodes);
    main.hidden = nodes.length === 0;
    return true;
  }

  /**
   * @param {ActionInfo} action
   * @param {View} view
   * @returns {Node[]}
   */
  function nodesFor(action, view) {
    if (action.verb === 'declare') return createRunChoice(action, send);
    return [buttonFor(action, view)];
  }

  /**
   * @param {ActionInfo} action
   * @param {View} view
   */
  function buttonFor(action, view) {
    const look = MAIN.has(action.verb) ? 'main' : QUIET.has(action.verb) ? 'quiet' : 'plain';
    const button = newButton(look, () => send(action.action), ...faceOf(action, view));
    button.dataset.verb = action.verb;
    if (action.verb === 'name' && action.suit)
      button.setAttribute('aria-label', t('table.name_suit', { suit: action.suit }));
    if (action.verb === 'swap') {
      button.setAttribute('aria-label', t('table.swap_label', { gives: action.gives, gets: action.gets }));
    }
    return button;
  }

  /** @param {HandCard} held */
  function cardButtons(held) {
    if (!held.bella || !held.play) {
      return [newButton('main', () => send(held.bella ?? held.play ?? ''), t('table.play'))];
    }
    const announce = newButton('main', () => send(held.bella ?? ''), t('table.play_bella'));
    const silent = newButton('plain', () => send(held.play ?? ''), t('table.play_silently'));
    return [announce, silent];
  }

  /**
   * @param {string} look
   * @param {() => void} press
   * @param {...(Node | string)} content
   */
  function newButton(look, press, ...content) {
    const button = makeButton(`action ${look}`, ...content);
    button.addEventListener('click', (event) => {
      // The second click of a double click was meant for the button that was there before.
      if (event.detail < 2) press();
    });
    return button;
  }

  /** @param {string} action */
  function send(action) {
    if (!main.hasAttribute('data-locked')) act(action);
  }

  /** Takes away what was answered, until the table has shown what follows from it. */
  function clear() {
    unlock();
    shown = '';
    main.replaceChildren();
    quiet.replaceChildren();
    stakes.replaceChildren();
    main.hidden = true;
  }

  /** Between an action and its answer nothing can be pressed; the buttons keep their places and the focus. */
  function lock() {
    for (const button of buttons()) button.setAttribute('aria-disabled', 'true');
    main.setAttribute('data-locked', '');
  }

  function unlock() {
    if (!main.hasAttribute('data-locked')) return;
    for (const button of buttons()) button.removeAttribute('aria-disabled');
    main.removeAttribute('data-locked');
  }

  function buttons() {
    return [main, quiet, stakes].flatMap((place) => [...place.querySelectorAll('button')]);
  }

  return { main, quiet, stakes, update, clear, lock, unlock, first: () => main.querySelector('button') };
}

/**
 * Between two deals going on stands first, raising the stake after it.
 * @param {readonly ActionInfo[]} actions
 */
const usualFirst = (actions) =>
  [...actions].sort((one, other) => Number(MAIN.has(other.verb)) - Number(MAIN.has(one.verb)));

/**
 * @param {ActionInfo} action
 * @param {View} view
 * @returns {Array<Node | string>}
 */
function faceOf({ verb, suit, gives, gets, points }, view) {
  const called = suit ?? view.turned?.charAt(1);
  switch (verb) {
    case 'take':
      return called ? [t('table.take', { suit: called }), createPip(called)] : [];
    case 'name':
      return called ? [createPip(called), make('span', 'suit-name', t('table.name_suit', { suit: called }))] : [];
    case 'swap':
      return [thumbnail(gives), makeSilent('arrow', '→'), thumbnail(gets), make('span', '', t('table.swap'))];
    case 'deberts':
      return [t('table.declare_deberts')];
    case 'double':
      return [t('table.double', { stake: view.stake.stake * 2 })];
    case 'claim':
      return [t('table.claim', { points })];
    case 'declare':
      return [];
    default:
      return [t(`table.${verb}`)];
  }
}

/** @param {string | null} code */
function thumbnail(code) {
  const card = makeSilent('card', ...(code ? [createFace(code)] : []));
  card.dataset.faces = 'jumbo';
  return card;
}
