import { positionAt, Table } from '@starboard/engine';
import { slotsOf } from '../rules/dice/holders.ts';
import { isSpent } from '../rules/equipment/gear.ts';
import type { Ability } from '../rules/records/records.ts';
import { heroRecord, itemRecord } from '../rules/records/registry.ts';
import { areHeroesExhausted, countsAs } from '../rules/facts/facts.ts';
import { saying } from '../rules/commands/understand.ts';
import { copyState } from '../rules/state/copy-state.ts';
import type { Event } from '../rules/state/events.ts';
import { heroAt, isUntimed, playerOf } from '../rules/state/reading.ts';
import type { Gear, Hero, State } from '../rules/state/state.ts';
import { Outlook } from './outlook.ts';
import { standing } from './standing.ts';
import { missingSlots } from './work.ts';
import type { Wish } from './wishes/wish.ts';

// What an item or a hero's board is good for is found by trying it out on a copy of what the seat knows: no card is named.

interface Usable {
  readonly thing: string;
  readonly ability: Ability;
  readonly use: Pick<Gear, 'isFaceDown' | 'uses' | 'wasUsedLate'>;
}

function usables(state: State, hero: Hero): readonly Usable[] {
  const found: Usable[] = [];
  const own = hero.id && heroRecord(hero.id)?.ability;
  if (own && hero.id && !areHeroesExhausted(state))
    found.push({ thing: hero.id, ability: own, use: hero.board });
  for (const gear of hero.gear) {
    const ability = itemRecord(gear.card)?.ability;
    if (ability) found.push({ thing: gear.card, ability, use: gear });
  }
  return found.filter(
    ({ thing, ability, use }) =>
      !use.isFaceDown &&
      use.uses < (ability.mostUses ?? 99) &&
      !isSpent(state, thing, use) &&
      !(ability.movesClock && (state.phase !== 'action' || isUntimed(state))),
  );
}

interface Tried {
  readonly targets: readonly number[];
  readonly gain: number;
}

const mostTried = 12;

/** The best way to use a thing now, and what it would bring. */
function tried(outlook: Outlook, index: number, { ability, thing }: Usable): Tried | null {
  const { state, ground } = outlook;
  const now = state.deadline === null ? 0 : state.deadline - outlook.timeLeft;
  const before = standing(outlook);
  let best: Tried | null = null;
  for (const targets of ability.targets(state, index, thing).slice(0, mostTried)) {
    if (ability.refuse?.(state, index, targets, thing)) continue;
    const position = positionAt({
      game: '',
      seats: state.players.length,
      state: copyState(state),
      frames: [],
      seed: 'tried',
    });
    position.now = now;
    const table = new Table<State, Event>(position);
    ability.effect(table, index, targets);
    const gain = standing(new Outlook(table.state, ground, now)) - before;
    if (best === null || gain > best.gain) best = { targets, gain };
  }
  return best;
}

/** What a die is worth that stays in a slot until the round ends, and one that comes back. */
const lockedDie = 0.7;
const spentDie = 0.25;
const leastGain = 0.3;

/** Things that are ready are used where that brings something; others get their dice where it will. */
export function wishesForItems(outlook: Outlook, index: number): readonly Wish[] {
  const { state } = outlook;
  const hero = heroAt(state, index);
  return usables(state, hero).flatMap((usable): readonly Wish[] => {
    const { thing } = usable;
    const missing = missingSlots(state, thing);
    const dice = missing.length > 0 && state.phase === 'action' ? fitting(state, hero, thing, missing) : [];
    if (missing.length > 0 && dice.length === 0) return [];
    const best = tried(outlook, index, usable);
    const slots = slotsOf(state, thing);
    const cost = missing.reduce((sum, slot) => sum + (slots[slot]?.locks ? lockedDie : spentDie), 0);
    if (!best || best.gain < leastGain + cost) return [];
    const worth = 22 + Math.min(20, best.gain * 2);
    if (missing.length === 0)
      return [
        {
          answer: saying('use', { hero: index, thing, targets: best.targets }),
          kind: 'target',
          worth: worth + 60,
        },
      ];
    return dice.map(({ die, slot }) => ({
      answer: saying('assign', { hero: index, die, holder: thing, slot, to: [] }),
      kind: 'die',
      worth,
    }));
  });
}

/** Dice that a hero can put into the slots that are free. */
function fitting(
  state: State,
  hero: Hero,
  thing: string,
  missing: readonly number[],
): readonly { readonly die: number; readonly slot: number }[] {
  const slots = slotsOf(state, thing);
  return playerOf(state, hero.seat).dice.flatMap(({ at, face }, die) => {
    if (at !== 'free' || face === null) return [];
    const slot = missing.find((each) => countsAs(state, hero, face, slots[each]?.takes ?? []));
    return slot === undefined ? [] : [{ die, slot }];
  });
}
