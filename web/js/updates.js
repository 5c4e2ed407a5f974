// The page's end of the service worker (../offline/sw.js): has it started, and tells when it has a newer build.
//
// Everything works without one: over plain http, in private windows, where storage is blocked. In a frame of another page
// none is started, for what is kept there is that page's affair.

import { FOLDER, ROOT } from './folder.js';

const HOUR = 3_600_000;
/** This page's build, as the service worker names it. */
const APP = FOLDER.slice(ROOT.length, -1);

/** @param {() => void} onNewer a newer build is here, whole; a reload shows it. May be called more than once. */
export async function watchForUpdates(onNewer) {
  if (window.top !== window.self || !navigator.serviceWorker) return;
  const { serviceWorker } = navigator;
  /** @type {ServiceWorkerRegistration} */
  let registration;
  let looked = Date.now();

  // Not the controller: a page that was opened while the first one started has none, and would never ask.
  const ask = () => registration.active?.postMessage({ app: APP });

  async function look() {
    looked = Date.now();
    try {
      if (navigator.onLine) await registration.update();
    } catch {
      await leaveIfGone(registration);
    }
    // While a newer one is being fetched the one that answers is not the last: `controllerchange` comes when it is.
    if (!registration.installing && !registration.waiting) ask();
  }

  serviceWorker.addEventListener('message', ({ data }) => {
    if (data.app !== APP) onNewer();
  });
  serviceWorker.addEventListener('controllerchange', ask);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - looked > HOUR) void look();
  });
  try {
    registration = await serviceWorker.register(`${ROOT}sw.js`);
    await look();
  } catch {
    // Not allowed here, or the first files could not be fetched: the next visit tries again.
  }
}

/**
 * Where the site is no longer, or no longer has a service worker, the kept one must not stand in for it for ever.
 * @param {ServiceWorkerRegistration} registration
 */
async function leaveIfGone(registration) {
  const response = await fetch(`${ROOT}sw.js`, { cache: 'no-store' }).catch(() => undefined);
  if (response?.status === 404 || response?.status === 410) await registration.unregister();
}
