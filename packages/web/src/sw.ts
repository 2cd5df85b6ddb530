// The service worker: keeps all files of one edition together, so that every game can be played without a network.

export {};

declare const FILES: readonly string[];
declare const EDITION: string;

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const CACHE = `messdeck ${EDITION}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') void worker.skipWaiting();
});

/** "Your turn" leads to the table, in the window that has it open. */
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showTable(String(event.notification.data)));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  // Tables on the server are never kept, nor is what it says of itself and what its operator does.
  if (/\/(api\/|admin(\/|$)|healthz$|readyz$)/.test(pathname)) return;
  event.respondWith(fromCache(request));
});

async function showTable(address: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => url === address);
  await (open ? open.focus() : worker.clients.openWindow(address));
}

async function dropOthers(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('messdeck ') && name !== CACHE) await caches.delete(name);
  }
}

async function fromCache(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const page = request.mode === 'navigate' ? await pageAt(new URL(request.url), cache) : undefined;
  return page ?? (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

/** The page has one address: others lead to it, since its files are named from there. */
async function pageAt({ pathname }: URL, cache: Cache): Promise<Response | undefined> {
  const { scope } = worker.registration;
  return pathname === new URL(scope).pathname ? cache.match('./') : Response.redirect(scope);
}
