// Before anything is drawn: the theme and language of this device, so that neither flashes; and all that the page will
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
  page.dataset.colours = kept.colours === 'strong' ? 'strong' : 'standard';
  const spoken = navigator.languages.map((locale) => locale.toLowerCase().split('-')[0]);
  const language = kept.language ?? spoken.find((tag) => ['en', 'ru', 'uk'].includes(tag)) ?? 'en';
  page.lang = language;

  const files = JSON.parse(document.querySelector('meta[name="preload"]').content);
  const [, section, id] = location.pathname.split('/');
  fetchFiles(`app ${language}`);
  if (section === '') fetchFiles('landing');
  if (section === 'table' && id) {
    fetchFiles('table', `table ${language}`);
    void ask('/api/me');
    // which game is played there is not known before
    ask(`/api/tables/${id}`)
      .then((answer) => answer.clone().json())
      .then(({ game }) => fetchFiles(game, `${game} ${language}`))
      .catch(() => undefined);
  }

  /** The app takes the answer instead of asking again. */
  function ask(path) {
    const answer = fetch(path);
    // the caller who takes it hears of it
    answer.catch(() => undefined);
    window.preloadedAnswers = { ...window.preloadedAnswers, [path]: answer };
    return answer;
  }

  function fetchFiles(...parts) {
    for (const file of parts.flatMap((part) => files[part] ?? [])) {
      const link = document.createElement('link');
      if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
      else link.rel = 'modulepreload';
      Object.assign(link, { crossOrigin: '', href: `/${file}` });
      document.head.append(link);
    }
  }
})();
