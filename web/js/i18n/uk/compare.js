// Два різновиди гри поруч.

import { plural } from '../index.js';

/** @type {typeof import('../en/compare.js').default} */
export default {
  'compare.first': 'Один різновид',
  'compare.second': 'Інший',
  'compare.all': 'Показати й однакові правила',
  'compare.rule': 'Правило',
  'compare.differs': 'відрізняється',
  'compare.count': ({ count }) =>
    plural(count, {
      one: 'Відрізняється # правило.',
      few: 'Відрізняються # правила.',
      many: 'Відрізняються # правил.',
      other: 'Відрізняються # правила.',
    }),
  'compare.same': 'Усі правила однакові.',
  'compare.show': 'Показати: {lesson}',
  'compare.link': 'Скопіювати посилання на порівняння',
  'compare.linkCopied': 'Посилання в буфері обміну.',
};
