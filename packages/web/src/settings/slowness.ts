import { useSettingsStore } from './settings.ts';
import { slownessAt } from './tempo.ts';

const slowness = (): number => slownessAt(useSettingsStore.getState().settings.tempo);

/** How many times as long as usual the player of this page looks at a move: 0 while the page is out of sight. */
export const slownessHere = (): number => (document.hidden ? 0 : slowness());

/** Tells it now, and whenever the player chooses another tempo; what is returned ends that. */
export function tellSlowness(tell: (slowness: number) => void): () => void {
  tell(slowness());
  return useSettingsStore.subscribe(({ settings }, before) => {
    if (settings.tempo !== before.settings.tempo) tell(slowness());
  });
}
