// Keeps the page itself, so that it opens at once and says something friendly when the house is away.
// Nothing of a game is ever kept here: tables are only at the house.
const SHELF = 'luckhouse-1';
const MOST = 200;

self.addEventListener('install', (event) => {
  const stock = caches.open(SHELF).then((shelf) => shelf.addAll(['/', '/icon.svg', '/manifest.webmanifest']));
  event.waitUntil(stock.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

async function keep(request, answer) {
  const shelf = await caches.open(SHELF);
  await shelf.put(request, answer);
  const kept = await shelf.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST)).map((each) => shelf.delete(each)));
}

/** A file with a hash in its name never changes. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) void keep(request, answer.clone());
  return answer;
}

/** Every place of the house is the same page: the newest if the house answers, else the one that was kept. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && new URL(request.url).pathname === '/') void keep('/', answer.clone());
    return answer;
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
});
