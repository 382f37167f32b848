import type { Language } from '@starboard/messages';
import { create } from 'zustand';
import { changeSettings, useSettingsStore } from '../settings/settings.ts';
import { alsoIn } from './catalogues.ts';

const chosen = (): Language => useSettingsStore.getState().settings.language;

/** What the page speaks: the chosen language, from when its texts are there, so that changing it does not blink. */
const useSpoken = create<{ readonly language: Language }>(() => ({ language: chosen() }));

export const useLanguage = (): Language => useSpoken(({ language }) => language);

/** Chosen at once, whatever happens to the page next; spoken when its texts have come, or given up if they cannot. */
export async function chooseLanguage(language: Language): Promise<void> {
  changeSettings({ language });
  const isThere = await alsoIn(language).then(
    () => true,
    () => false,
  );
  // somebody has pressed another since
  if (chosen() !== language) return;
  if (isThere) useSpoken.setState({ language });
  else changeSettings({ language: useSpoken.getState().language });
}
