import type { Seat } from '@starboard/engine';
import { isWorthAPoint, titleOf } from '../content/tech-cards.ts';
import { type TerritoryId, territories } from '../content/territories.ts';
import { playerOf, type State } from './state.ts';

/** What points come from, cards apart. */
export type Planet = Pick<State, 'colonies' | 'fields'>;

/** Who has most colonies there, alone; null when nobody does or the lead is shared. */
export function controllerOf({ colonies }: Pick<State, 'colonies'>, territory: TerritoryId): Seat | null {
  const counts = colonies[territory];
  let leader: Seat | null = null;
  let most = 0;
  for (let seat = 0; seat < counts.length; seat++) {
    const count = counts[seat] as number;
    if (count > most) {
      most = count;
      leader = seat;
    } else if (count === most) {
      leader = null;
    }
  }
  return leader;
}

/** Whether the seat enjoys the territory's bonus now: by control or on loan, and never under the Isolation Field. */
export function hasBonus(state: State, seat: Seat, territory: TerritoryId): boolean {
  if (state.fields.isolation === territory) return false;
  if (state.thisTurn.borrowed === territory && state.turn === seat) return true;
  return controllerOf(state, territory) === seat;
}

/** Points are a snapshot of the position, never added up over time. */
export function scoreOf(state: State, seat: Seat): number {
  let score = 0;
  for (const territory of territories) score += pointsOn(state, seat, territory);
  for (const card of playerOf(state, seat).cards) if (isWorthAPoint(titleOf(card))) score++;
  return score;
}

/** Everybody's points. */
export const scoresOf = (state: State): readonly number[] =>
  state.players.map((_, seat) => scoreOf(state, seat));

export function pointsOn(planet: Planet, seat: Seat, territory: TerritoryId): number {
  const colonies = planet.colonies[territory][seat] as number;
  if (controllerOf(planet, territory) !== seat) return colonies;
  return colonies + (planet.fields.positron === territory ? 2 : 1);
}
