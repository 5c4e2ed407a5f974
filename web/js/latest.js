// Of what is wanted while an earlier wish is still under way, only the last is meant.

/**
 * @returns {() => () => boolean} called when something is wanted; what it gives tells whether nothing has been wanted since
 */
export function createLatest() {
  let wishes = 0;
  return () => {
    wishes += 1;
    const mine = wishes;
    return () => mine === wishes;
  };
}
