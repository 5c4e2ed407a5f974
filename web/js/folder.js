// Where the page's files are, once it is built: all scripts lie in one folder, and this one tells which.

/** The folder of this build, with a slash at its end. */
export const FOLDER = new URL('../', import.meta.url).href;

/** The site's root: what lies there stays at its address in every build. */
export const ROOT = new URL('../../', FOLDER).href;

export const SPRITE = `${FOLDER}img/cards.svg`;
