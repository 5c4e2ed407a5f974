// Card faces, composed from the symbols of web/img/cards.svg.
//
// A face carries both layouts and both alphabets; web/css/cards.css shows one of each, so a
// change of setting is a change of one attribute and never a rebuild.  Faces are decoration:
// the accessible name belongs to the button around them.

const SVG = 'http://www.w3.org/2000/svg';

/** Card box in face units: 5:7. */
const WIDTH = 250;
const HEIGHT = 350;

/** A court symbol is 1300 × 2000. */
const COURT_RATIO = 2000 / 1300;

/** Glyph and pip symbols leave a margin: their ink is 1000 of 1200 units. */
const MARGIN = 1.2;

/** Ranks whose index letter differs between the alphabets (К looks like K). */
const TWO_LETTERS = 'JQA';

/**
 * Classic pips as offsets from the centre of the card; those below it stand on their heads.
 * @type {Readonly<Record<string, ReadonlyArray<readonly [x: number, y: number]>>>}
 */
const PIPS = (() => {
  /** @param {number[]} rows @returns {Array<[number, number]>} */
  const columns = (...rows) =>
    rows.flatMap((y) => [
      [-53, y],
      [53, y],
    ]);
  return {
    7: [...columns(-111, 0, 111), [0, -55.5]],
    8: [...columns(-111, 0, 111), [0, -55.5], [0, 55.5]],
    9: [...columns(-111, -37, 37, 111), [0, 0]],
    T: [...columns(-111, -37, 37, 111), [0, -74], [0, 74]],
  };
})();

/** @type {Promise<void> | undefined} */
let loading;

/**
 * Fetches the sprite and puts it, hidden, into the document; later calls share the first one's
 * promise unless it failed.
 * @param {string} url
 * @returns {Promise<void>}
 */
export function loadSprite(url) {
  loading ??= insertSprite(url).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** @param {string} url */
async function insertSprite(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`card sprite: HTTP ${response.status}`);
  const parsed = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  const sprite = parsed.documentElement;
  if (sprite.localName !== 'svg') throw new Error('card sprite: not an SVG document');
  sprite.setAttribute('aria-hidden', 'true');
  sprite.setAttribute('focusable', 'false');
  // cards.css hides it by size: display:none has kept some browsers from drawing a <use> of it.
  sprite.setAttribute('class', 'card-sprite');
  document.body.prepend(document.adoptNode(sprite));
}

/**
 * @param {string} code rank then suit, e.g. "TH" or "7S"
 * @returns {SVGSVGElement}
 */
export function createFace(code) {
  if (!/^[789TJQKA][SHDC]$/.test(code)) throw new RangeError(`not a card: ${code}`);
  const [rank, suit] = /** @type {[string, string]} */ ([code.charAt(0), code.charAt(1)]);
  return picture(
    `card-face suit-${suit.toLowerCase()}`,
    `0 0 ${WIDTH} ${HEIGHT}`,
    element('g', { class: 'face-jumbo', 'stroke-width': 118 }, jumbo(rank, suit)),
    element('g', { class: 'face-classic', 'stroke-width': 100 }, classic(rank, suit)),
  );
}

/**
 * One suit sign in the current palette, for chips and buttons.
 * @param {string} suit "S", "H", "D" or "C"
 * @returns {SVGSVGElement}
 */
export function createPip(suit) {
  if (!/^[SHDC]$/.test(suit)) throw new RangeError(`not a suit: ${suit}`);
  return picture(`card-pip suit-${suit.toLowerCase()}`, '0 0 100 100', place(`pip-${suit}`, 50, 50, 76));
}

/** @returns {HTMLSpanElement} */
export function createBack() {
  const back = document.createElement('span');
  back.className = 'card-back';
  back.setAttribute('aria-hidden', 'true');
  return back;
}

/**
 * Rank and suit fill the left half, all that a tight fan leaves visible.
 * @param {string} rank
 * @param {string} suit
 */
function jumbo(rank, suit) {
  const index = [...letters(rank, 47, 66, 103), place(`pip-${suit}`, 47, 155, 58)];
  if (isCourt(rank)) return [...court(rank, suit, 167.5, 228, 148), ...index];
  return [...index, place(`pip-${suit}`, 168, 252, rank === 'A' ? 142 : 122)];
}

/**
 * @param {string} rank
 * @param {string} suit
 */
function classic(rank, suit) {
  const corner = [...letters(rank, 25, 39, 48), place(`pip-${suit}`, 25, 84, 31)];
  const parts = [
    ...corner,
    element(
      'g',
      { transform: turn },
      corner.map((part) => part.cloneNode(true)),
    ),
  ];
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
  if (isCourt(rank)) {
    const corner = place(`pip-${suit}`, x - 60, y - 98, 39);
    const opposite = element('g', { transform: turn }, [corner.cloneNode(true)]);
    parts.unshift(...court(rank, suit, x, y, 164), corner, opposite);
  } else if (rank === 'A') {
    parts.push(place(`pip-${suit}`, x, y, suit === 'S' ? 150 : 118));
  } else {
    for (const [dx, dy] of PIPS[rank] ?? []) {
      const pip = place(`pip-${suit}`, x + dx, dy > 0 ? y - dy : y + dy, 51);
      if (dy > 0) pip.setAttribute('transform', turn);
      parts.push(pip);
    }
  }
  return parts;
}

/** Half a turn about the centre of the card (columns are symmetrical, so x needs no mirroring). */
const turn = `rotate(180 ${WIDTH / 2} ${HEIGHT / 2})`;

/** @param {string} rank */
const isCourt = (rank) => 'JQK'.includes(rank);

/**
 * The index glyph, in both alphabets where they differ.
 * @param {string} rank
 * @param {number} x
 * @param {number} y
 * @param {number} height
 */
function letters(rank, x, y, height) {
  const latin = place(`rank-${rank}`, x, y, height);
  if (!TWO_LETTERS.includes(rank)) return [latin];
  const cyrillic = place(`cyrillic-${rank}`, x, y, height);
  latin.setAttribute('class', 'face-latin');
  cyrillic.setAttribute('class', 'face-cyrillic');
  return [latin, cyrillic];
}

/**
 * A framed court centred on x, y.
 * @param {string} rank
 * @param {string} suit
 * @param {number} x
 * @param {number} y
 * @param {number} width
 */
function court(rank, suit, x, y, width) {
  const height = width * COURT_RATIO;
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  return [
    element('use', { href: `#court-${rank}${suit}`, ...box }),
    element('rect', { class: 'face-frame', rx: 3, ...box }),
  ];
}

/**
 * A square symbol centred on x, y, its ink `size` high.
 * @param {string} id
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function place(id, x, y, size) {
  const side = size * MARGIN;
  return element('use', { href: `#${id}`, x: x - side / 2, y: y - side / 2, width: side, height: side });
}

/**
 * @param {string} className
 * @param {string} viewBox
 * @param {...Node} children
 * @returns {SVGSVGElement}
 */
function picture(className, viewBox, ...children) {
  return element('svg', { class: className, viewBox, 'aria-hidden': 'true', focusable: 'false' }, children);
}

/**
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | number>} attributes
 * @param {Node[]} [children]
 */
function element(name, attributes, children = []) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}
