import { readEventHolder } from '../keys/holders.ts';
import { cardOf, isCard } from './equipment.ts';
import { slotsInPlay } from './event-cards.ts';
import { heroCard, isHeroId } from './heroes.ts';
import type { Slot } from './slots.ts';
import { tokenSlots } from './tokens.ts';

const noSlots: readonly Slot[] = [];

/** The slots of anything that has some, as many as count in a team of so many. */
export function holderSlots(holder: string, heroes: number): readonly Slot[] {
  if (isCard(holder)) {
    const card = cardOf(holder);
    return card.is === 'upgrade' ? noSlots : card.slots;
  }
  if (isHeroId(holder)) return heroCard(holder).slots;
  const event = readEventHolder(holder);
  return event === null ? tokenSlots(holder) : slotsInPlay(event, heroes);
}
