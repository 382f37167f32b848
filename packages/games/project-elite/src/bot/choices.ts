import { below, type Json, type RandomState, type Seat } from '@starboard/engine';
import { type CardId, cardOf, isCard, itemOf, upgradeOf, weaponOf } from '../content/equipment.ts';
import { heroIds } from '../content/heroes.ts';
import { discardsFor } from '../rules/choices/choices.ts';
import { saying } from '../rules/commands/understand.ts';
import { canBeLost } from '../rules/damage/lose-die.ts';
import { upgraded, weaponsOf } from '../rules/equipment/gear.ts';
import { itemRecord } from '../rules/records/registry.ts';
import { isChosen } from '../rules/setup/choosing.ts';
import { heroAt, playerOf } from '../rules/state/reading.ts';
import type { Choice, Die, Gear, Hero, State } from '../rules/state/state.ts';
import { powerOf } from './arms.ts';

/** Farther is better, but one cell more matters less and less. */
const reachWorth = (range: number): number => 0.55 + 0.12 * Math.min(range, 5);

/** What a weapon is worth to its hero: damage for the dice that it takes. */
function weaponWorth(gear: Pick<Gear, 'card' | 'upgrades'>): number {
  const { card } = gear;
  const { dice, hitsOn, range } = upgraded(gear);
  const { slots, isStraight } = weaponOf(card);
  const locks = slots.filter((slot) => slot.locks).length;
  const cost = locks === slots.length ? 2.6 : slots.length - 0.4 * locks;
  return (powerOf(card, dice, hitsOn) * reachWorth(range) * (isStraight ? 0.7 : 1)) / cost;
}

const thirdWeapon = 0.6;

/** How much better off a hero is with a card, the weapon counted that it would have to give up. */
export function gainOf(hero: Hero, card: CardId, discards: readonly CardId[]): number {
  switch (cardOf(card).is) {
    case 'weapon': {
      const kept = weaponsOf(hero).filter((gear) => !discards.includes(gear.card));
      const best = Math.max(0, ...kept.map(weaponWorth));
      const lost = weaponsOf(hero).find((gear) => discards.includes(gear.card));
      const worth = weaponWorth({ card, upgrades: [] });
      const before = lost ? Math.max(best, weaponWorth(lost)) : best;
      const second =
        Math.min(best, worth) * thirdWeapon - (lost ? Math.min(best, weaponWorth(lost)) * thirdWeapon : 0);
      return (Math.max(best, worth) - before) * 2 + second;
    }
    case 'upgrade':
      return weaponsOf(hero).some((gear) => fits(gear, card)) ? 0.55 : 0.05;
    case 'item':
      if (!itemRecord(card)) return 0.02;
      return itemRecord(card)?.passive ? 0.5 : itemOf(card).isOneUse ? 0.4 : 0.45;
  }
}

const fits = ({ card, upgrades }: Gear, upgrade: CardId): boolean => {
  const { kind } = upgradeOf(upgrade);
  return !weaponOf(card).refuses.includes(kind) && !upgrades.some((each) => upgradeOf(each).kind === kind);
};

/** Of the cards shown the one that helps most, or none. */
export function bestPick(state: State, choice: Choice): Json {
  const hero = heroAt(state, choice.hero);
  let best = { card: 'none', discards: [] as readonly string[], worth: 0 };
  for (const card of choice.cards)
    for (const discards of discardsFor(state, choice, card)) {
      const worth = gainOf(hero, card, discards);
      if (worth > best.worth) best = { card, discards, worth };
    }
  return saying('pick', { choice: choice.id, card: best.card, discards: best.discards });
}

/** An upgrade goes onto the best weapon that takes it. */
export function upgradeToFix(state: State, index: number): Json | null {
  const hero = heroAt(state, index);
  for (const { card } of hero.gear) {
    if (cardOf(card).is !== 'upgrade') continue;
    const [weapon] = weaponsOf(hero)
      .filter((gear) => fits(gear, card))
      .toSorted((a, b) => weaponWorth(b) - weaponWorth(a));
    if (weapon) return saying('attach', { hero: index, upgrade: card, weapon: weapon.card });
  }
  return null;
}

const leastUseful = ['M', 'S', 'H', 'W', 'G', 'A'];

/** What is missed least goes: dice to be rolled first, dice in slots that wait for others last. */
export function dieToLose(state: State, seat: Seat, hero: number): Json | null {
  const worth = ({ at, face, holder }: Die): number => {
    if (at === 'free') return face === null ? 0 : 1 + leastUseful.indexOf(face);
    if (at === 'normal') return 10;
    return at === 'tray' || isCard(holder) ? 11 : 12;
  };
  const { dice } = playerOf(state, seat);
  let found = -1;
  dice.forEach((die, index) => {
    if (!canBeLost(die)) return;
    const other = dice[found];
    if (!other || worth(die) < worth(other)) found = index;
  });
  return found < 0 ? null : saying('lose-die', { hero, die: found });
}

/** Any hero and any weapon that are still there. */
export function setUp(state: State, seat: Seat, luck: RandomState): Json | null {
  for (const [index, { seat: owner, id, gear }] of state.heroes.entries()) {
    if (owner !== seat) continue;
    const free = heroIds.filter((each) => !isChosen(state, each));
    const hero = free[below(luck, 'set-up', Math.max(1, free.length))];
    if (id === null && hero) return saying('choose-hero', { hero: index, id: hero });
    const card = state.weaponRow[below(luck, 'set-up', Math.max(1, state.weaponRow.length))];
    if (gear.length === 0 && card) return saying('claim-weapon', { hero: index, card });
  }
  return playerOf(state, seat).isReady ? null : 'ready';
}
