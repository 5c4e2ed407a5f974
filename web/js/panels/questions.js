// The questions that guard what cannot be undone, or would be done twice.

import { t } from '../i18n/index.js';
import { ask } from './dialog.js';

/** @returns {Promise<boolean>} */
export const askNewMatch = async () =>
  (await ask({
    title: () => t('menu.newMatch'),
    text: () => t('question.newMatch'),
    answers: [
      { answer: 'yes', label: () => t('question.newMatchYes') },
      { answer: 'no', label: () => t('question.goOn') },
    ],
    otherwise: 'no',
  })) === 'yes';

/**
 * The match is open in another tab.
 * @returns {Promise<'take' | 'unsaved' | 'cancel'>}
 */
export const askOtherTab = () =>
  ask({
    title: () => t('tabs.title'),
    text: () => t('tabs.text'),
    answers: [
      { answer: /** @type {const} */ ('take'), label: () => t('tabs.take') },
      { answer: /** @type {const} */ ('unsaved'), label: () => t('tabs.unsaved') },
    ],
    otherwise: 'cancel',
  });

/**
 * There is no room to keep the unfinished match.
 * @returns {Promise<boolean>}
 */
export const askLosing = async () =>
  (await ask({
    title: () => t('menu.newMatch'),
    text: () => t('question.losing'),
    answers: [
      { answer: 'no', label: () => t('dialog.cancel') },
      { answer: 'yes', label: () => t('question.newMatchYes') },
    ],
    otherwise: 'no',
  })) === 'yes';

/** @returns {Promise<boolean>} */
export const askDelete = async () =>
  (await ask({
    title: () => t('library.delete'),
    text: () => t('question.delete'),
    answers: [
      { answer: 'yes', label: () => t('library.delete') },
      { answer: 'no', label: () => t('dialog.cancel') },
    ],
    otherwise: 'no',
  })) === 'yes';

/** @returns {Promise<boolean>} */
export const askReset = async () =>
  (await ask({
    title: () => t('settings.reset'),
    text: () => t('question.reset'),
    answers: [
      { answer: 'yes', label: () => t('settings.reset') },
      { answer: 'no', label: () => t('dialog.cancel') },
    ],
    otherwise: 'no',
  })) === 'yes';
