import type { Json, Seat } from '@starboard/engine';
import { asksShips } from '../../rules/asking/asking.ts';
import { lostInBatch } from '../../rules/ships/batches.ts';
import { othersThan } from '../../rules/state/seats.ts';
import { shipsOnColonies } from '../../rules/ships/ships.ts';
import { type Batch, encounterOf, type State } from '../../rules/state/state.ts';

/** Ships on the gate or beside the target, which are taken from those only who have no colony. */
const shipsAway = (state: State, seat: Seat): number =>
  (encounterOf(state).gate[seat] ?? 0) + (encounterOf(state).zone[seat] ?? 0);

/** What victims without a colony lose: there is nothing to pick. */
export const lostAway = (state: State, owed: readonly { seat: Seat; count: number }[]): Batch['losses'] =>
  owed
    .filter(({ seat }) => shipsOnColonies(state, seat) === 0)
    .map(({ seat, count }) => {
      const from = (encounterOf(state).gate[seat] ?? 0) > 0 ? ('gate' as const) : ('zone' as const);
      return { seat, from, count };
    });

/** Others of its choice, as far as they have ships, and how many each. */
export const asksVictims = asksShips('ce.ask.vacuum', (state, seat) => ({
  kind: 'split',
  slots: othersThan(state, seat)
    .map((other) => ({ key: String(other), max: shipsOnColonies(state, other) || shipsAway(state, other) }))
    .filter(({ max }) => max > 0),
  min: 0,
  max: lostInBatch(state, seat),
}));

/** What each of them owes. */
export const owedBy = (victims: Json): { seat: Seat; count: number }[] =>
  Object.entries(victims as Record<string, number>)
    .map(([victim, count]) => ({ seat: Number(victim), count }))
    .filter(({ count }) => count > 0);
