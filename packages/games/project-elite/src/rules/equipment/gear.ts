import { type CardId, isWeapon, upgradeOf, weaponOf } from '../../content/equipment.ts';
import type { WeaponCard } from '../../content/equipment-kinds.ts';
import { locksAll, moveToTray, releaseNormal, slotsOf } from '../dice/holders.ts';
import type { Here } from '../state/events.ts';
import { heroAt, idOf } from '../state/reading.ts';
import type { Gear, Hero, State } from '../state/state.ts';
import { putAway } from './piles.ts';

export const mostWeapons = 2;

export const gearOf = (hero: Hero, card: CardId): Gear | undefined =>
  hero.gear.find((gear) => gear.card === card);
export const weaponsOf = (hero: Hero): readonly Gear[] => hero.gear.filter(({ card }) => isWeapon(card));

const newGear = (card: CardId, upgrades: string[] = []): Gear => ({
  card,
  upgrades,
  isFaceDown: false,
  uses: 0,
  wasUsedLate: false,
});

/** A weapon as it is with its upgrades. */
export function upgraded({ card, upgrades }: Gear): Pick<WeaponCard, 'dice' | 'hitsOn' | 'range'> {
  const weapon = weaponOf(card);
  let { dice, hitsOn, range } = weapon;
  for (const upgrade of upgrades) {
    const { adds } = upgradeOf(upgrade);
    dice += adds.dice ?? 0;
    hitsOn = Math.max(2, hitsOn + (adds.hitsOn ?? 0));
    range += adds.range ?? 0;
  }
  return { dice, hitsOn, range };
}

/** Whether a hero may take a card, when it gives those up. */
export const canHold = (hero: Hero, card: CardId, discards: readonly CardId[]): boolean =>
  discards.every((each) => isWeapon(each) && gearOf(hero, each) !== undefined) &&
  weaponsOf(hero).length - discards.length + (isWeapon(card) ? 1 : 0) <= mostWeapons;

export function receive(hero: Hero, card: CardId, upgrades: string[] = []): void {
  hero.gear.push(newGear(card, upgrades));
}

/** Takes a card from a hero, its dice with it: those in normal slots go back, locked ones stay locked. */
export function letGo(state: State, hero: Hero, card: CardId): Gear {
  const gear = gearOf(hero, card);
  if (!gear) throw new Error(`${hero.id} has no ${card}`);
  releaseNormal(state, card, true);
  moveToTray(state, card);
  hero.gear.splice(hero.gear.indexOf(gear), 1);
  return gear;
}

/** A card and its upgrades to their discard piles. */
export function discard(table: Here, index: number, card: CardId): void {
  const hero = heroAt(table.state, index);
  const { upgrades } = letGo(table.state, hero, card);
  for (const each of [card, ...upgrades]) putAway(table, each);
  table.emit({ type: 'discarded', hero: idOf(hero), card });
}

/** Has been used as often as its slots, or the end of the time, allow. */
export const isSpent = (state: State, holder: string, use: Pick<Gear, 'uses' | 'wasUsedLate'>): boolean =>
  (state.phase === 'time-up' && use.wasUsedLate) || (use.uses > 0 && locksAll(slotsOf(state, holder)));

/** It has been activated: dice in its normal slots are free again, to be rolled. */
export function markUsed(state: State, holder: string, use: Pick<Gear, 'uses' | 'wasUsedLate'>): void {
  use.uses++;
  if (state.phase === 'time-up') use.wasUsedLate = true;
  releaseNormal(state, holder, false);
}
