// Два вида игры рядом.

import { plural } from '../index.js';

/** @type {typeof import('../en/compare.js').default} */
export default {
  'compare.first': 'Один вид',
  'compare.second': 'Другой',
  'compare.all': 'Показать и одинаковые правила',
  'compare.rule': 'Правило',
  'compare.differs': 'отличается',
  'compare.count': ({ count }) =>
    plural(count, {
      one: 'Отличается # правило.',
      few: 'Отличаются # правила.',
      many: 'Отличаются # правил.',
      other: 'Отличаются # правила.',
    }),
  'compare.same': 'Все правила одинаковые.',
  'compare.show': 'Показать: {lesson}',
  'compare.link': 'Скопировать ссылку на сравнение',
  'compare.linkCopied': 'Ссылка в буфере обмена.',
};
