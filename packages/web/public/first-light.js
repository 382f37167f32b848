// Before anything is drawn: the theme and language of this device, so that neither flashes.
(() => {
  const page = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('starboard.settings') ?? '{}').state?.settings ?? {};
  } catch {}
  const light = matchMedia('(prefers-color-scheme: light)').matches;
  page.dataset.theme =
    kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : light ? 'light' : 'dark';
  if (kept.language) page.lang = kept.language;
})();
