// Reviews over the table, and the way back to one from what it shows there.

import { fetchWords } from './i18n/index.js';
import { wayBack } from './wayBack.js';

/**
 * @param {object} context
 * @param {Parameters<typeof wayBack>[0]} context.ways to what is on the table now
 * @param {ReturnType<typeof import('./tableScreen.js').createTableScreen>} context.table
 * @param {ReturnType<typeof import('./records.js').createRecords>} context.records
 * @param {(message: any) => Promise<import('./protocol.js').Reply>} context.request
 * @param {() => () => boolean} context.coming whether nothing else has come to the table since, or is wanted there
 * @param {(lesson: string, back: () => void) => void} context.study
 * @param {() => void} context.offline what could not be fetched does not open
 */
export function createReviews({ ways, table, records, request, coming, study, offline }) {
  /**
   * @param {string} record
   * @param {import('./names.js').People} people
   * @param {boolean} [whole] all deals of the match
   */
  async function review(record, people, whole) {
    const still = coming();
    try {
      const [{ openReview }] = await Promise.all([
        import('./panels/review.js'),
        fetchWords('review'),
        fetchWords('lessons'),
      ]);
      if (!still()) return;
      openReview(
        { record, people, whole },
        {
          request,
          rate: records.accuracy(record).rate,
          study: (lesson, reopen) => study(lesson, again(reopen)),
          walk: (lines, reopen) => ways.replays.walk({ ...lines, back: again(reopen) }),
        },
      );
    } catch {
      offline();
    }
  }

  /**
   * The way back from what a review shows at the table: to what is there now, and the review over it.
   * @param {() => void} reopen
   */
  function again(reopen) {
    const goBack = wayBack(ways);
    let left = false;
    return async () => {
      if (left) return;
      left = true;
      const atTable = ways.isAtTable();
      await goBack();
      const still = coming();
      await table.settled();
      if (!still() || ways.isAtTable() !== atTable) return;
      if (atTable) table.hold();
      reopen();
    };
  }

  return review;
}
