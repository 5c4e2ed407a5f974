// The words of the table.

import cards from './cards.js';

const { card, suit } = cards;
const sign = cards['suit.sign'];

/** @typedef {{ you: boolean, name: string }} Who */
/** @typedef {{ proof: string, against: string | null, suit: string, trump: string }} Duty */

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A sentence in the second or the third person.
 * @param {string} you
 * @param {string} other
 */
const person =
  (you, other) =>
  /** @param {Who} args */
  ({ you: self, name }) =>
    self ? `You ${you}.` : `${name} ${other}.`;

export default {
  'table.you': 'You',
  'table.us': 'Us',
  'table.them': 'Them',
  'table.opponents': 'Players',
  'table.table': 'Table',
  'table.log': 'What happened',

  // The own hand.
  /** @param {{ count: number }} args */
  'table.hand': ({ count }) => `Your hand, ${count} ${count === 1 ? 'card' : 'cards'}`,
  /** @param {{ card: string, trump: boolean, playable: boolean, position: number, count: number }} args */
  'table.card': ({ card: code, trump, playable, position, count }) =>
    `${capital(card({ card: code }))}${trump ? ', trump' : ''}${playable ? ', playable' : ''}, ${position} of ${count}`,

  // The status line.
  'table.wait': 'One moment…',
  'table.wait_play': '{name} to play.',
  'table.wait_speak': '{name} to speak.',
  /** @param {{ suit: string, first: boolean }} args `first`: nobody has called in this match yet */
  'table.call_first': ({ suit: code, first }) =>
    `Will you take ${suit({ suit: code })} as trump?${first ? ' Whoever takes must make the most points.' : ''}`,
  /** @param {{ void: boolean }} args `void`: whether to say that a deal nobody calls does not count */
  'table.call_second': ({ void: known }) =>
    `Name a trump suit, or pass.${known ? ' If nobody names one, the cards are dealt again.' : ''}`,
  'table.must_call': 'Everyone passed and you deal: you must name a suit.',
  /** @param {{ card: string }} args */
  'table.exchange': ({ card: code }) => `You hold the seven of trumps. Swap it for the ${card({ card: code })}?`,
  'table.declare': 'Which runs do you announce?',
  'table.may_swap': 'You may swap the seven first.',
  /** @param {{ first: boolean }} args */
  'table.lead': ({ first }) => (first ? 'You lead: play any card.' : 'Your lead: play any card.'),
  /** @param {{ suit: string }} args */
  'table.follow_suit': ({ suit: code }) => `Your turn. ${capital(suit({ suit: code }))} led: follow suit.`,
  /** @param {{ suit: string }} args */
  'table.must_trump': ({ suit: code }) => `Your turn. You have no ${suit({ suit: code })}: play a trump.`,
  'table.beat_trump': 'Your turn. Trumps led: play a higher trump.',
  /** @param {{ against: string | null }} args */
  'table.overtrump': ({ against }) =>
    against ? `Your turn. Beat the ${card({ card: against })} with a higher trump.` : 'Your turn. Play a higher trump.',
  /** @param {{ suit: string | null, trump: string | null }} args */
  'table.any_card': ({ suit: code, trump }) => {
    if (!code) return 'Your turn. Play any card.';
    const without = code === trump ? 'no trumps' : `neither ${suit({ suit: code })} nor trumps`;
    return `Your turn. You have ${without}: play any card.`;
  },
  'table.answer_double': '{name} doubles to {stake}. Accept, or give up the match?',
  'table.offer_double': 'Will you double the stake to {stake}?',
  'table.lesson': 'Read on in the text.',
  'table.next_deal': 'The deal is over.',
  'table.over': 'The match is over.',
  /** @param {Who & { points: number }} args */
  'table.trick_won': ({ you, name, points }) =>
    `${you ? 'You take' : `${name} takes`} ${points ? `${points} points` : 'the trick'}.`,
  'table.go_on': 'Tap or press Enter to go on.',
  'table.rule': 'The rule',

  // Why a card may not be played.
  'table.why_turn': 'It is {name}’s turn.',
  'table.why_plain': 'Not this card.',
  'table.why_declare': 'First say which runs you announce.',
  /** @param {Duty} args */
  'table.why_follow': ({ proof, suit: code }) =>
    `${capital(suit({ suit: code }))} were led and you have the ${card({ card: proof })}: follow suit.`,
  /** @param {Duty} args */
  'table.why_trump': ({ proof, suit: code }) =>
    `You have no ${suit({ suit: code })}, so you must trump: you hold the ${card({ card: proof })}.`,
  /** @param {Duty} args */
  'table.why_beat': ({ proof, against, trump }) =>
    `Trumps were led and your ${card({ card: proof })} beats the ${card({ card: against ?? trump })}: play a higher trump.`,
  /** @param {Duty} args */
  'table.why_overtrump': ({ proof, against }) =>
    against
      ? `The ${card({ card: against })} has trumped and your ${card({ card: proof })} beats it: you must go higher.`
      : `Your ${card({ card: proof })} is a higher trump: you must play it.`,

  // The actions.
  /** @param {{ suit: string }} args */
  'table.take': ({ suit: code }) => `Take ${suit({ suit: code })}`,
  'table.pass': 'Pass',
  /** @param {{ suit: string }} args */
  'table.name_suit': ({ suit: code }) => capital(suit({ suit: code })),
  'table.swap': 'Swap',
  /** @param {{ gives: string, gets: string }} args */
  'table.swap_label': ({ gives, gets }) => `Swap: give the ${card({ card: gives })}, get the ${card({ card: gets })}`,
  'table.keep': 'Keep',
  'table.redeal': 'Four sevens: deal again',
  'table.announce': 'Announce {points}',
  'table.announce_nothing': 'Choose a run',
  'table.silent': 'Stay silent',
  /** @param {{ run: string, cards: string, points: number }} args */
  'table.run_choice': ({ run, cards: named, points }) => `${capital(run)} ${points}: ${named}`,
  'table.declare_deberts': 'Declare deberts',
  'table.double': 'Double to {stake}',
  'table.take_seat': 'I am {name}: show my cards',
  'table.hand_over': 'Pass the device to {name}.',
  'table.nothing_asked': '{name} has nothing to decide.',
  'table.no_double': 'Play on',
  'table.accept': 'Accept',
  'table.refuse': 'Refuse',
  'table.claim': 'Claim the match ({points})',
  'table.rest': 'The rest are mine',
  'table.play': 'Play it',
  'table.play_bella': 'Bella +20',
  'table.play_silently': 'Play silently',
  /** @param {{ card: string }} args */
  'table.ask_bella': ({ card: code }) => `Announce bella with the ${card({ card: code })}?`,
  /** @param {{ card: string }} args */
  'table.ask_play': ({ card: code }) => `Play the ${card({ card: code })}?`,
  'table.next': 'Next deal',
  'table.actions': 'What you can do',

  // Seats.
  /** @param {{ name: string, cards: number, tricks: number, facts: string[] }} args */
  'table.seat': ({ name, cards: count, tricks, facts }) =>
    [
      name,
      ...facts,
      `${count} ${count === 1 ? 'card' : 'cards'}`,
      `${tricks} ${tricks === 1 ? 'trick' : 'tricks'}`,
    ].join(', '),
  'table.partner': 'partner',
  'table.dealer': 'dealer',
  'table.to_move': 'to move',
  /** @param {{ suit: string }} args */
  'table.caller': ({ suit: code }) => `chose ${suit({ suit: code })}`,
  /** @param {{ count: number }} args */
  'table.baits': ({ count }) => `${count} ${count === 1 ? 'bait' : 'baits'}`,
  'table.runs_shown': 'shown runs',
  'table.called_pass': 'Pass',
  /** @param {{ suit: string }} args */
  'table.called_trump': ({ suit: code }) => `${capital(suit({ suit: code }))} ${sign({ suit: code })}`,
  /** @param {{ what: string, top: string | null, trump: boolean | null }} args */
  'table.announcement': ({ what, top, trump }) => `${capital(what)}${top ? ` ${top}` : ''}${trump ? ', trump' : ''}`,
  'table.run_length': '{length} in a row',
  'table.beaten': '{run}, beaten',
  'table.no_run': 'No run',
  'table.bella': 'Bella',
  'table.swapped': 'Swapped the 7',
  'table.four_sevens': 'Four sevens',
  'table.deberts': 'Deberts!',
  'table.bubble_doubled': 'Double: {points}!',
  'table.bubble_accepted': 'Accepted',
  'table.bubble_refused': 'Refused',
  'table.bubble_claimed': 'The match is mine',

  // Trick, stock, piles.
  /** @param {{ name: string, card: string, winning: boolean }} args */
  'table.trick_card': ({ name, card: code, winning }) => `${name} ${card({ card: code })}${winning ? ', winning' : ''}`,
  'table.trick': 'Trick: {cards}',
  'table.trick_empty': 'No card on the table',
  'table.not_in_play': 'not in play',
  /** @param {{ indicator: string | null, bottom: string | null }} args */
  'table.stock': ({ indicator, bottom }) =>
    [
      indicator && `Turned card ${card({ card: indicator })}`,
      bottom && `bottom card ${card({ card: bottom })}, not in play`,
    ]
      .filter(Boolean)
      .join('; ') || 'Pack',
  /** @param {{ name: string, tricks: number, points: number | null }} args */
  'table.pile': ({ name, tricks, points }) =>
    `${name} ${tricks}${points === null ? '' : ` · ${points}`}: ${points === null ? 'tricks' : 'tricks and card points'}. Show the last trick`,
  'table.last_trick': 'Last trick',
  'table.no_last_trick': 'No trick has been completed yet.',
  /** @param {Who & { points: number }} args */
  'table.last_won': ({ you, name, points }) => `${you ? 'You' : name} won it: ${points} points.`,
  /** @param {{ you: boolean, name: string }} args */
  'table.last_led': ({ you, name }) => `${you ? 'You' : name} led.`,
  'table.close': 'Close',

  // Chips.
  'table.score': '{score} to {target}: the score',
  'table.target': 'to {target}',
  /** @param {{ suit: string, name: string }} args */
  'table.trump_chip': ({ suit: code, name }) => `Trump ${suit({ suit: code })}, chosen by ${name}`,
  'table.stake': 'Stake {stake}',
  'table.hanging': 'Hanging {points}',
  'table.hanging_for': '{points} points hang for {names}',

  // Spoken.
  /** @param {{ number: number, dealer: string, you: boolean }} args */
  'table.say_deal': ({ number, dealer, you }) => `Deal ${number}. ${you ? 'You deal' : `${dealer} deals`}.`,
  /** @param {{ cards: string, card: string }} args */
  'table.say_turned_up': ({ cards: named, card: code }) =>
    `Your cards: ${named}. ${capital(card({ card: code }))} turned up.`,
  'table.say_pass': person('pass', 'passes'),
  /** @param {Who & { suit: string }} args */
  'table.say_take': ({ you, name, suit: code }) => `${you ? 'You take' : `${name} takes`} ${suit({ suit: code })}.`,
  /** @param {Who & { suit: string }} args */
  'table.say_name': ({ you, name, suit: code }) => `${you ? 'You name' : `${name} names`} ${suit({ suit: code })}.`,
  'table.say_all_passed': 'Everyone passed.',
  'table.say_drew': 'You draw {cards}.',
  /** @param {{ card: string }} args */
  'table.say_bottom': ({ card: code }) => `Bottom card ${card({ card: code })}, not in play.`,
  /** @param {Who & { card: string, other: string }} args */
  'table.say_swapped': ({ you, name, card: gives, other }) =>
    `${you ? 'You swap' : `${name} swaps`} the ${card({ card: gives })} for the ${card({ card: other })}.`,
  'table.say_no_run': person('have no run', 'has no run'),
  /** @param {Who & { run: string }} args */
  'table.say_announced': ({ you, name, run }) => `${you ? 'You announce' : `${name} announces`}: ${run}.`,
  'table.say_compared': '{name}: {run}.',
  /** @param {Who & { cards: string }} args */
  'table.say_shown': ({ you, name, cards: named }) => `${you ? 'You show' : `${name} shows`} ${named}.`,
  'table.say_bella': person('announce bella', 'announces bella'),
  /** @param {Who & { card: string, leads: boolean, trump: boolean }} args */
  'table.say_played': ({ you, name, card: code, leads, trump }) => {
    const verb = leads ? (you ? 'lead' : 'leads') : you ? 'play' : 'plays';
    return `${you ? 'You' : name} ${verb} ${card({ card: code })}${trump ? ', trump' : ''}.`;
  },
  /** @param {Who & { points: number, score: string }} args */
  'table.say_trick': ({ you, name, points, score }) =>
    `${you ? 'You win' : `${name} wins`} ${points}. Tricks ${score}.`,
  'table.say_sevens': person('show four sevens', 'shows four sevens'),
  /** @param {Who & { cards: string }} args */
  'table.say_deberts': ({ you, name, cards: named }) =>
    `${you ? 'You declare' : `${name} declares`} deberts: ${named}.`,
  /** @param {Who & { points: number }} args */
  'table.say_doubled': ({ you, name, points }) => `${you ? 'You double' : `${name} doubles`} the stake to ${points}.`,
  'table.say_accepted': person('accept', 'accepts'),
  'table.say_refused': person('refuse', 'refuses'),
  'table.say_no_double': person('do not double', 'does not double'),
  'table.say_claimed': person('claim the match', 'claims the match'),
  'table.say_scored': 'The deal is over.',
  /** @param {Who} args */
  'table.say_match_over': ({ you, name }) => `The match is over. ${you ? 'You won' : `${name} won`}.`,
  /** @param {Who & { suit: string }} args */
  'table.say_trump': ({ you, name, suit: code }) => `Trump ${suit({ suit: code })}, chosen by ${you ? 'you' : name}.`,
  /** @param {{ card: string }} args */
  'table.say_turned': ({ card: code }) => `Turned up: ${card({ card: code })}.`,
  /** @param {{ name: string, tricks: number, total: number }} args */
  'table.say_side': ({ name, tricks, total }) =>
    `${name}: ${tricks} ${tricks === 1 ? 'trick' : 'tricks'}, score ${total}.`,
};
