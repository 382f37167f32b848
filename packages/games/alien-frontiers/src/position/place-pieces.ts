import type { Seat } from '@starboard/engine';
import { type Colour, colours } from '../content/colours.ts';
import { bay, type FacilityId, groupSize, isFacility } from '../content/facilities.ts';
import { isTerritory } from '../content/territories.ts';
import { portsFor } from '../rules/ships/ships.ts';
import { type Place, playerOf, type Ship, type State } from '../rules/state/state.ts';
import type { PositionDescription } from './description.ts';

/** Puts a player's ships and colonies where the description has them. */
export function placePieces(state: State, seat: Seat, description: PositionDescription): void {
  const colour = colours[seat] as Colour;
  const given = description[colour] ?? {};
  const { ships } = playerOf(state, seat);
  const free = [...ships];
  const place = (at: Place, value: number): Ship => {
    const ship = free.shift();
    if (!ship || !Number.isInteger(value) || value < 1 || value > 6) {
      throw new Error(`${colour} has no ship left, or none that could show ${value}`);
    }
    return Object.assign(ship, { at, value, port: 0 });
  };
  for (const ship of ships) ship.at = 'stock';
  for (const [facility, values] of Object.entries(given.docked ?? {})) {
    if (!isFacility(facility)) throw new Error(`there is no facility '${facility}'`);
    for (const set of setsOf(facility, values)) {
      const ports = portsFor(state, seat, facility, groupSize[facility]);
      set.forEach((value, index) => {
        place(facility, value).port = ports[index] ?? 0;
      });
    }
  }
  if (seat === state.turn) for (const value of description.roll ?? []) place('hand', value);
  const inPlay = given.ships ?? Math.max(3, ships.length - free.length);
  while (ships.length - free.length < inPlay) place(bay, 1);
  if (ships.length - free.length > inPlay) throw new Error(`${colour} has more than ${inPlay} ships in play`);
  for (const [territory, count] of Object.entries(given.colonies ?? {})) {
    if (!isTerritory(territory)) throw new Error(`there is no territory '${territory}'`);
    state.colonies[territory][seat] = count;
  }
}

/** Ships that docked together stand side by side: a run, or equal values as far as a pair or triple goes. */
function setsOf(facility: FacilityId, values: readonly number[]): readonly (readonly number[])[] {
  if (facility === 'raiders-outpost') return [values];
  const sets: number[][] = [];
  for (const value of values) {
    const open = sets.find((set) => set[0] === value && set.length < groupSize[facility]);
    if (open) open.push(value);
    else sets.push([value]);
  }
  return sets;
}

export function placeRelic(state: State, { relic }: PositionDescription): void {
  if (!relic) return;
  const owner = seatOf(relic.owner, state.players.length);
  const port = isFacility(relic.at) ? (portsFor(state, owner, relic.at, 1)[0] ?? 0) : 0;
  Object.assign(state.relic, { owner, at: relic.at, value: relic.value, port });
}

export function seatOf(colour: string, seats: number): Seat {
  const seat = (colours as readonly string[]).indexOf(colour);
  if (seat < 0 || seat >= seats) throw new Error(`'${colour}' does not play at a table of ${seats}`);
  return seat;
}
