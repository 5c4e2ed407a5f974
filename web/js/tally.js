// What became of the deals that each seat called.

/** How deals end that were played. */
const PLAYED = ['made', 'bait', 'hung'];

/**
 * @param {ReadonlyArray<Pick<import('./protocol.js').ScoreInfo, 'caller' | 'outcome'>>} scores
 * @param {number} seats
 * @returns {{ called: number[], made: number[], baits: number[] }} by seat
 */
export function tally(scores, seats) {
  /** @param {readonly string[]} outcomes */
  const count = (outcomes) =>
    Array.from(
      { length: seats },
      (_, seat) => scores.filter(({ caller, outcome }) => caller === seat && outcomes.includes(outcome)).length,
    );
  return { called: count(PLAYED), made: count(['made']), baits: count(['bait']) };
}
