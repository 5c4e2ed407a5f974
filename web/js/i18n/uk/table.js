// Слова за столом. Теперішній час не видає роду гравця, якого ніхто не знає.

import { pluralRules } from '../plural.js';
import cards from './cards.js';
import { pointsInWords } from './points.js';

const plural = pluralRules('uk');
const { card, suit } = cards;
const cardAcc = cards['card.acc'];
const suitGen = cards['suit.gen'];
const sign = cards['suit.sign'];

/** @typedef {import('../en/table.js').Who} Who */
/** @typedef {import('../en/table.js').Duty} Duty */

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {number} count */
const cardCount = (count) => plural(count, { one: '# карта', few: '# карти', other: '# карт' });

/** @param {number} count */
const trickCount = (count) => plural(count, { one: '# взятка', few: '# взятки', other: '# взяток' });

/**
 * Речення про «вас» або про іншого.
 * @param {string} you
 * @param {string} other
 */
const person =
  (you, other) =>
  /** @param {Who} args */
  ({ you: self, name }) =>
    self ? `Ви ${you}.` : `${name} ${other}.`;

export default {
  'table.you': 'Ви',
  'table.us': 'Ми',
  'table.them': 'Вони',
  'table.opponents': 'Гравці',
  'table.table': 'Стіл',
  'table.log': 'Перебіг гри',

  // Свої карти.
  /** @param {{ count: number }} args */
  'table.hand': ({ count }) => `Ваші карти, ${cardCount(count)}`,
  /** @param {{ card: string, trump: boolean, playable: boolean, position: number, count: number }} args */
  'table.card': ({ card: code, trump, playable, position, count }) =>
    `${capital(card({ card: code }))}${trump ? ', козир' : ''}${playable ? ', можна ходити' : ''}, ${position} з ${count}`,

  // Рядок стану.
  'table.wait': 'Хвилинку…',
  'table.wait_play': 'Ходить {name}.',
  'table.wait_speak': 'Слово за гравцем {name}.',
  /** @param {{ suit: string, first: boolean }} args */
  'table.call_first': ({ suit: code, first }) =>
    `Козир ${suit({ suit: code })}: граєте?${first ? ' Хто грає, мусить набрати найбільше.' : ''}`,
  /** @param {{ void: boolean }} args */
  'table.call_second': ({ void: known }) =>
    `Назвіть козир або пасуйте.${known ? ' Якщо всі спасують, карти здадуть заново.' : ''}`,
  'table.must_call': 'Усі пасують, а здаєте ви: назвіть козир.',
  /** @param {{ card: string }} args */
  'table.exchange': ({ card: code }) => `У вас козирна сімка. Обміняти її на ${cardAcc({ card: code })}?`,
  'table.declare': 'Які комбінації оголосите?',
  'table.may_swap': 'Спершу можна обміняти сімку.',
  /** @param {{ first: boolean }} args */
  'table.lead': ({ first }) => (first ? 'Перший хід ваш: будь-яка карта.' : 'Ваш хід: будь-яка карта.'),
  /** @param {{ suit: string }} args */
  'table.follow_suit': ({ suit: code }) => `Ваш хід. Зайшли в ${suit({ suit: code })}: кладіть у масть.`,
  /** @param {{ suit: string }} args */
  'table.must_trump': ({ suit: code }) => `Ваш хід. ${capital(suitGen({ suit: code }))} немає: бийте козирем.`,
  'table.beat_trump': 'Ваш хід. Зайшли козирем: кладіть старший козир.',
  /** @param {{ against: string | null }} args */
  'table.overtrump': ({ against }) =>
    against
      ? `Ваш хід. Перебийте старшим козирем: на столі ${card({ card: against })}.`
      : 'Ваш хід. Перебийте старшим козирем.',
  /** @param {{ suit: string | null, trump: string | null }} args */
  'table.any_card': ({ suit: code, trump }) => {
    if (!code) return 'Ваш хід. Будь-яка карта.';
    const without = code === trump ? 'Козирів немає' : `Ні ${suitGen({ suit: code })}, ні козирів`;
    return `Ваш хід. ${without}: будь-яка карта.`;
  },
  'table.answer_double': '{name} подвоює ставку до {stake}. Прийняти чи здати партію?',
  'table.offer_double': 'Подвоїти ставку до {stake}?',
  'table.lesson': 'Читайте далі в тексті.',
  'table.next_deal': 'Роздачу закінчено.',
  'table.over': 'Партію закінчено.',
  /** @param {Who & { points: number }} args */
  'table.trick_won': ({ you, name, points }) =>
    `${you ? 'Ви берете' : `${name} бере`} ${points ? pointsInWords(points) : 'взятку'}.`,
  'table.go_on': 'Натисніть, щоб грати далі.',
  'table.rule': 'Правило',

  // Чому картою не можна ходити.
  'table.why_turn': 'Зараз ходить {name}.',
  'table.why_plain': 'Цю не можна.',
  'table.why_declare': 'Спершу скажіть, які комбінації оголошуєте.',
  /** @param {Duty} args */
  'table.why_follow': ({ proof, suit: code }) =>
    `Зайшли в ${suit({ suit: code })}, і у вас є ${card({ card: proof })}: треба в масть.`,
  /** @param {Duty} args */
  'table.why_trump': ({ proof, suit: code }) =>
    `${capital(suitGen({ suit: code }))} у вас немає, тож треба бити козирем: у вас є ${card({ card: proof })}.`,
  /** @param {Duty} args */
  'table.why_beat': ({ proof, against }) =>
    `Зайшли козирем, і ${card({ card: proof })} б’є ${against ? cardAcc({ card: against }) : 'його'}: потрібен старший козир.`,
  /** @param {Duty} args */
  'table.why_overtrump': ({ proof, against }) =>
    against
      ? `Уже бито: ${card({ card: against })}. Старша карта у вас: ${card({ card: proof })}, треба перебити.`
      : `Старша карта у вас: ${card({ card: proof })}, треба перебити.`,

  // Що можна зробити.
  /** @param {{ suit: string }} args */
  'table.take': ({ suit: code }) => `Граю ${suit({ suit: code })}`,
  'table.pass': 'Пас',
  /** @param {{ suit: string }} args */
  'table.name_suit': ({ suit: code }) => capital(suit({ suit: code })),
  'table.swap': 'Обміняти',
  /** @param {{ gives: string, gets: string }} args */
  'table.swap_label': ({ gives, gets }) =>
    `Обміняти: віддати ${cardAcc({ card: gives })}, узяти ${cardAcc({ card: gets })}`,
  'table.keep': 'Лишити',
  'table.redeal': 'Чотири сімки: перездача',
  'table.announce': 'Оголосити {points}',
  'table.announce_nothing': 'Виберіть',
  'table.silent': 'Промовчати',
  /** @param {{ run: string, cards: string, points: number }} args */
  'table.run_choice': ({ run, cards: named, points }) => `${capital(run)} ${points}: ${named}`,
  'table.declare_deberts': 'Оголосити деберц',
  'table.double': 'Подвоїти до {stake}',
  'table.take_seat': 'Я {name}: показати мої карти',
  'table.hand_over': 'Передайте пристрій: {name}.',
  'table.nothing_asked': '{name}: вирішувати нічого.',
  'table.no_double': 'Грати далі',
  'table.accept': 'Прийняти',
  'table.refuse': 'Відмовитися',
  'table.claim': 'Заявити перемогу ({points})',
  'table.rest': 'Решта взяток моя',
  'table.play': 'Зіграти',
  'table.play_bella': 'Бела +20',
  'table.play_silently': 'Без бели',
  /** @param {{ card: string }} args */
  'table.ask_bella': ({ card: code }) => `${capital(card({ card: code }))}: оголосити белу?`,
  /** @param {{ card: string }} args */
  'table.ask_play': ({ card: code }) => `Зіграти: ${card({ card: code })}?`,
  'table.next': 'Далі',
  'table.actions': 'Що можна зробити',

  // Місця.
  /** @param {{ name: string, cards: number, tricks: number, facts: string[] }} args */
  'table.seat': ({ name, cards: count, tricks, facts }) =>
    [name, ...facts, cardCount(count), trickCount(tricks)].join(', '),
  'table.partner': 'партнер',
  'table.dealer': 'здає',
  'table.to_move': 'ходить',
  /** @param {{ suit: string }} args */
  'table.caller': ({ suit: code }) => `грає ${suit({ suit: code })}`,
  /** @param {{ count: number }} args */
  'table.baits': ({ count }) => plural(count, { one: '# байт', few: '# байти', other: '# байтів' }),
  'table.runs_shown': 'показати карти',
  'table.called_pass': 'Пас',
  /** @param {{ suit: string }} args */
  'table.called_trump': ({ suit: code }) => `${capital(suit({ suit: code }))} ${sign({ suit: code })}`,
  /** @param {{ what: string, top: string | null, trump: boolean | null }} args */
  'table.announcement': ({ what, top, trump }) => `${capital(what)}${top ? ` ${top}` : ''}${trump ? ', козир' : ''}`,
  'table.run_length': '{length} поспіль',
  'table.beaten': '{run}, перебита',
  'table.no_run': 'Немає комбінацій',
  'table.bella': 'Бела',
  'table.swapped': 'Обмін 7',
  'table.four_sevens': 'Чотири сімки',
  'table.deberts': 'Деберц!',
  'table.bubble_doubled': 'Подвоюю: {points}!',
  'table.bubble_accepted': 'Приймаю',
  'table.bubble_refused': 'Відмова',
  'table.bubble_claimed': 'Партія моя',

  // Взятки й колода.
  /** @param {{ name: string, card: string, winning: boolean }} args */
  'table.trick_card': ({ name, card: code, winning }) => `${name}: ${card({ card: code })}${winning ? ', старша' : ''}`,
  'table.trick': 'На столі: {cards}',
  'table.trick_empty': 'На столі порожньо',
  'table.not_in_play': 'поза грою',
  /** @param {{ indicator: string | null, bottom: string | null }} args */
  'table.stock': ({ indicator, bottom }) =>
    [
      indicator && `Відкрита карта: ${card({ card: indicator })}`,
      bottom && `нижня карта: ${card({ card: bottom })}, поза грою`,
    ]
      .filter(Boolean)
      .join('; ') || 'Колода',
  /** @param {{ name: string, tricks: number, points: number | null }} args */
  'table.pile': ({ name, tricks, points }) =>
    `${name} ${tricks}${points === null ? '' : ` · ${points}`}: ${points === null ? 'взятки' : 'взятки й очки'}. Показати останню`,
  'table.last_trick': 'Остання взятка',
  'table.no_last_trick': 'Взяток ще не було.',
  /** @param {Who & { points: number }} args */
  'table.last_won': ({ you, name, points }) => `${you ? 'Взяли ви' : `Бере ${name}`}: ${pointsInWords(points)}.`,
  /** @param {Who} args */
  'table.last_led': ({ you, name }) => `${you ? 'Ходили ви' : `Перший хід: ${name}`}.`,
  'table.close': 'Закрити',

  // Рахунок.
  'table.score': '{score} до {target}: рахунок',
  'table.target': 'до {target}',
  /** @param {{ suit: string, name: string }} args */
  'table.trump_chip': ({ suit: code, name }) => `Козир ${suit({ suit: code })}, грає ${name}`,
  'table.stake': 'Ставка {stake}',
  'table.hanging': 'Висять {points}',
  'table.hanging_for': 'Висять {points}: {names}',

  // Уголос.
  /** @param {{ number: number, dealer: string, you: boolean }} args */
  'table.say_deal': ({ number, dealer, you }) => `Роздача ${number}. ${you ? 'Здаєте ви' : `Здає ${dealer}`}.`,
  /** @param {{ cards: string, card: string }} args */
  'table.say_turned_up': ({ cards: named, card: code }) =>
    `Ваші карти: ${named}. Відкрита карта: ${card({ card: code })}.`,
  'table.say_pass': person('пасуєте', 'пасує'),
  /** @param {Who & { suit: string }} args */
  'table.say_take': ({ you, name, suit: code }) => `${you ? 'Ви граєте' : `${name} грає`} ${suit({ suit: code })}.`,
  /** @param {Who & { suit: string }} args */
  'table.say_name': ({ you, name, suit: code }) =>
    `${you ? 'Ви називаєте' : `${name} називає`} ${suit({ suit: code })}.`,
  'table.say_all_passed': 'Усі пасують.',
  'table.say_drew': 'Прикуп: {cards}.',
  /** @param {{ card: string }} args */
  'table.say_bottom': ({ card: code }) => `Нижня карта ${card({ card: code })}, поза грою.`,
  /** @param {Who & { card: string, other: string }} args */
  'table.say_swapped': ({ you, name, card: gives, other }) =>
    `${you ? 'Ви міняєте' : `${name} міняє`} ${cardAcc({ card: gives })} на ${cardAcc({ card: other })}.`,
  /** @param {Who} args */
  'table.say_no_run': ({ you, name }) => `${you ? 'У вас' : `У гравця ${name}`} немає комбінацій.`,
  /** @param {Who & { run: string }} args */
  'table.say_announced': ({ you, name, run }) => `${you ? 'Ви оголошуєте' : `${name} оголошує`}: ${run}.`,
  'table.say_compared': '{name}: {run}.',
  /** @param {Who & { cards: string }} args */
  'table.say_shown': ({ you, name, cards: named }) => `${you ? 'Ви показуєте' : `${name} показує`}: ${named}.`,
  'table.say_bella': person('оголошуєте белу', 'оголошує белу'),
  /** @param {Who & { card: string, leads: boolean, trump: boolean }} args */
  'table.say_played': ({ you, name, card: code, leads, trump }) => {
    const verb = leads ? (you ? 'Ви заходите' : 'заходить') : you ? 'Ви кладете' : 'кладе';
    return `${you ? verb : `${name} ${verb}`}: ${card({ card: code })}${trump ? ', козир' : ''}.`;
  },
  /** @param {Who & { points: number, score: string }} args */
  'table.say_trick': ({ you, name, points, score }) =>
    `${you ? 'Ви берете' : `${name} бере`} ${pointsInWords(points)}. Взятки ${score}.`,
  'table.say_sevens': person('показуєте чотири сімки', 'показує чотири сімки'),
  /** @param {Who & { cards: string }} args */
  'table.say_deberts': ({ you, name, cards: named }) =>
    `${you ? 'Ви оголошуєте' : `${name} оголошує`} деберц: ${named}.`,
  /** @param {Who & { points: number }} args */
  'table.say_doubled': ({ you, name, points }) => `${you ? 'Ви подвоюєте' : `${name} подвоює`} ставку до ${points}.`,
  'table.say_accepted': person('приймаєте', 'приймає'),
  'table.say_refused': person('відмовляєтеся', 'відмовляється'),
  'table.say_no_double': person('не подвоюєте', 'не подвоює'),
  'table.say_claimed': person('заявляєте перемогу', 'заявляє перемогу'),
  'table.say_scored': 'Роздачу закінчено.',
  /** @param {Who} args */
  'table.say_match_over': ({ you, name }) => `Партію закінчено. ${you ? 'Перемога ваша' : `Перемога: ${name}`}.`,
  /** @param {Who & { suit: string }} args */
  'table.say_trump': ({ you, name, suit: code }) =>
    `Козир ${suit({ suit: code })}, ${you ? 'граєте ви' : `грає ${name}`}.`,
  /** @param {{ card: string }} args */
  'table.say_turned': ({ card: code }) => `Відкрита карта: ${card({ card: code })}.`,
  /** @param {{ name: string, tricks: number, total: number }} args */
  'table.say_side': ({ name, tricks, total }) => `${name}: ${trickCount(tricks)}, рахунок ${total}.`,
};
