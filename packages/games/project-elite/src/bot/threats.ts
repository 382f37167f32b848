import { moveOf } from '../content/moves.ts';
import { furtherMove } from '../rules/facts/facts.ts';
import { canBeMoved } from '../rules/dice/owed.ts';
import { groupOf } from '../rules/setup/setup.ts';
import { presetIn } from '../rules/state/reading.ts';
import type { Alien, State } from '../rules/state/state.ts';
import type { Ground } from './ground.ts';

/** An alien, by how near it is to doing harm. */
export interface Threat {
  readonly alien: Alien;
  /** Steps to the start area. */
  readonly way: number;
  /** Steps that it can be moved now without coming into the start area when the aliens move; below 0: it will. */
  readonly slack: number;
  /** Whether an Alien result may move it. */
  readonly isMovable: boolean;
}

/** All aliens, those that press most first. */
export function threatsTo(state: State, { wayLeft }: Ground): readonly Threat[] {
  const more = furtherMove(state);
  return state.aliens
    .map((alien) => {
      const way = wayLeft[alien.cell] ?? 0;
      const reach = alien.isSuppressed ? 0 : moveOf(alien.kind) + more;
      return { alien, way, slack: way - reach - 1, isMovable: canBeMoved(state, alien) };
    })
    .sort((a, b) => a.slack - b.slack || a.alien.id - b.alien.id);
}

export const isUrgent = ({ slack }: Threat): boolean => slack < 0;

/** How many steps aliens can be moved in all before one of them will break through. */
export function slackOf(threats: readonly Threat[]): number {
  let sum = 0;
  for (const { slack, isMovable } of threats) if (isMovable && slack > 0) sum += slack;
  return sum;
}

/** How many steps can be made in all before one must be made into the start area. */
export function roomOf(threats: readonly Threat[]): number {
  let sum = 0;
  for (const { way, isMovable } of threats) if (isMovable) sum += way - 1;
  return sum;
}

const stepsOfEvent = 3;

/** Whether aliens that are left alone stay out even if an event moves them before the next Action phase. */
export function isHoldingSafe(state: State, slack: number): boolean {
  if (state.aliens.length === 0) return true;
  const moves = state.revealed.filter((no) => groupOf(no) === 'movement').length;
  return slack >= (moves < presetIn(state).events.movement ? stepsOfEvent : 0);
}
