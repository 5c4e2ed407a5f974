import cards from './cards.js';
import howto from './howto.js';
import page from './page.js';
import rules from './rules.js';
import table from './table.js';

const messages = { ...page, ...rules, ...cards, ...table, ...howto };

/** @typedef {keyof typeof messages} Key */

export default messages;
