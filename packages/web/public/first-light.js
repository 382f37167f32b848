// Before anything is drawn: the theme and language of this device, so that neither flashes; and whatever the page will
// need is sent for, while the app that would ask for it is still on its way.
(() => {
  const page = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('starboard.settings') ?? '{}').state?.settings ?? {};
  } catch {}
  const light = matchMedia('(prefers-color-scheme: light)').matches;
  page.dataset.theme =
    kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : light ? 'light' : 'dark';
  const spoken = navigator.languages.map((locale) => locale.toLowerCase().split('-')[0]);
  const language = kept.language ?? spoken.find((tag) => ['en', 'ru', 'uk'].includes(tag)) ?? 'en';
  page.lang = language;

  const files = JSON.parse(document.querySelector('meta[name="ahead"]').content);
  const [, room, id] = location.pathname.split('/');
  const isTable = room === 'table' && id;
  const parts = isTable ? ['table', `table ${language}`] : room === '' ? ['landing'] : [];
  for (const file of [`app ${language}`, ...parts].flatMap((part) => files[part] ?? []))
    fetchAhead(`/${file}`, file.endsWith('.css') ? 'style' : 'script');
  for (const answer of isTable ? ['/api/me', `/api/tables/${id}`] : []) fetchAhead(answer, 'fetch');

  function fetchAhead(href, as) {
    const link = document.createElement('link');
    // a module is fetched with what it says it needs, everything else as it is
    if (as === 'script') link.rel = 'modulepreload';
    else Object.assign(link, { rel: 'preload', as });
    Object.assign(link, { crossOrigin: '', href });
    document.head.append(link);
  }
})();
