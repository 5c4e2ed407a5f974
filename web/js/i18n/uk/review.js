import { number, plural } from '../index.js';

/** @param {number} points */
const cost = (points) =>
  plural(points, {
    one: `${number(points)} очко`,
    few: `${number(points)} очка`,
    many: `${number(points)} очок`,
    other: `${number(points)} очка`,
  });

/** @type {typeof import('../en/review.js').default} */
export default {
  'review.title': 'Розбір роздачі {deal}',
  'review.titleAll': 'Розбір партії',
  'review.deal': 'Роздача',
  'review.all': 'Усі роздачі',
  'review.seat': 'Чиї рішення',
  'review.judging': 'Розібрано: {done} з {total}',
  'review.done': 'Розбір закінчено.',
  'review.accuracy': ({ accuracy, lost }) => `Точність ${number(accuracy)} зі 100, утрачено очок: ${number(lost)}`,
  'review.none': 'У цій роздачі не було чого вирішувати.',
  'review.failed': 'Рушій не відповів. Закрийте це вікно й спробуйте ще раз.',
  'review.costliest': 'Що коштувало найдорожче',
  'review.cost': ({ points }) => cost(points),
  'review.line': 'Рішення по черзі',
  'review.table': 'Скільки очок утрачено кожним рішенням',
  'review.decision': 'Рішення',
  'review.known': 'За тим, що можна було знати',
  'review.open': 'З відкритими картами',
  'review.call': 'Торг',
  'review.trick': 'Взятка {trick}',
  'review.deals': 'Роздачі партії',
  'review.accuracyHead': 'Точність',
  'review.lostHead': 'Утрачено очок',
  'review.found': 'Переглянуто: {found} з {all}, де було краще.',
  'review.find': 'Знайти, як краще',
  'review.findIt': 'знайдіть, як краще',
  'review.question': ({ option, points }) => `Зроблено: ${option}. Втрата: ${cost(points)}. Як було краще?`,
  'review.tell': 'Показати відповідь',
  'review.notThis': ({ option, points }) => `Не те: ${option}, втрата: ${cost(points)}. Спробуйте інше.`,
  'review.right': 'Знайдено! Найкраще: {option}',
  'review.best': 'Найкраще: {option}',
  'review.next': 'Наступне',
  'review.lesson': 'Урок: {lesson}',
  'review.playOut': 'Дограти обидва варіанти',
  'review.lineHelp':
    'Обидва варіанти дограно з відкритими картами якнайкраще; торг, комбінації та завеликі руки — за простими правилами.',
  'review.takes': '→ {name}, {points}',
  'review.turned': 'Відкрито:',
  'review.called': 'Козир: {suit} ({name}).',
  'review.points': 'Поки точно є: {points}.',
  'review.declare': 'Оголосити {runs}',
  'review.silent': 'Нічого не оголошувати',
  'review.withBella': '{option} з белою',
  'review.better': 'Краще: {option}',
  'review.unknown': 'не оцінено',
  'review.hand': 'На руках:',
  'review.onTable': 'У взятці, перший хід — {name}:',
  'review.option': 'Вибір',
  'review.options': 'Скільки вартий кожен вибір',
  'review.chosen': '{option}, так і зроблено',

  'review.mark.good': 'Добре',
  'review.mark.inaccuracy': 'Неточність',
  'review.mark.mistake': 'Помилка',
  'review.mark.blunder': 'Груба помилка',
  'review.mark.unlucky': 'Не пощастило',

  'review.how.exact': ({ worlds }) => `Точний розрахунок; можливих розкладів розглянуто: ${worlds}.`,
  'review.how.difference': ({ worlds }) =>
    `Точний розрахунок; можливих розкладів розглянуто: ${worlds}. Рахуються очки роздачі: той, хто грає, проти двох інших.`,
  'review.how.tree': ({ worlds }) =>
    `Оцінка, можливих розкладів: ${worlds}. Карт іще забагато, щоб розрахувати все до кінця.`,
  'review.how.quick': ({ worlds }) => `Оцінка: стільки можливих роздач швидко дограно до кінця: ${worlds}.`,

  'review.do.take': 'Узяти, козир {suit}',
  'review.do.name': 'Назвати козир: {suit}',
  'review.do.pass': 'Пас',
  'review.do.swap': 'Обміняти сімку',
  'review.do.keep': 'Лишити сімку',
  'review.do.play': '{card}',

  'review.help':
    'Очки тут — те, що зрештою записують: з байтом, висячими очками й кінцем партії, наскільки одна сторона випереджає інших. Оцінки ставляться лише за тим, що можна було знати тієї миті; що видно тільки з відкритими картами — невезіння.',
};
