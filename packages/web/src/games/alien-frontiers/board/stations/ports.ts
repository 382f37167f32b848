import { type FacilityId, groupSize, type View } from '@starboard/alien-frontiers';

export type DockedShip = View['facilities'][FacilityId]['ships'][number];

/** One port: who is docked there, and the value of the selected die that would be. */
export interface Port {
  readonly ship: DockedShip | null;
  readonly ghost: number | null;
}

/** Ports that hang together and light up together. */
export interface Cradle {
  readonly ports: readonly Port[];
  /** The selected dice would come here, even where a ship has to leave first. */
  readonly isLit: boolean;
}

/** A facility's ports with all players' ships and the selected dice in them; sets share a cradle. */
export function cradles(
  facility: FacilityId,
  count: number,
  ships: readonly DockedShip[],
  ghosts: readonly number[] = [],
): readonly Cradle[] {
  const docked = Array.from({ length: count }, (_, port) => ships.find((ship) => ship.port === port) ?? null);
  const spots = ghostSpots(docked, groupSize[facility], ghosts.length);
  const ports = docked.map((ship, port): Port => ({ ship, ghost: ghosts[spots.indexOf(port)] ?? null }));
  const size = groupSize[facility] === 1 ? count : groupSize[facility];
  const drivesOut = ghosts.length > 0 && spots.length === 0;
  return Array.from({ length: Math.ceil(count / size) }, (_, index) => {
    const own = ports.slice(index * size, (index + 1) * size);
    return { ports: own, isLit: drivesOut || own.some(({ ghost }) => ghost !== null) };
  });
}

/** Where selected dice would dock: a whole free cradle for a set, else the first free ports. */
function ghostSpots(docked: readonly (DockedShip | null)[], size: number, count: number): readonly number[] {
  const free = docked.flatMap((ship, port) => (ship ? [] : [port]));
  const cradleFrom = (start: number) => free.filter((port) => port >= start && port < start + size);
  const whole = free.find((port) => port % size === 0 && cradleFrom(port).length === size);
  if (count === size && whole !== undefined) return cradleFrom(whole);
  return free.length < count ? [] : free.slice(0, count);
}
