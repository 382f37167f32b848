import { asks, end, goto, type Json, type Procedure, rulesOf, type Seat } from '@starboard/engine';
import { asksNumber, asksOne, asksShips } from '../../rules/asking/asking.ts';
import { type Run, runs } from '../../rules/runs.ts';
import type { CeTable, Event } from '../../rules/state/events.ts';
import { landShips } from '../../rules/ships/found-colony.ts';
import { returnShips } from '../../rules/ships/move-ships.ts';
import { fromOutside, shipsNamed } from '../../rules/ships/planets.ts';
import { addShips } from '../../rules/ships/ship-places.ts';
import { coloniesOf, moveToPlanet, shipsInEncounter } from '../../rules/ships/ships.ts';
import { encounterOf, type PlanetIndex, type State, type Use } from '../../rules/state/state.ts';

const { procedure } = rulesOf<State, Event>();

/** The colony a defense fights from. */
const ownTarget = (state: State, seat: Seat): PlanetIndex | null => {
  const { defense, target } = encounterOf(state);
  return seat === defense ? target : null;
};

export const canOozeIn = (state: State, seat: Seat): boolean => fromOutside(state, seat, 1, 1).max > 0;

export const canOozeOut = (state: State, seat: Seat): boolean =>
  shipsInEncounter(state, seat) > 0 &&
  coloniesOf(state, seat).some((planet) => planet !== ownTarget(state, seat));

const waysOf = (state: State, seat: Seat): string[] => [
  ...(canOozeIn(state, seat) ? ['in'] : []),
  ...(canOozeOut(state, seat) ? ['out'] : []),
];

/** Into the encounter or out of it, and how many. */
export const choosingOoze = (name: string, most: number): Procedure<{ readonly seat: Seat }> =>
  procedure<{ readonly seat: Seat }, 'way' | 'in' | 'out'>(name, 'way', {
    way: asks(
      (state, { seat }) => asksOne('ce.ask.ooze', waysOf(state, seat))(state, seat),
      (_table, _locals, way) => goto(way === 'in' ? 'in' : 'out'),
    ),
    in: asks(
      (state, { seat }) => asksShips('ce.ask.ooze-in', () => fromOutside(state, seat, 1, most))(state, seat),
      (_table, _locals, ships) => end({ in: ships }),
    ),
    out: asks(
      (state, { seat }) => {
        const max = Math.min(most, shipsInEncounter(state, seat));
        return asksNumber('ce.ask.ooze-out', 1, max)(state, seat);
      },
      (_table, _locals, ships) => end({ out: ships }),
    ),
  });

/** Puts ships to the place the seat fights from, or takes them away. */
function shift(state: State, seat: Seat, count: number): void {
  const beside = encounterOf(state).allies[seat] === 'defense' ? 'zone' : 'gate';
  addShips(state, seat, ownTarget(state, seat) ?? beside, count);
}

export function ooze(table: CeTable, { seat, choices }: Use): Run | undefined {
  const { state } = table;
  const chosen = choices as { readonly in?: Record<string, number>; readonly out?: Json };
  if (chosen.in) {
    let ships = 0;
    for (const [planet, count] of shipsNamed(state, seat, chosen.in)) {
      moveToPlanet(state, seat, planet, -count);
      ships += count;
    }
    const planet = ownTarget(state, seat);
    if (planet === null) shift(state, seat, ships);
    else landShips(table, { seat, planet, ships });
    return undefined;
  }
  const count = Math.min(Number(chosen.out), shipsInEncounter(state, seat));
  shift(state, seat, -count);
  return runs(returnShips, { seat, count, except: ownTarget(state, seat), wereSent: true });
}
