// Composes web/img/cards.svg, the one sprite every card face is built from.
//
// Run by hand, only when the art changes (the result is committed):
//
//   npm install --prefix DIR --ignore-scripts --legacy-peer-deps \
//       @heruka_urgyen/react-playing-cards@0.5.0 svgo@4.1.0
//   node tools/compose_cards.mjs DIR web/img/cards.svg
//
// Inputs: the package's src/images/4color/*.svg (Adrian Kennard, CC0).  What is taken and what is
// changed is written down in web/img/README.md.

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const [installDir, target] = process.argv.slice(2);
if (!installDir || !target) throw new Error('usage: compose_cards.mjs INSTALL_DIR TARGET_SVG');
// svgo lives with the art, not in this repository's dependencies.
const { optimize } = createRequire(join(resolve(installDir), 'index.js'))('svgo');
const art = join(installDir, 'node_modules/@heruka_urgyen/react-playing-cards/src/images/4color');

const SUITS = ['S', 'H', 'D', 'C'];
const RANKS = ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];
const COURTS = ['J', 'Q', 'K'];

// Drawn for this project in the same 1000-unit box and stroke as the Latin letters: valet В,
// dama Д, tuz Т.  Korol К is the Latin glyph.
const CYRILLIC = {
  J: 'M-270-460H20A205 205 0 0 1 20-50H-170M-270 460H20A255 255 0 0 0 20-50M-170-460V460',
  Q: 'M-300 470V330H300V470M-190 330C-100 120-80-150-80-460H200V330M-150-460H270',
  A: 'M-280-330V-460H280V-330M0-460V460M-110 460H110',
};

/** The source paints in five literal colours; the fifth, the suit's own, becomes currentColor. */
const PAINT = {
  '#FC4': 'var(--court-gold)',
  '#44F': 'var(--court-blue)',
  red: 'var(--court-red)',
  black: 'var(--court-black)',
};

const source = (code) => readFileSync(join(art, `${code}.svg`), 'utf8');
const symbolBody = (text, id) => {
  const found = text.match(new RegExp(`<symbol id="${id}"[^>]*>(.*?)</symbol>`, 's'));
  if (!found) throw new Error(`no symbol ${id}`);
  return found[1];
};
const pathData = (body) => body.match(/ d="([^"]+)"/)[1];

// Glyphs carry no stroke-width: the face that uses one chooses its weight.
const glyph = (id, d) =>
  `<symbol id="${id}" viewBox="-600 -600 1200 1200">` +
  `<path fill="none" stroke="currentColor" stroke-linecap="square" d="${d}"/></symbol>`;

const pip = (suit) =>
  `<symbol id="pip-${suit}" viewBox="-600 -600 1200 1200">` +
  `<path fill="currentColor" d="${pathData(symbolBody(source(`7${suit}`), `S${suit}7`))}"/></symbol>`;

/** One court: six layers, each drawn once and once more turned round, in the source's order. */
const court = (rank, suit) => {
  const text = source(rank + suit);
  const layers = [1, 2, 3, 4, 5, 6].map((n) => {
    const body = symbolBody(text, suit + rank + n)
      .replaceAll(/<\/(path|use)>/g, '')
      .replaceAll(/<(path|use)([^>]*)>/g, '<$1$2/>')
      .replaceAll(/(fill|stroke)="([^"]+)"/g, (_, key, value) => `${key}="${PAINT[value] ?? value}"`)
      // The source squeezes pips by 0.972 against its own stretched box; this box is true.
      .replaceAll(
        /xlink:href="#S\w+" height="(\d+)" transform="(translate\([^)]*\))scale\(1,0.972\)(rotate\([^)]*\))[^"]*"/g,
        (_, size, move, turn) =>
          `href="#pip-${suit}" width="${size}" height="${size}" x="-${size / 2}" y="-${size / 2}" ` +
          `transform="${move}${turn}"`,
      );
    const id = `court-${rank}${suit}-${n}`;
    return `<g id="${id}">${body}</g><use href="#${id}" transform="rotate(180 650 1000)"/>`;
  });
  return `<symbol id="court-${rank}${suit}" viewBox="0 0 1300 2000">${layers.join('')}</symbol>`;
};

const symbols = [
  ...SUITS.map(pip),
  ...RANKS.map((rank) => glyph(`rank-${rank}`, pathData(symbolBody(source(`${rank}S`), `VS${rank}`)))),
  ...Object.entries(CYRILLIC).map(([rank, d]) => glyph(`cyrillic-${rank}`, d)),
  ...COURTS.flatMap((rank) => SUITS.map((suit) => court(rank, suit))),
];

// Whole units are invisible at card size (a court is 1300 × 2000 of them) and take the file from 483 to 170 KB.
const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {
  plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
});
// One symbol a line keeps a later diff readable.
writeFileSync(target, `${data.replaceAll('<symbol', '\n<symbol').replace('</svg>', '\n</svg>').trim()}\n`);
