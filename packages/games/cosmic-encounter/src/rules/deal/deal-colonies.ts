import type { Json, Question } from '@starboard/engine';
import type { Landing } from '../ships/found-colony.ts';
import { fromColonies, planetByKey, shipSlots } from '../ships/planets.ts';
import { unstarred } from '../../keys/planets.ts';
import { addShips, heedStar } from '../ships/ship-places.ts';
import { mainOf } from '../state/seats.ts';
import { moveToPlanet } from '../ships/ships.ts';
import { encounterOf, type Side, type State } from '../state/state.ts';

/** So many ships from each place. */
export type Settlers = readonly { readonly place: string; readonly count: number }[];

export const settlersIn = (answer: Json = {}): Settlers =>
  Object.entries(answer as Readonly<Record<string, number>>).map(([place, count]) => ({ place, count }));

/** With which ships of its gate and colonies the receiver settles the planet it was granted. */
export function settlingQuestion(state: State, side: Side, planet: string | null): Question[] {
  if (planet === null) return [];
  const encounter = encounterOf(state);
  const seat = mainOf(encounter, side);
  const shape = fromColonies(state, seat, 1, Number.MAX_SAFE_INTEGER);
  const isOnGate = (encounter.gate[seat] ?? 0) > 0;
  const slots = [...shape.slots, ...(isOnGate ? shipSlots(state, seat, 'gate') : [])];
  const max = slots.reduce((sum, slot) => sum + slot.max, 0);
  return [{ seat, prompt: 'ce.ask.settle', params: { planet }, shape: { ...shape, slots, max } }];
}

/** They leave wherever they were, to land on it. */
export function takeSettlers(
  state: State,
  side: Side,
  planet: string | null,
  settlers: Settlers,
): readonly Landing[] {
  if (planet === null) return [];
  const seat = mainOf(encounterOf(state), side);
  const ships = (some: Settlers) => some.reduce((sum, { count }) => sum + count, 0);
  const isOnGate = ({ place }: Settlers[number]) => unstarred(place) === 'gate';
  heedStar(state, Object.fromEntries(settlers.map(({ place, count }) => [place, count])));
  addShips(state, seat, 'gate', -ships(settlers.filter(isOnGate)));
  for (const settler of settlers)
    if (!isOnGate(settler)) moveToPlanet(state, seat, planetByKey(state, settler.place), -settler.count);
  return [{ seat, planet: planetByKey(state, planet), ships: ships(settlers) }];
}
