import { number, plural } from '../index.js';

/** @type {typeof import('../en/review.js').default} */
export default {
  'review.title': 'Разбор раздачи {deal}',
  'review.deal': 'Раздача',
  'review.seat': 'Чьи решения',
  'review.judging': 'Разобрано: {done} из {total}',
  'review.done': 'Разбор окончен.',
  'review.accuracy': ({ accuracy, lost }) => `Точность ${number(accuracy)} из 100, упущено очков: ${number(lost)}`,
  'review.none': 'В этой раздаче нечего было решать.',
  'review.failed': 'Движок не ответил. Закройте это окно и попробуйте ещё раз.',
  'review.costliest': 'Что обошлось дороже всего',
  'review.cost': ({ points }) =>
    plural(points, {
      one: `${number(points)} очко`,
      few: `${number(points)} очка`,
      many: `${number(points)} очков`,
      other: `${number(points)} очка`,
    }),
  'review.line': 'Решения по порядку',
  'review.table': 'Сколько очков потеряно каждым решением',
  'review.decision': 'Решение',
  'review.known': 'По тому, что можно было знать',
  'review.open': 'При открытых картах',
  'review.call': 'Торг',
  'review.trick': 'Взятка {trick}',
  'review.better': 'Лучше: {option}',
  'review.unknown': 'не оценено',
  'review.hand': 'На руках:',
  'review.onTable': 'Во взятке:',
  'review.option': 'Выбор',
  'review.options': 'Сколько стоит каждый выбор',
  'review.chosen': '{option}, так и сделано',

  'review.mark.good': 'Хорошо',
  'review.mark.inaccuracy': 'Неточность',
  'review.mark.mistake': 'Ошибка',
  'review.mark.blunder': 'Грубая ошибка',
  'review.mark.unlucky': 'Не повезло',

  'review.how.exact': ({ worlds }) => `Точный расчёт; возможных раскладов рассмотрено: ${worlds}.`,
  'review.how.difference': ({ worlds }) =>
    `Точный расчёт; возможных раскладов рассмотрено: ${worlds}. Считаются очки раздачи: играющий против двух других.`,
  'review.how.tree': ({ worlds }) =>
    `Оценка, возможных раскладов: ${worlds}. Карт ещё слишком много, чтобы рассчитать всё до конца.`,
  'review.how.quick': ({ worlds }) => `Оценка: столько возможных раздач быстро доиграно до конца: ${worlds}.`,

  'review.do.take': 'Взять, козырь {suit}',
  'review.do.name': 'Назвать козырь: {suit}',
  'review.do.pass': 'Пас',
  'review.do.swap': 'Обменять семёрку',
  'review.do.keep': 'Оставить семёрку',
  'review.do.play': '{card}',

  'review.help':
    'Очки здесь — то, что в итоге записывается: с байтом, висячими очками и концом партии, насколько одна сторона опережает других. Оценки ставятся только по тому, что можно было знать в ту минуту; что видно лишь при открытых картах — невезение.',
};
