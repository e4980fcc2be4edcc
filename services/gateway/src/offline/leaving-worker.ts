/**
 * The worker that ends the worker: it empties its caches and takes itself back. It answers nothing, so from the moment at which it is
 * there every page comes from the network.
 */
export const LEAVING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('boardwalk-')).map((name) => caches.delete(name)));
  await self.registration.unregister();
})()));
`;
