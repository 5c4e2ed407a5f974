// Слова сторінки навколо столу.

import { pluralRules } from '../plural.js';
import cards from './cards.js';
import { pointsInWords } from './points.js';

const plural = pluralRules('uk');
const suit = cards['suit.acc'];

/** @typedef {import('../en/page.js').Side} Side */

/**
 * Речення про сторону: «ви», пара чи ім’я. Теперішній час не видає роду, якого ніхто не знає.
 * @param {Side} side
 * @param {string} you дієслово при «ви»
 * @param {string} other дієслово при парі та імені
 */
const says = ({ own, many, name }, you, other) =>
  many ? `${own ? 'Ваша пара' : 'Інша пара'} ${other}` : own ? `Ви ${you}` : `${name} ${other}`;

export default {
  'page.title': 'Деберц: карткова гра Одеси та Харкова',
  'page.name': 'Деберц',
  'page.tagline': 'Карткова гра Одеси та Харкова проти комп’ютера',

  'dialog.close': 'Закрити',
  'dialog.done': 'Готово',
  'dialog.cancel': 'Скасувати',

  'name.you': 'Ви',
  'name.watched': 'Аня',
  'name.partner': 'Соня',
  'name.opponent.1': 'Яша',
  'name.opponent.2': 'Боря',
  'side.us': 'Ми',
  'side.them': 'Вони',

  'level.easy': 'Легкий',
  'level.normal': 'Середній',
  'level.hard': 'Сильний',
  'level.crazy': 'Шалений',

  'start.new': 'Нова партія',
  'start.saved': 'Ваша партія: {names}',
  /** @param {{ target: number, rules: string, when: string }} args */
  'start.savedWhen': ({ target, rules, when }) => `До ${target} · ${rules} · ${when}`,
  'start.continue': 'Продовжити',
  'start.players': 'Гравці',
  /** @param {{ count: number }} args */
  'start.playersValue': ({ count }) => ['', '', 'Удвох', 'Утрьох', 'Пара на пару'][count] ?? String(count),
  /** @param {{ count: number }} args */
  'start.playersShort': ({ count }) => ['', '', 'Удвох', 'Утрьох', '2 на 2'][count] ?? String(count),
  'start.level': 'Рівень',
  'start.length': 'Партія до',
  'start.allPass': 'Якщо всі пасують',
  'start.redeal': 'Перездача',
  'start.dealerMust': 'Грає той, хто здає',
  'start.profile': 'Різновид гри',
  'start.moreRules': 'Інші правила…',
  /** @param {{ count: number }} args */
  'start.moreRulesCount': ({ count }) => `Інші правила, змінено: ${count}…`,
  'start.play': 'Грати',
  'start.newcomer': 'Граєте вперше? Перша роздача з тренером',
  'start.newcomerLessons': 'Або почніть із коротких уроків',
  'start.watch': 'Дивитися гру комп’ютерів',
  'start.replay': 'Переглянути партію крок за кроком',
  'start.editor': 'Скласти позицію',
  'start.more': 'Ще',
  'start.learn': 'Навчитися',
  'start.games': 'За столом',
  'start.own': 'Ваше',
  'start.site': 'Про сайт',

  'loading.load': 'Гра завантажується',
  'loading.start': 'Гра запускається…',
  'loading.engine': 'Гра готується',
  'loading.dealing': 'Здаємо…',
  'loading.part': '{percent} %. Потрібно лише вперше.',

  'lessons.title': 'Уроки',
  'puzzles.title': 'Задачі',
  'tips.title': 'Поради й запитання',
  'compare.title': 'Порівняти різновиди гри',
  'compare.with': 'Порівняти з іншим різновидом…',
  'rules.table': 'Показати на столі',
  'rules.allowed': 'Цю карту можна зіграти.',
  'rules.next': 'Правила наступної партії',
  'menu.title': 'Меню',
  'menu.resume': 'Назад до столу',
  'menu.back': 'До моєї партії',
  'menu.undo': 'Скасувати хід',
  'menu.undoNote': 'після цього партія «з допомогою»',
  'menu.deals': 'Усі роздачі',
  'menu.log': 'Перебіг партії',
  'menu.resign': 'Здатися',
  'menu.rules': 'Правила цієї партії',
  'menu.newMatch': 'Нова партія',
  'menu.settings': 'Налаштування',
  'menu.mute': 'Без звуку',
  'menu.library': 'Архів партій',
  'menu.statistics': 'Статистика',
  'menu.report': 'Повідомити про помилку',
  'menu.about': 'Про гру',
  'menu.start': 'На перший екран',

  'question.newMatch': 'Партію на столі не закінчено. Вона лишиться в архіві, там її можна продовжити.',
  'question.newMatchYes': 'Нова партія',
  'question.goOn': 'Грати далі',
  'question.losing':
    'Зберегти незакінчену партію ніде: нова зайняла б її місце назавжди. Спершу видаліть щось з архіву або збережіть у файл.',
  'question.merge': 'На цьому пристрої вже є статистика. Додати до неї нову чи замінити?',
  'question.mergeTwice':
    'Частину цих партій тут уже пораховано. Після додавання їх було б пораховано двічі; файлом можна лише замінити те, що є.',
  'question.mergeYes': 'Додати',
  'question.mergeReplace': 'Замінити',
  'question.resign': 'Здати цю партію? Її буде зараховано як програну.',
  'question.resignSure': 'Точно? Здану партію не можна продовжити.',
  'question.resignYes': 'Здати партію',
  'question.delete': 'Партія зникне назавжди. Якщо вона ще потрібна, спершу збережіть її у файл.',
  'question.reset':
    'Налаштування, поточну партію, архів і статистику цієї гри на цьому пристрої буде видалено, а з ними й збережені тут файли гри. Решта, що зберігає браузер, лишиться на місці.',

  'sheet.title': 'Роздача {deal}',
  'sheet.titleSum': 'Роздача {deal}: {sum}',
  'sheet.caption': 'Очки цієї роздачі',
  'sheet.cards': 'Карти',
  'sheet.last': 'Остання взятка',
  'sheet.runs': 'Терци й півсотні',
  'sheet.runsOf': '{name}: {runs}',
  'sheet.runsLost': '{name}: {runs}, але без взятки',
  /** @param {{ you: boolean, name: string }} args */
  'sheet.runs.kind': ({ you, name }) => `старша видом, ніж ${you ? 'у вас' : `у гравця ${name}`}`,
  /** @param {{ you: boolean, name: string }} args */
  'sheet.runs.length': ({ you, name }) => `довша, ніж ${you ? 'у вас' : `у гравця ${name}`}`,
  /** @param {{ you: boolean, name: string }} args */
  'sheet.runs.top': ({ you, name }) => `старша карта вища, ніж ${you ? 'у вас' : `у гравця ${name}`}`,
  /** @param {{ you: boolean, name: string }} args */
  'sheet.runs.trump': ({ you, name }) => `козирна, ${you ? 'ваша — ні' : `у гравця ${name} — ні`}`,
  /** @param {{ you: boolean, name: string }} args */
  'sheet.runs.earlier': ({ you, name }) => `оголошена раніше, ніж ${you ? 'ваша' : `у гравця ${name}`}`,
  'sheet.bella': 'Бела',
  'sheet.bellaOf': '{name}: {cards}',
  'sheet.bellaLost': '{name}: {cards}, не рахується',
  'sheet.total': 'Разом',
  'sheet.moved': 'Відходить',
  'sheet.moved.bait': 'Байт',
  'sheet.moved.hung': 'Висить',
  'sheet.won': 'Знято висячих',
  'sheet.baitMark': 'Б',
  'sheet.recorded': 'Запис',
  'sheet.penalty': 'Штраф',
  'sheet.caller': 'грає',
  /** @param {{ before: number, after: number }} args */
  'sheet.hanging': ({ before, after }) =>
    before && after
      ? `Висіло до цієї роздачі: ${before}, висить тепер: ${after}.`
      : after
        ? `Висить ${pointsInWords(after)}: дістануться тому, хто візьме наступну роздачу.`
        : `Завислі ${pointsInWords(before)} розіграно.`,
  'sheet.match': 'Рахунок партії',
  'sheet.matchTo': 'Партія до {target}',
  'sheet.next': 'Наступна роздача',
  'sheet.continue': 'Далі',
  'sheet.result': 'Підсумок партії',
  'sheet.again': 'Зіграти цю роздачу ще раз',
  'sheet.replay': 'Переглянути цю роздачу ще раз',
  'sheet.back': 'Назад',
  'sheet.lessons': 'До уроків',
  'sheet.link': 'Скопіювати посилання на роздачу',
  'sheet.linkCopied': 'Посилання в буфері обміну. Хто його відкриє, зіграє цими самими картами.',
  'sheet.linkFailed': 'Цей браузер не може зробити посилання.',
  'sheet.review': 'Розбір',
  'sheet.hands': 'Усі карти',

  /** @param {{ you: boolean, name: string, trump: string, own: string, others: string }} args */
  'verdict.called': ({ you, name, trump, own, others }) =>
    `${you ? 'Ви граєте' : `${name} грає`} ${suit({ suit: trump })}: ${own} проти ${others}.`,
  'verdict.made': 'Зіграно: кожен пише своє.',
  'verdict.bait': 'Очок мало, це байт: {written}.',
  /** @param {Side & { points: number }} args */
  'verdict.writes': ({ points: count, own, many, name }) => {
    if (many) return `${own ? 'ваша пара пише' : 'інша пара пише'} ${count}`;
    return own ? `ви пишете ${count}` : `${name} пише ${count}`;
  },
  'verdict.hung': 'Порівну: {written}, {hanging} висить.',
  'verdict.void': 'Усі спасували: роздача не рахується, здає наступний.',
  'verdict.redeal': 'Показано чотири сімки: роздача не рахується, той самий гравець здає ще раз.',
  'verdict.deberts': 'Деберц: сім карт поспіль одразу закінчують партію.',
  'verdict.claim': 'Партію закінчено достроково: записано те, що вже певне.',
  'verdict.refused': 'Подвоєння не прийнято: партію закінчено.',
  /** @param {Side & { points: number }} args */
  'verdict.won': ({ points: count, own, name }) =>
    `Завислі ${pointsInWords(count)} ${own ? 'пишете ви' : `пише ${name}`}.`,
  /** @param {{ name: string, points: number, causes: string }} args */
  'verdict.penalty': ({ name, points: count, causes }) => `${name}: мінус ${count}, ${causes}.`,
  'verdict.noTrick': 'жодної взятки',
  'verdict.baits': 'байт номер {count}',

  'outcome.made': 'зіграно',
  'outcome.bait': 'байт',
  'outcome.hung': 'висить',
  'outcome.void': 'усі пас',
  'outcome.redeal': 'чотири сімки',
  'outcome.deberts': 'деберц',
  'outcome.claim': 'достроково',
  'outcome.refused': 'відмова від подвоєння',

  'deals.title': 'Усі роздачі',
  'deals.none': 'Жодної роздачі ще не зіграно.',
  'deals.number': '№',
  'deals.called': 'Козир',
  'deals.help': 'Ліворуч запис за роздачу і штраф, праворуч рахунок партії після неї.',
  /** @param {{ points: number, names: string }} args */
  'deals.hanging': ({ points: count, names }) => `Висить ${pointsInWords(count)}. Можуть дістатися: ${names}.`,

  /** @param {Side} side */
  'result.title': (side) => `${says(side, 'виграли', 'виграє')} партію`,
  /** @param {Side & { total: number }} args */
  'result.target': ({ total, ...side }) => `${says(side, 'набрали', 'набирає')} ${pointsInWords(total)}.`,
  /** @param {Side} side */
  'result.deberts': (side) => `${says(side, 'оголосили', 'оголошує')} деберц: сім або більше карт поспіль.`,
  /** @param {Side} side */
  'result.claim': (side) =>
    side.own && !side.many
      ? 'Певних очок вам уже вистачило, і ви закінчили партію достроково.'
      : `${says(side, '', 'закінчує')} партію достроково: певних очок уже вистачає.`,
  /** @param {Side} side */
  'result.refused': (side) => `${says(side, 'подвоїли', 'подвоює')}, подвоєння не прийнято.`,
  'result.resigned': 'Партію здано.',
  'result.stake': 'Партія варта {points}.',
  'result.mars': 'Марс: хто програв, має менше половини, тому вдвічі.',
  /** @param {{ count: number }} args */
  'result.deals': ({ count }) =>
    plural(count, {
      one: 'Зіграно # роздачу',
      few: 'Зіграно # роздачі',
      many: 'Зіграно # роздач',
      other: 'Зіграно # роздачі',
    }),
  /** @param {{ deal: number, points: number, figures: string }} args */
  'result.swing': ({ deal, points, figures }) =>
    `Найбільше рахунок змінила роздача ${deal}, на ${pointsInWords(points)}: ${figures}.`,
  'result.accuracy': 'Точність вашої гри: {accuracy} зі 100.',
  'result.findAccuracy': 'Оцінити точність моєї гри',
  'result.called': 'Грали козир',
  'result.made': 'Зіграно',
  'result.baits': 'Байти',
  'result.again': 'Нова партія',
  'result.replay': 'Переглянути',
  'chart.label': 'Рахунок від роздачі до роздачі. Наприкінці: {scores}. Усі роздачі в числах нижче.',
  'chart.help': 'Рахунок після кожної роздачі; квадратом позначено байт.',

  'settings.game': 'Гра',
  'settings.look': 'Вигляд',
  'settings.name': 'Ваше ім’я',
  'settings.speed': 'Швидкість',
  'settings.speed.slow': 'Повільно',
  'settings.speed.normal': 'Звичайно',
  'settings.speed.fast': 'Швидко',
  'settings.speed.instant': 'Одразу',
  'settings.coach': 'Тренер',
  'settings.coach.off': 'Немає',
  'settings.coach.illegal': 'Пояснює, чого не можна',
  'settings.coach.hints': 'Підказки на прохання',
  'settings.coach.full': 'Повний: підказки, пояснення, запитання',
  'settings.waitAfterTrick': 'Чекати на мене після кожної взятки',
  'settings.showPoints': 'Показувати набрані очки',
  'settings.sound': 'Звук',
  'settings.spokenCalls': 'Промовляти оголошення вголос',
  'settings.heard': 'Звук і мовлення',
  'settings.volume': 'Гучність',
  'settings.volume.full': 'Гучно',
  'settings.volume.medium': 'Середньо',
  'settings.volume.low': 'Тихо',
  'settings.narration': 'Повідомляти програмі зчитування з екрана',
  'settings.narration.full': 'Усе',
  'settings.narration.moves': 'Лише ходи й оголошення',
  'settings.narration.off': 'Нічого',
  'settings.others': 'Імена решти',
  'settings.other': 'Комп’ютер {place}',
  'settings.confirmTap': 'Перепитувати перед ходом',
  'settings.autoplay': 'Останню карту класти за мене',
  'settings.marks': 'Позначати карти, якими можна ходити',
  'settings.cardPoints': 'Показувати очки на моїх картах',
  'settings.shortcuts': 'Літери служать клавішами за столом',
  'settings.playByNumber': 'Shift із цифрою ходить цією картою',
  'settings.hand': 'Ваші карти',
  'settings.handed': 'Стіл зручний для',
  'settings.handed.right': 'Правої руки',
  'settings.handed.left': 'Лівої руки',
  'settings.sort': 'Порядок мастей',
  'settings.sort.trumps-left': 'Козирі ліворуч',
  'settings.sort.trumps-right': 'Козирі праворуч',
  'settings.sort.suits': 'Завжди однаковий',
  'settings.sortHelp': 'Кольори чергуються, якщо масті на руках це дозволяють.',
  'settings.ranks': 'У масті',
  'settings.ranks.high-left': 'Старші ліворуч',
  'settings.ranks.low-left': 'Старші праворуч',
  'settings.largeCards': 'Великі карти: на телефоні рука у два ряди',
  'settings.theme': 'Кольори столу',
  'settings.theme.auto': 'Авто',
  'settings.theme.dark': 'Зелене сукно',
  'settings.theme.light': 'Світлі',
  'settings.theme.night': 'Нічні',
  'settings.theme.contrast': 'Контрастні',
  'settings.colours': 'Масті',
  'settings.colours.two': 'Два кольори',
  'settings.colours.four': 'Чотири кольори',
  'settings.colours.blind': 'Для дальтоніків',
  'settings.faces': 'Малюнок карт',
  'settings.faces.auto': 'За екраном',
  'settings.faces.jumbo': 'Великий',
  'settings.faces.classic': 'Звичайний',
  'settings.letters': 'Літери на картах',
  'settings.letters.latin': 'J Q K A',
  'settings.letters.cyrillic': 'В Д К Т',
  'settings.motion': 'Рух',
  'settings.motion.auto': 'Як у системі',
  'settings.motion.on': 'Є',
  'settings.motion.off': 'Немає',
  'settings.languageTitle': 'Мова',
  'settings.language': 'Мова',
  'settings.language.auto': 'Як у браузері',
  'settings.device': 'Цей пристрій',
  'settings.deviceHelp': 'Усе зберігається лише в цьому браузері. Нікуди нічого не надсилається.',
  'settings.reset': 'Видалити все збережене',

  'library.none': 'Тут з’являться зіграні партії та ті, що поступилися місцем новій.',
  'library.won': 'Перемога',
  'library.lost': 'Поразка',
  'library.unfinished': 'Не закінчено',
  'library.open': 'Підсумок',
  'library.replay': 'Дивитися',
  'library.export': 'У файл',
  'library.delete': 'Видалити',
  'library.import': 'Додати партію',
  'library.paste': 'Вставте сюди запис партії',
  'library.add': 'Перевірити й додати',
  'library.file': 'З файлу…',
  'library.checking': 'Запис перевіряється…',
  'library.added': 'Партія в архіві.',
  'library.notKept': 'Запис правильний, але зберегти його ніде.',
  'library.noEngine': 'Запис не можна перевірити: гра не запустилася.',
  'library.backups': 'Відкладено',
  'library.backupsHelp': 'Ця версія не змогла прочитати ці записи й відклала їх як є. Їх можна зберегти у файл.',

  'statistics.none': 'На цьому пристрої ще не зіграно жодної партії.',
  'statistics.help': 'Партії, де ви скасовували хід або користувалися допомогою, рахуються окремо.',
  'statistics.puzzles': 'Задачі: рейтинг {rating}, з першої спроби правильно {right} з {tried}.',
  'statistics.lessons': 'Розв’язано кроків в уроках: {steps}.',
  'statistics.import': 'З файлу…',
  'statistics.notOurs': 'Це не статистика цієї гри, або файл пошкоджено. Нічого не змінено.',
  'statistics.brought': 'Статистику додано.',
  'statistics.notKept': 'Зі статистикою все гаразд, але зберігати її ніде.',
  'statistics.streak': 'Перемог поспіль',
  'statistics.streaks': '{now}, найкраща серія {best}',
  /** @param {{ rules: string, players: string, level: string }} args */
  'statistics.line': ({ rules, players, level }) => `${rules} · ${players} · ${level}`,
  'statistics.clean': 'Без допомоги',
  'statistics.assisted': 'З допомогою',
  'statistics.matches': 'Партії',
  'statistics.won': 'Виграно',
  'statistics.called': 'Грали козир',
  'statistics.made': 'Зіграно',
  'statistics.baits': 'Байти',
  'statistics.accuracy': 'Середня точність (розібрано партій)',

  'report.help':
    'У цьому тексті все, що потрібно, щоб побачити те саме: версія, браузер, остання помилка й карти партії. Прочитайте його, перш ніж комусь надсилати.',
  'report.copy': 'Скопіювати',
  'report.copied': 'Текст скопійовано.',
  'report.byHand': 'Браузер не дає сторінці копіювати. Текст виділено, скопіюйте його самі.',

  'about.game':
    'Деберц — гра з козирями й терцами, родом з Одеси та Харкова, двоюрідна сестра белоту. Тут ви граєте проти комп’ютера.',
  'about.private':
    'Уся гра йде у вашому браузері. Облікового запису немає, і ніщо з того, що ви робите, не залишає цей пристрій.',
  'about.fair': 'Колода тасується до роздачі з випадкового числа, а комп’ютерні гравці бачать лише стіл і свої карти.',
  'about.version': 'Сторінка {page}, рушій {engine}.',
  'about.licences': 'Ліцензії гри та всього, з чого її зроблено',

  'notice.deleted':
    'Усе, що тут зберігалося, видалено, і файли гри теж. З’єднання немає: гру можна буде відкрити знову, коли воно з’явиться.',
  'notice.restarted': 'Гра зупинилася й запущена знову. Партія триває з того самого місця.',
  'notice.update': 'З’явилася нова версія гри. Почата партія продовжиться з того самого місця.',
  'notice.update.now': 'Перейти',
  'notice.language': 'Мова не завантажилася. Спробуйте ще раз, коли з’явиться зв’язок.',
  'notice.unsaved': 'Те, що ви граєте в цій вкладці, не зберігається: партія відкрита в іншій.',
  'notice.aside': 'Незакінчена партія лежить в архіві: там її можна продовжити.',
  'notice.practice': 'Ця роздача грається окремо: вона не зберігається й не зараховується.',
  'notice.playOn': 'Це гра для вправи: вона не зберігається й не зараховується, а ваша партія чекає.',
  'notice.resigned': 'Ви здали партію. Вона в архіві й зарахована як програна.',

  'storage.blocked': 'Браузер нічого не зберігає для цієї сторінки: партія й налаштування живуть, поки вона відкрита.',
  'storage.full':
    'Місце для збереження скінчилося: останнє збереження ціле, але далі гра не зберігається. Збережіть партії з архіву у файли й видаліть зайві.',
  'storage.damaged': 'Щось зі збереженого не вдалося прочитати. Його відкладено: можна взяти в архіві.',
  'storage.newer': 'Щось збережено новішою версією гри. Його відкладено недоторканим: можна взяти в архіві.',

  'tabs.title': 'Відкрито в іншій вкладці',
  'tabs.text': 'Ваша партія відкрита в іншій вкладці браузера. Зберігати її може лише одна.',
  'tabs.take': 'Грати тут',
  'tabs.unsaved': 'Грати без збереження',
  'tabs.lost': 'Партію забрала інша вкладка. Те, що ви граєте тут, більше не зберігається.',

  'failure.title': 'Гра не запускається',
  'failure.retry': 'Спробувати ще раз',
  'failure.old_browser': 'Браузер застарий. Оновіть його або візьміть свіжий Firefox, Chrome, Edge чи Safari.',
  'failure.no_webassembly':
    'У браузері вимкнено WebAssembly, а без нього гра не йде. Увімкніть його (можливо, заважає режим посиленого захисту) або візьміть інший браузер.',
  'failure.wasm_blocked': 'Сторінка, яка показує гру, забороняє WebAssembly. Відкрийте гру в окремій вкладці.',
  'failure.worker_blocked': 'Сторінка, яка показує гру, забороняє фонову роботу. Відкрийте гру в окремій вкладці.',
  'failure.offline': 'Частина гри не завантажилася. Перевірте зв’язок і спробуйте ще раз.',
  'failure.file_missing': 'Частини гри немає на сервері. Можливо, саме виходить нова версія: спробуйте за хвилину.',
  'failure.wrong_type': 'Сервер або щось дорогою прислало не той файл. Спробуйте ще раз або з іншої мережі.',
  'failure.file_damaged': 'Частина гри дійшла пошкодженою. Спробуйте ще раз: вона завантажиться знову.',
  'failure.no_memory': 'На пристрої не лишилося пам’яті для гри. Закрийте інші вкладки й спробуйте ще раз.',
  'failure.python_failed':
    'Гра зламалася під час запуску. Спробуйте ще раз; якщо це повторюється, надішліть, будь ласка, повідомлення про помилку.',
  'failure.timeout': 'Довго нічого не відбувається. Перевірте зв’язок і спробуйте ще раз.',
  'failure.engine_stopped':
    'Гра зупинилася кілька разів поспіль. Партію збережено. Спробуйте ще раз або перезавантажте сторінку.',
  'failure.other': 'Гра не запустилася ({code}). Спробуйте ще раз або перезавантажте сторінку.',

  'problem.not_over': 'Роздачу ще не закінчено: зазирнути в неї можна буде потім.',
  'problem.bad_json': 'Це не запис партії.',
  'problem.bad_message': 'Сторінка й гра не розуміють одна одну. Перезавантажте сторінку.',
  'problem.wrong_version': 'Сторінка й гра різних версій. Перезавантажте сторінку.',
  'problem.unknown_type': 'Сторінка й гра різних версій. Перезавантажте сторінку.',
  'problem.no_match': 'Партія не йде.',
  'problem.stale': 'На столі вже інше становище. Подивіться й оберіть знову.',
  'problem.not_your_turn': 'Зараз не ваш хід.',
  'problem.illegal_action': 'Зараз так не можна.',
  'problem.nothing_to_undo': 'Назад брати нічого.',
  'problem.not_due': 'Здавати ще рано.',
  'problem.not_proven': 'Ще не певно, що решта взяток ваша.',
  'problem.unknown_lesson': 'Такого уроку немає.',
  'problem.unknown_puzzle': 'Такої задачі немає.',
  'problem.not_asked': 'Ця відповідь зараз не потрібна.',
  'problem.bad_seed': 'Не вдалося перетасувати карти. Перезавантажте сторінку.',
  'problem.bad_players': 'Так розсадити гравців не можна. Змініть кількість гравців або рівень.',
  'problem.bad_rules': 'Ці правила не поєднуються ({reason}).',
  'problem.bad_rules.unknown_profile': 'Цей різновид гри невідомий цій версії.',
  'problem.bad_rules.unknown_switch': 'Одне з правил невідоме цій версії.',
  'problem.bad_rules.bad_value': '«{switch}»: так обрати не можна.',
  'problem.bad_rules.out_of_range': '«{switch}»: число замале або завелике.',
  'problem.bad_rules.needs_four_players': '«{switch}»: лише коли грають пара на пару.',
  'problem.bad_rules.not_with_three_players': '«{switch}»: утрьох так не грають.',
  'problem.bad_rules.not_with_four_players': '«{switch}»: учотирьох так не можна.',
  'problem.bad_rules.exchange_after_announcing':
    'Якщо терци оголошують до розіграшу, обмін сімки не може чекати свого першого ходу. Змініть час обміну або час оголошення.',
  /** @param {{ reason: string, deal?: number }} args */
  'problem.bad_record': ({ reason, deal }) =>
    `Запис не програється${deal ? `: помилка у роздачі ${deal}` : ''} (${reason}). Його не змінено.`,
  'problem.bad_record.bad_json': 'Це не запис партії: текст обрізано або це щось інше.',
  'problem.bad_record.not_an_object': 'Це не запис партії.',
  'problem.bad_record.wrong_format': 'Це не запис партії в деберц.',
  'problem.bad_record.wrong_version': 'Запис зроблено новішою версією гри. Його не змінено.',
  'problem.bad_record.bad_rules': 'Правила цього запису невідомі цій версії. Його не змінено.',
  'problem.internal': 'Усередині гри щось зламалося. Надішліть, будь ласка, повідомлення про помилку з меню.',
  'problem.other': 'Не вийшло ({code}).',

  /** @param {{ profile: string }} args */
  'profile.custom': ({ profile }) => `Свої правила на основі «${profile}»`,
  'profile.gambler': 'Клубний',
  'profile.gambler.note': 'До 501: терци й белу оголошуєте самі, порівну — очки висять.',
  'profile.stakes': 'На ставки',
  'profile.stakes.note': 'Клубний з подвоєннями, марсом і достроковою перемогою; терци оголошують до розіграшу.',
  'profile.skill': 'Простий',
  'profile.skill.note': 'До 301: терци й бела оголошуються самі, деберц виграє. Добрий для початку.',
  'profile.classic': 'Класичний',
  'profile.classic.note': 'Як у книжках: козир завжди перебивають, є чотири сімки, деберц виграє.',
  'profile.klabor': 'Клабор',
  'profile.klabor.note': 'Найкраще пара на пару: той, хто здає, мусить грати, ходить той, хто грає, за байти штраф.',

  'rules.title': 'Інші правила',
  'rules.basedOn': 'Основа — «{profile}». Усе, що ви зміните, стане вашими домашніми правилами.',
  'rules.reset': 'Скинути',
  'rules.link': 'Скопіювати посилання на ці правила',
  'rules.linkCopied': 'Посилання в буфері обміну. Воно відкриває перший екран із цими правилами.',
  'link.rules': 'Посилання задало правила наступної партії: {rules}, {players}.',
  'link.bad': 'Посилання пошкоджене або зроблене для іншої версії гри. Нічого не змінено.',
  'log.copy': 'Скопіювати',
  'log.copied': 'Скопійовано.',
  'log.notCopied': 'Браузер не дає сторінці копіювати. Виділіть текст і скопіюйте самі.',
  'privacy.title': 'Приватність',
  'privacy.short': 'Ніщо з того, що ви тут робите, не покидає цього пристрою.',
  'privacy.keptTitle': 'Що зберігається і де',
  'privacy.kept':
    'Налаштування, поточна партія, архів останніх партій і статистика лежать у сховищі цього браузера, на цьому пристрої. Немає ні облікового запису, ні cookie. Зберігаються й файли гри, щоб вона запускалася без мережі, і копія запущеного рушія, в якій немає нічого вашого, щоб вона запускалася швидше.',
  'privacy.delete':
    '«Видалити все збережене» в налаштуваннях стирає все це; те саме робить очищення даних цієї сторінки в браузері. Файли завантажаться знову, коли ви відкриєте сторінку; без мережі вони лишаються, інакше не стало б і сторінки.',
  'privacy.sentTitle': 'Що передається',
  'privacy.sent':
    'Файли гри завантажуються з того сервера, з якого прийшла сторінка, і ні з якого іншого. Далі гра йде у вашому браузері: нічого не рахується, не вимірюється й не повідомляється. Як кожен сервер, він бачить вашу мережеву адресу, коли ви завантажуєте файл.',
  'privacy.links':
    'У посиланнях, файлах і звітах, які ви копіюєте, записано карти й правила, а у звіті ще й вид браузера. Вони потрапляють лише туди, куди ви їх надішлете.',
  'rules.usual': '{value} (зазвичай)',
  'rules.house': 'змінено',
};
