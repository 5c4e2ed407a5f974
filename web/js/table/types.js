// Names for the shapes that travel between the files of the table. Nothing here runs.

/** @typedef {import('../protocol.js').View} View */
/** @typedef {import('../protocol.js').Event} TableEvent */
/** @typedef {import('../protocol.js').Update} Update */
/** @typedef {import('../protocol.js').HandCard} HandCard */
/** @typedef {import('../protocol.js').Reason} Reason */
/** @typedef {import('../protocol.js').Prompt} Prompt */
/** @typedef {import('../protocol.js').ActionInfo} ActionInfo */
/** @typedef {import('../protocol.js').RunInfo} RunInfo */
/** @typedef {import('../protocol.js').RunChoice} RunChoice */
/** @typedef {import('../protocol.js').Announcement} Announcement */
/** @typedef {import('../protocol.js').SeatInfo} SeatInfo */
/** @typedef {import('../protocol.js').SideInfo} SideInfo */
/** @typedef {import('../protocol.js').PlayedCard} PlayedCard */
/** @typedef {import('../protocol.js').TrickInfo} TrickInfo */

/** @typedef {'bottom' | 'left' | 'top' | 'right'} Place */

/**
 * @typedef {object} Manner how an update comes to the table
 * @property {boolean} [instant] nothing of it moves
 * @property {boolean} [overtakes] what is still moving is shown at once: whoever steps on does not wait for it
 */

/**
 * @typedef {object} Settings what the page lets the person choose about the table
 * @property {'slow' | 'normal' | 'fast' | 'instant'} speed
 * @property {boolean} waitAfterTrick a finished trick lies until it is tapped away
 * @property {'system' | 'on' | 'off'} motion
 * @property {'trumps-left' | 'trumps-right' | 'suits'} sort where the suits of the hand stand
 * @property {'high-left' | 'low-left'} ranks which end of a suit stands left
 * @property {boolean} confirmTap a card is played by tapping it twice
 * @property {boolean} autoplay the last card is played without being asked for
 * @property {boolean} [points] running card points beside the tricks
 * @property {boolean} [shortcuts] single-key shortcuts
 * @property {boolean} [playByNumber] Shift and a digit play a card
 * @property {'full' | 'moves' | 'off'} [narration] what of all that happens is said to a screen reader
 * @property {string} [coach] `off`: a card that may not be played is refused without a reason
 */

/** @typedef {'deal' | 'play' | 'trick' | 'illegal' | 'bubble' | 'win'} Sound */

/**
 * @typedef {object} Options
 * @property {(action: string) => void} act sends the text of an action to the engine
 * @property {() => void} finish has the rest played, where it is proven to be the person's
 * @property {() => void} next asks for the next deal
 * @property {() => void} takeSeat the one that the device was passed to has it
 * @property {Settings} settings
 * @property {(name: Sound) => void} [onSound]
 * @property {(text: string) => void} [onCall] a player says something aloud
 * @property {(code: string) => void} [onRule] the person wants to read the rule that a refusal names
 * @property {() => void} [onMenu] the person wants the menu
 * @property {() => void} [onUndo] the person takes back
 * @property {() => boolean} [explained] whether somebody else tells a newcomer what choices mean
 * @property {(card: string) => boolean} [about] tells of a card in the hand, where somebody does; whether it is told
 * @property {() => void} [onScores] the person pressed the score: the page opens its sheet
 * @property {(held: HandCard) => void} [onRefused] a card was pressed that may not be played
 */

export {};
