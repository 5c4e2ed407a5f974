// How a whole group of rules is meant, where otherwise the code of a reason or the name of a switch says what is.

/** @param {string} group */
export const groupCode = (group) => `group:${group}`;
