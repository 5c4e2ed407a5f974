import { number, plural } from '../index.js';

/** @type {typeof import('../en/review.js').default} */
export default {
  'review.title': 'Розбір роздачі {deal}',
  'review.deal': 'Роздача',
  'review.seat': 'Чиї рішення',
  'review.judging': 'Розібрано: {done} з {total}',
  'review.done': 'Розбір закінчено.',
  'review.accuracy': ({ accuracy, lost }) => `Точність ${number(accuracy)} зі 100, утрачено очок: ${number(lost)}`,
  'review.none': 'У цій роздачі не було чого вирішувати.',
  'review.failed': 'Рушій не відповів. Закрийте це вікно й спробуйте ще раз.',
  'review.costliest': 'Що коштувало найдорожче',
  'review.cost': ({ points }) =>
    plural(points, {
      one: `${number(points)} очко`,
      few: `${number(points)} очка`,
      many: `${number(points)} очок`,
      other: `${number(points)} очка`,
    }),
  'review.line': 'Рішення по черзі',
  'review.table': 'Скільки очок утрачено кожним рішенням',
  'review.decision': 'Рішення',
  'review.known': 'За тим, що можна було знати',
  'review.open': 'З відкритими картами',
  'review.call': 'Торг',
  'review.trick': 'Взятка {trick}',
  'review.better': 'Краще: {option}',
  'review.unknown': 'не оцінено',
  'review.hand': 'На руках:',
  'review.onTable': 'У взятці:',
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
