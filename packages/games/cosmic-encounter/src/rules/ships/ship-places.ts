import type { Seat } from '@starboard/engine';
import { isResearch, techIndex, type ResearchPlace } from '../../keys/research.ts';
import { isStarred } from '../../keys/planets.ts';
import { sideOf } from '../state/seats.ts';
import { type Place, planetOf, playerOf, type Side, type State, type Tech } from '../state/state.ts';

const techAt = (state: State, seat: Seat, place: ResearchPlace): Tech | undefined =>
  playerOf(state, seat).techs[techIndex(place)];

const countsAt = (state: State, place: 'gate' | 'zone' | 'warp' | 'adrift'): number[] | undefined => {
  if (place === 'warp' || place === 'adrift') return state[place];
  return state.encounter?.[place];
};

/** How many ships of the seat are at a place. */
export function shipsAt(state: State, seat: Seat, place: Place): number {
  if (typeof place === 'number') return state.planets[place]?.ships[seat] ?? 0;
  if (place === 'removed') return playerOf(state, seat).removed;
  if (isResearch(place)) return techAt(state, seat, place)?.ships ?? 0;
  return countsAt(state, place)?.[seat] ?? 0;
}

/** Ships come to a place, or leave it; the one that is told apart goes with them as its owner said. */
export function addShips(state: State, seat: Seat, place: Place, count: number): void {
  if (count === 0) return;
  setShips(state, seat, place, shipsAt(state, seat, place) + count);
  follow(state, seat, place, count);
}

function setShips(state: State, seat: Seat, place: Place, count: number): void {
  if (place === 'removed') {
    playerOf(state, seat).removed = count;
  } else if (typeof place === 'string' && isResearch(place)) {
    const tech = techAt(state, seat, place);
    if (tech) tech.ships = count;
  } else {
    const counts = typeof place === 'number' ? planetOf(state, place).ships : countsAt(state, place);
    if (counts) counts[seat] = count;
  }
}

function follow(state: State, seat: Seat, place: Place, count: number): void {
  const { prometheus } = state;
  if (prometheus?.seat !== seat) return;
  if (count > 0) {
    if (prometheus.at === null || shipsAt(state, seat, prometheus.at) === 0) prometheus.at = place;
    return;
  }
  if (prometheus.at !== place) return;
  // its owner does not leave it in the warp for another ship
  const goes = prometheus.goesAlong || place === 'warp' || shipsAt(state, seat, place) === 0;
  if (goes) Object.assign(prometheus, { at: null, goesAlong: false });
}

export const isPrometheusAt = ({ prometheus }: State, seat: Seat, place: Place): boolean =>
  prometheus?.seat === seat && prometheus.at === place;

/** Its owner's answer says that it is among the ships that go. */
export function heedStar(state: State, answer: Readonly<Record<string, number>>): void {
  if (Object.entries(answer).some(([key, count]) => isStarred(key) && count > 0)) takeAlong(state);
}

/** The ship that is told apart is among those that go. */
export function takeAlong({ prometheus }: State): void {
  if (prometheus) prometheus.goesAlong = true;
}

/** When an effect is done and no ships are on their way, nothing said about it before counts any more. */
export function forgetStar({ prometheus, batches }: State): void {
  if (prometheus && batches.length === 0) prometheus.goesAlong = false;
}

/** Whose it is, and on which side it fights now. */
export function prometheusInEncounter(state: State): { readonly seat: Seat; readonly side: Side } | null {
  const { prometheus, encounter } = state;
  if (!prometheus || !encounter) return null;
  const { seat, at } = prometheus;
  const side = sideOf(encounter, seat);
  const isIn = seat === encounter.defense ? at === encounter.target : at === 'gate' || at === 'zone';
  return side && isIn && at !== null ? { seat, side } : null;
}
