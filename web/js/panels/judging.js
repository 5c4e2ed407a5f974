// Has deals judged by the engine in slices, so that nothing else that is asked waits for long.

import { t } from '../i18n/index.js';
import { createPace } from '../pace.js';
import { PROTOCOL_VERSION } from '../session.js';
import { problemText } from './problems.js';

/** @typedef {(message: any) => Promise<import('../protocol.js').Reply>} Request */

/** How long one answer should take, in milliseconds. */
const SLICE = 60;

/** @param {Request} request */
export function createJudging(request) {
  /** Answers to an earlier question come too late. */
  let asked = 0;
  const pace = createPace(SLICE, 16);

  return {
    stop() {
      asked += 1;
    },

    /**
     * The words of the review have to be there.
     * @param {{ record: string, seat: number, deals: readonly number[] }} match
     * @param {(review: import('../protocol.js').ReviewFields, deal: number) => void} show how far it has come
     * @returns {Promise<string>} what went wrong; '' where nothing did, or it was stopped
     */
    async judge({ record, seat, deals }, show) {
      asked += 1;
      const mine = asked;
      for (const deal of deals) {
        let done = false;
        while (!done) {
          const started = performance.now();
          const message = { v: PROTOCOL_VERSION, type: 'review', record, deal, seat, units: pace.units };
          const reply = await request(message).catch(() => undefined);
          if (mine !== asked) return '';
          if (!reply?.ok || !('review' in reply)) {
            return reply && !reply.ok ? problemText(reply.error) : t('review.failed');
          }
          pace.ended(started);
          done = reply.review.done;
          show(reply.review, deal);
        }
      }
      return '';
    },
  };
}
