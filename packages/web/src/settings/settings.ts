import { type Language, languageFor } from '@starboard/messages';
import { keptInBrowser } from './kept-in-browser.ts';
import type { Tempo } from './tempo.ts';

export interface Settings {
  readonly language: Language;
  readonly theme: 'system' | 'dark' | 'light';
  /** Of the seats: as usual, or further apart. */
  readonly colours: 'standard' | 'strong';
  readonly motion: 'system' | 'full' | 'less';
  /** How fast others' moves are shown. */
  readonly tempo: Tempo;
  /** 0 is silence. */
  readonly volume: number;
  /** Show hints for beginners. */
  readonly coach: boolean;
  /** Show what has been seen of others' hands. */
  readonly remembers: boolean;
  /** Ask again before something becomes public. */
  readonly confirm: boolean;
}

const usual = (): Settings => ({
  // from the browser, never from geography
  language: languageFor(navigator.languages),
  theme: 'system',
  colours: 'standard',
  motion: 'system',
  tempo: 'normal',
  volume: 0.6,
  coach: true,
  remembers: true,
  confirm: true,
});

/** How this device shows the table. */
export const useSettingsStore = keptInBrowser<{ readonly settings: Settings }>(
  'starboard.settings',
  () => ({ settings: usual() }),
  // what an older version kept lacks the newer settings
  (kept, { settings }) => ({ settings: { ...settings, ...kept?.settings } }),
);

export const useSettings = (): Settings => useSettingsStore(({ settings }) => settings);
export const changeSettings = (changes: Partial<Settings>): void =>
  useSettingsStore.setState(({ settings }) => ({ settings: { ...settings, ...changes } }));
