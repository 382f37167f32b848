import type { Seat } from '@starboard/engine';
import { beingAnswered, stop } from '../../rules/abilities/answering.ts';
import { runs } from '../../rules/runs.ts';
import { loseShips } from '../../rules/ships/lose-ships.ts';
import { hasBeaten } from '../../rules/encounter/reading.ts';
import { fromOutside } from '../../rules/ships/planets.ts';
import { asksSacrifice, sacrificed } from '../../rules/ships/sacrifice.ts';
import { otherSide, sideOf } from '../../rules/state/seats.ts';
import { shipsInEncounter } from '../../rules/ships/ships.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

/** Whether the seat is on the winning side, and there is anything to remove. */
function mayEradicate(state: State, seat: Seat): boolean {
  const encounter = encounterOf(state);
  const side = sideOf(encounter, seat);
  if (side === null || encounter.isEradicated || !hasBeaten(state, seat)) return false;
  const isLosing = (other: Seat) => sideOf(encounter, other) === otherSide(side);
  return state.players.some((_, other) => isLosing(other) && shipsInEncounter(state, other) > 0);
}

const oneOutside = (state: State, seat: Seat) => fromOutside(state, seat, 1, 1);

/** Eradicate: ships that lose to it leave the game, as far as their owners can spare them. */
export const voidAlien = alien({
  id: 'void',
  power: {
    id: 'void.eradicate',
    when: 'resolution.ships-lost',
    as: 'main',
    use: 'must',
    if: mayEradicate,
    effect: ({ state }) => {
      encounterOf(state).isEradicated = true;
    },
  },
  wild: {
    when: 'react.artifact',
    as: 'any',
    if: (state, seat) => beingAnswered(state).seat !== seat && oneOutside(state, seat).max > 0,
    asks: asksSacrifice(oneOutside),
    effect: (table, use) => {
      stop(table, use);
      return runs(loseShips, { cause: 'effect', losses: sacrificed(table.state, use).losses });
    },
  },
  super: { when: 'resolution.ships-lost', as: 'ally', if: mayEradicate, usesPower: 'void.eradicate' },
});
