// Слова тренера. Карти й масті приходять знаками: 10♥.

import { number, plural } from '../index.js';
import { pointsInWords } from './points.js';

/** @param {number} count */
const deals = (count) =>
  plural(count, {
    one: `${number(count)} можливої роздачі`,
    few: `${number(count)} можливих роздач`,
    many: `${number(count)} можливих роздач`,
    other: `${number(count)} можливих роздач`,
  });

/** @type {typeof import('../en/coach.js').default} */
export default {
  'coach.region': 'Тренер',
  'coach.hint.0': 'Підказка',
  'coach.hint.1': 'З чого вибирати?',
  'coach.hint.2': 'Як зіграли б ви?',
  'coach.hint.3': 'Підказка ✓',
  'coach.count': 'Що не вийшло',
  'coach.countHide': 'Сховати, що не вийшло',
  'coach.thinking': 'Хвилинку…',
  'coach.back': 'Передумати',
  'coach.anyway': 'Усе одно зробити',
  'coach.assisted': 'З допомогою тренера ця партія рахується у статистиці окремо.',

  'coach.about.trump': ({ card, points }) => `${card}, козир: ${pointsInWords(points)}.`,
  'coach.about.plain': ({ card, points }) => `${card}: ${pointsInWords(points)}.`,
  'coach.about.above': 'Старші карти масті, яких не бачили: {cards}.',
  'coach.about.highest': 'Старшої за неї в цій масті не лишилося.',
  'coach.about.noTrump': 'Що її б’є, залежить від козиря, а його ще не названо.',

  'coach.idea.take': 'Рука досить сильна, щоб узяти.',
  'coach.idea.name': 'Одна з ваших мастей досить сильна, щоб її назвати.',
  'coach.idea.pass': 'Рука слабка: хай оголошують інші.',
  'coach.idea.swap': 'Обміняйте сімку.',
  'coach.idea.keep': 'Залиште сімку.',
  'coach.idea.announce': 'Оголосіть комбінації: це нічого не коштує.',
  'coach.idea.deberts': 'У вас деберц: оголосіть його.',
  'coach.idea.bella': 'Скажіть «бела».',
  'coach.idea.claim': 'Ви набрали потрібний рахунок: заявіть про це.',
  'coach.idea.accept': 'Шансів досить, щоб погодитися.',
  'coach.idea.refuse': 'Шансів мало: відмовтеся.',
  'coach.idea.double': 'Ви явно попереду: подвоюйте.',
  'coach.idea.no_double': 'Подвоювати зарано.',
  'coach.idea.forced': 'Можна зіграти лише одну карту.',
  'coach.idea.draw_trumps': 'Вибийте козирі, щоб їх не лишилося проти ваших старших карт.',
  'coach.idea.cash': 'Візьміть надійну взятку.',
  'coach.idea.lead_low': 'Ходіть дешевою картою й бережіть очки.',
  'coach.idea.press': 'Ходіть із сильної: хай витрачають найкраще.',
  'coach.idea.win': 'Візьміть цю взятку.',
  'coach.idea.feed': 'Взятка ваша: додайте до неї очок.',
  'coach.idea.let_go': 'Цю взятку можна взяти, але краще віддати.',
  'coach.idea.lose_cheap': 'Цю взятку навряд чи взяти: віддайте якнайменше.',

  'coach.candidates': 'Вибір: {choices}.',
  'coach.answer': '{what}.',
  /** @param {{ what: string, points: string, worlds: number }} args */
  'coach.answerAlone': ({ what, points, worlds }) => `${what}: очікується ${points}, за підсумком ${deals(worlds)}.`,
  /** @param {{ what: string, points: string, worlds: number, next: string, less: string }} args */
  'coach.answerOver': ({ what, points, worlds, next, less }) =>
    `${what}: очікується ${points}, за підсумком ${deals(worlds)}. Наступне за силою: ${next}, на ${less} менше.`,

  'coach.reason.only': 'Іншого немає.',
  'coach.reason.over': 'Це закінчить партію.',
  /** @param {{ best: number }} args */
  'coach.reason.free': ({ best }) => (best ? `До ${number(best)}; якщо їх переб’ють, ви нічого не втрачаєте.` : ''),
  'coach.reason.chance': 'Партію ви виграєте приблизно в {best} випадках зі 100.',
  /** @param {{ best: number, worlds: number }} args */
  'coach.reason.made': ({ best, worlds }) => `Ви зіграєте її в ${number(best)} з ${deals(worlds)}.`,
  /** @param {{ next: number, worlds: number }} args */
  'coach.reason.not_made': ({ next, worlds }) => `Найкраща заявка вдалася б лише в ${number(next)} з ${deals(worlds)}.`,
  /** @param {{ best: number, next: number, worlds: number, one: string, other: string }} args */
  'coach.reason.contract': ({ best, next, worlds, one, other }) =>
    `Роздача закінчується по-вашому в ${number(best)} з ${deals(worlds)}, якщо ${one}, і в ${number(next)}, якщо ${other}.`,
  /** @param {{ best: number, next: number, worlds: number, one: string, other: string, card: string }} args */
  'coach.reason.trick': ({ best, next, worlds, one, other, card }) =>
    `${other} можуть побити в ${number(next)} з ${deals(worlds)}, найчастіше картою ${card}; ${one} у ${number(best)}.`,
  /** @param {{ best: number, next: number, one: string, other: string }} args */
  'coach.reason.cheap': ({ best, next, one, other }) =>
    `Взятка найпевніше чужа: ${one} віддає ${pointsInWords(best)}, ${other} ${number(next)}.`,
  'coach.reason.same': 'Різниці майже немає.',
  'coach.reason.later': 'Це окупиться в наступних взятках.',
  'coach.reason.higher': 'Відкрита карта для вас цінніша за сімку.',

  'coach.do.take': 'взяти {sign}',
  'coach.do.name': 'назвати {sign}',
  'coach.do.pass': 'пас',
  'coach.do.swap': 'обміняти сімку',
  'coach.do.keep': 'залишити сімку',
  'coach.do.declare': 'оголосити все, що є',
  'coach.do.deberts': 'оголосити деберц',
  'coach.do.play': '{card}',
  'coach.do.bella': '{card} з белою',
  'coach.do.claim': 'заявити перемогу',
  'coach.do.accept': 'погодитися',
  'coach.do.refuse': 'відмовитися',
  'coach.do.double': 'подвоїти',
  'coach.do.no_double': 'не подвоювати',

  /** @param {{ points: number }} args */
  'coach.doubt.runs': ({ points: lost }) => `Точно? Ви відмовляєтеся від комбінацій на ${pointsInWords(lost)}.`,
  'coach.doubt.deberts': 'Точно? У вас деберц, він виграє партію.',
  /** @param {{ points: number }} args */
  'coach.doubt.bella': ({ points: lost }) => `Точно? Бела коштує ${pointsInWords(lost)}, пізніше її не сказати.`,
  /** @param {{ points: number, better: string }} args */
  'coach.doubt.choice': ({ points: lost, better }) =>
    `Точно? Це коштує близько ${number(lost)} проти найкращого: ${better}.`,

  'coach.told.take': '{name} бере: відкрита масть у цій руці сильна.',
  'coach.told.name': '{name} називає {suit}: сильна масть.',
  'coach.told.pass': '{name} пасує: козирів мало.',
  'coach.told.lead_trump': '{name} ходить {card}, щоб вибити козирі для сторони, що грає.',
  'coach.told.lead_trump_against': '{name} ходить {card}, козирем проти того, хто грає.',
  'coach.told.lead_sure': '{name} ходить {card}: побити можна лише козирем.',
  'coach.told.lead_low': '{name} ходить {card}, дешевою картою.',
  'coach.told.lead_other': '{name} ходить {card}.',
  'coach.told.beat_trump': '{name}: козир треба було перебити, {card}.',
  'coach.told.no_higher_trump': '{name} кладе {card}: на козир відповідають козирем.',
  'coach.told.trumped': '{name} без цієї масті, мусить бити козирем: {card}.',
  'coach.told.had_to_trump': '{name} без цієї масті, мусить покласти козир: {card}.',
  'coach.told.took': '{name} перебиває: {card}.',
  'coach.told.fed': '{name} додає очок своїй стороні: {card}.',
  'coach.told.least': '{name} відповідає в масть, це коштує мало: {card}.',
  'coach.told.followed': '{name} відповідає в масть: {card}.',
  'coach.told.threw': '{name} без масті й козирів скидає {card}.',

  'coach.out.trumps': 'Козирі, яких не бачили ({count}): {cards}',
  'coach.out.noTrumps': 'Усі козирі вийшли.',
  'coach.out.high': 'Тузи й десятки, яких не бачили: {cards}',
  'coach.out.noHigh': 'Усі тузи й десятки вийшли.',
  'coach.out.lacking': '{name}: немає {suits}',
  'coach.out.asleep': 'Частину з них нікому не роздано.',

  'coach.first.call_first':
    'Найкраща карта бере очки взятки. Козирі б’ють інші масті, найстарші — валет і дев’ятка. Хто бере, мусить набрати більше.',
  'coach.first.call_second': 'Тепер можна назвати іншу масть або знову пасувати.',
  'coach.first.must_call': 'Усі спасували, і ви мусите назвати масть: найдовшу й найсильнішу.',
  'coach.first.exchange': 'У вас козирна сімка: її можна обміняти на відкриту карту.',
  'coach.first.declare': 'Три й більше карт поспіль однієї масті — комбінація. Рахується лише найкраща за столом.',
  'coach.first.lead':
    'Ваш хід: будь-яка карта. Інший відповідає в масть, інакше козирем. Т 10 К Д В 9 8 7; козирі: В 9 Т 10 К Д 8 7.',
  'coach.first.follow_suit': 'Треба відповісти в масть, з якої пішли.',
  'coach.first.must_trump': 'Цієї масті у вас немає, тож треба бити козирем.',
  'coach.first.beat_trump': 'Пішли з козиря: його треба перебити, якщо можете.',
  'coach.first.overtrump': 'Треба покласти старший козир.',
  'coach.first.any_card': 'Ні масті, ні козиря: грайте чим завгодно.',
  'coach.first.next_deal': 'Роздачу зіграно: очки взяток, комбінацій і бели додаються.',
};
