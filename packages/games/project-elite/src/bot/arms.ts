import { type CardId, weaponOf } from '../content/equipment.ts';
import type { Slot } from '../content/slots.ts';
import { isSlotFree, locksAll, slotsOf } from '../rules/dice/holders.ts';
import { isSpent, upgraded, weaponsOf } from '../rules/equipment/gear.ts';
import { moreHitDice } from '../rules/facts/facts.ts';
import { heroAt } from '../rules/state/reading.ts';
import type { State } from '../rules/state/state.ts';
import type { Reach } from './ground.ts';

/** A weapon in a hero's hands, as far as it can still be fired in this round. */
export interface Arm {
  readonly card: CardId;
  readonly reach: Reach;
  /** Damage to be expected of one attack. */
  readonly power: number;
  /** Slots to be filled before it fires, by their place on the card. */
  readonly missing: readonly number[];
  /** Of these, how many keep their die until the round ends. */
  readonly locks: number;
  /** It fires once a round. */
  readonly isOnce: boolean;
}

const hitShare = (hitsOn: number): number => (7 - hitsOn) / 6;

/** Damage that an attack may be expected to do where there are aliens enough. */
export function powerOf(card: CardId, dice: number, hitsOn: number): number {
  const { mode, damage } = weaponOf(card);
  const each = hitShare(hitsOn) * (1 + (damage - 1) / 3);
  if (mode === 'sweep') return 1.6 * each;
  return dice * each * (mode === 'normal' ? 1 : 1.4);
}

const missingIn = (state: State, card: CardId, slots: readonly Slot[]): readonly number[] =>
  slots.flatMap((_, slot) => (isSlotFree(state, card, slot) ? [slot] : []));

export function armsOf(state: State, index: number): readonly Arm[] {
  const hero = heroAt(state, index);
  return weaponsOf(hero).flatMap((gear) => {
    const { card } = gear;
    if (gear.isFaceDown || isSpent(state, card, gear)) return [];
    const { isStraight, needsNoSight } = weaponOf(card);
    const { dice, hitsOn, range } = upgraded(gear);
    const slots = slotsOf(state, card);
    const missing = missingIn(state, card, slots);
    return [
      {
        card,
        reach: { range, isStraight, needsNoSight },
        power: powerOf(card, dice + moreHitDice(state, hero), hitsOn),
        missing,
        locks: missing.filter((slot) => slots[slot]?.locks).length,
        isOnce: locksAll(slots),
      },
    ];
  });
}
