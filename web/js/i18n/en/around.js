// What is around the table: several people, the fair shuffle, the score pad.

export default {
  /** @param {{ count: number }} args */
  'start.people': ({ count }) => (count > 1 ? `People at this device: ${count}` : 'Play together on this device…'),
  'people.title': 'Who plays here',
  'people.help':
    'Several people can share this device. It is passed from one to the next, and no cards are shown until the one whose turn it is has it.',
  'people.first': 'First player',
  'people.seat': 'Player {number} is a person',
  'people.partner': 'Player {number}, the partner, is a person',
  'people.name': 'Name',
  'people.counted': 'Such matches go into the library, but not into your statistics.',

  'menu.more': 'More…',

  'fair.title': 'Fair shuffle',
  'fair.how':
    'All packs of a match follow from one secret number, the seed. Its fingerprint (SHA-256) is fixed before the first card, and the seed is shown when the match is over: so nobody can change the cards in between.',
  'fair.commitment': 'Fingerprint of this match',
  'fair.next': 'Fingerprint of your next match',
  'fair.copy': 'Copy',
  'fair.copied': 'Copied.',
  'fair.later': 'Write it down if you like. The seed is shown here after the match.',
  'fair.none': 'This match was not dealt from a seed: it came from elsewhere with its cards.',
  'fair.noEngine': 'The game is not ready yet. Try again in a moment.',
  'fair.seed': 'Seed',
  'fair.check': 'Deal again and check',
  'fair.hashRight': 'The seed has the fingerprint.',
  'fair.hashWrong': 'The seed does not have the fingerprint!',
  'fair.dealerRight': 'The seed names the same first dealer.',
  'fair.dealerWrong': 'The seed names another first dealer!',
  /** @param {{ count: number }} args */
  'fair.packsRight': ({ count }) => `Dealt again, ${count === 1 ? 'the pack is' : `all ${count} packs are`} the same.`,
  'fair.packWrong': 'The pack of deal {deal} is another one!',
  'fair.elsewhere':
    'Any tool that knows SHA-256 gives the same fingerprint for the seed, and the project’s documentation says how the packs follow from it.',

  'pad.title': 'Score pad for real cards',
  /** @param {{ profile: string, count: number }} args */
  'pad.rules': ({ profile, count }) =>
    `${profile}, ${count} players. A new pad takes the rules and players that the first screen says.`,
  'pad.player': 'Player {number}',
  'pad.dealsFirst': 'Deals first',
  'pad.dealsNext': 'Next dealer: {name}.',
  'pad.won': 'Match over: {name} won.',
  'pad.hanging': 'Points that hang: {points}.',
  'pad.deal': 'Deal {deal}',
  'pad.inDeal': 'Deal {deal}:',
  'pad.caller': 'Called trump',
  'pad.allPassed': 'All passed',
  'pad.points': 'Card points: {name}',
  'pad.pointsHelp': 'With the ten for the last trick.',
  'pad.noTrick': '{name}: took no trick',
  'pad.last': 'Last trick',
  'pad.runner': 'Runs that count',
  'pad.runs': 'Points of the runs',
  'pad.runsHelp': 'Terz 20, fifty 50, hundred 100; several are added up.',
  'pad.bella': 'Bella',
  'pad.nobody': 'Nobody',
  'pad.write': 'Write down',
  'pad.replace': 'Correct',
  'pad.correct': 'Correct a deal',
  'pad.nothing': '–',
  'pad.undo': 'Take back the last deal',
  'pad.new': 'New pad',
  'pad.newSure': 'The deals on this pad will be deleted.',
  /** @param {{ value: number, least: number, most: number }} args */
  'problem.bad_entry.sum': ({ value, least, most }) =>
    least === most
      ? `The card points add up to ${value}; with the last trick they must be ${most}.`
      : `The card points add up to ${value}; with the last trick they can only be from ${least} to ${most}.`,
  'problem.bad_entry.negative': 'Points of a deal are never below zero.',
  'problem.bad_entry.seat': 'The number of players does not fit the rules.',
  'problem.bad_entry.last': 'The side with the last trick has at least its ten points.',
  'problem.bad_entry.no_trick': 'Whoever took no trick has no card points and not the last trick.',
  'problem.bad_entry.runs': 'Runs cannot count {value}: a terz is 20, a fifty 50, a hundred 100, up to 300 in all.',
  'problem.bad_entry.runs_of_two': 'Only one side’s runs count.',
  'problem.bad_entry.bella': 'Only one of the sides can have bella.',
  'problem.bad_entry.after_the_end': 'The match was over before this deal. Begin a new pad.',
};
