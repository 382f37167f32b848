import { reason } from '@starboard/engine';
import { factsOf, isKind, type Kind, valueOf } from '../../keys/index.ts';
import type { AfTable } from '../state/events.ts';
import { findShips, handOf, holds, kindsIn } from '../ships/hand.ts';
import { shipOf } from '../ships/ships.ts';
import type { State } from '../state/state.ts';
import type { Target } from './power.ts';

/** The kinds of unplaced ships whose value may be changed: a teleported ship is frozen. */
export const changeableKinds = (state: State): Kind[] =>
  kindsIn(handOf(state)).filter((kind) => !factsOf(kind).isTeleported);

const faces = [1, 2, 3, 4, 5, 6];

/** An unplaced ship that can be turned to another value; values outside 1 to 6 are refused, not capped. */
export const ownShip = (prompt: string, turned: (value: number) => number): Target => ({
  prompt,
  isAny(state) {
    const { once, special } = handOf(state);
    return (
      faces.some((value) => holds(once, value) && isFace(turned(value))) ||
      special.some((kind) => !factsOf(kind).isTeleported && isFace(turned(valueOf(kind))))
    );
  },
  conceivable: (state) => kindsIn(handOf(state)),
  options: (state) => changeableKinds(state).filter((kind) => isFace(turned(valueOf(kind)))),
  why(state, key) {
    if (!isKind(key) || !findShips(state, [key]))
      return reason('af.ship-not-in-hand', undefined, 'af.rule.cards');
    if (factsOf(key).isTeleported)
      return reason('af.teleported-frozen', undefined, 'af.rule.orbital-teleporter');
    return isFace(turned(valueOf(key))) ? null : reason('af.value-out-of-range', undefined, 'af.rule.cards');
  },
});

export const isFace = (value: number): boolean => value >= 1 && value <= 6;

/** Turns unplaced ships, one of each kind, to other faces. */
export function turnShips(
  table: AfTable,
  kinds: readonly Kind[],
  ...turns: readonly ((value: number) => number)[]
): void {
  const { state } = table;
  findShips(state, kinds)?.forEach((index, order) => {
    const ship = shipOf(state, state.turn, index);
    const from = ship.value;
    ship.value = turns[order]?.(from) ?? from;
    table.emit({ type: 'shipTurned', seat: state.turn, ship: index, from, to: ship.value });
  });
}
