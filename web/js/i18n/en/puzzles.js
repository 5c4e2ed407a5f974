// The words of the puzzles.

import { number, plural } from '../index.js';

export default {
  'puzzle.region': 'Puzzle',
  'puzzle.title': 'Puzzle',
  'puzzle.intro':
    'Positions from games of the computer, with one answer that is better than all others by what can be known. Your first answer to a puzzle moves your rating.',
  'puzzle.failed': 'The engine gave no answer. Close this and try again.',
  'puzzle.today': 'Puzzle of the day',
  'puzzle.done': 'solved',
  'puzzle.nearest': 'Next puzzle',
  'puzzle.rated': 'rated {rating}',
  'puzzle.theme': 'Practise',
  'puzzle.share': '{solved} of {all}',
  'puzzle.streak': '{streak}, at best {best}',
  'puzzle.figure.rating': 'Your rating',
  'puzzle.figure.solved': 'Right at the first try',
  'puzzle.figure.streak': 'Right in a row',
  'puzzle.figure.days': 'Puzzles of the day in a row',

  'puzzle.game': '{profile}, {players}',
  'puzzle.asks.card': 'Which card is best?',
  'puzzle.asks.call': 'What do you call?',
  'puzzle.asks.swap': 'Exchange the seven or keep it?',
  'puzzle.asks.runs': 'What do you announce?',
  'puzzle.show': 'Show the answer',
  'puzzle.again': 'Try again',
  'puzzle.next': 'Next',
  'puzzle.list': 'Puzzles',
  'puzzle.right': 'Right!',
  /** @param {{ points: number }} args */
  'puzzle.wrong': ({ points }) =>
    `It costs ${plural(points, { one: `${number(points)} point`, other: `${number(points)} points` })}.`,
  'puzzle.best': 'Best is: {option}.',
  'puzzle.yours': 'your answer',
  /** @param {{ worlds: number }} args */
  'puzzle.worth': ({ worlds }) =>
    `Points ahead of the others in the end, on average over ${plural(worlds, { one: `${number(worlds)} possible deal`, other: `${number(worlds)} possible deals` })}.`,
  'puzzle.gained': 'In one of these deals, played well from here: you {own}, others {others}.',
  'puzzle.rating': 'Your rating: {rating} ({change}).',

  'puzzle.do.take': 'Take',
  'puzzle.do.name': 'Name {suit}',
  'puzzle.do.pass': 'Pass',
  'puzzle.do.swap': 'Exchange the seven',
  'puzzle.do.keep': 'Keep the seven',
  'puzzle.do.play': '{card}',
  'puzzle.do.declare': '{runs}',
  'puzzle.do.silent': 'Say nothing',

  'puzzle.theme.all': 'Everything',
  'puzzle.theme.bid': 'Bid or pass',
  'puzzle.theme.swap': 'The trump seven',
  'puzzle.theme.runs': 'Which runs to announce',
  'puzzle.theme.contract': 'The contract hangs on it',
  'puzzle.theme.ten': 'Guard the ten',
  'puzzle.theme.trumps': 'Draw trumps',
  'puzzle.theme.last': 'The last trick',
  'puzzle.theme.take': 'Take the trick',
  'puzzle.theme.duck': 'Leave the trick',
  'puzzle.theme.lead': 'What to lead',
  'puzzle.theme.throw': 'What to give',
};
