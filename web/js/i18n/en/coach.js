// The words of the coach. Cards and suits come as signs: 10♥.

import { number, plural } from '../index.js';

/** @param {number} count */
const deals = (count) =>
  plural(count, { one: `${number(count)} possible deal`, other: `${number(count)} possible deals` });
/** @param {number} count */
const points = (count) => plural(count, { one: `${number(count)} point`, other: `${number(count)} points` });

export default {
  'coach.region': 'Coach',
  'coach.hint.0': 'Hint',
  'coach.hint.1': 'Which are worth a thought?',
  'coach.hint.2': 'What would you do?',
  'coach.hint.3': 'Hint ✓',
  'coach.count': 'What is out',
  'coach.countHide': 'Hide what is out',
  'coach.thinking': 'One moment…',
  'coach.back': 'Take it back',
  'coach.anyway': 'Do it anyway',
  'coach.assisted': 'With the coach’s help this match is counted apart in the statistics.',

  /** @param {{ card: string, points: number }} args */
  'coach.about.trump': ({ card, points: worth }) => `${card}, a trump: ${points(worth)}.`,
  /** @param {{ card: string, points: number }} args */
  'coach.about.plain': ({ card, points: worth }) => `${card}: ${points(worth)}.`,
  'coach.about.above': 'Higher ones of the suit that are out: {cards}.',
  'coach.about.highest': 'No higher one of the suit is out.',
  'coach.about.noTrump': 'What beats it depends on the trump, which is not named yet.',

  'coach.idea.take': 'This hand is strong enough to take.',
  'coach.idea.name': 'One of your suits is strong enough to name.',
  'coach.idea.pass': 'This hand is too weak: let others call.',
  'coach.idea.swap': 'Exchange the seven.',
  'coach.idea.keep': 'Keep the seven.',
  'coach.idea.announce': 'Announce your runs: it costs nothing.',
  'coach.idea.deberts': 'You have a deberts: announce it.',
  'coach.idea.bella': 'Say bella.',
  'coach.idea.claim': 'You have reached the target: claim it.',
  'coach.idea.accept': 'Your chances are good enough to accept.',
  'coach.idea.refuse': 'Your chances are poor: refuse.',
  'coach.idea.double': 'You are clearly ahead: double.',
  'coach.idea.no_double': 'It is too early to double.',
  'coach.idea.forced': 'Only one card may be played.',
  'coach.idea.draw_trumps': 'Draw trumps, so that none is left against your high cards.',
  'coach.idea.cash': 'Take a trick that is safe.',
  'coach.idea.lead_low': 'Lead something cheap and keep your points.',
  'coach.idea.press': 'Lead something strong and make them spend their best.',
  'coach.idea.win': 'Win this trick.',
  'coach.idea.feed': 'Your side has the trick: give it points.',
  'coach.idea.let_go': 'You could take this trick, but let it go.',
  'coach.idea.lose_cheap': 'This trick can hardly be won: give the least.',

  'coach.candidates': 'In question: {choices}.',
  'coach.answer': '{what}.',
  /** @param {{ what: string, points: string, worlds: number }} args */
  'coach.answerAlone': ({ what, points, worlds }) => `${what}: ${points} expected, over ${deals(worlds)}.`,
  /** @param {{ what: string, points: string, worlds: number, next: string, less: string }} args */
  'coach.answerOver': ({ what, points, worlds, next, less }) =>
    `${what}: ${points} expected, over ${deals(worlds)}. Next best: ${next}, ${less} less.`,

  'coach.reason.only': 'There is no other.',
  'coach.reason.over': 'It ends the match.',
  /** @param {{ best: number }} args */
  'coach.reason.free': ({ best }) => (best ? `Up to ${points(best)}; if they are beaten you lose nothing.` : ''),
  'coach.reason.chance': 'You win the match about {best} times in 100.',
  /** @param {{ best: number, worlds: number }} args */
  'coach.reason.made': ({ best, worlds }) => `You make it in ${number(best)} of ${deals(worlds)}.`,
  /** @param {{ next: number, worlds: number }} args */
  'coach.reason.not_made': ({ next, worlds }) =>
    `The best call would be made in only ${number(next)} of ${deals(worlds)}.`,
  /** @param {{ best: number, next: number, worlds: number, one: string, other: string }} args */
  'coach.reason.contract': ({ best, next, worlds, one, other }) =>
    `The deal ends your way in ${number(best)} of ${deals(worlds)} with ${one}, in ${number(next)} with ${other}.`,
  /** @param {{ best: number, next: number, worlds: number, one: string, other: string, card: string }} args */
  'coach.reason.trick': ({ best, next, worlds, one, other, card }) =>
    `${other} can be beaten in ${number(next)} of ${deals(worlds)}, most often by ${card}; ${one} in ${number(best)}.`,
  /** @param {{ best: number, next: number, one: string, other: string }} args */
  'coach.reason.cheap': ({ best, next, one, other }) =>
    `The trick is likely lost: ${one} gives away ${points(best)}, ${other} ${number(next)}.`,
  'coach.reason.same': 'It hardly makes a difference.',
  'coach.reason.later': 'It pays in the tricks to come.',
  'coach.reason.higher': 'The card that lies open is worth more to you than the seven.',

  'coach.do.take': 'take {sign}',
  'coach.do.name': 'name {sign}',
  'coach.do.pass': 'pass',
  'coach.do.swap': 'exchange the seven',
  'coach.do.keep': 'keep the seven',
  'coach.do.declare': 'announce all you have',
  'coach.do.deberts': 'announce the deberts',
  'coach.do.play': '{card}',
  'coach.do.bella': '{card} with bella',
  'coach.do.claim': 'claim',
  'coach.do.accept': 'accept',
  'coach.do.refuse': 'refuse',
  'coach.do.double': 'double',
  'coach.do.no_double': 'do not double',

  /** @param {{ points: number }} args */
  'coach.doubt.runs': ({ points: lost }) => `Are you sure? You give up runs worth ${points(lost)}.`,
  'coach.doubt.deberts': 'Are you sure? You hold a deberts, which wins the match.',
  /** @param {{ points: number }} args */
  'coach.doubt.bella': ({ points: lost }) => `Are you sure? Bella is worth ${points(lost)} and can’t be said later.`,
  /** @param {{ points: number, better: string }} args */
  'coach.doubt.choice': ({ points: lost, better }) =>
    `Are you sure? It costs about ${points(lost)} against the best: ${better}.`,

  'coach.told.take': '{name} takes: the suit turned up is strong in that hand.',
  'coach.told.name': '{name} names {suit}, a strong suit.',
  'coach.told.pass': '{name} passes: not enough trumps.',
  'coach.told.lead_trump': '{name} leads {card} to draw trumps for the caller’s side.',
  'coach.told.lead_trump_against': '{name} leads {card}, a trump, against the caller.',
  'coach.told.lead_sure': '{name} leads {card}, which only a trump can beat.',
  'coach.told.lead_low': '{name} leads {card}, a cheap card.',
  'coach.told.lead_other': '{name} leads {card}.',
  'coach.told.beat_trump': '{name} had to beat the trump: {card}.',
  'coach.told.no_higher_trump': '{name} plays {card}: trumps must be followed.',
  'coach.told.trumped': '{name} had none of the suit and had to trump: {card}.',
  'coach.told.had_to_trump': '{name} had none of the suit and had to play a trump: {card}.',
  'coach.told.took': '{name} takes the lead in the trick with {card}.',
  'coach.told.fed': '{name} gives points to the own side: {card}.',
  'coach.told.least': '{name} follows with {card}, which costs little.',
  'coach.told.followed': '{name} follows with {card}.',
  'coach.told.threw': '{name} has neither the suit nor a trump and throws {card}.',

  'coach.out.trumps': 'Trumps out ({count}): {cards}',
  'coach.out.noTrumps': 'No trumps are out.',
  'coach.out.high': 'Aces and tens out: {cards}',
  'coach.out.noHigh': 'No aces or tens are out.',
  'coach.out.lacking': '{name} has no {suits}',
  'coach.out.asleep': 'Some of them were not dealt to anybody.',

  'coach.first.call_first':
    'The best card takes a trick’s points. Trumps beat other suits, jack and nine first. Whoever takes must score more than the other.',
  'coach.first.call_second': 'Now another suit may be named, or you pass again.',
  'coach.first.must_call': 'Everybody passed, so you must name a suit: your longest, strongest one.',
  'coach.first.exchange': 'You hold the seven of trumps: you may exchange it for the card that lies open.',
  'coach.first.declare': 'Three or more neighbours of a suit are a run. Only the best run at the table counts.',
  'coach.first.lead':
    'You lead: any card. The other must follow suit, else trump. A 10 K Q J 9 8 7; trumps: J 9 A 10 K Q 8 7.',
  'coach.first.follow_suit': 'You must follow the suit that was led.',
  'coach.first.must_trump': 'You have none of the suit, so you must trump.',
  'coach.first.beat_trump': 'A trump was led: you must beat it if you can.',
  'coach.first.overtrump': 'You must play a higher trump.',
  'coach.first.any_card': 'Neither the suit nor a trump: play what you like.',
  'coach.first.next_deal': 'The deal is over: points of tricks, runs and bella are counted together.',
};
