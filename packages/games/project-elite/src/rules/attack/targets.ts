import type { Reason } from '@starboard/engine';
import { sees } from '../../board/board.ts';
import { type Cell, distance, isAligned } from '../../board/cells.ts';
import { weaponOf } from '../../content/equipment.ts';
import { upgraded } from '../equipment/gear.ts';
import { boardIn } from '../state/reading.ts';
import { no } from '../state/refusals.ts';
import type { Alien, Attack, Gear, Hero, State } from '../state/state.ts';

/** What of a shot decides who can be hit: where it comes from, how far it goes. */
export type Shot = Pick<Attack, 'weapon' | 'from' | 'range'>;

/** From the start area nothing reaches farther than one cell. */
export const shotOf = (state: State, hero: Hero, gear: Gear): Shot => ({
  weapon: gear.card,
  from: hero.cell,
  range: boardIn(state).isStart[hero.cell] ? 1 : upgraded(gear).range,
});

/** Why a shot cannot hit what stands there. */
export function refuseTarget(state: State, { weapon, from, range }: Shot, cell: Cell): Reason | null {
  const { isStraight, needsNoSight } = weaponOf(weapon);
  if (distance(from, cell) > range) return no('out-of-range');
  if (isStraight && !isAligned(from, cell)) return no('not-aligned');
  return needsNoSight || sees(boardIn(state), from, cell) ? null : no('no-los');
}

export const targetsOf = (state: State, shot: Shot): readonly Alien[] =>
  state.aliens.filter(({ cell }) => refuseTarget(state, shot, cell) === null);

/** Aliens that a bolt may leap to from one that was hit. */
export const leapsFrom = (state: State, cell: Cell, hit: number): readonly Alien[] =>
  state.aliens.filter(
    (alien) => alien.id !== hit && distance(alien.cell, cell) <= 2 && sees(boardIn(state), cell, alien.cell),
  );
