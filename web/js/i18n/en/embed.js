// The words of an embedded table and of the code that embeds one.

export default {
  'embed.position': 'A position to play on from',
  'embed.replay': 'A match to look through, card by card',
  'embed.match': 'A match to go on with',
  /** @param {{ hand: string, trick: string }} args */
  'embed.hand': ({ hand, trick }) => (trick ? `You hold ${hand}; on the table: ${trick}.` : `You hold ${hand}.`),
  'embed.lesson': 'Lesson: {title}',
  'embed.learn': 'Begin the lesson',
  'embed.look': 'Look through',
  'embed.again': 'Start again',
  'embed.size': 'The first start fetches about {size} MB.',
  'embed.kept': 'Your match is kept in this browser, for this site only.',
  'embed.notKept': 'Nothing can be kept in this frame: your match ends when you leave the page.',
  'embed.paused': 'Paused. Your match is as you left it.',
  'embed.ousted': 'Paused, because another table on this page is being played. Your match is as you left it.',
  'embed.cannot': 'This table cannot be shown',
  'embed.home': 'Play Deberts on its own page',
  'embed.tab': 'Open in a tab of its own ↗',

  'embed.bad.version': 'The address of this table asks for version {value}; this page knows version {allowed}.',
  'embed.bad.value': 'The address of this table says {name}={value}. Possible is: {allowed}.',
  'embed.bad.missing': 'The address of this table lacks “{name}”.',
  'embed.bad.switch': 'The address of this table names the rule “{name}”, which is not known here.',
  'embed.bad.damaged': 'The match in the address of this table is damaged.',
  'embed.bad.lesson': 'The lesson “{value}” is not known here.',

  'problem.bad_position':
    'The position in the address of this table cannot be played: “{key}” is not right ({reason}).',
  'problem.replay': 'This is a match to look at. Press “Play from here” to take over.',

  'replay.first': 'To the beginning',
  'replay.back': 'One step back',
  'replay.on': 'One step on',
  'replay.last': 'To the end',
  'replay.place': 'Place in the match',
  'replay.step': 'Step {step} of {steps}',
  'replay.takeOver': 'Play from here',

  'code.title': 'Copy embed code',
  'code.help': 'Put this into your own page, and the game is there too.',
  'code.what': 'What to show',
  'code.play': 'A new match by these rules',
  'code.position': 'This position',
  'code.replay': 'This match so far, to look through',
  'code.element': 'With the script of this site: lighter, and it tells your page what happens',
  'code.frame': 'A plain frame',
  'code.copyElement': 'Copy the element',
  'code.copyFrame': 'Copy the frame',
};
