import type { Seat } from '@starboard/engine';
import { type FacilityId, groupSize, usablePorts } from '../../content/facilities.ts';
import type { AfTable, ShipShown } from '../state/events.ts';
import {
  type Place,
  type Player,
  playerOf,
  relicIndex,
  type Ship,
  type ShipIndex,
  type State,
} from '../state/state.ts';

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

/** All players' dice at a place, by seat. */
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
  const { players, relic } = state;
  if (facility === 'colonist-hub')
    return (
      countAt(playerOf(state, seat).ships, facility) + (relic.owner === seat && relic.at === facility ? 1 : 0)
    );
  let count = relic.at === facility ? 1 : 0;
  for (const { ships } of players) count += countAt(ships, facility);
  return count;
}

function countAt(ships: readonly Ship[], place: Place): number {
  let count = 0;
  for (const { at } of ships) if (at === place) count++;
  return count;
}

/** Whether so many ships have to dock as a group, with the option for it, and no group is free. */
export function lacksGroup(state: State, seat: Seat, facility: FacilityId, count: number): boolean {
  if (state.options.portCounting !== 'groups' || count === 1) return false;
  return freeGroup(state, facility, takenPorts(state, seat, facility)) === null;
}

/** The ports the next ships would take: a whole free group for a set if there is one, else the lowest free ones. */
export function portsFor(state: State, seat: Seat, facility: FacilityId, count: number): number[] {
  const taken = takenPorts(state, seat, facility);
  const group = groupSize[facility] === count ? freeGroup(state, facility, taken) : null;
  const ports: number[] = [];
  for (let port = group ?? 0; port < portsOf(state, facility) && ports.length < count; port++)
    if ((taken & (1 << port)) === 0) ports.push(port);
  return ports;
}

/** A bit for each port that holds a ship; at the Hub, on the track of that seat. */
function takenPorts({ players, relic }: State, seat: Seat, facility: FacilityId): number {
  let taken = 0;
  for (let owner = 0; owner < players.length; owner++) {
    if (facility === 'colonist-hub' && owner !== seat) continue;
    for (const ship of (players[owner] as Player).ships) if (ship.at === facility) taken |= 1 << ship.port;
    if (relic.owner === owner && relic.at === facility) taken |= 1 << relic.port;
  }
  return taken;
}

/** Where the first whole free group of ports begins. */
function freeGroup(state: State, facility: FacilityId, taken: number): number | null {
  const size = groupSize[facility];
  const group = (1 << size) - 1;
  for (let port = 0; port + size <= portsOf(state, facility); port += size)
    if ((taken & (group << port)) === 0) return port;
  return null;
}

/** Takes a die from where it is to where it goes; the facility that counted on it being docked there is told. */
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
