// The keyboard, heard only inside the table, and only the keys that do something there.

/**
 * @typedef {object} Commands
 * @property {() => readonly string[]} hand card codes from left to right
 * @property {() => number} focused index of the focused card, -1: none
 * @property {(code: string | undefined) => void} focusCard
 * @property {(code: string, manner: import('./player.js').Manner) => void} play
 * @property {() => boolean} hurry
 * @property {() => boolean} cancel
 * @property {() => void} lastTrick
 * @property {() => void} read
 * @property {() => void} repeat
 * @property {() => boolean} next
 * @property {() => void} menu
 * @property {() => void} undo
 * @property {(code: string) => boolean} about
 * @property {() => boolean} shortcuts whether single letters and digits are wanted
 * @property {(key: string) => boolean} playsByNumber whether Shift and this key play a card
 */

/**
 * @param {HTMLElement} root
 * @param {Commands} commands
 */
export function listenToKeys(root, commands) {
  const { hand, focused, focusCard } = commands;

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('dialog, input, select, textarea')) return;
    if (onControl(event) || (commands.shortcuts() && onShortcut(letterOf(event), event))) event.preventDefault();
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key did something
   */
  function onControl({ key, target }) {
    const index = focused();
    const count = hand().length;
    if (key === 'Escape') return commands.cancel();
    if (key === 'Enter' || key === ' ') {
      // On a button the browser makes a click of it, which hurries by itself.
      return !(target instanceof Element && target.closest('button')) && commands.hurry();
    }
    if (index < 0 || count === 0) return false;
    if (key === 'ArrowRight') focusCard(hand()[(index + 1) % count]);
    else if (key === 'ArrowLeft') focusCard(hand()[(index + count - 1) % count]);
    else if (key === 'Home') focusCard(hand()[0]);
    else if (key === 'End') focusCard(hand()[count - 1]);
    else if (key === 'ArrowUp') commands.play(hand()[index] ?? '', 'key');
    else return false;
    return true;
  }

  /**
   * @param {string} letter
   * @param {KeyboardEvent} event
   */
  function onShortcut(letter, { key, shiftKey }) {
    const numbered = /^[1-9]$/.test(letter) ? hand()[Number(letter) - 1] : undefined;
    if (shiftKey) {
      if (!numbered || !commands.playsByNumber(key)) return false;
      focusCard(numbered);
      commands.play(numbered, 'key');
      return true;
    }
    if (numbered) return found(numbered);
    if (/^[SHDC]$/.test(letter)) return found(nextCard((code) => code.charAt(1) === letter));
    if (/^[JQKAT]$/.test(letter)) return found(nextCard((code) => code.charAt(0) === letter));
    if (letter === 'L') commands.lastTrick();
    else if (letter === 'I') commands.read();
    else if (letter === 'R') commands.repeat();
    else if (letter === 'M') commands.menu();
    else if (letter === 'U') commands.undo();
    else if (letter === 'B') return commands.about(hand()[focused()] ?? '');
    else return letter === 'N' && commands.next();
    return true;
  }

  /** @param {string | undefined} code */
  function found(code) {
    if (code) focusCard(code);
    return code !== undefined;
  }

  /** @param {(code: string) => boolean} wanted */
  function nextCard(wanted) {
    const codes = hand();
    const start = focused() + 1;
    return [...codes.slice(start), ...codes.slice(0, start)].find(wanted);
  }

  root.addEventListener('keydown', onKey);
  return () => root.removeEventListener('keydown', onKey);
}

/**
 * Under a Cyrillic layout the keys still mean what is printed on them in Latin letters.
 * @param {KeyboardEvent} event
 */
function letterOf({ key, code }) {
  if (/^[a-z0-9]$/i.test(key)) return key.toUpperCase();
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? '';
}
