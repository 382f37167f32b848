import type { Outcome, Seat } from '@starboard/engine';
import { isWorthAPoint, type Title, titleOf } from '../content/tech-cards.ts';
import { territories } from '../content/territories.ts';
import { lastCircle } from '../rules/facilities/colonist-hub.ts';
import { mostTokens } from '../rules/state/resources.ts';
import type { Player, State } from '../rules/state/state.ts';
import type { Weights } from './weights.ts';

/** More than any position on the way could be worth. */
const victory = 1000;

export const valueOfEnd = ({ winners }: Outcome, seat: Seat): number =>
  winners.includes(seat) ? victory / winners.length : -victory;

/** How well a seat stands, against its strongest rival. */
export function evaluate(state: State, seat: Seat, weights: Weights): number {
  const standings = standingsIn(state, weights);
  let strongest = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < standings.length; other++)
    if (other !== seat) strongest = Math.max(strongest, standings[other] as number);
  return (standings[seat] as number) - (weights.rival / (standings.length - 1)) * strongest;
}

/** A clock of the game: how many colonies the player nearest to the end has still to land. */
export function roundsLeft({ players }: State): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { supply, hub } of players) least = Math.min(least, supply + (hub > 0 ? 1 - hub / 8 : 0));
  return least;
}

function standingsIn(state: State, weights: Weights): number[] {
  const rounds = roundsLeft(state);
  // the nearer the end, the more the points count and the less what could still earn some
  const point = weights.point + weights.pointAtEnd / (1 + rounds);
  const fleet = Math.min(1, rounds / weights.fleetRounds);
  const standings = state.players.map((player) => valueOfHoldings(player, weights, rounds, fleet, point));
  addPlanet(state, weights, rounds, point, standings);
  const { owner, at } = state.relic;
  if (owner !== null && at !== 'terraforming-station') {
    standings[owner] =
      (standings[owner] as number) + fleet * (weights.relic + weights.relicPerRound * rounds);
  }
  return standings;
}

/** Colonies, control, and how firmly each territory is held. */
function addPlanet(
  { colonies, fields }: State,
  weights: Weights,
  rounds: number,
  point: number,
  standings: number[],
): void {
  for (const territory of territories) {
    const counts = colonies[territory];
    let most = 0;
    let second = 0;
    let leader = -1;
    for (let seat = 0; seat < counts.length; seat++) {
      const count = counts[seat] as number;
      if (count === 0) continue;
      standings[seat] = (standings[seat] as number) + point * count;
      if (count > most) [leader, second, most] = [seat, most, count];
      else if (count > second) second = count;
    }
    if (most === second) continue;
    let value = fields.positron === territory ? 2 * point : point;
    if (fields.isolation !== territory) value += weights.bonusPerRound[territory] * rounds;
    if (most - second > 1) value += weights.firmHold;
    standings[leader] = (standings[leader] as number) + value;
  }
}

/** What a player has, the planet and the Relic Ship apart. */
function valueOfHoldings(
  player: Player,
  weights: Weights,
  rounds: number,
  fleet: number,
  point: number,
): number {
  const { fuel, ore, hub, supply, cards, ships } = player;
  // what is above the limit has to be given back, fuel first
  const keptOre = Math.min(ore, mostTokens);
  const keptFuel = Math.min(fuel, mostTokens - keptOre);
  let value = weights.fuel * stockValue(keptFuel, weights) + weights.ore * stockValue(keptOre, weights);
  value += weights.circle * hub - weights.colony * (supply + (hub > 0 ? 1 : 0));
  if (hub === lastCircle) value += weights.ready;
  let mineValue = 0;
  let count = 0;
  let unplaced = 0;
  for (const ship of ships) {
    if (ship.at === 'stock' || ship.at === 'terraforming-station') continue;
    count++;
    if (ship.at === 'hand') unplaced++;
    if (ship.at === 'lunar-mine') mineValue = Math.max(mineValue, ship.value);
  }
  value += fleet * (weights.ship * count + weights.shipPerRound * rounds * count);
  value += weights.unplaced * unplaced + weights.minePip * mineValue;
  for (const card of cards) value += valueOfCard(titleOf(card), weights, rounds, point);
  return value;
}

function valueOfCard(title: Title, weights: Weights, rounds: number, point: number): number {
  const asPoint = isWorthAPoint(title) ? point : 0;
  return weights.card + weights.cardPerRound * rounds + weights.cards[title] + asPoint;
}

/** Each further token is worth less than the one before. */
const stockValue = (count: number, { halfStock }: Weights): number =>
  (2 * halfStock * count) / (count + halfStock);
