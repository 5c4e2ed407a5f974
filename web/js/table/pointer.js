// Pointers on the own cards. A tap is the browser's click. A drag upwards throws the card on the table; sliding
// sideways with a finger moves a preview from card to card, for strips narrower than a fingertip. A long press asks about a
// card, where somebody answers.

/** @typedef {import('./hand.js').Hand} Hand */

const SLOP = { mouse: 6, touch: 10 };
/** A card that is held so long without a move is asked about. */
const LONG_MS = 450;
/** A card is thrown when let go this far above the hand, or flicked upwards this fast. */
const THROW_PX = 24;
const FLICK_PX_PER_MS = 0.5;

/**
 * @typedef {object} Grip
 * @property {number} id of the pointer
 * @property {string} code
 * @property {number} x
 * @property {number} y
 * @property {number} slop
 * @property {boolean} finger
 * @property {'held' | 'asked' | 'slid' | 'dragged'} state
 * @property {number} timer of the long press
 * @property {{ y: number, time: number, speed: number }} last
 */

/**
 * @param {Hand} hand
 * @param {(code: string, manner: import('./player.js').Manner) => boolean} play tries to play a card; false where it may not be played
 * @param {(code: string) => boolean} about tells of a card; false where nobody does
 */
export function followPointer(hand, play, about) {
  const { zone } = hand;
  /** @type {Grip | null} */
  let grip = null;
  let swallowClick = false;

  /** @param {PointerEvent} event */
  function down(event) {
    swallowClick = false;
    if (grip || !event.isPrimary || event.button !== 0) return;
    const code = codeAt(event.target);
    if (!code) return;
    const finger = event.pointerType !== 'mouse';
    const slop = finger ? SLOP.touch : SLOP.mouse;
    const last = { y: event.clientY, time: event.timeStamp, speed: 0 };
    const timer = window.setTimeout(ask, LONG_MS);
    grip = { id: event.pointerId, code, x: event.clientX, y: event.clientY, slop, finger, state: 'held', timer, last };
  }

  function ask() {
    if (grip?.state !== 'held' || !about(grip.code)) return;
    grip.state = 'asked';
    swallowClick = true;
    hand.raise(grip.code);
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (!grip || event.pointerId !== grip.id) return;
    const dx = event.clientX - grip.x;
    const dy = event.clientY - grip.y;
    const time = event.timeStamp - grip.last.time;
    if (time > 0) grip.last = { y: event.clientY, time: event.timeStamp, speed: (grip.last.y - event.clientY) / time };
    if (grip.state === 'held' || grip.state === 'asked') {
      if (Math.hypot(dx, dy) < grip.slop) return;
      grip.state = grip.finger && Math.abs(dx) > Math.abs(dy) ? 'slid' : 'dragged';
      swallowClick = true;
      zone.setPointerCapture(grip.id);
      zone.dataset.grip = grip.state;
    }
    if (grip.state === 'slid') {
      grip.code = codeAtX(event.clientX) ?? grip.code;
      hand.raise(grip.code);
      if (event.clientY > zone.getBoundingClientRect().top - THROW_PX) return;
      Object.assign(grip, { state: 'dragged', x: event.clientX });
      zone.dataset.grip = 'dragged';
    }
    drag(grip, event);
  }

  /**
   * A finger would hide the card, so there it floats a little above.
   * @param {Grip} held
   * @param {PointerEvent} event
   */
  function drag(held, event) {
    hand.raise(held.code);
    const card = cardOf(held.code);
    if (card) card.style.translate = `${event.clientX - held.x}px ${event.clientY - held.y - (held.finger ? 24 : 0)}px`;
  }

  /** @param {PointerEvent} event */
  function up(event) {
    if (!grip || event.pointerId !== grip.id) return;
    const { code, state, last } = grip;
    const { top, bottom } = zone.getBoundingClientRect();
    const thrown = event.clientY < top - THROW_PX || last.speed >= FLICK_PX_PER_MS;
    const chosen = state === 'slid' && event.clientY < bottom;
    if ((state === 'dragged' && thrown) || chosen) release(!play(code, 'throw'));
    else release(true);
  }

  /** @param {boolean} home whether the card goes back to its place */
  function release(home) {
    if (!grip) return;
    window.clearTimeout(grip.timer);
    const card = cardOf(grip.code);
    if (home && card) card.style.translate = '';
    if (home) hand.raise(null);
    delete zone.dataset.grip;
    grip = null;
  }

  /** @returns {boolean} whether there was anything to give up */
  function cancel() {
    if (!grip || grip.state === 'held') return false;
    release(true);
    return true;
  }

  /** @param {PointerEvent} event */
  function lost(event) {
    if (event.pointerId === grip?.id) release(true);
  }

  /** @param {string} code */
  function cardOf(code) {
    return /** @type {HTMLElement | null} */ (hand.button(code)?.querySelector('.card'));
  }

  /** @param {EventTarget | null} target */
  function codeAt(target) {
    const button = target instanceof Element ? target.closest('button') : null;
    return button?.dataset.code;
  }

  /** @param {number} x */
  function codeAtX(x) {
    return hand.codes().findLast((code) => (hand.button(code)?.getBoundingClientRect().left ?? x) <= x);
  }

  zone.addEventListener('pointerdown', down);
  zone.addEventListener('pointermove', move);
  zone.addEventListener('pointerup', up);
  zone.addEventListener('pointercancel', lost);
  zone.addEventListener('lostpointercapture', (event) => {
    // A finger is held by the card it touched until the zone takes it over; that card's loss is no loss.
    if (event.target === zone) lost(event);
  });
  zone.addEventListener('click', (event) => {
    // The click that ends a drag; one made by a key or a reader has no detail and always counts.
    if (swallowClick && event.detail > 0) return;
    const code = codeAt(event.target);
    if (code) play(code, event.detail === 0 ? 'key' : 'tap');
  });

  return { cancel };
}
