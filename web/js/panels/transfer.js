// Taking text out of the page and into it: the clipboard, files.

import { t } from '../i18n/index.js';

/**
 * @param {string} text
 * @returns {Promise<boolean>} whether it is in the clipboard
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No permission or no secure context: the text is shown to be copied by hand.
    return false;
  }
}

/**
 * @param {() => Promise<string>} make the address that opens a deal
 * @returns {Promise<string>} a sentence on how it went, or the address where it has to be copied by hand
 */
export async function copyLink(make) {
  try {
    const address = await make();
    return (await copyText(address)) ? t('sheet.linkCopied') : address;
  } catch {
    // A browser that cannot pack the deal into an address.
    return t('sheet.linkFailed');
  }
}

/**
 * @param {string} name
 * @param {string} text
 */
export function saveFile(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/**
 * What is in the file that was chosen; nothing if none was. The same one can be chosen again then.
 * @param {Event} event of the input
 * @returns {Promise<string | undefined>}
 */
export async function chosenText({ target }) {
  const input = /** @type {HTMLInputElement} */ (target);
  const text = input.files?.[0]?.text();
  input.value = '';
  return text;
}

/**
 * A file name with the day in it.
 * @param {string} what
 * @param {number} [time]
 */
export const fileName = (what, time = Date.now()) =>
  `deberts-${what}-${new Date(time).toISOString().slice(0, 10)}.json`;
