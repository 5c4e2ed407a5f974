// Слова за столом. Настоящее время не выдаёт рода игрока, которого никто не знает.

import { pluralRules } from '../plural.js';
import cards from './cards.js';
import { pointsInWords } from './points.js';

const plural = pluralRules('ru');
const { card, suit } = cards;
const cardAcc = cards['card.acc'];
const suitGen = cards['suit.gen'];
const sign = cards['suit.sign'];

/** @typedef {import('../en/table.js').Who} Who */
/** @typedef {import('../en/table.js').Duty} Duty */

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {number} count */
const cardCount = (count) => plural(count, { one: '# карта', few: '# карты', other: '# карт' });

/** @param {number} count */
const trickCount = (count) => plural(count, { one: '# взятка', few: '# взятки', other: '# взяток' });

/**
 * Предложение о «вас» или о другом.
 * @param {string} you
 * @param {string} other
 */
const person =
  (you, other) =>
  /** @param {Who} args */
  ({ you: self, name }) =>
    self ? `Вы ${you}.` : `${name} ${other}.`;

export default {
  'table.you': 'Вы',
  'table.us': 'Мы',
  'table.them': 'Они',
  'table.opponents': 'Игроки',
  'table.table': 'Стол',
  'table.log': 'Ход игры',

  // Свои карты.
  /** @param {{ count: number }} args */
  'table.hand': ({ count }) => `Ваши карты, ${cardCount(count)}`,
  /** @param {{ card: string, trump: boolean, playable: boolean, position: number, count: number }} args */
  'table.card': ({ card: code, trump, playable, position, count }) =>
    `${capital(card({ card: code }))}${trump ? ', козырь' : ''}${playable ? ', можно ходить' : ''}, ${position} из ${count}`,

  // Строка состояния.
  'table.wait': 'Минутку…',
  'table.wait_play': 'Ходит {name}.',
  'table.wait_speak': 'Слово за игроком {name}.',
  /** @param {{ suit: string, first: boolean }} args */
  'table.call_first': ({ suit: code, first }) =>
    `Козырь ${suit({ suit: code })}: играете?${first ? ' Кто играет, должен набрать больше всех.' : ''}`,
  /** @param {{ void: boolean }} args */
  'table.call_second': ({ void: known }) =>
    `Назовите козырь или пасуйте.${known ? ' Если все спасуют, карты сдадут заново.' : ''}`,
  'table.must_call': 'Все пасуют, а сдаёте вы: назовите козырь.',
  /** @param {{ card: string }} args */
  'table.exchange': ({ card: code }) => `У вас козырная семёрка. Обменять её на ${cardAcc({ card: code })}?`,
  'table.declare': 'Какие комбинации объявите?',
  'table.may_swap': 'Сначала можно обменять семёрку.',
  /** @param {{ first: boolean }} args */
  'table.lead': ({ first }) => (first ? 'Первый ход ваш: любая карта.' : 'Ваш ход: любая карта.'),
  /** @param {{ suit: string }} args */
  'table.follow_suit': ({ suit: code }) => `Ваш ход. Зашли в ${suit({ suit: code })}: кладите в масть.`,
  /** @param {{ suit: string }} args */
  'table.must_trump': ({ suit: code }) => `Ваш ход. ${capital(suitGen({ suit: code }))} нет: бейте козырем.`,
  'table.beat_trump': 'Ваш ход. Зашли козырем: кладите козырь старше.',
  /** @param {{ against: string | null }} args */
  'table.overtrump': ({ against }) =>
    against ? `Ваш ход. Перебейте ${cardAcc({ card: against })} козырем старше.` : 'Ваш ход. Перебейте козырем старше.',
  /** @param {{ suit: string | null, trump: string | null }} args */
  'table.any_card': ({ suit: code, trump }) => {
    if (!code) return 'Ваш ход. Любая карта.';
    const without = code === trump ? 'Козырей нет' : `Ни ${suitGen({ suit: code })}, ни козырей`;
    return `Ваш ход. ${without}: любая карта.`;
  },
  'table.answer_double': '{name} удваивает ставку до {stake}. Принять или сдать партию?',
  'table.offer_double': 'Удвоить ставку до {stake}?',
  'table.lesson': 'Читайте дальше в тексте.',
  'table.next_deal': 'Раздача окончена.',
  'table.over': 'Партия окончена.',
  /** @param {Who & { points: number }} args */
  'table.trick_won': ({ you, name, points }) =>
    `${you ? 'Вы берёте' : `${name} берёт`} ${points ? pointsInWords(points) : 'взятку'}.`,
  'table.go_on': 'Нажмите, чтобы играть дальше.',
  'table.rule': 'Правило',

  // Почему картой нельзя ходить.
  'table.why_turn': 'Сейчас ходит {name}.',
  'table.why_plain': 'Эту нельзя.',
  'table.why_declare': 'Сначала скажите, какие комбинации объявляете.',
  /** @param {Duty} args */
  'table.why_follow': ({ proof, suit: code }) =>
    `Зашли в ${suit({ suit: code })}, и у вас есть ${card({ card: proof })}: надо в масть.`,
  /** @param {Duty} args */
  'table.why_trump': ({ proof, suit: code }) =>
    `${capital(suitGen({ suit: code }))} у вас нет, значит надо бить козырем: у вас есть ${card({ card: proof })}.`,
  /** @param {Duty} args */
  'table.why_beat': ({ proof, against }) =>
    `Зашли козырем, и ${card({ card: proof })} бьёт ${against ? cardAcc({ card: against }) : 'его'}: нужен козырь старше.`,
  /** @param {Duty} args */
  'table.why_overtrump': ({ proof, against }) =>
    against
      ? `Уже бито: ${card({ card: against })}. ${capital(card({ card: proof }))} старше, надо перебить.`
      : `${capital(card({ card: proof }))} старше, надо перебить.`,

  // Что можно сделать.
  /** @param {{ suit: string }} args */
  'table.take': ({ suit: code }) => `Играю ${suit({ suit: code })}`,
  'table.pass': 'Пас',
  /** @param {{ suit: string }} args */
  'table.name_suit': ({ suit: code }) => capital(suit({ suit: code })),
  'table.swap': 'Обменять',
  /** @param {{ gives: string, gets: string }} args */
  'table.swap_label': ({ gives, gets }) =>
    `Обменять: отдать ${cardAcc({ card: gives })}, взять ${cardAcc({ card: gets })}`,
  'table.keep': 'Оставить',
  'table.redeal': 'Четыре семёрки: пересдача',
  'table.announce': 'Объявить {points}',
  'table.announce_nothing': 'Выберите',
  'table.silent': 'Промолчать',
  /** @param {{ run: string, cards: string, points: number }} args */
  'table.run_choice': ({ run, cards: named, points }) => `${capital(run)} ${points}: ${named}`,
  'table.declare_deberts': 'Объявить деберц',
  'table.double': 'Удвоить до {stake}',
  'table.take_seat': 'Я {name}: показать мои карты',
  'table.hand_over': 'Передайте устройство: {name}.',
  'table.nothing_asked': '{name}: решать нечего.',
  'table.no_double': 'Играть дальше',
  'table.accept': 'Принять',
  'table.refuse': 'Отказаться',
  'table.claim': 'Заявить победу ({points})',
  'table.rest': 'Остальные взятки мои',
  'table.play': 'Сыграть',
  'table.play_bella': 'Белла +20',
  'table.play_silently': 'Без беллы',
  /** @param {{ card: string }} args */
  'table.ask_bella': ({ card: code }) => `${capital(card({ card: code }))}: объявить беллу?`,
  /** @param {{ card: string }} args */
  'table.ask_play': ({ card: code }) => `Сыграть: ${card({ card: code })}?`,
  'table.next': 'Дальше',
  'table.actions': 'Что можно сделать',

  // Места.
  /** @param {{ name: string, cards: number, tricks: number, facts: string[] }} args */
  'table.seat': ({ name, cards: count, tricks, facts }) =>
    [name, ...facts, cardCount(count), trickCount(tricks)].join(', '),
  'table.partner': 'партнёр',
  'table.dealer': 'сдаёт',
  'table.to_move': 'ходит',
  /** @param {{ suit: string }} args */
  'table.caller': ({ suit: code }) => `играет ${suit({ suit: code })}`,
  /** @param {{ count: number }} args */
  'table.baits': ({ count }) => plural(count, { one: '# байт', few: '# байта', other: '# байтов' }),
  'table.runs_shown': 'показать карты',
  'table.called_pass': 'Пас',
  /** @param {{ suit: string }} args */
  'table.called_trump': ({ suit: code }) => `${capital(suit({ suit: code }))} ${sign({ suit: code })}`,
  /** @param {{ what: string, top: string | null, trump: boolean | null }} args */
  'table.announcement': ({ what, top, trump }) => `${capital(what)}${top ? ` ${top}` : ''}${trump ? ', козырь' : ''}`,
  'table.run_length': '{length} подряд',
  'table.beaten': '{run}, перебита',
  'table.no_run': 'Нет комбинаций',
  'table.bella': 'Белла',
  'table.swapped': 'Обмен 7',
  'table.four_sevens': 'Четыре семёрки',
  'table.deberts': 'Деберц!',
  'table.bubble_doubled': 'Удваиваю: {points}!',
  'table.bubble_accepted': 'Принимаю',
  'table.bubble_refused': 'Отказ',
  'table.bubble_claimed': 'Партия моя',

  // Взятки и колода.
  /** @param {{ name: string, card: string, winning: boolean }} args */
  'table.trick_card': ({ name, card: code, winning }) =>
    `${name}: ${card({ card: code })}${winning ? ', старшая' : ''}`,
  'table.trick': 'На столе: {cards}',
  'table.trick_empty': 'На столе пусто',
  'table.not_in_play': 'вне игры',
  /** @param {{ indicator: string | null, bottom: string | null }} args */
  'table.stock': ({ indicator, bottom }) =>
    [
      indicator && `Открытая карта: ${card({ card: indicator })}`,
      bottom && `нижняя карта: ${card({ card: bottom })}, вне игры`,
    ]
      .filter(Boolean)
      .join('; ') || 'Колода',
  /** @param {{ name: string, tricks: number, points: number | null }} args */
  'table.pile': ({ name, tricks, points }) =>
    `${name} ${tricks}${points === null ? '' : ` · ${points}`}: ${points === null ? 'взятки' : 'взятки и очки'}. Показать последнюю`,
  'table.last_trick': 'Последняя взятка',
  'table.no_last_trick': 'Взяток ещё не было.',
  /** @param {Who & { points: number }} args */
  'table.last_won': ({ you, name, points }) => `${you ? 'Взяли вы' : `Берёт ${name}`}: ${pointsInWords(points)}.`,
  /** @param {Who} args */
  'table.last_led': ({ you, name }) => `${you ? 'Ходили вы' : `Первый ход: ${name}`}.`,
  'table.close': 'Закрыть',

  // Счёт.
  'table.score': '{score} до {target}: счёт',
  'table.target': 'до {target}',
  /** @param {{ suit: string, name: string }} args */
  'table.trump_chip': ({ suit: code, name }) => `Козырь ${suit({ suit: code })}, играет ${name}`,
  'table.stake': 'Ставка {stake}',
  'table.hanging': 'Висят {points}',
  'table.hanging_for': 'Висят {points}: {names}',

  // Вслух.
  /** @param {{ number: number, dealer: string, you: boolean }} args */
  'table.say_deal': ({ number, dealer, you }) => `Раздача ${number}. ${you ? 'Сдаёте вы' : `Сдаёт ${dealer}`}.`,
  /** @param {{ cards: string, card: string }} args */
  'table.say_turned_up': ({ cards: named, card: code }) =>
    `Ваши карты: ${named}. Открытая карта: ${card({ card: code })}.`,
  'table.say_pass': person('пасуете', 'пасует'),
  /** @param {Who & { suit: string }} args */
  'table.say_take': ({ you, name, suit: code }) => `${you ? 'Вы играете' : `${name} играет`} ${suit({ suit: code })}.`,
  /** @param {Who & { suit: string }} args */
  'table.say_name': ({ you, name, suit: code }) =>
    `${you ? 'Вы называете' : `${name} называет`} ${suit({ suit: code })}.`,
  'table.say_all_passed': 'Все пасуют.',
  'table.say_drew': 'Прикуп: {cards}.',
  /** @param {{ card: string }} args */
  'table.say_bottom': ({ card: code }) => `Нижняя карта ${card({ card: code })}, вне игры.`,
  /** @param {Who & { card: string, other: string }} args */
  'table.say_swapped': ({ you, name, card: gives, other }) =>
    `${you ? 'Вы меняете' : `${name} меняет`} ${cardAcc({ card: gives })} на ${cardAcc({ card: other })}.`,
  /** @param {Who} args */
  'table.say_no_run': ({ you, name }) => `${you ? 'У вас' : `У игрока ${name}`} нет комбинаций.`,
  /** @param {Who & { run: string }} args */
  'table.say_announced': ({ you, name, run }) => `${you ? 'Вы объявляете' : `${name} объявляет`}: ${run}.`,
  'table.say_compared': '{name}: {run}.',
  /** @param {Who & { cards: string }} args */
  'table.say_shown': ({ you, name, cards: named }) => `${you ? 'Вы показываете' : `${name} показывает`}: ${named}.`,
  'table.say_bella': person('объявляете беллу', 'объявляет беллу'),
  /** @param {Who & { card: string, leads: boolean, trump: boolean }} args */
  'table.say_played': ({ you, name, card: code, leads, trump }) => {
    const verb = leads ? (you ? 'Вы заходите' : 'заходит') : you ? 'Вы кладёте' : 'кладёт';
    return `${you ? verb : `${name} ${verb}`}: ${card({ card: code })}${trump ? ', козырь' : ''}.`;
  },
  /** @param {Who & { points: number, score: string }} args */
  'table.say_trick': ({ you, name, points, score }) =>
    `${you ? 'Вы берёте' : `${name} берёт`} ${pointsInWords(points)}. Взятки ${score}.`,
  'table.say_sevens': person('показываете четыре семёрки', 'показывает четыре семёрки'),
  /** @param {Who & { cards: string }} args */
  'table.say_deberts': ({ you, name, cards: named }) =>
    `${you ? 'Вы объявляете' : `${name} объявляет`} деберц: ${named}.`,
  /** @param {Who & { points: number }} args */
  'table.say_doubled': ({ you, name, points }) => `${you ? 'Вы удваиваете' : `${name} удваивает`} ставку до ${points}.`,
  'table.say_accepted': person('принимаете', 'принимает'),
  'table.say_refused': person('отказываетесь', 'отказывается'),
  'table.say_no_double': person('не удваиваете', 'не удваивает'),
  'table.say_claimed': person('заявляете победу', 'заявляет победу'),
  'table.say_scored': 'Раздача окончена.',
  /** @param {Who} args */
  'table.say_match_over': ({ you, name }) => `Партия окончена. ${you ? 'Победа ваша' : `Победа: ${name}`}.`,
  /** @param {Who & { suit: string }} args */
  'table.say_trump': ({ you, name, suit: code }) =>
    `Козырь ${suit({ suit: code })}, ${you ? 'играете вы' : `играет ${name}`}.`,
  /** @param {{ card: string }} args */
  'table.say_turned': ({ card: code }) => `Открытая карта: ${card({ card: code })}.`,
  /** @param {{ name: string, tricks: number, total: number }} args */
  'table.say_side': ({ name, tricks, total }) => `${name}: ${trickCount(tricks)}, счёт ${total}.`,
};
