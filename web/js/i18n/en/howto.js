// How to play, in plain words. It tells what most forms of the game share.

export default {
  'howto.title': 'How to play',
  'howto.aim':
    'Win cards in tricks, and collect more points than the others. The first to reach the target, say 301, wins the match.',
  'howto.cards': 'The cards from high to low, with their points',
  'howto.trump': 'Trump',
  'howto.plain': 'Others',

  'howto.dealTitle': 'The deal and trump',
  'howto.deal': 'Everyone gets six cards, and one card is turned up.',
  'howto.dealer':
    'The small pack of cards marks the dealer. Whoever sits next, clockwise, speaks first; the dealer speaks last.',
  'howto.call':
    'In turn you play its suit as trump or pass. If all pass, you may name another suit. Then everyone gets the rest of the cards.',

  'howto.playTitle': 'Playing the cards',
  'howto.follow': 'Follow the suit that was led if you have it.',
  'howto.trumping': 'If you do not have it, you must play a trump; with no trump either, any card.',
  'howto.overtrump':
    'On a trump lead, play a higher trump if you can. The highest trump takes the trick, otherwise the highest card of the suit led.',

  'howto.extraTitle': 'Extra points',
  'howto.runs':
    'Runs in one suit, in the order {order}: three cards are a terz (20), four a fifty (50). Only the best run on the table and its owner’s other runs count.',
  'howto.bella': 'Bella, the king and queen of trumps in one hand: 20.',
  'howto.last': 'The last trick: 10.',

  'howto.scoreTitle': 'Writing down the points',
  'howto.made': 'Made: whoever called trump has more points than the other side, and each side writes down its own.',
  'howto.bait': 'Bait: the caller has fewer, writes nothing, and the other side gets those points too.',
  'howto.hanging': 'Hanging: the points are equal. The caller’s points wait for the winner of the next deal.',

  'howto.keysTitle': 'Keys',
  'howto.keys': 'Left and right go through the hand, Enter plays the card.',
  'howto.letters':
    '1 to 9 find a card by its place, S H D C by its suit, A K Q J T by its rank. Where the settings say so, Shift and a digit play it.',
  'howto.moreKeys':
    'L shows the last trick, I tells how things stand, R repeats what happened, N deals on, M opens the menu, U takes back, ? asks the coach for a hint, and B, or a long press, for a word on a card.',
  'howto.replayKeys':
    'While a match is looked at, left and right go step by step, with Shift by tricks; up and down go by deals, or between two ways to go on; Home and End lead to its ends, the space bar plays it.',

  'howto.forms':
    'Details differ by form of the game: during a match the menu has “Rules of this match”. Skill is a good form to start with.',
};
