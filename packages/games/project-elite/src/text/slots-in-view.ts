import { cardOf, isCard } from '../content/equipment.ts';
import { slotsInPlay } from '../content/event-cards.ts';
import { heroCard, isHeroId } from '../content/heroes.ts';
import type { Slot } from '../content/slots.ts';
import { tokenSlots } from '../content/tokens.ts';
import { readEventHolder } from '../keys/holders.ts';
import type { View } from '../view/view.ts';

/** The slots of a thing, as many as count at this table. */
export function slotsOf(view: View, holder: string): readonly Slot[] {
  if (isCard(holder)) {
    const card = cardOf(holder);
    return card.is === 'upgrade' ? [] : card.slots;
  }
  if (isHeroId(holder)) return heroCard(holder).slots;
  const event = readEventHolder(holder);
  return event === null ? tokenSlots(holder) : slotsInPlay(event, view.heroes.length);
}

export const slotOf = (view: View, holder: string, slot: number): Slot | undefined =>
  slotsOf(view, holder)[slot];

/** Whose die lies in each slot, and which; null where it is empty. */
export const filledSlots = (view: View, holder: string): readonly ({ seat: number; die: number } | null)[] =>
  slotsOf(view, holder).map((_, slot) => {
    for (const [seat, { dice }] of view.players.entries()) {
      const die = dice.findIndex(
        (each) => each.holder === holder && each.slot === slot && each.at !== 'lost',
      );
      if (die >= 0) return { seat, die };
    }
    return null;
  });
