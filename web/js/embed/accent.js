// The page around may choose the colour of what is to be pressed. It is brought towards that of the text until it can be read
// on this theme; the theme for those who need contrast keeps its own.

const READABLE = 4.5;
const root = document.documentElement;
let wanted = '';

/** @param {unknown} text */
export const isColour = (text) => typeof text === 'string' && /^#?[\da-f]{6}$/i.test(text);

/** @param {string} colour `RRGGBB`; the theme's own where it is anything else */
export function useAccent(colour) {
  wanted = colour;
  paint();
}

function paint() {
  for (const name of ['--accent', '--on-accent']) root.style.removeProperty(name);
  if (!isColour(wanted) || root.dataset.theme === 'contrast') return;
  const theme = getComputedStyle(root);
  const grounds = ['--felt-high', '--felt', '--felt-deep', '--chip'].map((name) => read(theme.getPropertyValue(name)));
  const ink = read(theme.getPropertyValue('--ink'));
  const steps = Array.from({ length: 11 }, (_, step) => mix(read(wanted), ink, step / 10));
  const accent = steps.find((colour) => grounds.every((ground) => contrast(colour, ground) >= READABLE)) ?? ink;
  root.style.setProperty('--accent', `rgb(${accent.join(' ')})`);
  root.style.setProperty('--on-accent', contrast(accent, [255, 255, 255]) >= READABLE ? '#fff' : '#000');
}

new MutationObserver(paint).observe(root, { attributeFilter: ['data-theme'] });

/** @typedef {number[]} Colour red, green and blue, 0 to 255 */

/**
 * @param {string} text `#RRGGBB` or `#RGB`, with or without the sign
 * @returns {Colour}
 */
function read(text) {
  const digits = text.trim().replace('#', '');
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((start) => Number.parseInt(long.slice(start, start + 2), 16));
}

/** @param {Colour} from @param {Colour} to @param {number} part @returns {Colour} */
const mix = (from, to, part) => from.map((value, place) => Math.round(value + ((to[place] ?? 0) - value) * part));

/**
 * As WCAG 2 counts it.
 * @param {Colour} one
 * @param {Colour} other
 */
function contrast(one, other) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** @param {Colour} colour */
function luminance(colour) {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
