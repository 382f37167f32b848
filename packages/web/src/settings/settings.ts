import { type Language, languageFor } from '@starboard/messages';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export interface Settings {
  readonly language: Language;
  readonly theme: 'system' | 'dark' | 'light';
  /** Of the seats: as usual, or further apart. */
  readonly colours: 'standard' | 'strong';
  readonly motion: 'system' | 'full' | 'less';
  /** 0 is silence. */
  readonly volume: number;
  /** Show hints for beginners. */
  readonly coach: boolean;
  /** Ask again before something becomes public. */
  readonly confirm: boolean;
}

interface SettingsStore {
  readonly settings: Settings;
  change(changes: Partial<Settings>): void;
}

const usual = (): Settings => ({
  // from the browser, never from geography
  language: languageFor(navigator.languages),
  theme: 'system',
  colours: 'standard',
  motion: 'system',
  volume: 0.6,
  coach: true,
  confirm: true,
});

/** How this device shows the table; kept in the browser. */
export const useSettingsStore = create<SettingsStore>()(
  persist(
    (set) => ({
      settings: usual(),
      change: (changes) => set(({ settings }) => ({ settings: { ...settings, ...changes } })),
    }),
    {
      name: 'starboard.settings',
      partialize: ({ settings }) => ({ settings }),
      // what an older version kept lacks the newer settings
      merge: (kept, fresh) => ({
        ...fresh,
        settings: { ...fresh.settings, ...(kept as Partial<SettingsStore> | undefined)?.settings },
      }),
    },
  ),
);

export const useSettings = (): Settings => useSettingsStore(({ settings }) => settings);
export const changeSettings = (changes: Partial<Settings>): void =>
  useSettingsStore.getState().change(changes);
