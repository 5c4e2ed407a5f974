// The words of the page around the table.

import { pluralRules } from '../plural.js';
import cards from './cards.js';

const plural = pluralRules('en');
const { suit } = cards;

/** @typedef {{ own: boolean, many?: boolean, name: string }} Side the person's own side, or a named one */

/**
 * A sentence about a side: "you", "we" and "they" where there are partners, else by name.
 * @param {Side} side
 * @param {string} plain the verb after you, we, they
 * @param {string} third the verb after a name
 */
const says = ({ own, many, name }, plain, third) =>
  many ? `${own ? 'Your side' : 'The other side'} ${third}` : own ? `You ${plain}` : `${name} ${third}`;

export default {
  'page.title': 'Deberts: the card game of Odessa and Kharkiv',
  'page.name': 'Deberts',
  'page.tagline': 'The trump game of Odessa and Kharkiv, against the computer',

  'dialog.close': 'Close',
  'dialog.done': 'Done',
  'dialog.cancel': 'Cancel',

  'name.you': 'You',
  'name.watched': 'Anya',
  'name.partner': 'Sonya',
  'name.opponent.1': 'Misha',
  'name.opponent.2': 'Borya',
  'side.us': 'Us',
  'side.them': 'Them',

  'level.easy': 'Easy',
  'level.normal': 'Normal',
  'level.hard': 'Hard',
  'level.crazy': 'Crazy',

  'start.new': 'New match',
  'start.saved': 'Your match with {names}',
  /** @param {{ target: number, rules: string, when: string }} args */
  'start.savedWhen': ({ target, rules, when }) => `To ${target} · ${rules} · ${when}`,
  'start.continue': 'Continue',
  'start.players': 'Players',
  /** @param {{ count: number }} args */
  'start.playersValue': ({ count }) => (count === 4 ? '4, in pairs' : `${count} players`),
  /** @param {{ count: number }} args */
  'start.playersShort': ({ count }) => ['', '', 'Two', 'Three', 'Two pairs'][count] ?? String(count),
  'start.level': 'Level',
  'start.length': 'Match to',
  'start.allPass': 'If everyone passes',
  'start.redeal': 'Deal again',
  'start.dealerMust': 'Dealer must call',
  'start.profile': 'Form of the game',
  'start.moreRules': 'More rules…',
  /** @param {{ count: number }} args */
  'start.moreRulesCount': ({ count }) => `More rules: ${count} changed…`,
  'start.play': 'Play',
  'start.newcomer': 'New to the game? Play a first deal with a coach',
  'start.newcomerLessons': 'Or begin with short lessons',
  'start.watch': 'Watch the computer play',
  'start.replay': 'Watch a match step by step',
  'start.editor': 'Put a position together',
  'start.more': 'More',
  'start.learn': 'Learn',
  'start.games': 'At the table',
  'start.own': 'Yours',
  'start.site': 'This site',

  'loading.load': 'Fetching the game',
  'loading.start': 'Starting…',
  'loading.engine': 'Preparing the game',
  'loading.dealing': 'Dealing…',
  'loading.part': '{percent}%. Needed only the first time.',

  'lessons.title': 'Lessons',
  'puzzles.title': 'Puzzles',
  'tips.title': 'Tips and questions',
  'compare.title': 'Compare forms of the game',
  'compare.with': 'Compare with another form…',
  'rules.table': 'See it at a table',
  'rules.allowed': 'This card may be played.',
  'rules.next': 'Rules of the next match',
  'menu.title': 'Menu',
  'menu.resume': 'Back to the table',
  'menu.back': 'Back to my match',
  'menu.undo': 'Take back',
  'menu.undoNote': 'then the match counts as assisted',
  'menu.deals': 'All deals',
  'menu.log': 'What happened',
  'menu.resign': 'Resign',
  'menu.rules': 'Rules of this match',
  'menu.newMatch': 'New match',
  'menu.settings': 'Settings',
  'menu.mute': 'Mute',
  'menu.library': 'Library',
  'menu.statistics': 'Statistics',
  'menu.report': 'Report a problem',
  'menu.about': 'About',
  'menu.start': 'First screen',

  'question.newMatch': 'The match on the table is not over. It stays in the library, where you can go on with it.',
  'question.newMatchYes': 'New match',
  'question.goOn': 'Go on playing',
  'question.losing':
    'There is no room left to keep your unfinished match. A new match would take its place for good. Delete something from the library first, or export it.',
  'question.merge':
    'There are statistics on this device already. Add the new ones to them, or put them in their place?',
  'question.mergeTwice':
    'Some of these matches are counted on this device already. Added up they would count twice; the file can only take the place of what is here.',
  'question.mergeYes': 'Add up',
  'question.mergeReplace': 'Replace',
  'question.resign': 'Do you want to give up this match? It will count as lost.',
  'question.resignSure': 'Really? A match that was given up cannot be gone on with.',
  'question.resignYes': 'Give up the match',
  'question.delete': 'This match will be gone for good. Export it first if you want to keep it.',
  'question.reset':
    'Settings, the running match, the library and the statistics of this game on this device will be deleted, and its files that are kept here. Other things kept by this browser are not touched.',

  'sheet.title': 'Deal {deal}',
  'sheet.titleSum': 'Deal {deal}: {sum} points',
  'sheet.caption': 'Points of this deal',
  'sheet.cards': 'Cards',
  'sheet.last': 'Last trick',
  'sheet.runs': 'Runs',
  'sheet.runsOf': '{name}: {runs}',
  'sheet.runsLost': '{name}: {runs}, but no trick',
  /** @param {{ you: boolean, name: string }} args */
  'sheet.runs.kind': ({ you, name }) => `a higher kind than ${you ? 'yours' : `${name}’s`}`,
  /** @param {{ you: boolean, name: string }} args */
  'sheet.runs.length': ({ you, name }) => `longer than ${you ? 'yours' : `${name}’s`}`,
  /** @param {{ you: boolean, name: string }} args */
  'sheet.runs.top': ({ you, name }) => `a higher top card than ${you ? 'yours' : `${name}’s`}`,
  /** @param {{ you: boolean, name: string }} args */
  'sheet.runs.trump': ({ you, name }) => `in trumps, unlike ${you ? 'yours' : `${name}’s`}`,
  /** @param {{ you: boolean, name: string }} args */
  'sheet.runs.earlier': ({ you, name }) => `announced before ${you ? 'yours' : `${name}’s`}`,
  'sheet.bella': 'Bella',
  'sheet.bellaOf': '{name}: {cards}',
  'sheet.bellaLost': '{name}: {cards}, does not count',
  'sheet.total': 'Total',
  'sheet.moved': 'Goes elsewhere',
  'sheet.moved.bait': 'Bait',
  'sheet.moved.hung': 'Hangs',
  'sheet.won': 'Hanging points won',
  'sheet.baitMark': 'B',
  'sheet.recorded': 'Written down',
  'sheet.penalty': 'Penalty',
  'sheet.caller': 'called trump',
  /** @param {{ before: number, after: number }} args */
  'sheet.hanging': ({ before, after }) =>
    before && after
      ? `Hanging points: ${before} before this deal, ${after} now.`
      : after
        ? `${after} points hang: the winner of the next deal gets them.`
        : `The ${before} hanging points are decided.`,
  'sheet.match': 'Match score',
  'sheet.matchTo': 'Match to {target}',
  'sheet.next': 'Next deal',
  'sheet.continue': 'Continue',
  'sheet.result': 'How the match ended',
  'sheet.again': 'Play this deal again',
  'sheet.replay': 'Watch this deal again',
  'sheet.back': 'Back',
  'sheet.lessons': 'On to the lessons',
  'sheet.link': 'Copy a link to this deal',
  'sheet.linkCopied': 'The link is in the clipboard. Whoever opens it plays these very cards.',
  'sheet.linkFailed': 'This browser cannot make the link.',
  'sheet.review': 'Review',
  'sheet.hands': 'All hands',

  /** @param {{ you: boolean, name: string, trump: string, own: string, others: string }} args */
  'verdict.called': ({ you, name, trump, own, others }) =>
    `${you ? 'You' : name} took ${suit({ suit: trump })}: ${own} against ${others}.`,
  'verdict.made': 'Made: each side writes down its own.',
  'verdict.bait': 'Too few points, a bait: {written}.',
  /** @param {Side & { points: number }} args */
  'verdict.writes': ({ points, own, many, name }) => {
    if (many) return `${own ? 'your side writes' : 'the other side writes'} ${points}`;
    return own ? `you write ${points}` : `${name} writes ${points}`;
  },
  'verdict.hung': 'Equal: {written}, {hanging} points hang.',
  'verdict.void': 'Everyone passed: the deal does not count, and the next player deals.',
  'verdict.redeal': 'Four sevens were shown: the deal does not count, and the same player deals again.',
  'verdict.deberts': 'Deberts: seven cards in a row end the match at once.',
  'verdict.claim': 'The match was claimed: what was certain is written down.',
  'verdict.refused': 'The double was refused: the match is over.',
  /** @param {Side & { points: number }} args */
  'verdict.won': ({ points, own, name }) => `The ${points} hanging points go to ${own ? 'you' : name}.`,
  /** @param {{ name: string, points: number, causes: string }} args */
  'verdict.penalty': ({ name, points, causes }) => `${name}: minus ${points} for ${causes}.`,
  'verdict.noTrick': 'taking no trick',
  'verdict.baits': 'bait number {count}',

  'outcome.made': 'made',
  'outcome.bait': 'bait',
  'outcome.hung': 'hung',
  'outcome.void': 'all passed',
  'outcome.redeal': 'four sevens',
  'outcome.deberts': 'deberts',
  'outcome.claim': 'claimed',
  'outcome.refused': 'double refused',

  'deals.title': 'All deals',
  'deals.none': 'No deal has been scored yet.',
  'deals.number': '№',
  'deals.called': 'Trump',
  'deals.help': 'Left: written down in the deal, penalties beside it. Right: the match score after it.',
  'deals.hanging': '{points} points hang for {names}.',

  /** @param {Side} side */
  'result.title': (side) => `${says(side, 'won', 'won')} the match`,
  /** @param {Side & { total: number }} args */
  'result.target': ({ total, ...side }) => `${says(side, 'reached', 'reached')} the target with ${total} points.`,
  /** @param {Side} side */
  'result.deberts': (side) => `${says(side, 'had', 'had')} a deberts: seven cards or more in a row.`,
  /** @param {Side} side */
  'result.claim': (side) => `${says(side, 'were', 'was')} certain of the target and claimed the match.`,
  /** @param {Side} side */
  'result.refused': (side) => `${says(side, 'doubled', 'doubled')}, and the double was refused.`,
  'result.resigned': 'The match was given up.',
  'result.stake': 'The match counts {points}.',
  'result.mars': 'Mars: the loser stayed below half of the target, so it counts double.',
  /** @param {{ count: number }} args */
  'result.deals': ({ count }) => plural(count, { one: '# deal played', other: '# deals played' }),
  /** @param {{ deal: number, points: number, figures: string }} args */
  'result.swing': ({ deal, points, figures }) =>
    `Deal ${deal} changed the score most, by ${plural(points, { one: '# point', other: '# points' })}: ${figures}.`,
  'result.accuracy': 'Your accuracy: {accuracy} of 100.',
  'result.findAccuracy': 'How accurately did I play?',
  'result.called': 'Called trump',
  'result.made': 'Made',
  'result.baits': 'Baits',
  'result.again': 'New match',
  'result.replay': 'Watch it',
  'chart.label': 'The score deal by deal. At the end: {scores}. All deals in numbers are below.',
  'chart.help': 'The score after each deal; a square marks a bait.',

  'settings.game': 'Game',
  'settings.look': 'Look',
  'settings.name': 'Your name',
  'settings.speed': 'Speed',
  'settings.speed.slow': 'Slow',
  'settings.speed.normal': 'Normal',
  'settings.speed.fast': 'Fast',
  'settings.speed.instant': 'Instant',
  'settings.coach': 'Coach',
  'settings.coach.off': 'Off',
  'settings.coach.illegal': 'Explains what is not allowed',
  'settings.coach.hints': 'Hints when asked',
  'settings.coach.full': 'Full: hints, reasons, warnings',
  'settings.waitAfterTrick': 'Wait for me after each trick',
  'settings.showPoints': 'Show the points taken so far',
  'settings.sound': 'Sound',
  'settings.spokenCalls': 'Say calls aloud',
  'settings.heard': 'Sound and speech',
  'settings.volume': 'Volume',
  'settings.volume.full': 'Loud',
  'settings.volume.medium': 'Medium',
  'settings.volume.low': 'Quiet',
  'settings.narration': 'Told to a screen reader',
  'settings.narration.full': 'Everything',
  'settings.narration.moves': 'Only what players do',
  'settings.narration.off': 'Nothing',
  'settings.others': 'Names of the others',
  'settings.other': 'Computer {place}',
  'settings.confirmTap': 'Ask before a card is played',
  'settings.autoplay': 'Play my last card for me',
  'settings.marks': 'Mark the cards that may be played',
  'settings.cardPoints': 'Show the points on my cards',
  'settings.shortcuts': 'Single letters are keys at the table',
  'settings.playByNumber': 'Shift and a digit play the card',
  'settings.hand': 'Your hand',
  'settings.handed': 'Laid out for the',
  'settings.handed.right': 'Right hand',
  'settings.handed.left': 'Left hand',
  'settings.sort': 'Order of the suits',
  'settings.sort.trumps-left': 'Trumps on the left',
  'settings.sort.trumps-right': 'Trumps on the right',
  'settings.sort.suits': 'Always the same',
  'settings.sortHelp': 'The colours alternate where your suits allow it.',
  'settings.ranks': 'Within a suit',
  'settings.ranks.high-left': 'High cards left',
  'settings.ranks.low-left': 'High cards right',
  'settings.largeCards': 'Large cards: the hand in two rows on a phone',
  'settings.theme': 'Colours of the table',
  'settings.theme.auto': 'Automatic',
  'settings.theme.dark': 'Green cloth',
  'settings.theme.light': 'Light',
  'settings.theme.night': 'Night',
  'settings.theme.contrast': 'High contrast',
  'settings.colours': 'Suits',
  'settings.colours.two': 'Two colours',
  'settings.colours.four': 'Four colours',
  'settings.colours.blind': 'For colour blindness',
  'settings.faces': 'Card faces',
  'settings.faces.auto': 'By screen size',
  'settings.faces.jumbo': 'Large',
  'settings.faces.classic': 'Classic',
  'settings.letters': 'Letters on the cards',
  'settings.letters.latin': 'J Q K A',
  'settings.letters.cyrillic': 'В Д К Т',
  'settings.motion': 'Motion',
  'settings.motion.auto': 'Like the system',
  'settings.motion.on': 'On',
  'settings.motion.off': 'Off',
  'settings.languageTitle': 'Language',
  'settings.language': 'Language',
  'settings.language.auto': 'Like the browser',
  'settings.device': 'This device',
  'settings.deviceHelp': 'Everything is kept in this browser only. Nothing is sent anywhere.',
  'settings.reset': 'Delete everything kept here',

  'library.none': 'Finished matches appear here, and unfinished ones that gave way to a new match.',
  'library.won': 'Won',
  'library.lost': 'Lost',
  'library.unfinished': 'Unfinished',
  'library.open': 'Result',
  'library.replay': 'Watch',
  'library.export': 'Export',
  'library.delete': 'Delete',
  'library.import': 'Bring in a match',
  'library.paste': 'Paste a record here',
  'library.add': 'Check and add',
  'library.file': 'From a file…',
  'library.checking': 'Checking the record…',
  'library.added': 'The match is in the library.',
  'library.notKept': 'The record is sound, but there is no room to keep it.',
  'library.noEngine': 'The record cannot be checked: the game could not be started.',
  'library.backups': 'Kept aside',
  'library.backupsHelp': 'This version could not read these, so they were kept as they are. You can export them.',

  'statistics.none': 'No match has been finished on this device yet.',
  'statistics.help': 'Matches in which you took back a move or had help are counted apart.',
  'statistics.puzzles': 'Puzzles: rating {rating}, {right} of {tried} right at the first try.',
  'statistics.lessons': 'Steps of lessons solved: {steps}.',
  'statistics.import': 'From a file…',
  'statistics.notOurs': 'These are no statistics of this game, or the file is damaged. Nothing was changed.',
  'statistics.brought': 'The statistics are in.',
  'statistics.notKept': 'The statistics are sound, but there is no room to keep them.',
  'statistics.streak': 'Won in a row',
  'statistics.streaks': '{now}, at best {best}',
  /** @param {{ rules: string, players: string, level: string }} args */
  'statistics.line': ({ rules, players, level }) => `${rules} · ${players} · ${level}`,
  'statistics.clean': 'On your own',
  'statistics.assisted': 'Assisted',
  'statistics.matches': 'Matches',
  'statistics.won': 'Won',
  'statistics.called': 'Called trump',
  'statistics.made': 'Made',
  'statistics.baits': 'Baits',
  'statistics.accuracy': 'Average accuracy (matches reviewed)',

  'report.help':
    'This text holds all that is needed to see the same again: the version, your browser, the last error and the cards of the match. Read it before you send it to anyone.',
  'report.copy': 'Copy the report',
  'report.copied': 'The report is in the clipboard.',
  'report.byHand': 'The browser does not let the page copy. The text is selected: copy it yourself.',

  'about.game':
    'Deberts is a card game of trumps and runs, at home in Odessa and Kharkiv and a cousin of Belote. You play it here against the computer.',
  'about.private': 'The whole game runs in your browser. There is no account, and nothing you do leaves this device.',
  'about.fair':
    'The cards are shuffled before the deal from a random seed, and the computer players see only what is on the table and in their own hand.',
  'about.version': 'Page {page}, engine {engine}.',
  'about.licences': 'Licences of this game and of what it is made of',

  'notice.deleted':
    'Everything that was kept here is deleted, the game’s own files too. There is no connection: the game can be opened again once there is one.',
  'notice.restarted': 'The game had stopped and was started again. Your match goes on from where it was.',
  'notice.update': 'A new version of the game is here. A match that has begun goes on where it stands.',
  'notice.update.now': 'Show it',
  'notice.language': 'The language could not be fetched. Try again when the connection is back.',
  'notice.unsaved': 'What you play in this tab is not saved: another tab has your match.',
  'notice.aside': 'Your unfinished match is in the library: you can go on with it there.',
  'notice.practice': 'This deal is played by itself: nothing of it is kept or counted.',
  'notice.playOn': 'Played for practice: nothing of it is kept or counted, and your own match waits.',
  'notice.resigned': 'You gave up the match. It is in the library, counted as lost.',

  'storage.blocked': 'This browser keeps nothing for this page: your match and settings last until you close it.',
  'storage.full':
    'There is no room left to save: the last save is kept as it was, what you play now is not. Export matches from the library and delete some.',
  'storage.damaged':
    'Something saved earlier could not be read. It was kept aside: you can export it from the library.',
  'storage.newer':
    'Something was saved by a newer version of the game. It was kept aside untouched: you can export it from the library.',

  'tabs.title': 'Open in another tab',
  'tabs.text': 'Your match is open in another tab of this browser. Only one tab can save it.',
  'tabs.take': 'Play here',
  'tabs.unsaved': 'Play without saving',
  'tabs.lost': 'The match was taken over by another tab. What you play here is not saved any more.',

  'failure.title': 'The game cannot start',
  'failure.retry': 'Try again',
  'failure.old_browser':
    'This browser is too old for the game. Update it, or use a current Firefox, Chrome, Edge or Safari.',
  'failure.no_webassembly':
    'WebAssembly is switched off in this browser, and the game needs it. Switch it on (a “lockdown” or “strict security” mode may be the reason) or use another browser.',
  'failure.wasm_blocked': 'The page that shows this game forbids WebAssembly. Open the game in a tab of its own.',
  'failure.worker_blocked':
    'The page that shows this game does not allow background work. Open the game in a tab of its own.',
  'failure.offline': 'A part of the game could not be fetched. Check the connection and try again.',
  'failure.file_missing':
    'A part of the game is missing on the server. A new version may just be arriving: try again in a minute.',
  'failure.wrong_type':
    'The server, or something between it and you, sent a wrong file. Try again, or try another network.',
  'failure.file_damaged': 'A part of the game arrived damaged. Try again: it will be fetched anew.',
  'failure.no_memory': 'This device has no memory left for the game. Close other tabs and try again.',
  'failure.python_failed':
    'The game failed while it started. Try again; if it happens every time, please send a problem report.',
  'failure.timeout': 'Nothing has moved for a long time. Check the connection and try again.',
  'failure.engine_stopped':
    'The game stopped several times in a row. Your match is saved. Try again, or reload the page.',
  'failure.other': 'The game could not be started ({code}). Try again, or reload the page.',

  'problem.not_over': 'The deal is not over yet: it can be looked into when it is.',
  'problem.bad_json': 'This is not a record of a match.',
  'problem.bad_message': 'The page and the game do not understand each other. Reload the page.',
  'problem.wrong_version': 'The page and the game are of different versions. Reload the page.',
  'problem.unknown_type': 'The page and the game are of different versions. Reload the page.',
  'problem.no_match': 'No match is running.',
  'problem.stale': 'The table has moved on. Look again and choose.',
  'problem.not_your_turn': 'It is not your turn.',
  'problem.illegal_action': 'That is not allowed now.',
  'problem.nothing_to_undo': 'There is nothing to take back.',
  'problem.not_due': 'The next deal cannot be dealt yet.',
  'problem.not_proven': 'It is not certain that the rest of the tricks are yours.',
  'problem.unknown_lesson': 'There is no such lesson.',
  'problem.unknown_puzzle': 'There is no such puzzle.',
  'problem.not_asked': 'That answer is not waited for.',
  'problem.bad_seed': 'The cards could not be shuffled. Reload the page.',
  'problem.bad_players': 'These players do not fit the game. Change the players or the level.',
  'problem.bad_rules': 'These rules do not fit together ({reason}).',
  'problem.bad_rules.unknown_profile': 'This form of the game is not known to this version.',
  'problem.bad_rules.unknown_switch': 'One of the rules is not known to this version.',
  'problem.bad_rules.bad_value': '“{switch}” cannot be set like that.',
  'problem.bad_rules.out_of_range': '“{switch}”: the number is too small or too large.',
  'problem.bad_rules.needs_four_players': '“{switch}” needs four players, in pairs.',
  'problem.bad_rules.not_with_three_players': '“{switch}” is not possible with three players.',
  'problem.bad_rules.not_with_four_players': '“{switch}” cannot be set like that with four players.',
  'problem.bad_rules.exchange_after_announcing':
    'When all runs are announced before the play, the seven cannot wait for its holder’s first card. Change when the seven is exchanged, or when runs are announced.',
  /** @param {{ reason: string, deal?: number }} args */
  'problem.bad_record': ({ reason, deal }) =>
    `The record cannot be replayed${deal ? `: something is wrong in deal ${deal}` : ''} (${reason}). It was not changed.`,
  'problem.bad_record.bad_json': 'This is not a record of a match: the text is cut off or something else.',
  'problem.bad_record.not_an_object': 'This is not a record of a match.',
  'problem.bad_record.wrong_format': 'This is not a record of a Deberts match.',
  'problem.bad_record.wrong_version': 'This record was written by a newer version of the game. It was not changed.',
  'problem.bad_record.bad_rules': 'The rules in this record are not known to this version. It was not changed.',
  'problem.internal': 'Something went wrong inside the game. Please send a problem report from the menu.',
  'problem.other': 'That did not work ({code}).',

  /** @param {{ profile: string }} args */
  'profile.custom': ({ profile }) => `House rules, based on ${profile}`,
  'profile.gambler': 'Gambler',
  'profile.gambler.note': 'The club game to 501: you announce runs and bella yourself, equal points hang.',
  'profile.stakes': 'Stakes',
  'profile.stakes.note': 'The gambler’s game with doubling, mars and early claims; runs come before the play.',
  'profile.skill': 'Skill',
  'profile.skill.note': 'To 301, runs and bella are announced for you, a deberts wins. Good for a start.',
  'profile.classic': 'Classic',
  'profile.classic.note': 'The game of the books: always overtrump, four sevens, a deberts wins.',
  'profile.klabor': 'Klabor',
  'profile.klabor.note': 'At its best in pairs: the dealer must call, the caller leads, baits cost extra.',

  'rules.title': 'More rules',
  'rules.basedOn': 'Based on “{profile}”. Anything you change here becomes your house rules.',
  'rules.reset': 'Reset',
  'rules.link': 'Copy a link to these rules',
  'rules.linkCopied': 'The link is in the clipboard. It opens the first screen with these rules.',
  'link.rules': 'The link has set the rules of the next match: {rules}, {players}.',
  'link.bad': 'This link is damaged, or made for another version of the game. Nothing was changed.',
  'log.copy': 'Copy',
  'log.copied': 'Copied.',
  'log.notCopied': 'The browser does not let the page copy. Select the text and copy it yourself.',
  'privacy.title': 'Privacy',
  'privacy.short': 'Nothing that you do here leaves this device.',
  'privacy.keptTitle': 'What is kept, and where',
  'privacy.kept':
    'Your settings, the running match, the library of your last matches and the statistics lie in the storage of this browser, on this device. There is no account and no cookie. The files of the game are kept too, so that it starts without a network, and a copy of the started engine, with nothing of yours in it, so that it starts sooner.',
  'privacy.delete':
    '“Delete everything kept here” in the settings removes all of it; so does clearing this page’s data in the browser. The files come again when you use the page; without a network they stay, or there would be no page.',
  'privacy.sentTitle': 'What is sent',
  'privacy.sent':
    'The files of the game are fetched from the server that this page came from, and from no other. After that the game runs in your browser: nothing is counted, measured or reported. As every web server, that one sees your network address when you fetch a file.',
  'privacy.links':
    'Links, files and reports that you copy hold the cards and the rules, and a report also the kind of your browser. They go where you send them and nowhere else.',
  'rules.usual': '{value} (usual)',
  'rules.house': 'changed',
};
