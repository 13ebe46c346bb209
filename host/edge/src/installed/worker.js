/* global config */

/**
 * The site's service worker. It does one thing: a page that is asked for without a network is answered by the site's
 * offline page. It keeps no page, no call and no file of the site, so nobody is ever held on an old version. `config`
 * stands before this text.
 */
const family = 'marquee-offline-';
const cacheName = family + config.version;

self.addEventListener('install', (event) => {
  // It serves nothing that belongs to a version of the site: a newer worker need not wait for the tabs of an older one.
  self.skipWaiting();
  // Browsers that can are told that files and calls never concern the worker, so that it is not even started for them.
  const toNetwork = { condition: { not: { requestMode: 'navigate' } }, source: 'network' };
  event.waitUntil(Promise.resolve(event.addRoutes?.(toNetwork)).catch(() => undefined));
  const pages = Object.values(config.pages).map((url) => new Request(url, { cache: 'reload' }));
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(pages)));
});

self.addEventListener('activate', (event) => {
  // The request for a page goes out while the worker is still starting.
  event.waitUntil(Promise.all([dropOld(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('fetch', (event) => {
  const { mode, method, destination } = event.request;
  if (mode === 'navigate' && method === 'GET' && destination === 'document') event.respondWith(page(event));
});

async function dropOld() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(family) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function page(event) {
  try {
    return (await event.preloadResponse) || (await fetch(event.request));
  } catch {
    const { pathname } = new URL(event.request.url);
    return (await caches.match(await offlineAddress(pathname), { cacheName })) ?? Response.error();
  }
}

/** The offline page in the language of the address, else the one chosen before, else the site's own. */
async function offlineAddress(pathname) {
  const first = pathname.split('/')[1]?.toLowerCase();
  const chosen = await self.cookieStore?.get('language').catch(() => undefined);
  return config.pages[config.tags[first]] ?? config.pages[chosen?.value] ?? config.pages[config.language];
}
