import type { View } from '@starboard/cosmic-encounter';
import { windowOf } from '@starboard/cosmic-encounter/keys';
import { abilityDone, windowName } from '@starboard/cosmic-encounter/text';
import type { Message } from '@starboard/engine';

/** The moment that a window's prompt is asked in. */
export function momentName(prompt: string): Message {
  const window = windowOf(prompt);
  return window ? windowName(window) : { key: prompt };
}

/** What the moment to react is about, the same for all who look; null while none is open. */
export function momentText({ moment }: View): Message | null {
  if (!moment) return null;
  const { window, seat, ability } = moment;
  return ability !== undefined && seat !== undefined ? abilityDone(ability, seat) : windowName(window);
}
