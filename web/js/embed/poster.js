// What a frame shows without an engine: what it holds and a button; why it waits; or why it can't be shown.

import { html, nothing, render } from 'lit-html';
import { SPRITE } from '../folder.js';
import { list, lookUp, t } from '../i18n/index.js';
import { loadWords, say } from '../lessons/words.js';
import { shortCard } from '../names.js';
import { settings } from '../settings.js';
import { levelName, profileName } from '../setup.js';
import { createFace, loadSprite } from '../table/faces.js';

/** @typedef {import('./contract.js').Contract} Contract */

const FAN = ['9H', 'JH', 'AS', 'TD', 'QC'];

/**
 * @param {HTMLElement} root
 * @param {object} context
 * @param {() => void} context.start
 * @param {string} context.home the game's own page
 */
export function createPoster(root, { start, home }) {
  const sprite = loadSprite(SPRITE);
  // Without its pictures a poster still says all it has to.
  sprite.catch(() => {});

  return {
    hide() {
      root.hidden = true;
    },

    /**
     * @param {Contract} contract
     * @param {{ saved: boolean, kept: boolean }} facts whether a match is kept here, and whether one can be
     */
    show(contract, { saved, kept }) {
      const shown = contract.mode === 'position' ? cardsOf(contract) : { hand: [], trick: [] };
      draw(html`
        ${shown.trick.length ? fan('trick', shown.trick) : nothing}
        ${fan('hand', shown.hand.length ? shown.hand : FAN)}
        <h1>${t('page.name')}</h1>
        <p>${contract.mode === 'lesson' ? lessonOf(contract.lesson) : contentOf(contract)}</p>
        ${shown.hand.length ? html`<p>${t('embed.hand', written(shown))}</p>` : nothing}
        <button type="button" class="button primary large" @click=${start}>${labelOf(contract, saved)}</button>
        <p class="help">${t('embed.size', { size: 6 })}${kept ? nothing : html` ${t('embed.notKept')}`}</p>
      `);
    },

    /** @param {boolean} ousted by another table */
    pause(ousted) {
      draw(html`
        <p>${t(ousted ? 'embed.ousted' : 'embed.paused')}</p>
        <button type="button" class="button primary large" @click=${start}>${t('start.continue')}</button>
      `);
    },

    /** @param {string} sentence */
    fail(sentence) {
      draw(html`
        <div role="alert">
          <h1>${t('embed.cannot')}</h1>
          <p>${sentence}</p>
        </div>
        <p><a href=${home} target="_blank" rel="noopener">${t('embed.home')}</a></p>
      `);
    },
  };

  /**
   * Its title, which comes with the words of the lessons.
   * @param {string} name
   */
  function lessonOf(name) {
    const place = document.createElement('span');
    void loadWords().then(
      () => place.append(t('embed.lesson', { title: say(`${name}.title`) })),
      () => {},
    );
    return place;
  }

  /** @param {import('lit-html').TemplateResult} content */
  function draw(content) {
    root.hidden = false;
    render(html`<div class="poster-content">${content}</div>`, root);
  }

  /**
   * @param {string} kind
   * @param {string[]} codes
   */
  function fan(kind, codes) {
    const box = document.createElement('div');
    box.className = `poster-cards poster-${kind}`;
    box.setAttribute('aria-hidden', 'true');
    void sprite.then(() => {
      for (const code of codes) {
        const card = document.createElement('span');
        card.className = 'card';
        card.append(createFace(code));
        box.append(card);
      }
    });
    return box;
  }
}

/** @param {Contract} contract */
function contentOf({ mode, setup, deal }) {
  if (mode === 'position') return t('embed.position');
  if (mode === 'replay') return t('embed.replay');
  if (deal) return t('embed.match');
  const players = t('start.playersValue', { count: setup.players });
  return [profileName(setup.profile), players, levelName(setup.level)].join(' · ');
}

/**
 * @param {Contract} contract
 * @param {boolean} saved
 */
function labelOf({ mode }, saved) {
  if (mode === 'replay') return t('embed.look');
  if (mode === 'lesson') return t('embed.learn');
  return saved ? t('start.continue') : t('start.play');
}

/**
 * The cards that a position text shows: those of the person and those of the trick. It is read no further here; the engine
 * does that.
 * @param {Contract} contract
 */
function cardsOf({ pos, seat }) {
  const items = new Map(pos.split(';').map((item) => /** @type {[string, string]} */ (item.split('='))));
  const cards = (/** @type {string | undefined} */ text) => text?.match(/\b[7-9TJQKA][SHDC]\b/g) ?? [];
  return { hand: cards(items.get(`h${seat}`)), trick: cards(items.get('trick')) };
}

/** @param {{ hand: string[], trick: string[] }} shown */
function written({ hand, trick }) {
  const names = (/** @type {string[]} */ cards) => list(cards.map((card) => shortCard(card, settings.value.letters)));
  return { hand: names(hand), trick: names(trick) };
}

/**
 * What is wrong with the address.
 * @param {import('./contract.js').ContractError} error
 */
export const contractText = ({ code, detail }) => lookUp(`embed.bad.${code}`, detail) ?? code;
