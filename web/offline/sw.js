// The service worker: keeps the files of a build on this device, so that the page starts at once and without a network.
//
// Files lie in folders named after what is in them (docs/hosting.md), and so do the caches here. A page asks only for
// files of its own build, whichever service worker answers. That is why a new one need not wait until all pages are closed:
// a page that is open goes on with the build it has, a page that is opened gets the new one, whole. Nothing is reloaded from
// here; js/updates.js tells the person, who decides.
//
// The build puts a line in front of this file that says what belongs to it: `const site = ...`, see site.d.ts.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const root = worker.registration.scope;

/** Caches belong to the origin, and that may hold other sites, even this one at another path. */
const PREFIX = `deberts-site-${new URL(root).pathname}:`;
const FOLDER = /^(app|runtime)\/[0-9a-f]+(?=\/)/;

/** The cache of a file: its folder's; what lies at the root goes with the page. @param {string} path */
const cacheOf = (path) => PREFIX + (FOLDER.exec(path)?.[0] ?? site.app);

/** The path of an address in this site; pages are named by their folder. @param {string} url */
function pathOf(url) {
  if (!url.startsWith(root)) return undefined;
  return url
    .slice(root.length)
    .replace(/[?#].*$/, '')
    .replace(/(^|\/)index\.html$/, '$1');
}

/**
 * What is kept of a file, unless it is not whole: caches lose entries, and the ends of entries, to full disks and empty
 * batteries. The size of an older build's file is not known here, so it is taken as it is.
 * @param {string} path
 */
async function held(path) {
  const kept = await caches.match(root + path, { cacheName: cacheOf(path) });
  if (!kept) return undefined;
  const body = await kept.blob();
  const size = site.files[path]?.size ?? body.size;
  return body.size === size ? new Response(body, kept) : undefined;
}

/**
 * Keeps a file, if it is the one that was built and not, say, the login page of a hotel.
 * @param {string} path
 * @param {Response} response
 */
async function keep(path, response) {
  const body = await response.blob();
  if (!response.ok || body.size !== site.files[path]?.size) return false;
  const cache = await caches.open(cacheOf(path));
  await cache.put(root + path, new Response(body, response));
  return true;
}

/** Fetches what is missing or damaged of this build; rejects if something cannot be had. */
async function fill() {
  const all = Object.entries(site.files).map(async ([path, { integrity }]) => {
    if (await held(path)) return;
    // At the root the names are the same in every build: the host may still send the one before, or already the next.
    const how = integrity ? { integrity, cache: /** @type {const} */ ('no-cache') } : {};
    if (await keep(path, await fetch(root + path, how))) return;
    // The browser's own cache keeps what is damaged, and even that something is missing, as long as the host allows.
    if (await keep(path, await fetch(root + path, { ...how, cache: 'reload' }))) return;
    throw new Error(`${path} is not of this build`);
  });
  await Promise.all(all);
}

/** Deletes what older builds left here, once only pages of this one are open. @param {string} app the asking page's folder */
async function tidy(app) {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (app !== site.app || open.filter((page) => page.url.startsWith(root)).length > 1) return;
  const needed = [PREFIX + site.app, PREFIX + site.runtime];
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && !needed.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * @param {FetchEvent} event
 * @param {string} path
 */
async function answer(event, path) {
  const { request } = event;
  // Whoever asks past the caches got a damaged file from here, or pressed Retry.
  const again = request.cache === 'reload';
  const kept = again ? undefined : await held(path);
  if (kept) return kept;
  try {
    const response = await fetch(request);
    // What lies at the root is left to `fill`, which knows whether it is of this build.
    if (site.files[path] && !site.files[path].integrity) event.waitUntil(keep(path, response.clone()));
    return response;
  } catch (error) {
    const last = again ? await held(path) : undefined;
    if (last) return last;
    throw error;
  }
}

worker.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim());
});

worker.addEventListener('fetch', (event) => {
  const path = pathOf(event.request.url);
  if (event.request.method !== 'GET' || path === undefined) return;
  if (path in site.files || FOLDER.test(path)) event.respondWith(answer(event, path));
});

// A page says which build it is of and hears which one this is.
worker.addEventListener('message', (event) => {
  event.source?.postMessage({ app: site.app });
  // Without a network nothing can be mended, and nothing is lost.
  const mended = fill().catch(() => {});
  event.waitUntil(mended.then(() => tidy(event.data.app)));
});
