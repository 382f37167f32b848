import type { Outcome, Seat } from '@starboard/engine';
import { titleOf } from '../content/tech-cards.ts';
import { territories } from '../content/territories.ts';
import { controllerOf } from '../rules/control.ts';
import { mostTokens } from '../rules/resources.ts';
import type { Player, State } from '../rules/state.ts';
import type { Weights } from './weights.ts';

/** More than any position on the way could be worth. */
const victory = 1000;

export const valueOfEnd = ({ winners }: Outcome, seat: Seat): number =>
  winners.includes(seat) ? victory / winners.length : -victory;

/** How well a seat stands, against its strongest rival. */
export function evaluate(state: State, seat: Seat, weights: Weights): number {
  const rounds = roundsLeft(state);
  const standings = standingsIn(state, weights, rounds);
  let strongest = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < standings.length; other++) {
    if (other !== seat) strongest = Math.max(strongest, standings[other] as number);
  }
  return (standings[seat] as number) - (weights.rival / (standings.length - 1)) * strongest;
}

const unlanded = ({ supply, hub }: Player): number => supply + (hub > 0 ? 1 - hub / 8 : 0);

/** A clock of the game: how many colonies whoever is nearest to the end has still to land. */
const roundsLeft = ({ players }: State): number => Math.min(...players.map(unlanded));

function standingsIn(state: State, weights: Weights, rounds: number): number[] {
  const standings = state.players.map((player) => valueOfHoldings(player, weights, rounds));
  const { point } = weights;
  const add = (seat: Seat, value: number) => {
    standings[seat] = (standings[seat] as number) + value;
  };
  for (const territory of territories) {
    const colonies = state.colonies[territory];
    for (let seat = 0; seat < colonies.length; seat++) add(seat, point * (colonies[seat] as number));
    const controller = controllerOf(state, territory);
    if (controller === null) continue;
    add(controller, state.fields.positron === territory ? 2 * point : point);
    if (state.fields.isolation !== territory) add(controller, weights.bonusPerRound[territory] * rounds);
  }
  state.players.forEach(({ cards }, seat) => {
    for (const card of cards) {
      const title = titleOf(card);
      if (title === 'alien-city' || title === 'alien-monument') add(seat, point);
    }
  });
  const { owner, at } = state.relic;
  if (owner !== null && at !== 'terraforming-station') add(owner, weights.relic);
  return standings;
}

/** What a player has, the planet and the Relic Ship apart. */
function valueOfHoldings(player: Player, weights: Weights, rounds: number): number {
  const { fuel, ore, hub, cards } = player;
  // what is above the limit has to be given back, fuel first
  const keptOre = Math.min(ore, mostTokens);
  const keptFuel = Math.min(fuel, mostTokens - keptOre);
  let value = weights.fuel * stockValue(keptFuel, weights) + weights.ore * stockValue(keptOre, weights);
  value += weights.circle * hub - weights.colony * (player.supply + (hub > 0 ? 1 : 0));
  let mineValue = 0;
  for (const ship of player.ships) {
    if (ship.at === 'stock' || ship.at === 'terraforming-station') continue;
    value += weights.ship + weights.shipPerRound * rounds;
    if (ship.at === 'hand') value += weights.unplaced;
    if (ship.at === 'lunar-mine') mineValue = Math.max(mineValue, ship.value);
  }
  value += weights.minePip * mineValue;
  for (const card of cards) {
    value += weights.card + weights.cardPerRound * rounds + weights.cards[titleOf(card)];
  }
  return value;
}

/** Each further token is worth less than the one before. */
const stockValue = (count: number, { halfStock }: Weights): number =>
  (2 * halfStock * count) / (count + halfStock);
