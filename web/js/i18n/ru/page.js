// Слова страницы вокруг стола.

import { pluralRules } from '../plural.js';
import cards from './cards.js';
import { pointsInWords } from './points.js';

const plural = pluralRules('ru');
const suit = cards['suit.acc'];

/** @typedef {import('../en/page.js').Side} Side */

/**
 * Предложение о стороне: «вы», пара или имя. Настоящее время не выдаёт рода, которого никто не знает.
 * @param {Side} side
 * @param {string} you глагол при «вы»
 * @param {string} other глагол при паре и имени
 */
const says = ({ own, many, name }, you, other) =>
  many ? `${own ? 'Ваша пара' : 'Другая пара'} ${other}` : own ? `Вы ${you}` : `${name} ${other}`;

export default {
  'page.title': 'Деберц: карточная игра Одессы и Харькова',
  'page.name': 'Деберц',
  'page.tagline': 'Карточная игра Одессы и Харькова против компьютера',

  'dialog.close': 'Закрыть',
  'dialog.done': 'Готово',
  'dialog.cancel': 'Отмена',

  'name.you': 'Вы',
  'name.watched': 'Аня',
  'name.partner': 'Соня',
  'name.opponent.1': 'Яша',
  'name.opponent.2': 'Боря',
  'side.us': 'Мы',
  'side.them': 'Они',

  'level.easy': 'Лёгкий',
  'level.normal': 'Средний',
  'level.hard': 'Сильный',
  'level.crazy': 'Безумный',

  'start.new': 'Новая партия',
  'start.saved': 'Ваша партия: {names}',
  /** @param {{ target: number, rules: string, when: string }} args */
  'start.savedWhen': ({ target, rules, when }) => `До ${target} · ${rules} · ${when}`,
  'start.continue': 'Продолжить',
  'start.players': 'Игроки',
  /** @param {{ count: number }} args */
  'start.playersValue': ({ count }) => ['', '', 'Вдвоём', 'Втроём', 'Пара на пару'][count] ?? String(count),
  /** @param {{ count: number }} args */
  'start.playersShort': ({ count }) => ['', '', 'Вдвоём', 'Втроём', '2 на 2'][count] ?? String(count),
  'start.level': 'Уровень',
  'start.length': 'Партия до',
  'start.allPass': 'Если все пасуют',
  'start.redeal': 'Пересдача',
  'start.dealerMust': 'Сдающий играет',
  'start.profile': 'Вид игры',
  'start.moreRules': 'Другие правила…',
  /** @param {{ count: number }} args */
  'start.moreRulesCount': ({ count }) => `Другие правила, изменено: ${count}…`,
  'start.play': 'Играть',
  'start.newcomer': 'Играете впервые? Первая раздача с тренером',
  'start.newcomerLessons': 'Или начните с коротких уроков',
  'start.watch': 'Смотреть игру компьютеров',
  'start.replay': 'Посмотреть партию по шагам',
  'start.editor': 'Составить позицию',
  'start.more': 'Ещё',
  'start.learn': 'Научиться',
  'start.games': 'За столом',
  'start.own': 'Ваше',
  'start.site': 'О сайте',

  'loading.load': 'Игра загружается',
  'loading.start': 'Игра запускается…',
  'loading.engine': 'Игра готовится',
  'loading.dealing': 'Сдаём…',
  'loading.part': '{percent} %. Нужно только в первый раз.',

  'lessons.title': 'Уроки',
  'puzzles.title': 'Задачи',
  'tips.title': 'Советы и вопросы',
  'compare.title': 'Сравнить виды игры',
  'compare.with': 'Сравнить с другим видом…',
  'rules.table': 'Показать на столе',
  'rules.allowed': 'Эту карту можно сыграть.',
  'rules.next': 'Правила следующей партии',
  'menu.title': 'Меню',
  'menu.resume': 'Вернуться за стол',
  'menu.back': 'К моей партии',
  'menu.undo': 'Взять ход назад',
  'menu.undoNote': 'после этого партия «с помощью»',
  'menu.deals': 'Все раздачи',
  'menu.log': 'Ход партии',
  'menu.resign': 'Сдаться',
  'menu.rules': 'Правила этой партии',
  'menu.newMatch': 'Новая партия',
  'menu.settings': 'Настройки',
  'menu.mute': 'Без звука',
  'menu.library': 'Архив партий',
  'menu.statistics': 'Статистика',
  'menu.report': 'Сообщить об ошибке',
  'menu.about': 'Об игре',
  'menu.start': 'На первый экран',

  'question.newMatch': 'Партия на столе не окончена. Она останется в архиве, там её можно продолжить.',
  'question.newMatchYes': 'Новая партия',
  'question.goOn': 'Играть дальше',
  'question.losing':
    'Сохранить неоконченную партию негде: новая заняла бы её место насовсем. Сначала удалите что-нибудь из архива или сохраните в файл.',
  'question.merge': 'На этом устройстве уже есть статистика. Сложить с ней новую или заменить?',
  'question.mergeTwice':
    'Часть этих партий здесь уже посчитана. При сложении они посчитались бы дважды; файлом можно только заменить то, что есть.',
  'question.mergeYes': 'Сложить',
  'question.mergeReplace': 'Заменить',
  'question.resign': 'Сдать эту партию? Она будет засчитана как проигранная.',
  'question.resignSure': 'Точно? Сданную партию нельзя продолжить.',
  'question.resignYes': 'Сдать партию',
  'question.delete': 'Партия исчезнет насовсем. Если она ещё нужна, сначала сохраните её в файл.',
  'question.reset':
    'Настройки, текущая партия, архив и статистика этой игры на этом устройстве будут удалены, а с ними и сохранённые здесь файлы игры. Всё остальное, что хранит браузер, останется на месте.',

  'sheet.title': 'Раздача {deal}',
  'sheet.titleSum': 'Раздача {deal}: {sum}',
  'sheet.caption': 'Очки этой раздачи',
  'sheet.cards': 'Карты',
  'sheet.last': 'Последняя взятка',
  'sheet.runs': 'Терцы и полтинники',
  'sheet.runsOf': '{name}: {runs}',
  'sheet.runsLost': '{name}: {runs}, но без взятки',
  /** @param {{ you: boolean, name: string }} args */
  'sheet.runs.kind': ({ you, name }) => `старше видом, чем ${you ? 'у вас' : `у игрока ${name}`}`,
  /** @param {{ you: boolean, name: string }} args */
  'sheet.runs.length': ({ you, name }) => `длиннее, чем ${you ? 'у вас' : `у игрока ${name}`}`,
  /** @param {{ you: boolean, name: string }} args */
  'sheet.runs.top': ({ you, name }) => `старшая карта выше, чем ${you ? 'у вас' : `у игрока ${name}`}`,
  /** @param {{ you: boolean, name: string }} args */
  'sheet.runs.trump': ({ you, name }) => `козырная, ${you ? 'ваша — нет' : `у игрока ${name} — нет`}`,
  /** @param {{ you: boolean, name: string }} args */
  'sheet.runs.earlier': ({ you, name }) => `объявлена раньше, чем ${you ? 'ваша' : `у игрока ${name}`}`,
  'sheet.bella': 'Белла',
  'sheet.bellaOf': '{name}: {cards}',
  'sheet.bellaLost': '{name}: {cards}, не считается',
  'sheet.total': 'Всего',
  'sheet.moved': 'Уходит',
  'sheet.moved.bait': 'Байт',
  'sheet.moved.hung': 'Висит',
  'sheet.won': 'Снято висящих',
  'sheet.baitMark': 'Б',
  'sheet.recorded': 'Запись',
  'sheet.penalty': 'Штраф',
  'sheet.caller': 'играет',
  /** @param {{ before: number, after: number }} args */
  'sheet.hanging': ({ before, after }) =>
    before && after
      ? `Висело до этой раздачи: ${before}, висит теперь: ${after}.`
      : after
        ? `Висит ${pointsInWords(after)}: достанутся тому, кто возьмёт следующую раздачу.`
        : `Висевшие ${pointsInWords(before)} разыграны.`,
  'sheet.match': 'Счёт партии',
  'sheet.matchTo': 'Партия до {target}',
  'sheet.next': 'Следующая раздача',
  'sheet.continue': 'Дальше',
  'sheet.result': 'Итог партии',
  'sheet.again': 'Сыграть эту раздачу ещё раз',
  'sheet.replay': 'Посмотреть эту раздачу ещё раз',
  'sheet.back': 'Назад',
  'sheet.lessons': 'К урокам',
  'sheet.link': 'Скопировать ссылку на раздачу',
  'sheet.linkCopied': 'Ссылка в буфере обмена. Кто её откроет, сыграет этими же картами.',
  'sheet.linkFailed': 'Этот браузер не может сделать ссылку.',
  'sheet.review': 'Разбор',
  'sheet.hands': 'Все карты',

  /** @param {{ you: boolean, name: string, trump: string, own: string, others: string }} args */
  'verdict.called': ({ you, name, trump, own, others }) =>
    `${you ? 'Вы играете' : `${name} играет`} ${suit({ suit: trump })}: ${own} против ${others}.`,
  'verdict.made': 'Сыграно: каждый пишет своё.',
  'verdict.bait': 'Очков мало, это байт: {written}.',
  /** @param {Side & { points: number }} args */
  'verdict.writes': ({ points: count, own, many, name }) => {
    if (many) return `${own ? 'ваша пара пишет' : 'другая пара пишет'} ${count}`;
    return own ? `вы пишете ${count}` : `${name} пишет ${count}`;
  },
  'verdict.hung': 'Поровну: {written}, {hanging} висит.',
  'verdict.void': 'Все спасовали: раздача не считается, сдаёт следующий.',
  'verdict.redeal': 'Показаны четыре семёрки: раздача не считается, тот же игрок сдаёт ещё раз.',
  'verdict.deberts': 'Деберц: семь карт подряд сразу заканчивают партию.',
  'verdict.claim': 'Партия закончена досрочно: записано то, что уже верно.',
  'verdict.refused': 'Удвоение не принято: партия окончена.',
  /** @param {Side & { points: number }} args */
  'verdict.won': ({ points: count, own, name }) =>
    `Висевшие ${pointsInWords(count)} ${own ? 'пишете вы' : `пишет ${name}`}.`,
  /** @param {{ name: string, points: number, causes: string }} args */
  'verdict.penalty': ({ name, points: count, causes }) => `${name}: минус ${count}, ${causes}.`,
  'verdict.noTrick': 'ни одной взятки',
  'verdict.baits': 'байт номер {count}',

  'outcome.made': 'сыграно',
  'outcome.bait': 'байт',
  'outcome.hung': 'висит',
  'outcome.void': 'все пас',
  'outcome.redeal': 'четыре семёрки',
  'outcome.deberts': 'деберц',
  'outcome.claim': 'досрочно',
  'outcome.refused': 'отказ от удвоения',

  'deals.title': 'Все раздачи',
  'deals.none': 'Ни одна раздача ещё не сыграна.',
  'deals.number': '№',
  'deals.called': 'Козырь',
  'deals.help': 'Слева запись за раздачу и штраф, справа счёт партии после неё.',
  /** @param {{ points: number, names: string }} args */
  'deals.hanging': ({ points: count, names }) => `Висит ${pointsInWords(count)}. Могут достаться: ${names}.`,

  /** @param {Side} side */
  'result.title': (side) => `${says(side, 'выиграли', 'выигрывает')} партию`,
  /** @param {Side & { total: number }} args */
  'result.target': ({ total, ...side }) => `${says(side, 'набрали', 'набирает')} ${pointsInWords(total)}.`,
  /** @param {Side} side */
  'result.deberts': (side) => `${says(side, 'объявили', 'объявляет')} деберц: семь или больше карт подряд.`,
  /** @param {Side} side */
  'result.claim': (side) =>
    side.own && !side.many
      ? 'Верных очков вам уже хватило, и вы закончили партию досрочно.'
      : `${says(side, '', 'заканчивает')} партию досрочно: верных очков уже хватает.`,
  /** @param {Side} side */
  'result.refused': (side) => `${says(side, 'удвоили', 'удваивает')}, удвоение не принято.`,
  'result.resigned': 'Партия сдана.',
  'result.stake': 'Партия стоит {points}.',
  'result.mars': 'Марс: у проигравшего меньше половины, поэтому вдвойне.',
  /** @param {{ count: number }} args */
  'result.deals': ({ count }) =>
    plural(count, {
      one: 'Сыграна # раздача',
      few: 'Сыграны # раздачи',
      many: 'Сыграно # раздач',
      other: 'Сыграно # раздачи',
    }),
  /** @param {{ deal: number, points: number, figures: string }} args */
  'result.swing': ({ deal, points, figures }) =>
    `Сильнее всего счёт изменила раздача ${deal}, на ${pointsInWords(points)}: ${figures}.`,
  'result.accuracy': 'Точность вашей игры: {accuracy} из 100.',
  'result.findAccuracy': 'Оценить точность моей игры',
  'result.called': 'Играли козырь',
  'result.made': 'Сыграно',
  'result.baits': 'Байты',
  'result.again': 'Новая партия',
  'result.replay': 'Посмотреть',
  'chart.label': 'Счёт от раздачи к раздаче. В конце: {scores}. Все раздачи в числах ниже.',
  'chart.help': 'Счёт после каждой раздачи; квадратом отмечен байт.',

  'settings.game': 'Игра',
  'settings.look': 'Вид',
  'settings.name': 'Ваше имя',
  'settings.speed': 'Скорость',
  'settings.speed.slow': 'Медленно',
  'settings.speed.normal': 'Обычно',
  'settings.speed.fast': 'Быстро',
  'settings.speed.instant': 'Сразу',
  'settings.coach': 'Тренер',
  'settings.coach.off': 'Нет',
  'settings.coach.illegal': 'Объясняет, чего нельзя',
  'settings.coach.hints': 'Подсказки по просьбе',
  'settings.coach.full': 'Полный: подсказки, объяснения, вопросы',
  'settings.waitAfterTrick': 'Ждать меня после каждой взятки',
  'settings.showPoints': 'Показывать набранные очки',
  'settings.sound': 'Звук',
  'settings.spokenCalls': 'Произносить объявления вслух',
  'settings.heard': 'Звук и речь',
  'settings.volume': 'Громкость',
  'settings.volume.full': 'Громко',
  'settings.volume.medium': 'Средне',
  'settings.volume.low': 'Тихо',
  'settings.narration': 'Сообщать программе экранного чтения',
  'settings.narration.full': 'Всё',
  'settings.narration.moves': 'Только ходы и объявления',
  'settings.narration.off': 'Ничего',
  'settings.others': 'Имена остальных',
  'settings.other': 'Компьютер {place}',
  'settings.confirmTap': 'Переспрашивать перед ходом',
  'settings.autoplay': 'Последнюю карту класть за меня',
  'settings.marks': 'Отмечать карты, которыми можно ходить',
  'settings.cardPoints': 'Показывать очки на моих картах',
  'settings.shortcuts': 'Буквы служат клавишами за столом',
  'settings.playByNumber': 'Shift с цифрой ходит этой картой',
  'settings.hand': 'Ваши карты',
  'settings.handed': 'Стол удобен для',
  'settings.handed.right': 'Правой руки',
  'settings.handed.left': 'Левой руки',
  'settings.sort': 'Порядок мастей',
  'settings.sort.trumps-left': 'Козыри слева',
  'settings.sort.trumps-right': 'Козыри справа',
  'settings.sort.suits': 'Всегда один',
  'settings.sortHelp': 'Цвета чередуются, если масти на руках это позволяют.',
  'settings.ranks': 'В масти',
  'settings.ranks.high-left': 'Старшие слева',
  'settings.ranks.low-left': 'Старшие справа',
  'settings.largeCards': 'Крупные карты: на телефоне рука в два ряда',
  'settings.theme': 'Цвета стола',
  'settings.theme.auto': 'Авто',
  'settings.theme.dark': 'Зелёное сукно',
  'settings.theme.light': 'Светлые',
  'settings.theme.night': 'Ночные',
  'settings.theme.contrast': 'Контрастные',
  'settings.colours': 'Масти',
  'settings.colours.two': 'Два цвета',
  'settings.colours.four': 'Четыре цвета',
  'settings.colours.blind': 'Для дальтоников',
  'settings.faces': 'Рисунок карт',
  'settings.faces.auto': 'По экрану',
  'settings.faces.jumbo': 'Крупный',
  'settings.faces.classic': 'Обычный',
  'settings.letters': 'Буквы на картах',
  'settings.letters.latin': 'J Q K A',
  'settings.letters.cyrillic': 'В Д К Т',
  'settings.motion': 'Движение',
  'settings.motion.auto': 'Как в системе',
  'settings.motion.on': 'Есть',
  'settings.motion.off': 'Нет',
  'settings.languageTitle': 'Язык',
  'settings.language': 'Язык',
  'settings.language.auto': 'Как в браузере',
  'settings.device': 'Это устройство',
  'settings.deviceHelp': 'Всё хранится только в этом браузере. Никуда ничего не отправляется.',
  'settings.reset': 'Удалить всё сохранённое',

  'library.none': 'Здесь появятся сыгранные партии и те, что уступили место новой.',
  'library.won': 'Победа',
  'library.lost': 'Поражение',
  'library.unfinished': 'Не окончена',
  'library.open': 'Итог',
  'library.replay': 'Смотреть',
  'library.export': 'В файл',
  'library.delete': 'Удалить',
  'library.import': 'Добавить партию',
  'library.paste': 'Вставьте сюда запись партии',
  'library.add': 'Проверить и добавить',
  'library.file': 'Из файла…',
  'library.checking': 'Запись проверяется…',
  'library.added': 'Партия в архиве.',
  'library.notKept': 'Запись верна, но сохранить её негде.',
  'library.noEngine': 'Запись нельзя проверить: игра не запустилась.',
  'library.backups': 'Отложено',
  'library.backupsHelp': 'Эта версия не смогла прочесть эти записи и отложила их как есть. Их можно сохранить в файл.',

  'statistics.none': 'На этом устройстве ещё не сыграно ни одной партии.',
  'statistics.help': 'Партии, где вы брали ход назад или пользовались помощью, считаются отдельно.',
  'statistics.puzzles': 'Задачи: рейтинг {rating}, с первой попытки верно {right} из {tried}.',
  'statistics.lessons': 'Решено шагов в уроках: {steps}.',
  'statistics.import': 'Из файла…',
  'statistics.notOurs': 'Это не статистика этой игры, или файл повреждён. Ничего не изменено.',
  'statistics.brought': 'Статистика добавлена.',
  'statistics.notKept': 'Статистика в порядке, но хранить её негде.',
  'statistics.streak': 'Побед подряд',
  'statistics.streaks': '{now}, лучшая серия {best}',
  /** @param {{ rules: string, players: string, level: string }} args */
  'statistics.line': ({ rules, players, level }) => `${rules} · ${players} · ${level}`,
  'statistics.clean': 'Без помощи',
  'statistics.assisted': 'С помощью',
  'statistics.matches': 'Партии',
  'statistics.won': 'Выиграно',
  'statistics.called': 'Играли козырь',
  'statistics.made': 'Сыграно',
  'statistics.baits': 'Байты',
  'statistics.accuracy': 'Средняя точность (разобрано партий)',

  'report.help':
    'В этом тексте всё, что нужно, чтобы увидеть то же самое: версия, браузер, последняя ошибка и карты партии. Прочтите его, прежде чем кому-нибудь посылать.',
  'report.copy': 'Скопировать',
  'report.copied': 'Текст скопирован.',
  'report.byHand': 'Браузер не даёт странице копировать. Текст выделен, скопируйте его сами.',

  'about.game':
    'Деберц — игра с козырями и терцами, родом из Одессы и Харькова, двоюродная сестра белота. Здесь вы играете против компьютера.',
  'about.private':
    'Вся игра идёт в вашем браузере. Учётной записи нет, и ничего из того, что вы делаете, не покидает это устройство.',
  'about.fair': 'Колода тасуется до раздачи из случайного числа, а компьютерные игроки видят только стол и свои карты.',
  'about.version': 'Страница {page}, движок {engine}.',
  'about.licences': 'Лицензии игры и всего, из чего она сделана',

  'notice.deleted':
    'Всё, что здесь хранилось, удалено, и файлы игры тоже. Соединения нет: игру можно будет открыть снова, когда оно появится.',
  'notice.restarted': 'Игра остановилась и запущена заново. Партия продолжается с того же места.',
  'notice.update': 'Появилась новая версия игры. Начатая партия продолжится с того же места.',
  'notice.update.now': 'Перейти',
  'notice.language': 'Язык не загрузился. Попробуйте ещё раз, когда появится связь.',
  'notice.unsaved': 'Что вы играете в этой вкладке, не сохраняется: партия открыта в другой.',
  'notice.aside': 'Неоконченная партия лежит в архиве: там её можно продолжить.',
  'notice.practice': 'Эта раздача играется отдельно: она не хранится и не засчитывается.',
  'notice.playOn': 'Это игра для упражнения: она не хранится и не засчитывается, а ваша партия ждёт.',
  'notice.resigned': 'Вы сдали партию. Она в архиве и засчитана как проигранная.',

  'storage.blocked': 'Браузер ничего не хранит для этой страницы: партия и настройки живут, пока она открыта.',
  'storage.full':
    'Место для сохранения кончилось: последнее сохранение цело, но дальше игра не сохраняется. Сохраните партии из архива в файлы и удалите лишние.',
  'storage.damaged': 'Что-то из сохранённого не удалось прочесть. Оно отложено: его можно взять в архиве.',
  'storage.newer': 'Что-то сохранено более новой версией игры. Оно отложено нетронутым: его можно взять в архиве.',

  'tabs.title': 'Открыто в другой вкладке',
  'tabs.text': 'Ваша партия открыта в другой вкладке браузера. Сохранять её может только одна.',
  'tabs.take': 'Играть здесь',
  'tabs.unsaved': 'Играть без сохранения',
  'tabs.lost': 'Партию забрала другая вкладка. Что вы играете здесь, больше не сохраняется.',

  'failure.title': 'Игра не запускается',
  'failure.retry': 'Попробовать ещё раз',
  'failure.old_browser': 'Браузер слишком старый. Обновите его или возьмите свежий Firefox, Chrome, Edge или Safari.',
  'failure.no_webassembly':
    'В браузере отключён WebAssembly, а без него игра не идёт. Включите его (возможно, мешает режим усиленной защиты) или возьмите другой браузер.',
  'failure.wasm_blocked':
    'Страница, которая показывает игру, запрещает WebAssembly. Откройте игру в отдельной вкладке.',
  'failure.worker_blocked':
    'Страница, которая показывает игру, запрещает фоновую работу. Откройте игру в отдельной вкладке.',
  'failure.offline': 'Часть игры не загрузилась. Проверьте связь и попробуйте ещё раз.',
  'failure.file_missing': 'Части игры нет на сервере. Возможно, как раз выходит новая версия: попробуйте через минуту.',
  'failure.wrong_type': 'Сервер или что-то по дороге прислало не тот файл. Попробуйте ещё раз или из другой сети.',
  'failure.file_damaged': 'Часть игры дошла повреждённой. Попробуйте ещё раз: она загрузится заново.',
  'failure.no_memory': 'На устройстве не осталось памяти для игры. Закройте другие вкладки и попробуйте ещё раз.',
  'failure.python_failed':
    'Игра сломалась при запуске. Попробуйте ещё раз; если это повторяется, пришлите, пожалуйста, сообщение об ошибке.',
  'failure.timeout': 'Долго ничего не происходит. Проверьте связь и попробуйте ещё раз.',
  'failure.engine_stopped':
    'Игра остановилась несколько раз подряд. Партия сохранена. Попробуйте ещё раз или перезагрузите страницу.',
  'failure.other': 'Игра не запустилась ({code}). Попробуйте ещё раз или перезагрузите страницу.',

  'problem.not_over': 'Раздача ещё не окончена: заглянуть в неё можно будет потом.',
  'problem.bad_json': 'Это не запись партии.',
  'problem.bad_message': 'Страница и игра не понимают друг друга. Перезагрузите страницу.',
  'problem.wrong_version': 'Страница и игра разных версий. Перезагрузите страницу.',
  'problem.unknown_type': 'Страница и игра разных версий. Перезагрузите страницу.',
  'problem.no_match': 'Партия не идёт.',
  'problem.stale': 'На столе уже другое положение. Посмотрите и выберите снова.',
  'problem.not_your_turn': 'Сейчас не ваш ход.',
  'problem.illegal_action': 'Сейчас так нельзя.',
  'problem.nothing_to_undo': 'Назад брать нечего.',
  'problem.not_due': 'Сдавать ещё рано.',
  'problem.not_proven': 'Ещё не ясно, что все остальные взятки ваши.',
  'problem.unknown_lesson': 'Такого урока нет.',
  'problem.unknown_puzzle': 'Такой задачи нет.',
  'problem.not_asked': 'Этот ответ сейчас не нужен.',
  'problem.bad_seed': 'Не удалось перетасовать карты. Перезагрузите страницу.',
  'problem.bad_players': 'Так рассадить игроков нельзя. Измените число игроков или уровень.',
  'problem.bad_rules': 'Эти правила не сочетаются ({reason}).',
  'problem.bad_rules.unknown_profile': 'Этот вид игры неизвестен этой версии.',
  'problem.bad_rules.unknown_switch': 'Одно из правил неизвестно этой версии.',
  'problem.bad_rules.bad_value': '«{switch}»: так выбрать нельзя.',
  'problem.bad_rules.out_of_range': '«{switch}»: число слишком маленькое или слишком большое.',
  'problem.bad_rules.needs_four_players': '«{switch}»: только когда играют пара на пару.',
  'problem.bad_rules.not_with_three_players': '«{switch}»: втроём так не играют.',
  'problem.bad_rules.not_with_four_players': '«{switch}»: вчетвером так нельзя.',
  'problem.bad_rules.exchange_after_announcing':
    'Если терцы объявляют до розыгрыша, обмен семёрки не может ждать своего первого хода. Измените время обмена или время объявления.',
  /** @param {{ reason: string, deal?: number }} args */
  'problem.bad_record': ({ reason, deal }) =>
    `Запись не проигрывается${deal ? `: ошибка в раздаче ${deal}` : ''} (${reason}). Она не изменена.`,
  'problem.bad_record.bad_json': 'Это не запись партии: текст обрезан или это что-то другое.',
  'problem.bad_record.not_an_object': 'Это не запись партии.',
  'problem.bad_record.wrong_format': 'Это не запись партии в деберц.',
  'problem.bad_record.wrong_version': 'Запись сделана более новой версией игры. Она не изменена.',
  'problem.bad_record.bad_rules': 'Правила этой записи неизвестны этой версии. Она не изменена.',
  'problem.internal': 'Внутри игры что-то сломалось. Пришлите, пожалуйста, сообщение об ошибке из меню.',
  'problem.other': 'Не получилось ({code}).',

  /** @param {{ profile: string }} args */
  'profile.custom': ({ profile }) => `Свои правила на основе «${profile}»`,
  'profile.gambler': 'Клубный',
  'profile.gambler.note': 'До 501: терцы и беллу объявляете сами, поровну — очки висят.',
  'profile.stakes': 'На ставки',
  'profile.stakes.note': 'Клубный с удвоениями, марсом и досрочной победой; терцы объявляют до розыгрыша.',
  'profile.skill': 'Простой',
  'profile.skill.note': 'До 301: терцы и белла объявляются сами, деберц выигрывает. Хорош для начала.',
  'profile.classic': 'Классический',
  'profile.classic.note': 'Как в книгах: козырь всегда перебивают, есть четыре семёрки, деберц выигрывает.',
  'profile.klabor': 'Клабор',
  'profile.klabor.note': 'Лучше всего пара на пару: сдающий обязан играть, ходит играющий, за байты штраф.',

  'rules.title': 'Другие правила',
  'rules.basedOn': 'Основа — «{profile}». Всё, что вы измените, станет вашими домашними правилами.',
  'rules.reset': 'Сбросить',
  'rules.link': 'Скопировать ссылку на эти правила',
  'rules.linkCopied': 'Ссылка в буфере обмена. Она открывает первый экран с этими правилами.',
  'link.rules': 'Ссылка задала правила следующей партии: {rules}, {players}.',
  'link.bad': 'Ссылка повреждена или сделана для другой версии игры. Ничего не изменено.',
  'log.copy': 'Скопировать',
  'log.copied': 'Скопировано.',
  'log.notCopied': 'Браузер не даёт странице копировать. Выделите текст и скопируйте сами.',
  'privacy.title': 'Приватность',
  'privacy.short': 'Ничто из того, что вы здесь делаете, не покидает этого устройства.',
  'privacy.keptTitle': 'Что хранится и где',
  'privacy.kept':
    'Настройки, идущая партия, архив последних партий и статистика лежат в хранилище этого браузера, на этом устройстве. Нет ни учётной записи, ни cookie. Хранятся и файлы игры, чтобы она запускалась без сети, и копия запущенного движка, в которой нет ничего вашего, чтобы она запускалась быстрее.',
  'privacy.delete':
    '«Удалить всё сохранённое» в настройках стирает всё это; то же делает очистка данных этой страницы в браузере. Файлы загрузятся снова, когда вы откроете страницу; без сети они остаются, иначе не стало бы и страницы.',
  'privacy.sentTitle': 'Что передаётся',
  'privacy.sent':
    'Файлы игры загружаются с того сервера, с которого пришла страница, и ни с какого другого. Дальше игра идёт в вашем браузере: ничего не считается, не измеряется и не сообщается. Как всякий сервер, он видит ваш сетевой адрес, когда вы загружаете файл.',
  'privacy.links':
    'В ссылках, файлах и отчётах, которые вы копируете, записаны карты и правила, а в отчёте ещё и вид браузера. Они попадают только туда, куда вы их отправите.',
  'rules.usual': '{value} (обычно)',
  'rules.house': 'изменено',
};
