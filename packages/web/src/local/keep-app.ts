import { useSettingsStore } from '../settings/settings.ts';

/** Has the browser keep the app, in the reader's language, so that it opens without a network. */
export function keepApp(): void {
  // missing on pages that are not secure
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!worker) return;
  let kept: string | null = null;
  const keep = (): void => {
    const { language } = useSettingsStore.getState().settings;
    if (language === kept) return;
    kept = language;
    // a browser that keeps nothing is no reason to complain
    worker.register(`/offline.js?language=${language}`, { updateViaCache: 'none' }).catch(() => undefined);
  };
  // what is on the screen comes first
  addEventListener('load', keep);
  useSettingsStore.subscribe(keep);
}
