import type { Seat } from '@starboard/engine';
import { shipsInEncounter } from '../ships/ships.ts';
import { type Encounter, encounterOf, type State } from '../state/state.ts';

/** An ally whose last ship has left is one no longer, by any way the ship left; with the outcome known it stays one. */
export function releaseAllies(state: State): void {
  const encounter = encounterOf(state);
  if (encounter.shipsAtOutcome !== null) return;
  for (const [seat, side] of encounter.allies.entries())
    if (side !== null && hasSent(encounter, seat)) releaseWithoutShips(state, seat);
}

/** So is one that had no ship to send in the end. */
export function releaseWithoutShips(state: State, seat: Seat): void {
  if (shipsInEncounter(state, seat) === 0) encounterOf(state).allies[seat] = null;
}

/** Who has said which side it joins sends its ships a moment later. */
const hasSent = ({ phase, everAllied }: Encounter, seat: Seat): boolean =>
  phase !== 'alliance' || everAllied[seat] !== null;
