// Tips for better play and common questions; fetched when they are opened.

export default {
  'tips.better': 'Play better',
  'tips.questions': 'Common questions',
  'tips.lesson': 'Lesson: {title}',
  'tips.puzzles': 'Puzzles: {theme}',
  'tips.rules': 'Rules: {group}',

  'tips.tip.count': 'Count before you take',
  'tips.tip.count.text':
    'Count your trumps, the jack and the nine above all, your aces, and the runs that may come. Three more cards follow for you, but for the others as well.',
  'tips.tip.weak': 'Pass weak hands',
  'tips.tip.weak.text':
    'A pass costs nothing. A bait costs all your points of the deal and gives them to the other side. Take where you expect to win the deal, not where you only might.',
  'tips.tip.seven': 'Exchange the seven',
  'tips.tip.seven.text':
    'The seven is the lowest trump. If the suit turned up became trump, exchange it: even a low trump in its place is better, and a jack or a nine can turn the deal.',
  'tips.tip.runs': 'Announce your runs',
  'tips.tip.runs.text':
    'A terz brings 20, a fifty 50: as much as several tricks. Silence is seldom worth that. Where a long row may be cut, take the pieces that bring more.',
  'tips.tip.draw': 'Draw the trumps',
  'tips.tip.draw.text':
    'An ace can be trumped as long as others hold trumps. With the longer or higher trumps lead them first, and your plain winners are safe.',
  'tips.tip.ten': 'Keep a ten while its ace is out',
  'tips.tip.ten.text':
    'A ten that is led goes to whoever holds the ace, ten points with it. Keep it until the ace is gone, with a small card of the suit beside it that you can give to the ace.',
  'tips.tip.away': 'Remember the cards that lie open',
  'tips.tip.away.text':
    'With two or three players two cards are seen and not played: the card turned up, or the seven that was exchanged for it, and the bottom card. If an ace lies there, its ten is the highest of the suit.',
  'tips.tip.duck': 'Let a trick go',
  'tips.tip.duck.text':
    'A plain card need not be beaten. Give a small one to a cheap trick and keep the ace for the ten that is still to come.',
  'tips.tip.last': 'Think of the last trick',
  'tips.tip.last.text':
    'It brings 10 more. Keep a trump, or a card that is the highest of its suit by then, for the end.',
  'tips.tip.contract': 'Know where the deal stands',
  'tips.tip.contract.text':
    'Whoever called trump needs more than the others: one point decides who writes down what. Count both sides, runs, bella and the last trick with them, before you choose between safe and daring.',
  'tips.tip.partner': 'Play for two',
  'tips.tip.partner.text':
    'In pairs give your partner’s sure trick your tens and aces, and do not waste a high trump on a trick that is yours already.',

  'tips.ask.bait': 'What is bait?',
  'tips.ask.bait.text':
    'Whoever called trump has fewer points than the other side. Then the caller writes down nothing, and the others get those points on top of their own. With three players the caller usually has to beat each of the others.',
  'tips.ask.hanging': 'Why do points hang?',
  'tips.ask.hanging.text':
    'The caller has exactly as many points as the defenders. The defenders write down theirs; the caller’s wait, and whoever wins the next deal gets them.',
  'tips.ask.terz': 'What are a terz and a fifty?',
  'tips.ask.terz.text':
    'Runs: three cards in a row in one suit are a terz (20), four a fifty (50). In runs the order is ace, king, queen, jack, ten, nine, eight, seven, in trumps as well. What five and more are worth depends on the form of the game.',
  'tips.ask.bella': 'What is bella?',
  'tips.ask.bella.text':
    'King and queen of trumps in one hand: 20 points. In most forms you say it when you play one of them; in skill it is announced for you.',
  'tips.ask.refused': 'Why may I not play this card?',
  'tips.ask.refused.text':
    'You must follow the suit that was led. If you cannot, you must play a trump, and only without trumps any card. On a trump lead you must play a higher trump if you have one. Tap a card that is refused: the table says why, and its sentence opens the rule.',
  'tips.ask.nine': 'Why does the nine beat the ace?',
  'tips.ask.nine.text':
    'Only in trumps. There the jack is highest (20), then the nine (14), then the ace (11). In the other suits the nine lies below the jack and is worth nothing.',
  'tips.ask.fifty': 'Why did my fifty not count?',
  'tips.ask.fifty.text':
    'Only the player or side with the best run scores runs. Another fifty may have had a higher top card, been in trumps, or have come first. Or you won no trick: in most forms runs need one. The sheet after the deal says which it was.',
  'tips.ask.bottom': 'What is the card shown below the pack?',
  'tips.ask.bottom.text':
    'The bottom card. With two or three players it is shown after the last three cards were drawn, and nobody gets it: so you know one card that is in no hand. With four players all cards are dealt.',
  'tips.ask.pass': 'May I always pass, and what if all do?',
  'tips.ask.pass.text':
    'You may pass with any hand. If all pass in both rounds, the deal does not count and the next player deals. Where the rules say “The dealer must name a suit”, as klabor’s do, the dealer may not pass in the second round.',
  'tips.ask.fair': 'Is the shuffle fair?',
  'tips.ask.fair.text':
    'Yes, and you can check it: the cards are fixed before the first one is dealt, with a fingerprint that you can see, and after the match everything can be dealt again. The computer players know only what their seat may see.',
  'tips.ask.saved': 'Where is my match saved?',
  'tips.ask.saved.text':
    'In this browser, on this device, after every step. The first screen offers to go on with it; earlier matches are in the library, where they can be saved as files. Clearing the browser’s data deletes them.',
  'tips.ask.offline': 'Can I play without a network?',
  'tips.ask.offline.text':
    'Yes. Once the game has been fetched completely it plays without a network. Most browsers can also install it, so that it opens like any other app.',
  'tips.ask.levels': 'What do the levels do?',
  'tips.ask.levels.text':
    'Easy and normal play their cards by rules of thumb; easy forgets what was played and slips often, normal imagines deals before it calls. Hard and crazy imagine many hands that fit all they have seen, and look for the play that does best over them. No level sees your cards or gets better ones.',
  'tips.ask.forms': 'How do deberts, klabor and belote differ?',
  'tips.ask.forms.text':
    'They are cousins with the same order of trumps. Deberts is played by two, three or four, with points that hang and an exchange of the seven. Klabor, as it is played here, is the form for pairs: the caller leads, the dealer must call, a partner’s trump need not be beaten. Belote, the French one, is mostly for four with eight cards each and also counts four of a kind, which brings nothing here.',
};
