import around from './around.js';
import cards from './cards.js';
import embed from './embed.js';
import howto from './howto.js';
import page from './page.js';
import rules from './rules.js';
import table from './table.js';

/** @type {Record<import('../en/index.js').Key, import('../index.js').Message>} */
const messages = { ...page, ...rules, ...cards, ...table, ...howto, ...embed, ...around };

export default messages;
