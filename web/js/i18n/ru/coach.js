// Слова тренера. Карты и масти приходят знаками: 10♥.

import { number, plural } from '../index.js';
import { pointsInWords } from './points.js';

/** @param {number} count */
const deals = (count) =>
  plural(count, {
    one: `${number(count)} возможной раздачи`,
    other: `${number(count)} возможных раздач`,
    few: `${number(count)} возможных раздач`,
    many: `${number(count)} возможных раздач`,
  });

/** @type {typeof import('../en/coach.js').default} */
export default {
  'coach.region': 'Тренер',
  'coach.hint.0': 'Подсказка',
  'coach.hint.1': 'Из чего выбирать?',
  'coach.hint.2': 'Как сыграли бы вы?',
  'coach.hint.3': 'Подсказка ✓',
  'coach.count': 'Что не вышло',
  'coach.countHide': 'Скрыть, что не вышло',
  'coach.thinking': 'Минутку…',
  'coach.back': 'Передумать',
  'coach.anyway': 'Всё равно сделать',
  'coach.assisted': 'С помощью тренера эта партия считается в статистике отдельно.',

  'coach.about.trump': ({ card, points }) => `${card}, козырь: ${pointsInWords(points)}.`,
  'coach.about.plain': ({ card, points }) => `${card}: ${pointsInWords(points)}.`,
  'coach.about.above': 'Старшие карты масти, которых не видели: {cards}.',
  'coach.about.highest': 'Старше неё в этой масти ничего не осталось.',
  'coach.about.noTrump': 'Что её бьёт, зависит от козыря, а он ещё не назван.',

  'coach.idea.take': 'Рука достаточно сильна, чтобы взять.',
  'coach.idea.name': 'Одна из ваших мастей достаточно сильна, чтобы её назвать.',
  'coach.idea.pass': 'Рука слабая: пусть объявляют другие.',
  'coach.idea.swap': 'Обменяйте семёрку.',
  'coach.idea.keep': 'Оставьте семёрку.',
  'coach.idea.announce': 'Объявите комбинации: это ничего не стоит.',
  'coach.idea.deberts': 'У вас деберц: объявите его.',
  'coach.idea.bella': 'Скажите «белла».',
  'coach.idea.claim': 'Вы набрали нужный счёт: заявите об этом.',
  'coach.idea.accept': 'Шансов достаточно, чтобы согласиться.',
  'coach.idea.refuse': 'Шансов мало: откажитесь.',
  'coach.idea.double': 'Вы явно впереди: удваивайте.',
  'coach.idea.no_double': 'Удваивать рано.',
  'coach.idea.forced': 'Можно сыграть только одну карту.',
  'coach.idea.draw_trumps': 'Выбейте козырей, чтобы их не осталось против ваших старших карт.',
  'coach.idea.cash': 'Возьмите надёжную взятку.',
  'coach.idea.lead_low': 'Ходите дешёвой картой и берегите очки.',
  'coach.idea.press': 'Ходите с сильной: пусть тратят лучшее.',
  'coach.idea.win': 'Возьмите эту взятку.',
  'coach.idea.feed': 'Взятка ваша: добавьте в неё очков.',
  'coach.idea.let_go': 'Эту взятку можно взять, но лучше отдать.',
  'coach.idea.lose_cheap': 'Эту взятку вряд ли взять: отдайте поменьше.',

  'coach.candidates': 'Выбор: {choices}.',
  'coach.answer': '{what}.',
  /** @param {{ what: string, points: string, worlds: number }} args */
  'coach.answerAlone': ({ what, points, worlds }) => `${what}: ожидается ${points}, по итогам ${deals(worlds)}.`,
  /** @param {{ what: string, points: string, worlds: number, next: string, less: string }} args */
  'coach.answerOver': ({ what, points, worlds, next, less }) =>
    `${what}: ожидается ${points}, по итогам ${deals(worlds)}. Следующее по силе: ${next}, на ${less} меньше.`,

  'coach.reason.only': 'Другого нет.',
  'coach.reason.over': 'Это закончит партию.',
  /** @param {{ best: number }} args */
  'coach.reason.free': ({ best }) => (best ? `До ${number(best)}; если их перебьют, вы ничего не теряете.` : ''),
  'coach.reason.chance': 'Партию вы выигрываете примерно в {best} случаях из 100.',
  /** @param {{ best: number, worlds: number }} args */
  'coach.reason.made': ({ best, worlds }) => `Вы сыграете её в ${number(best)} из ${deals(worlds)}.`,
  /** @param {{ next: number, worlds: number }} args */
  'coach.reason.not_made': ({ next, worlds }) => `Лучшая заявка удалась бы лишь в ${number(next)} из ${deals(worlds)}.`,
  /** @param {{ best: number, next: number, worlds: number, one: string, other: string }} args */
  'coach.reason.contract': ({ best, next, worlds, one, other }) =>
    `Раздача кончается по-вашему в ${number(best)} из ${deals(worlds)}, если ${one}, и в ${number(next)}, если ${other}.`,
  /** @param {{ best: number, next: number, worlds: number, one: string, other: string, card: string }} args */
  'coach.reason.trick': ({ best, next, worlds, one, other, card }) =>
    `${other} могут побить в ${number(next)} из ${deals(worlds)}, чаще всего картой ${card}; ${one} в ${number(best)}.`,
  /** @param {{ best: number, next: number, one: string, other: string }} args */
  'coach.reason.cheap': ({ best, next, one, other }) =>
    `Взятка скорее всего чужая: ${one} отдаёт ${pointsInWords(best)}, ${other} ${number(next)}.`,
  'coach.reason.same': 'Разницы почти нет.',
  'coach.reason.later': 'Это окупится в следующих взятках.',
  'coach.reason.higher': 'Открытая карта для вас ценнее семёрки.',

  'coach.do.take': 'взять {sign}',
  'coach.do.name': 'назвать {sign}',
  'coach.do.pass': 'пас',
  'coach.do.swap': 'обменять семёрку',
  'coach.do.keep': 'оставить семёрку',
  'coach.do.declare': 'объявить всё, что есть',
  'coach.do.deberts': 'объявить деберц',
  'coach.do.play': '{card}',
  'coach.do.bella': '{card} с беллой',
  'coach.do.claim': 'заявить победу',
  'coach.do.accept': 'согласиться',
  'coach.do.refuse': 'отказаться',
  'coach.do.double': 'удвоить',
  'coach.do.no_double': 'не удваивать',

  /** @param {{ points: number }} args */
  'coach.doubt.runs': ({ points: lost }) => `Точно? Вы отказываетесь от комбинаций на ${pointsInWords(lost)}.`,
  'coach.doubt.deberts': 'Точно? У вас деберц, он выигрывает партию.',
  /** @param {{ points: number }} args */
  'coach.doubt.bella': ({ points: lost }) => `Точно? Белла стоит ${pointsInWords(lost)}, позже её не сказать.`,
  /** @param {{ points: number, better: string }} args */
  'coach.doubt.choice': ({ points: lost, better }) =>
    `Точно? Это стоит около ${number(lost)} против лучшего: ${better}.`,

  'coach.told.take': '{name} берёт: открытая масть в этой руке сильна.',
  'coach.told.name': '{name} называет {suit}: сильная масть.',
  'coach.told.pass': '{name} пасует: козырей мало.',
  'coach.told.lead_trump': '{name} ходит {card}, чтобы выбить козырей для играющей стороны.',
  'coach.told.lead_trump_against': '{name} ходит {card}, козырем против играющего.',
  'coach.told.lead_sure': '{name} ходит {card}: побить можно только козырем.',
  'coach.told.lead_low': '{name} ходит {card}, дешёвой картой.',
  'coach.told.lead_other': '{name} ходит {card}.',
  'coach.told.beat_trump': '{name}: козырь надо было перебить, {card}.',
  'coach.told.no_higher_trump': '{name} кладёт {card}: на козырь отвечают козырем.',
  'coach.told.trumped': '{name} без этой масти, обязан бить козырем: {card}.',
  'coach.told.had_to_trump': '{name} без этой масти, обязан положить козырь: {card}.',
  'coach.told.took': '{name} перебивает: {card}.',
  'coach.told.fed': '{name} добавляет очков своей стороне: {card}.',
  'coach.told.least': '{name} отвечает в масть, это стоит мало: {card}.',
  'coach.told.followed': '{name} отвечает в масть: {card}.',
  'coach.told.threw': '{name} без масти и козырей сбрасывает {card}.',

  'coach.out.trumps': 'Козыри, которых не видели ({count}): {cards}',
  'coach.out.noTrumps': 'Все козыри вышли.',
  'coach.out.high': 'Тузы и десятки, которых не видели: {cards}',
  'coach.out.noHigh': 'Все тузы и десятки вышли.',
  'coach.out.lacking': '{name}: нет {suits}',
  'coach.out.asleep': 'Часть из них никому не сдана.',

  'coach.first.call_first':
    'Лучшая карта берёт очки взятки. Козыри бьют другие масти, старшие — валет и девятка. Кто берёт, должен набрать больше.',
  'coach.first.call_second': 'Теперь можно назвать другую масть или снова пасовать.',
  'coach.first.must_call': 'Все спасовали, и вы обязаны назвать масть: самую длинную и сильную.',
  'coach.first.exchange': 'У вас козырная семёрка: её можно обменять на открытую карту.',
  'coach.first.declare': 'Три и больше карт подряд в одной масти — комбинация. Считается только лучшая за столом.',
  'coach.first.lead':
    'Ваш ход: любая карта. Другой отвечает в масть, иначе козырем. Т 10 К Д В 9 8 7; козыри: В 9 Т 10 К Д 8 7.',
  'coach.first.follow_suit': 'Надо ответить в масть, с которой пошли.',
  'coach.first.must_trump': 'Этой масти у вас нет, поэтому надо бить козырем.',
  'coach.first.beat_trump': 'Пошли с козыря: его надо перебить, если можете.',
  'coach.first.overtrump': 'Надо положить козырь старше.',
  'coach.first.any_card': 'Ни масти, ни козыря: играйте чем угодно.',
  'coach.first.next_deal': 'Раздача сыграна: очки взяток, комбинаций и беллы складываются.',
};
