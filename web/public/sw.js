// Keeps the page itself, so that it opens at once and says something friendly when the house is away, and shows what the house
// says when no page is open. Nothing of a game is ever kept here: tables are only at the house.
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

/** A page of the house, and nothing else. */
const placeOf = (path) => new URL(new URL(path, location.origin).pathname, location.origin);
const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const isAt = (page, place) => new URL(page.url).pathname === place.pathname;

/** Whoever looks at the table knows already. */
async function tell({ title, text, path, tag, language }) {
  const place = placeOf(path);
  const looked = (await pages()).some((page) => page.visibilityState === 'visible' && isAt(page, place));
  if (looked) return;
  const data = { path: place.pathname };
  await self.registration.showNotification(title, {
    body: text,
    tag,
    lang: language,
    icon: '/icon.svg',
    data,
  });
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(tell(event.data.json()));
});

/** To the page that is open there, or a new one. */
async function open(place) {
  const there = (await pages()).find((page) => isAt(page, place));
  await (there ? there.focus() : self.clients.openWindow(place.href));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(placeOf(event.notification.data.path)));
});

/** The push service has a new address for this browser: the house hears of it, if somebody is signed in here. */
async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options ?? { userVisibleOnly: true };
  const made = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const { endpoint, keys } = made.toJSON();
  const body = JSON.stringify({ endpoint, keys, language: navigator.language.slice(0, 2) });
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/v1/me/notices/browsers', { method: 'POST', headers, body });
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
