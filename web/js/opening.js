// How the openers open: a panel is fetched, the table waits, and the engine is asked for what is shown.

import { t } from './i18n/index.js';
import { offer } from './offer.js';
import { isDialogOpen } from './panels/dialog.js';
import { problemText } from './panels/problems.js';
import { PROTOCOL_VERSION } from './session.js';
import { settings } from './settings.js';
import { pupils } from './setup.js';

/** @typedef {ReturnType<typeof createOpening>} Opening */

/** @param {import('./app.js').App} app */
export function createOpening(app) {
  /** How many are being fetched. */
  let underWay = 0;

  /**
   * Opens something that has the attention: the table waits until no dialog is open. Whoever presses again before it is there
   * gets one, whoever presses something else gets that, and whoever plays on is left in peace.
   * @template P
   * @param {Promise<P>} fetched the panel and what it shows
   * @param {(panel: P) => unknown} open
   */
  async function over(fetched, open) {
    const still = app.coming();
    app.table.hold();
    underWay += 1;
    const panel = await fetched.catch(() => undefined);
    underWay -= 1;
    if (panel && still()) return open(panel);
    if (underWay === 0 && !isDialogOpen()) app.table.release();
    if (still()) app.notices.show({ id: 'panel', text: () => t('failure.offline'), brief: true });
    return undefined;
  }

  /**
   * What the engine answers to a question about the table, or nothing.
   * @param {'position' | 'log'} type
   */
  async function ask(type) {
    const reply = await request({ type });
    return reply?.ok ? reply : undefined;
  }

  /**
   * What the engine answers; nothing if it is not there.
   * @param {Record<string, unknown>} message
   */
  async function request(message) {
    try {
      return await app.engine.request(/** @type {any} */ ({ v: PROTOCOL_VERSION, ...message }));
    } catch {
      return undefined;
    }
  }

  /** @type {import('./panels/miniTable.js').LookAt} */
  async function lookAt(lesson, step) {
    const players = pupils(offer, lesson, settings.value.name);
    const reply = await request({ type: 'show_lesson', lesson, step, players });
    return reply?.ok && 'view' in reply
      ? reply.view
      : problemText(reply?.ok === false ? reply.error : { code: 'lost' });
  }

  /** @param {string} record */
  const watch = (record) =>
    void app.replay(record).then((problem) => {
      if (problem) app.notices.show({ id: 'refused', text: () => problemText(problem) });
    });

  async function position() {
    const reply = await ask('position');
    return reply && 'position' in reply ? reply.position : '';
  }

  return { over, ask, request, position, lookAt, watch };
}
