// Looking through a match on the page's own table.

export default {
  'watch.title': 'Watch a match',
  'watch.help':
    'Any match of this game, step by step: paste its record, or choose a file that the library has saved. ' +
    'The matches of the library have a button for it.',
  'watch.own': 'Watch my match so far',
  'watch.open': 'Watch',
  'watch.nothing': 'There is nothing to watch yet: paste a record first.',
  'watch.region': 'Looking through a match',
  'watch.play': 'Play by itself',
  'watch.stop': 'Stop',
  'watch.trickBack': 'One trick back',
  'watch.trickOn': 'One trick on',
  'watch.deal': 'Deal',
  'watch.seat': 'Seen by',
  'watch.dealNumber': 'Deal {deal}',
  'watch.seen': 'Seen by {name}',
  'watch.hands': 'Open hands',
  'watch.back': 'Back to my match',
  'watch.close': 'Leave',
  'watch.lines': 'Two ways to go on',
  'watch.review': 'Back to the review',
  'watch.running': 'This deal is not over yet, so the other hands stay hidden.',
};
