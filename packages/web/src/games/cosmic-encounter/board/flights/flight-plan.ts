import type { View } from '@starboard/cosmic-encounter';
import type { Seat } from '@starboard/engine';
import { bow } from '../../../../table/board/flights.ts';
import type { Layout } from '../geometry/layout.ts';
import type { Spot } from '../geometry/shapes.ts';
import { shipSpot, spiral } from './ship-spots.ts';
import { type ShipMove, type ShipPlace, shipsMoved } from './ships-moved.ts';

/** The board as it was drawn: where things were, and what was there. */
export interface Scene {
  readonly view: View;
  readonly layout: Layout;
}

/** One ship on its way. */
export interface Flight {
  /** Unique among those that start together. */
  readonly id: string;
  readonly seat: Seat;
  readonly path: readonly Spot[];
  /** After so many milliseconds. */
  readonly delay: number;
  readonly duration: number;
  /** The stack that is new with it; null where it joins others. */
  readonly stack: string | null;
}

/** More at once is no move but a leap: the player has come back, or looks at a replay. */
const mostMoves = 8;
const mostShips = 6;
const apart = 70;
const longestWait = 180;

export const stackName = (place: ShipPlace, seat: Seat): string => `${place}:${seat}`;

/** The ships that fly when the board changes from one scene to the next; null where that is a leap. */
export function flightPlan(before: Scene, after: Scene, isCalm: boolean): readonly Flight[] | null {
  const moves = shipsMoved(before.view, after.view);
  if (moves.length > mostMoves) return null;
  return moves.flatMap((move) => flightsOf(move, before, after, isCalm));
}

function flightsOf(move: ShipMove, before: Scene, after: Scene, isCalm: boolean): Flight[] {
  const { seat, from, to } = move;
  const start = shipSpot(before.layout, before.view, seat, from);
  const goal = shipSpot(after.layout, after.view, seat, to);
  if (!start || !goal) return [];
  const ships = isCalm ? 1 : Math.min(move.count, mostShips);
  const wait = Math.min(apart, longestWait / Math.max(1, ships - 1));
  const isLost = to === 'warp';
  const path = isCalm ? [goal] : isLost ? spiral(start, goal) : curved(start, goal);
  return Array.from({ length: ships }, (_, index) => ({
    id: `${seat}:${from}:${to}:${index}`,
    seat,
    path,
    delay: index * wait,
    duration: isCalm ? 120 : isLost ? 520 : 420,
    stack: index === 0 && move.isFirst ? stackName(to, seat) : null,
  }));
}

const curved = (from: Spot, to: Spot): readonly Spot[] => bow({ ...from, size: 1 }, { ...to, size: 1 });
