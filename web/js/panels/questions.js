// The questions that guard what cannot be undone, or would be done twice.

import { t } from '../i18n/index.js';
import { ask } from './dialog.js';

/** @typedef {import('../i18n/index.js').Key} Key */

/**
 * @param {object} question
 * @param {Key} question.title
 * @param {Key} question.text
 * @param {Key} question.yes
 * @param {Key} question.no
 * @param {boolean} [question.careful] the answer that changes nothing is the main one
 * @returns {Promise<boolean>}
 */
async function confirm({ title, text, yes, no, careful = false }) {
  const answers = [
    { answer: true, label: () => t(yes) },
    { answer: false, label: () => t(no) },
  ];
  return ask({
    title: () => t(title),
    text: () => t(text),
    answers: careful ? answers.reverse() : answers,
    otherwise: false,
  });
}

export const askNewMatch = () =>
  confirm({ title: 'menu.newMatch', text: 'question.newMatch', yes: 'question.newMatchYes', no: 'question.goOn' });

/** Asked twice: what is given up cannot be had again. */
export const askResign = async () =>
  (await confirm({
    title: 'menu.resign',
    text: 'question.resign',
    yes: 'menu.resign',
    no: 'question.goOn',
    careful: true,
  })) &&
  confirm({
    title: 'menu.resign',
    text: 'question.resignSure',
    yes: 'question.resignYes',
    no: 'question.goOn',
    careful: true,
  });

/** There is no room to keep the unfinished match. */
export const askLosing = () =>
  confirm({
    title: 'menu.newMatch',
    text: 'question.losing',
    yes: 'question.newMatchYes',
    no: 'dialog.cancel',
    careful: true,
  });

export const askDelete = () =>
  confirm({ title: 'library.delete', text: 'question.delete', yes: 'library.delete', no: 'dialog.cancel' });

export const askReset = () =>
  confirm({
    title: 'settings.reset',
    text: 'question.reset',
    yes: 'settings.reset',
    no: 'dialog.cancel',
    careful: true,
  });

/** The match is open in another tab. */
export const askOtherTab = () =>
  ask({
    title: () => t('tabs.title'),
    text: () => t('tabs.text'),
    answers: [
      { answer: /** @type {const} */ ('take'), label: () => t('tabs.take') },
      { answer: /** @type {const} */ ('unsaved'), label: () => t('tabs.unsaved') },
    ],
    otherwise: /** @type {const} */ ('cancel'),
  });

/**
 * There are statistics on both sides.
 * @param {boolean} twice adding them up would count some matches twice
 */
export const askMerge = (twice) =>
  ask({
    title: () => t('statistics.import'),
    text: () => t(twice ? 'question.mergeTwice' : 'question.merge'),
    answers: [
      ...(twice ? [] : [{ answer: /** @type {const} */ ('merge'), label: () => t('question.mergeYes') }]),
      { answer: /** @type {const} */ ('replace'), label: () => t('question.mergeReplace') },
      { answer: /** @type {const} */ ('cancel'), label: () => t('dialog.cancel') },
    ],
    otherwise: /** @type {const} */ ('cancel'),
  });
