import { holderSlots } from '../content/holder-slots.ts';
import type { Slot } from '../content/slots.ts';
import type { View } from '../view/view.ts';

/** The slots of a thing, as many as count at this table. */
export const slotsOf = (view: View, holder: string): readonly Slot[] =>
  holderSlots(holder, view.heroes.length);

export const slotOf = (view: View, holder: string, slot: number): Slot | undefined =>
  slotsOf(view, holder)[slot];

/** Whose die lies in each slot, and which; null where it is empty. */
export const filledSlots = (view: View, holder: string): readonly ({ seat: number; die: number } | null)[] =>
  slotsOf(view, holder).map((_, slot) => {
    for (const [seat, dice] of view.dice.entries()) {
      const die = dice.findIndex(
        (each) => each.holder === holder && each.slot === slot && each.at !== 'lost',
      );
      if (die >= 0) return { seat, die };
    }
    return null;
  });
