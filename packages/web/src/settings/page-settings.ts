import { useEffect } from 'react';
import { useLanguage } from '../language/spoken.ts';
import { useMedia } from './use-media.ts';
import { useSettings } from './settings.ts';

/** Puts theme, colours, motion and language on the page itself, where styles and screen readers look for them. */
export function usePageSettings(): void {
  const { theme, colours } = useSettings();
  const language = useLanguage();
  const prefersLight = useMedia('(prefers-color-scheme: light)');
  const isCalm = useIsCalm();
  useEffect(() => {
    const page = document.documentElement;
    page.lang = language;
    page.dataset['theme'] = theme === 'system' ? (prefersLight ? 'light' : 'dark') : theme;
    page.dataset['colours'] = colours;
    page.dataset['motion'] = isCalm ? 'less' : 'full';
  }, [theme, colours, language, prefersLight, isCalm]);
}

/** Whether flights are to be fades. */
export function useIsCalm(): boolean {
  const { motion } = useSettings();
  const prefersLess = useMedia('(prefers-reduced-motion: reduce)');
  return motion === 'less' || (motion === 'system' && prefersLess);
}
