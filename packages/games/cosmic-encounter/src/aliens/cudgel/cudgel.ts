import type { Seat } from '@starboard/engine';
import { beingAnswered, isAnnouncing } from '../../rules/abilities/answering.ts';
import { asksSome } from '../../rules/asking/asking.ts';
import { runs } from '../../rules/runs.ts';
import { loseShips } from '../../rules/ships/lose-ships.ts';
import { hasBeaten, isAttacking, ownSide } from '../../rules/encounter/reading.ts';
import { alliesOf, opponentOf, otherSide, othersThan } from '../../rules/state/seats.ts';
import { shipsOn } from '../../rules/ships/ships.ts';
import { type Batch, encounterOf, type PlanetIndex, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const strength = (state: State, seat: Seat): number => encounterOf(state).shipsAtOutcome?.[seat] ?? 0;

const opposingAllies = (state: State, seat: Seat): string[] =>
  alliesOf(encounterOf(state), otherSide(ownSide(state, seat))).map(String);

/** Ships of others that stand on the target before the winners land. */
function bystanders(state: State, seat: Seat): Batch['losses'] {
  const planet = encounterOf(state).target as PlanetIndex;
  return othersThan(state, seat)
    .map((other) => ({ seat: other, from: planet, count: shipsOn(state, other, planet) }))
    .filter(({ count }) => count > 0);
}

const isGainingColony = (state: State, seat: Seat): boolean => {
  const { gate, target } = encounterOf(state);
  return hasBeaten(state, seat) && (gate[seat] ?? 0) > 0 && shipsOn(state, seat, target as PlanetIndex) === 0;
};

/** Smash: an opponent that loses to its attack loses as many ships again as it had in the encounter. */
export const cudgel = alien({
  id: 'cudgel',
  power: {
    id: 'cudgel.smash',
    when: 'resolution.ships-lost',
    as: 'main',
    use: 'must',
    if: (state, seat) => hasBeaten(state, seat) && isAttacking(state, seat) && strength(state, seat) > 0,
    effect: ({ state }, { seat, choices }) => {
      const allies = ((choices ?? []) as readonly string[]).map(Number);
      for (const victim of [opponentOf(state, seat) as Seat, ...allies])
        encounterOf(state).furtherLosses.push({ seat: victim, count: strength(state, seat) });
    },
  },
  // allied ships are on the gate still, and safe
  wild: {
    when: 'resolution.land',
    as: 'offense',
    if: (state, seat) => isGainingColony(state, seat) && bystanders(state, seat).length > 0,
    effect: ({ state }, { seat }) => runs(loseShips, { cause: 'effect', losses: bystanders(state, seat) }),
  },
  super: {
    when: 'react.power-use',
    as: 'main',
    if: (state, seat) => isAnnouncing(state, seat, 'cudgel.smash') && opposingAllies(state, seat).length > 0,
    asks: asksSome('ce.ask.smash', opposingAllies, 1),
    effect: ({ state }, use) => {
      beingAnswered(state, use).choices = use.choices;
    },
  },
});
