// The words of the review of a deal.

import { number, plural } from '../index.js';

/** @param {number} points */
const cost = (points) => plural(points, { one: `${number(points)} point`, other: `${number(points)} points` });

export default {
  'review.title': 'Review of deal {deal}',
  'review.titleAll': 'Review of the match',
  'review.deal': 'Deal',
  'review.all': 'All deals',
  'review.seat': 'Decisions of',
  'review.judging': 'Judged so far: {done} of {total}',
  'review.done': 'The review is complete.',
  /** @param {{ accuracy: number, lost: number }} args */
  'review.accuracy': ({ accuracy, lost }) =>
    `Accuracy ${number(accuracy)} of 100, ${number(lost)} points left on the table`,
  'review.none': 'There was nothing to decide in this deal.',
  'review.failed': 'The engine gave no answer. Close this and try again.',
  'review.costliest': 'What cost most',
  /** @param {{ points: number }} args */
  'review.cost': ({ points }) => cost(points),
  'review.line': 'The decisions in a row',
  'review.table': 'Points lost by every decision',
  'review.decision': 'Decision',
  'review.known': 'With what could be known',
  'review.open': 'With open cards',
  'review.call': 'Call',
  'review.trick': 'Trick {trick}',
  'review.deals': 'The deals of the match',
  'review.accuracyHead': 'Accuracy',
  'review.lostHead': 'Points left',
  'review.found': 'Could have been better: {all}. Looked into: {found}.',
  'review.find': 'Find what was better',
  'review.findIt': 'find what was better',
  /** @param {{ option: string, points: number }} args */
  'review.question': ({ option, points }) => `What was done: ${option}. It cost ${cost(points)}. What was better?`,
  'review.tell': 'Show the answer',
  /** @param {{ option: string, points: number }} args */
  'review.notThis': ({ option, points }) => `Not this: ${option} costs ${cost(points)}. Try another.`,
  'review.right': 'Found! Best: {option}',
  'review.best': 'Best: {option}',
  'review.next': 'Next one',
  'review.lesson': 'Lesson: {lesson}',
  'review.playOut': 'Play both out',
  'review.walk': 'Show at the table',
  'review.lineHelp':
    'Both are played to the end with all cards open, as well as can be; calls, runs and hands too large for that go by rules of thumb.',
  'review.lineLuck': 'Luck was with what was chosen: as the cards lay it brought more, by what could be known less.',
  'review.takes': '→ {name}, {points}',
  'review.turned': 'Turned up:',
  'review.called': 'Trump: {suit} ({name}).',
  'review.points': 'Certain so far: {points}.',
  'review.do.declare': 'Announce {runs}',
  'review.do.silent': 'Announce nothing',
  'review.do.bella': '{card} with bella',
  'review.better': 'Better: {option}',
  'review.unknown': 'not judged',
  'review.hand': 'In hand:',
  'review.onTable': 'In the trick, led by {name}:',
  'review.option': 'Choice',
  'review.options': 'What every choice is worth',
  'review.chosen': '{option}, chosen',

  'review.mark.good': 'Good',
  'review.mark.inaccuracy': 'Inaccuracy',
  'review.mark.mistake': 'Mistake',
  'review.mark.blunder': 'Blunder',
  'review.mark.unlucky': 'Unlucky',

  /** @param {{ worlds: number }} args */
  'review.how.exact': ({ worlds }) => `Played out exactly for ${worlds} possible sets of hidden cards.`,
  /** @param {{ worlds: number }} args */
  'review.how.tree': ({ worlds }) =>
    `An estimate from ${worlds} possible sets of hidden cards: there are still too many cards to play all of them out.`,
  /** @param {{ worlds: number }} args */
  'review.how.quick': ({ worlds }) => `An estimate from ${worlds} possible deals, played to the end quickly.`,

  'review.do.take': 'Take {suit}',
  'review.do.name': 'Name {suit}',
  'review.do.pass': 'Pass',
  'review.do.swap': 'Exchange the seven',
  'review.do.keep': 'Keep the seven',
  'review.do.play': '{card}',

  'review.help':
    'Points are what is written down in the end: bait, hanging points and the target are counted in, as far as one side comes out ahead of the others. Marks only come from what could be known at that moment; what only open cards show is bad luck.',
};
