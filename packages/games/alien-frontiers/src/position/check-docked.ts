import type { Seat } from '@starboard/engine';
import { colours } from '../content/colours.ts';
import { type FacilityId, facilities, groupSize } from '../content/facilities.ts';
import { territories } from '../content/territories.ts';
import { portsOf, shipOf, shipsAt, shipsOfAt } from '../rules/ships/ships.ts';
import { playerOf, type State } from '../rules/state/state.ts';

/** Six coloured ships and the Relic Ship. */
const largestFleet = 7;

/**
 * Refuses docked ships that cannot have come to stand as they do; throws a sentence. What is left of a set is fine,
 * since cannons, Teleporters and the loss of the Relic Ship take ships away one by one.
 */
export function checkDocked(state: State): void {
  checkOutpost(state);
  state.players.forEach((_, seat) => {
    for (const facility of facilities) {
      if (groupSize[facility] > 1 && facility !== 'raiders-outpost') checkEquals(state, seat, facility);
    }
    checkTrack(state, seat);
  });
}

/** One run at a time is there, or some of it: the next raider sends away what is found. */
function checkOutpost(state: State): void {
  const docked = shipsAt(state, 'raiders-outpost');
  if (docked.length === 0) return;
  const values = docked.map(({ value }) => value);
  const isSomeOfRun =
    new Set(values).size === values.length &&
    Math.max(...values) - Math.min(...values) < groupSize['raiders-outpost'];
  if (!isSomeOfRun)
    throw new Error(`${values.join(', ')} at raiders-outpost is neither a run nor some of one`);
  if (new Set(docked.map(({ seat }) => seat)).size > 1)
    throw new Error('two players cannot have ships at raiders-outpost');
}

/** All of a player's sets were docked in one turn, the last of them in ports that were free then. */
function checkEquals(state: State, seat: Seat, facility: FacilityId): void {
  const values = shipsOfAt(state, seat, facility).map((ship) => shipOf(state, seat, ship).value);
  if (values.length === 0) return;
  const size = groupSize[facility];
  const counts = [1, 2, 3, 4, 5, 6].map((face) => values.filter((value) => value === face).length);
  const sets = counts.reduce((sum, count) => sum + Math.ceil(count / size), 0);
  const beforeLast = values.length - Math.min(size, Math.max(...counts));
  if (sets * size <= largestFleet && beforeLast <= portsOf(state, facility) - size) return;
  const what = size === 2 ? 'pairs' : 'triples';
  throw new Error(
    `${colours[seat]}'s ${values.join(', ')} at ${facility} are neither ${what} of equal ships nor some of them`,
  );
}

/** Every ship on the track moved a colony on, which is there still unless one has landed since. */
function checkTrack(state: State, seat: Seat): void {
  const hasLanded = territories.some((territory) => (state.colonies[territory][seat] ?? 0) > 0);
  const ships = shipsOfAt(state, seat, 'colonist-hub').length;
  if (hasLanded || ships <= playerOf(state, seat).hub) return;
  throw new Error(`${ships} of ${colours[seat]}'s ships are at colonist-hub, but no colony got that far`);
}
