import { type CardId, isCard, isWeapon, upgradeOf, weaponOf } from '../../content/equipment.ts';
import type { WeaponCard } from '../../content/equipment-kinds.ts';
import { isHeroId } from '../../content/heroes.ts';
import { locksAll, moveToTray, releaseNormal, slotsOf } from '../dice/holders.ts';
import type { Here } from '../state/events.ts';
import { heroAt, idOf } from '../state/reading.ts';
import type { Gear, Hero, State } from '../state/state.ts';
import { putAway } from './piles.ts';

/** Slots for weapons on a hero's board. */
const mostWeapons = 2;

export const gearOf = (hero: Hero, card: CardId): Gear | undefined =>
  hero.gear.find((gear) => gear.card === card);
export const weaponsOf = (hero: Hero): readonly Gear[] => hero.gear.filter(({ card }) => isWeapon(card));

/** A weapon as it is with its upgrades. */
export function upgraded({
  card,
  upgrades,
}: Pick<Gear, 'card' | 'upgrades'>): Pick<WeaponCard, 'dice' | 'hitsOn' | 'range'> {
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

const weaponsAmong = (things: readonly string[]): number =>
  things.filter((thing) => isCard(thing) && isWeapon(thing)).length;

/** Whether a hero gives up the weapons that are too many, and no more, when those things come and those go. */
export function isRoomFor(
  hero: Hero,
  comes: readonly string[],
  discards: readonly CardId[],
  goes: readonly string[] = [],
): boolean {
  const held = weaponsOf(hero).flatMap(({ card }) => (goes.includes(card) ? [] : [card]));
  const surplus = Math.max(0, held.length + weaponsAmong(comes) - mostWeapons);
  return (
    new Set(discards).size === surplus &&
    discards.length === surplus &&
    discards.every((card) => held.includes(card))
  );
}

/** What a hero could give up of its weapons when those things come and those go: one list for each way. */
export function waysToDiscard(
  hero: Hero,
  comes: readonly string[],
  goes: readonly string[] = [],
): readonly (readonly CardId[])[] {
  if (isRoomFor(hero, comes, [], goes)) return [[]];
  const held = weaponsOf(hero).flatMap(({ card }) => (goes.includes(card) ? [] : [[card]]));
  return [...held, held.flat()].filter((discards) => isRoomFor(hero, comes, discards, goes));
}

export function receive(hero: Hero, card: CardId, upgrades: string[] = []): void {
  hero.gear.push({ card, upgrades, isFaceDown: false, uses: 0, wasUsedLate: false });
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

/** A card that has lost a die cannot be used any more in this round; what was completed stays so. */
export function turnFaceDown(state: State, holder: string): void {
  if (!isCard(holder) && !isHeroId(holder)) return;
  for (const hero of state.heroes) {
    const card = hero.id === holder ? hero.board : gearOf(hero, holder);
    if (card) card.isFaceDown = true;
  }
  releaseNormal(state, holder, true);
}
