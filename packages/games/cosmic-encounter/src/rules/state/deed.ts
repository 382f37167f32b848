import type { Event } from './events.ts';

/** What players use and play, and what of it is stopped. */
export function deed(event: Event): string | null {
  if (event.type === 'abilityAnnounced') return event.ability;
  return event.type === 'abilityCancelled' ? `${event.ability} stopped` : null;
}
