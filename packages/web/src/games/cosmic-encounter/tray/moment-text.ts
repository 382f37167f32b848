import type { View } from '@starboard/cosmic-encounter';
import { windowOf } from '@starboard/cosmic-encounter/keys';
import { abilityDone, windowName } from '@starboard/cosmic-encounter/text';
import type { Message } from '@starboard/engine';

/** The moment that a window's prompt is asked in. */
export function momentName(prompt: string): Message {
  const window = windowOf(prompt);
  return window ? windowName(window) : { key: prompt };
}

/**
 * What the moment to react is about, the same for all who look; null while none is open. On a phone the strip tells
 * who uses what, and a heading of four lines would push the board down.
 */
export function momentText({ moment }: View, isPhone: boolean): Message | null {
  if (!moment) return null;
  const { window, seat, ability } = moment;
  const isTold = ability === undefined || seat === undefined || isPhone;
  return isTold ? windowName(window) : abilityDone(ability, seat);
}
