// The keyboard while a match is looked at: heard before the table, whose arrows go through the hand.

/**
 * @param {object} commands
 * @param {(by: number) => void} commands.step
 * @param {(by: number) => void} commands.trick
 * @param {(by: number) => void} commands.deal
 * @param {() => void} commands.first
 * @param {() => void} commands.last
 * @param {() => void} commands.play
 * @returns {() => void} stops listening
 */
export function listenToReplayKeys(commands) {
  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target, key } = event;
    if (target instanceof Element && target.closest('dialog, input, select, textarea')) return;
    // A button that has the focus is pressed by the space bar; a card of the hand is not to be played here.
    if (key === ' ' && target instanceof Element && target.closest('button') && !target.closest('.hand')) return;
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }

  /** @param {KeyboardEvent} event */
  function actionOf({ key, shiftKey }) {
    const by = shiftKey ? commands.trick : commands.step;
    switch (key) {
      case 'ArrowLeft':
        return () => by(-1);
      case 'ArrowRight':
        return () => by(1);
      case 'ArrowUp':
      case 'PageUp':
        return () => commands.deal(-1);
      case 'ArrowDown':
      case 'PageDown':
        return () => commands.deal(1);
      case 'Home':
        return commands.first;
      case 'End':
        return commands.last;
      case ' ':
        return commands.play;
      default:
        return undefined;
    }
  }

  document.addEventListener('keydown', onKey, { capture: true });
  return () => document.removeEventListener('keydown', onKey, { capture: true });
}
