import { number, plural } from '../index.js';

/** @param {number} points */
const cost = (points) =>
  plural(points, {
    one: `${number(points)} очко`,
    few: `${number(points)} очка`,
    many: `${number(points)} очков`,
    other: `${number(points)} очка`,
  });

/** @type {typeof import('../en/review.js').default} */
export default {
  'review.title': 'Разбор раздачи {deal}',
  'review.titleAll': 'Разбор партии',
  'review.deal': 'Раздача',
  'review.all': 'Все раздачи',
  'review.seat': 'Чьи решения',
  'review.judging': 'Разобрано: {done} из {total}',
  'review.done': 'Разбор окончен.',
  'review.accuracy': ({ accuracy, lost }) => `Точность ${number(accuracy)} из 100, упущено очков: ${number(lost)}`,
  'review.none': 'В этой раздаче нечего было решать.',
  'review.failed': 'Движок не ответил. Закройте это окно и попробуйте ещё раз.',
  'review.costliest': 'Что обошлось дороже всего',
  'review.cost': ({ points }) => cost(points),
  'review.line': 'Решения по порядку',
  'review.table': 'Сколько очков потеряно каждым решением',
  'review.decision': 'Решение',
  'review.known': 'По тому, что можно было знать',
  'review.open': 'При открытых картах',
  'review.call': 'Торг',
  'review.trick': 'Взятка {trick}',
  'review.deals': 'Раздачи партии',
  'review.accuracyHead': 'Точность',
  'review.lostHead': 'Упущено очков',
  'review.found': 'Просмотрено: {found} из {all}, где было лучше.',
  'review.find': 'Найти, как лучше',
  'review.findIt': 'найдите, как лучше',
  'review.question': ({ option, points }) => `Сделано: ${option}. Потеря: ${cost(points)}. Как было лучше?`,
  'review.tell': 'Показать ответ',
  'review.notThis': ({ option, points }) => `Не то: ${option}, потеря: ${cost(points)}. Попробуйте другое.`,
  'review.right': 'Найдено! Лучше всего: {option}',
  'review.best': 'Лучше всего: {option}',
  'review.next': 'Следующее',
  'review.lesson': 'Урок: {lesson}',
  'review.playOut': 'Доиграть оба варианта',
  'review.lineHelp':
    'Оба варианта доиграны при открытых картах как можно лучше; торг, комбинации и слишком большие руки — по простым правилам.',
  'review.takes': '→ {name}, {points}',
  'review.turned': 'Открыта:',
  'review.called': 'Козырь: {suit} ({name}).',
  'review.points': 'Пока точно есть: {points}.',
  'review.declare': 'Объявить {runs}',
  'review.silent': 'Ничего не объявлять',
  'review.withBella': '{option} с беллой',
  'review.better': 'Лучше: {option}',
  'review.unknown': 'не оценено',
  'review.hand': 'На руках:',
  'review.onTable': 'Во взятке, первый ход — {name}:',
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
