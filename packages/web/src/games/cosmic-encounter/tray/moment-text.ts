import type { View } from '@starboard/cosmic-encounter';
import { abilityDone, windowName } from '@starboard/cosmic-encounter/text';
import type { Message } from '@starboard/engine';

/** What the moment to react is about, the same for all who look; null while none is open. */
export function momentText({ moment }: View): Message | null {
  if (!moment) return null;
  const { window, seat, ability } = moment;
  return ability !== undefined && seat !== undefined ? abilityDone(ability, seat) : windowName(window);
}
