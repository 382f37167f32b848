// Keeps the app on the device, so that it opens and plays against bots without a network.
const language = new URL(self.location.href).searchParams.get('language');
const shelf = `starboard-__VERSION__-${language}`;
/** What all need, and what only readers of one language do. */
const files = JSON.parse('__FILES__');

/** How long a page may be waited for where the network is there but does not answer. */
const patience = 4000;

self.addEventListener('install', (event) => {
  const wanted = [...files.all, ...(files[language] ?? [])];
  // files without a hash in their name may lie in the browser's cache in an older version; a server gives its page
  // only to those who ask for one
  const anew = { cache: 'reload', headers: { accept: 'text/html, */*' } };
  const requests = wanted.map((file) => (file.startsWith('/assets/') ? file : new Request(file, anew)));
  event.waitUntil(caches.open(shelf).then((cache) => cache.addAll(requests)));
});

// Comes when no page of the version before is open any more: until then both are kept, and lazy parts of an open
// page are found even though the server has forgotten them.
self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== shelf).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
  void keepOtherLanguages();
});

/** When all the rest is there: a player who changes the language may be without a network by then. */
async function keepOtherLanguages() {
  const others = Object.keys(files).filter((each) => each !== 'all' && each !== language);
  const wanted = new Set(others.flatMap((each) => files[each]));
  const cache = await caches.open(shelf);
  for (const file of wanted) if (!(await caches.match(file))) await cache.add(file).catch(() => undefined);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/api/') || pathname === '/socket') return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else
    event.respondWith(
      caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetched(request, pathname)),
    );
});

/** Asked for anew, so that an update is not missed; without a network, or a sound server, the kept page does. */
async function page(request) {
  const kept = await caches.match('/', { ignoreVary: true });
  if (!kept) return fetch(request);
  const late = new Promise((resolve) => {
    setTimeout(resolve, patience, kept);
  });
  const fresh = fetch(request).then(
    (answer) => (answer.status < 500 ? answer : kept),
    () => kept,
  );
  return Promise.race([fresh, late]);
}

/** All else that is used is kept from then on. */
async function fetched(request, pathname) {
  const answer = await fetch(request);
  if (answer.ok && pathname.startsWith('/assets/')) {
    const copy = answer.clone();
    const cache = await caches.open(shelf);
    // a full device keeps nothing more, and shows it all the same
    cache.put(request, copy).catch(() => undefined);
  }
  return answer;
}
