import type { Seat } from '@starboard/engine';
import { type FacilityId, groupSize, usablePorts } from '../content/facilities.ts';
import type { AfTable, ShipShown } from './events.ts';
import { type Place, playerOf, relicIndex, type Ship, type ShipIndex, type State } from './state.ts';

export function shipOf(state: State, seat: Seat, index: ShipIndex): Ship {
  const ship = index === relicIndex ? state.relic : playerOf(state, seat).ships[index];
  if (!ship) throw new RangeError(`seat ${seat} has no ship ${index}`);
  return ship;
}

/** The seat's dice at a place; the Relic Ship comes last. */
export function shipsOfAt(state: State, seat: Seat, place: Place): ShipIndex[] {
  const found: ShipIndex[] = [];
  const { ships } = playerOf(state, seat);
  for (let index = 0; index < ships.length; index++)
    if ((ships[index] as Ship).at === place) found.push(index);
  if (state.relic.owner === seat && state.relic.at === place) found.push(relicIndex);
  return found;
}

/** Everybody's dice at a place, by seat. */
export function shipsAt(state: State, place: Place): ShipShown[] {
  const found: ShipShown[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    const { ships } = playerOf(state, seat);
    for (let ship = 0; ship < ships.length; ship++) {
      const { at, value } = ships[ship] as Ship;
      if (at === place) found.push({ seat, ship, value });
    }
    const { relic } = state;
    if (relic.owner === seat && relic.at === place)
      found.push({ seat, ship: relicIndex, value: relic.value });
  }
  return found;
}

export const shown = (state: State, seat: Seat, ships: readonly ShipIndex[]): ShipShown[] =>
  ships.map((ship) => ({ seat, ship, value: shipOf(state, seat, ship).value }));

/** Coloured ships in play, one on the Terraforming Station included. */
export function fleetSize(state: State, seat: Seat): number {
  let count = 0;
  for (const ship of playerOf(state, seat).ships) if (ship.at !== 'stock') count++;
  return count;
}

export const portsOf = (state: State, facility: FacilityId): number => usablePorts[state.blockers][facility];

/** How many ships stand there; at the Hub, on the track of that seat. */
export function occupied(state: State, seat: Seat, facility: FacilityId): number {
  let count = 0;
  for (let owner = 0; owner < state.players.length; owner++) {
    if (facility === 'colonist-hub' && owner !== seat) continue;
    for (const ship of playerOf(state, owner).ships) if (ship.at === facility) count++;
    if (state.relic.owner === owner && state.relic.at === facility) count++;
  }
  return count;
}

/** Whether the facility has room for so many more ships: free ports, or with the option whole free groups. */
export function hasRoom(state: State, seat: Seat, facility: FacilityId, count: number): boolean {
  if (portsOf(state, facility) - occupied(state, seat, facility) < count) return false;
  const needsGroup = state.options.portCounting === 'groups' && count > 1;
  return !needsGroup || freeGroup(state, seat, facility) !== null;
}

/** The ports the next ships would take: a whole free group for a set if there is one, else the lowest free ones. */
export function portsFor(state: State, seat: Seat, facility: FacilityId, count: number): number[] {
  const group = groupSize[facility] === count ? freeGroup(state, seat, facility) : null;
  return group ?? freePorts(state, seat, facility).slice(0, count);
}

function freePorts(state: State, seat: Seat, facility: FacilityId): number[] {
  const isTaken: boolean[] = [];
  const look = (ship: Ship) => {
    if (ship.at === facility) isTaken[ship.port] = true;
  };
  for (let owner = 0; owner < state.players.length; owner++) {
    if (facility === 'colonist-hub' && owner !== seat) continue;
    playerOf(state, owner).ships.forEach(look);
    if (state.relic.owner === owner) look(state.relic);
  }
  const free: number[] = [];
  for (let port = 0; port < portsOf(state, facility); port++) if (!isTaken[port]) free.push(port);
  return free;
}

function freeGroup(state: State, seat: Seat, facility: FacilityId): number[] | null {
  const size = groupSize[facility];
  const open = freePorts(state, seat, facility);
  // ports come in rising order: a group is whole when its last port stands as far on as the group is long
  const start = open.findIndex(
    (port, index) => port % size === 0 && open[index + size - 1] === port + size - 1,
  );
  return start < 0 ? null : open.slice(start, start + size);
}

/** Takes a die from where it is to where it goes; whoever counted on it being docked there is told. */
export function moveShip(table: AfTable, seat: Seat, index: ShipIndex, to: Place): void {
  const { state } = table;
  const ship = shipOf(state, seat, index);
  const from = ship.at;
  ship.at = to;
  ship.port = 0;
  if (seat === state.turn) forgetDocked(state, index);
  if (index === relicIndex && to === 'stock') sendRelicHome(table, seat);
  else table.emit({ type: 'shipMoved', seat, ship: index, from, to });
}

/** A ship that left the Artifact or the Market no longer counts there. */
function forgetDocked({ thisTurn }: State, index: ShipIndex): void {
  thisTurn.artifactUnspent = thisTurn.artifactUnspent.filter((ship) => ship !== index);
  thisTurn.marketShips = thisTurn.marketShips.filter((ship) => ship !== index);
}

function sendRelicHome(table: AfTable, seat: Seat): void {
  const { relic, thisTurn } = table.state;
  relic.owner = null;
  relic.value = 1;
  if (thisTurn.teleported?.ship === relicIndex) thisTurn.teleported = null;
  table.emit({ type: 'relicReturned', seat });
}
