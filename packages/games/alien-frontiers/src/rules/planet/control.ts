import type { Seat } from '@starboard/engine';
import { isWorthAPoint, titleOf } from '../../content/tech-cards.ts';
import { type TerritoryId, territories } from '../../content/territories.ts';
import type { Player, State } from '../state/state.ts';

/** What points come from, cards apart. */
export type Planet = Pick<State, 'colonies' | 'fields'>;

/** Who has most colonies there, alone; null when none has any or the lead is shared. */
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

/** All that points come from. */
export interface Scored extends Planet {
  readonly players: readonly Pick<Player, 'cards'>[];
}

/** Points are a snapshot of the position, never added up over time. */
export function scoreOf(table: Scored, seat: Seat): number {
  let score = cardPoints(table, seat);
  for (const territory of territories) score += pointsOn(table, seat, territory);
  return score;
}

/** All players' points. */
export const scoresOf = (table: Scored): readonly number[] =>
  table.players.map((_, seat) => scoreOf(table, seat));

/** Where a player's points come from. */
export interface Points {
  readonly colonies: number;
  readonly territories: number;
  readonly positron: number;
  readonly cards: number;
}

export function pointsOf(table: Scored, seat: Seat): Points {
  const controlled = territories.filter((territory) => controllerOf(table, territory) === seat);
  return {
    colonies: territories.reduce((sum, territory) => sum + (table.colonies[territory][seat] as number), 0),
    territories: controlled.length,
    positron: controlled.filter((territory) => table.fields.positron === territory).length,
    cards: cardPoints(table, seat),
  };
}

function cardPoints({ players }: Scored, seat: Seat): number {
  let points = 0;
  for (const card of players[seat]?.cards ?? []) if (isWorthAPoint(titleOf(card))) points++;
  return points;
}

export function pointsOn(planet: Planet, seat: Seat, territory: TerritoryId): number {
  const colonies = planet.colonies[territory][seat] as number;
  if (controllerOf(planet, territory) !== seat) return colonies;
  return colonies + (planet.fields.positron === territory ? 2 : 1);
}
