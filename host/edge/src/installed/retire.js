/** Takes the place of the service worker where it is switched off: removes what it kept, and itself. */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('marquee-offline-')).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(clear());
});
