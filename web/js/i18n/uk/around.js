// What is around the table: several people, the fair shuffle, the score pad.

export default {
  /** @param {{ count: number }} args */
  'start.people': ({ count }) => (count > 1 ? `Людей за цим пристроєм: ${count}` : 'Грати разом на цьому пристрої…'),
  'people.title': 'Хто грає тут',
  'people.help':
    'На одному пристрої можуть грати кілька людей. Його передають одне одному, і карт не видно, поки пристрій не в того, чий хід.',
  'people.first': 'Перший гравець',
  'people.seat': 'Гравець {number} — людина',
  'people.partner': 'Гравець {number}, партнер, — людина',
  'people.name': 'Ім’я',
  'people.counted': 'Такі партії потрапляють до бібліотеки, але не до вашої статистики.',

  'menu.more': 'Ще…',

  'fair.title': 'Чесна роздача',
  'fair.how':
    'Усі колоди партії виходять з одного таємного числа — зерна. Його відбиток (SHA-256) відомий до першої карти, а саме зерно показано після партії: підмінити карти під час гри не можна.',
  'fair.commitment': 'Відбиток цієї партії',
  'fair.next': 'Відбиток вашої наступної партії',
  'fair.copy': 'Скопіювати',
  'fair.copied': 'Скопійовано.',
  'fair.later': 'Можна його записати. Зерно буде показано тут після партії.',
  'fair.none': 'Цю партію роздано не із зерна: вона прийшла ззовні разом із картами.',
  'fair.noEngine': 'Гра ще не готова. Спробуйте трохи згодом.',
  'fair.seed': 'Зерно',
  'fair.check': 'Роздати ще раз і перевірити',
  'fair.hashRight': 'Відбиток зерна збігається.',
  'fair.hashWrong': 'Відбиток зерна не збігається!',
  'fair.dealerRight': 'Перший роздає той, кого називає зерно.',
  'fair.dealerWrong': 'Зерно називає іншого першого, хто роздає!',
  /** @param {{ count: number }} args */
  'fair.packsRight': ({ count }) => `Роздано ще раз: усі колоди збігаються (${count}).`,
  'fair.packWrong': 'Колода роздачі {deal} інша!',
  'fair.elsewhere':
    'Будь-яка програма, що знає SHA-256, дасть для зерна той самий відбиток, а документація проєкту каже, як із нього виходять колоди.',

  'pad.title': 'Запис очок для справжніх карт',
  /** @param {{ profile: string, count: number }} args */
  'pad.rules': ({ profile, count }) =>
    `${profile}, гравців: ${count}. Новий запис бере правила та кількість гравців із першого екрана.`,
  'pad.player': 'Гравець {number}',
  'pad.dealsFirst': 'Роздає першим',
  'pad.dealsNext': 'Наступний роздає: {name}.',
  'pad.won': 'Партію закінчено. Виграш: {name}.',
  'pad.hanging': 'Висить очок: {points}.',
  'pad.deal': 'Роздача {deal}',
  'pad.inDeal': 'Роздача {deal}:',
  'pad.caller': 'Призначив козир',
  'pad.allPassed': 'Усі спасували',
  'pad.points': 'Очки за карти: {name}',
  'pad.pointsHelp': 'Разом із десятьма за останню взятку.',
  'pad.noTrick': '{name}: жодної взятки',
  'pad.last': 'Остання взятка',
  'pad.runner': 'Чиї комбінації рахуються',
  'pad.runs': 'Очки за комбінації',
  'pad.runsHelp': 'Терц 20, полтинник 50, сотня 100; кілька додаються.',
  'pad.bella': 'Бела',
  'pad.nobody': 'Ніхто',
  'pad.write': 'Записати',
  'pad.replace': 'Виправити',
  'pad.correct': 'Виправити роздачу',
  'pad.nothing': '–',
  'pad.undo': 'Прибрати останню роздачу',
  'pad.new': 'Новий запис',
  'pad.newSure': 'Роздачі цього запису буде видалено.',
  /** @param {{ value: number, least: number, most: number }} args */
  'problem.bad_entry.sum': ({ value, least, most }) =>
    least === most
      ? `Очок за карти разом ${value}, а з останньою взяткою має бути ${most}.`
      : `Очок за карти разом ${value}, а з останньою взяткою може бути лише від ${least} до ${most}.`,
  'problem.bad_entry.negative': 'Очки роздачі не бувають менші за нуль.',
  'problem.bad_entry.seat': 'Кількість гравців не підходить до правил.',
  'problem.bad_entry.last': 'У того, хто взяв останню взятку, є хоча б її десять очок.',
  'problem.bad_entry.no_trick': 'У того, хто не взяв жодної взятки, немає ні очок за карти, ні останньої взятки.',
  'problem.bad_entry.runs':
    'Комбінації не можуть коштувати {value}: терц — 20, полтинник — 50, сотня — 100, разом до 300.',
  'problem.bad_entry.runs_of_two': 'Комбінації рахуються лише в однієї сторони.',
  'problem.bad_entry.bella': 'Бела може бути лише в однієї зі сторін.',
  'problem.bad_entry.after_the_end': 'Партія закінчилася до цієї роздачі. Почніть новий запис.',
};
