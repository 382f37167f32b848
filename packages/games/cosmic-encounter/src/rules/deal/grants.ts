import { type Reason, reason, type Seat } from '@starboard/engine';
import { planetKey, type PlanetKey } from '../../keys/planets.ts';
import { coloniesOf, isHome, planetsOf, shipsOn, shipsOnColonies } from '../ships/ships.ts';
import { encounterOf, type PlanetIndex, type State } from '../state/state.ts';

const refusal = (key: string, seat?: Seat): Reason =>
  reason(`ce.${key}`, seat === undefined ? undefined : { seat }, 'ce.rule.deals');

/** Why the granter cannot let the receiver settle on that planet. */
function refuseGrantOn(state: State, granter: Seat, receiver: Seat, planet: PlanetIndex): Reason | null {
  if (shipsOn(state, granter, planet) === 0) return refusal('no-colony-to-grant', granter);
  if (shipsOn(state, receiver, planet) > 0) return refusal('colony-there', receiver);
  if (state.settings.dealColony !== 'any-colony-of-granter' && !isHome(state, granter, planet))
    return refusal('only-home-colonies');
  return hasSettlers(state, receiver) ? null : refusal('no-settlers', receiver);
}

function hasSettlers(state: State, receiver: Seat): boolean {
  const { offense, gate } = encounterOf(state);
  return shipsOnColonies(state, receiver) + (receiver === offense ? (gate[receiver] ?? 0) : 0) > 0;
}

/** The same of a planet as a client has named it. */
export function refuseGrant(state: State, granter: Seat, receiver: Seat, key: PlanetKey): Reason | null {
  const planet = state.planets.findIndex((_, index) => planetKey(state, index) === key);
  return planet < 0
    ? refusal('no-colony-to-grant', granter)
    : refuseGrantOn(state, granter, receiver, planet);
}

/** Planets of the granter's on which the receiver has no colony yet. */
export const grantable = (state: State, granter: Seat, receiver: Seat): PlanetKey[] =>
  coloniesOf(state, granter)
    .filter((planet) => refuseGrantOn(state, granter, receiver, planet) === null)
    .map((planet) => planetKey(state, planet));

/** A planet that a talker might think of granting. */
export interface Grant {
  readonly planet: PlanetKey;
  /** Why it cannot be granted; null when it can. */
  readonly why: Reason | null;
  /** Whether the receiver would come home there: such a colony does not count as a foreign one. */
  readonly isHomeOfReceiver: boolean;
}

/** The home planets of the granter's and its colonies elsewhere, in the order of the board. */
export function grantsOf(state: State, granter: Seat, receiver: Seat): readonly Grant[] {
  const planets = new Set([...planetsOf(state, granter), ...coloniesOf(state, granter)]);
  return [...planets].map((planet) => ({
    planet: planetKey(state, planet),
    why: refuseGrantOn(state, granter, receiver, planet),
    isHomeOfReceiver: isHome(state, receiver, planet),
  }));
}
