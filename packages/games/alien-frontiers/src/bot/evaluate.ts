import type { Outcome, Seat } from '@starboard/engine';
import { titleOf } from '../content/tech-cards.ts';
import { territories } from '../content/territories.ts';
import { mostTokens } from '../rules/state/resources.ts';
import type { Player, State } from '../rules/state/state.ts';
import { eighths, type PriceBook, type Prices } from './prices.ts';

/** What a win is worth; any position on the way has a share of it. */
export const victory = 1000;

export const valueOfEnd = ({ winners }: Outcome, seat: Seat): number =>
  winners.includes(seat) ? victory / winners.length : 0;

/**
 * What a win loses for each colony that is still to be landed. Only of two: there a player who has as good as won
 * could build up for ever, while of many a rival would end it.
 */
const impatience = 0.002;

/** How likely the seat is to win, in thousandths; of two sure wins the nearer one is the better. */
export function evaluate(state: State, seat: Seat, book: PriceBook): number {
  const standings = standingsIn(state, book);
  const own = standings[seat] as number;
  let odds = 1;
  for (let other = 0; other < standings.length; other++)
    if (other !== seat) odds += grown((standings[other] as number) - own);
  const toLand = standings.length === 2 ? coloniesLeft(state.players[seat] as Player) : 0;
  return (victory / odds) * (1 - impatience * toLand);
}

/** Nearly e to the power of so many tenths, from multiplications alone: browsers differ in the last digits of others. */
export function grown(tenths: number): number {
  let power = 1 + Math.max(-200, Math.min(200, tenths)) / 2560;
  for (let doubled = 0; doubled < 8; doubled++) power *= power;
  return power;
}

/** A clock of the game: how many colonies the player nearest to the end has still to land. */
export function roundsLeft({ players }: State): number {
  let least = Number.POSITIVE_INFINITY;
  for (const player of players) least = Math.min(least, coloniesLeft(player));
  return least;
}

/** How many colonies a player has still to land; one on the Hub track counts by the circles before it. */
const coloniesLeft = ({ supply, hub }: Player): number => supply + (hub > 0 ? 1 - hub / eighths : 0);

/** How each seat stands, in tenths of the logarithm of its odds against another. */
export function standingsIn(state: State, book: PriceBook): number[] {
  const prices = book[roundsLeft(state) * eighths] as Prices;
  const standings = state.players.map((player) => valueOfHoldings(player, prices));
  addPlanet(state, prices, standings);
  const { owner, at } = state.relic;
  if (owner !== null && at !== 'terraforming-station')
    standings[owner] = (standings[owner] as number) + prices.relic;
  return standings;
}

/** Control, its bonuses, and how firmly each territory is held. */
function addPlanet({ colonies, fields }: State, prices: Prices, standings: number[]): void {
  for (let index = 0; index < territories.length; index++) {
    const territory = territories[index] as (typeof territories)[number];
    const counts = colonies[territory];
    let most = 0;
    let second = 0;
    let leader = -1;
    for (let seat = 0; seat < counts.length; seat++) {
      const count = counts[seat] as number;
      if (count > most) [leader, second, most] = [seat, most, count];
      else if (count > second) second = count;
    }
    if (most === 0) continue;
    if (most > second) {
      let value = fields.positron === territory ? 2 * prices.point : prices.point;
      if (fields.isolation !== territory) value += prices.bonuses[index] as number;
      if (most - second > 1) value += prices.firmHold;
      standings[leader] = (standings[leader] as number) + value;
    }
    if (most - second > 1) continue;
    for (let seat = 0; seat < counts.length; seat++) {
      const behind = most - (counts[seat] as number);
      if (behind > 1 || counts[seat] === 0 || (seat === leader && most > second)) continue;
      standings[seat] = (standings[seat] as number) + (behind === 0 ? prices.sharedLead : prices.oneBehind);
    }
  }
}

/** For looking ahead: a ship in hand will earn something yet. */
const unplaced = 2;

/** What a player has, the planet and the Relic Ship apart. */
function valueOfHoldings({ fuel, ore, hub, supply, cards, ships }: Player, prices: Prices): number {
  // what is above the limit has to be given back, fuel first
  const keptOre = Math.min(ore, mostTokens);
  const keptFuel = Math.min(fuel, mostTokens - keptOre);
  let value = (prices.fuel[keptFuel] as number) + (prices.ore[keptOre] as number);
  value += (prices.hub[hub] as number) + (prices.waiting[supply + (hub > 0 ? 1 : 0)] as number);
  let mined = 0;
  let count = 0;
  for (const ship of ships) {
    const { at } = ship;
    if (at === 'stock' || at === 'terraforming-station') continue;
    count++;
    if (at === 'maintenance-bay') continue;
    if (at === 'hand') value += unplaced;
    else value += prices.docked[at];
    if (at === 'lunar-mine' && ship.value > mined) mined = ship.value;
  }
  value += (prices.fleet[count] as number) + mined * prices.minePip;
  for (const card of cards) value += prices.cards[titleOf(card)];
  return value;
}
