// How many units of work a slice takes: found by trying, so that one lasts about as long as it should.

const MOST_UNITS = 4096;

/**
 * @param {number} slice how long one should take, in milliseconds
 * @param {number} [units] that the first one takes
 */
export function createPace(slice, units = 1) {
  return {
    /** For the next slice. */
    get units() {
      return units;
    },

    /** @param {number} began when the slice that is over did, as `performance.now()` said */
    ended(began) {
      const took = performance.now() - began;
      if (took < slice / 2) units = Math.min(units * 2, MOST_UNITS);
      else if (took > slice * 2) units = Math.max(Math.floor(units / 2), 1);
    },
  };
}
