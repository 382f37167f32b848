import type { Language } from '@starboard/messages';
import { create } from 'zustand';
import { changeSettings, useSettingsStore } from '../settings/settings.ts';
import { alsoIn } from './catalogues.ts';

const chosen = (): Language => useSettingsStore.getState().settings.language;

/** What the page speaks: the chosen language, from when its texts are there, so that changing it does not blink. */
const useSpoken = create<{ readonly language: Language }>(() => ({ language: chosen() }));

export const useLanguage = (): Language => useSpoken(({ language }) => language);

const isThere = (language: Language): Promise<boolean> =>
  alsoIn(language).then(
    () => true,
    () => false,
  );

/** Chosen at once, even if the page goes away next; given up if its texts cannot be had. */
export async function chooseLanguage(language: Language): Promise<void> {
  changeSettings({ language });
  // the reader may have pressed another since
  if (!(await isThere(language)) && chosen() === language)
    changeSettings({ language: useSpoken.getState().language });
}

async function speak(language: Language): Promise<void> {
  if ((await isThere(language)) && chosen() === language) useSpoken.setState({ language });
}

// wherever it was chosen: here, or in another tab
useSettingsStore.subscribe(({ settings: { language } }) => {
  if (language !== useSpoken.getState().language) void speak(language);
});
