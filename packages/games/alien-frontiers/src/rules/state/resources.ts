import { type Reason, reason, type Seat } from '@starboard/engine';
import type { AfTable } from './events.ts';
import { type Player, playerOf, type State } from './state.ts';

export interface Tokens {
  readonly fuel: number;
  readonly ore: number;
}

export const free: Tokens = { fuel: 0, ore: 0 };
export const tokens = (fuel: number, ore: number): Tokens => ({ fuel, ore });

/** What a player may hold when the own turn ends; nothing adds to it during the others'. */
export const mostTokens = 8;

export const heldByAll = (players: readonly Player[]): Tokens =>
  players.reduce((sum, player) => tokens(sum.fuel + player.fuel, sum.ore + player.ore), free);

/** A cost must be payable from what the player holds before the act. */
export function refuseCost(state: State, seat: Seat, cost: Tokens): Reason | null {
  const player = playerOf(state, seat);
  if (player.fuel >= cost.fuel && player.ore >= cost.ore) return null;
  return reason('af.cannot-pay', { fuel: cost.fuel, ore: cost.ore }, 'af.rule.costs');
}

export function pay(table: AfTable, seat: Seat, cost: Tokens): void {
  if (cost.fuel === 0 && cost.ore === 0) return;
  move(table.state, seat, tokens(-cost.fuel, -cost.ore));
  table.emit({ type: 'paid', seat, fuel: cost.fuel, ore: cost.ore });
}

/** What there is of it in the stock; returns what was really gained. */
export function gain(table: AfTable, seat: Seat, wanted: Tokens): Tokens {
  const gained = available(table.state, wanted);
  move(table.state, seat, gained);
  table.emit({ type: 'gained', seat, fuel: gained.fuel, ore: gained.ore });
  return gained;
}

export function available({ stock }: State, wanted: Tokens): Tokens {
  return stock ? tokens(Math.min(wanted.fuel, stock.fuel), Math.min(wanted.ore, stock.ore)) : wanted;
}

/** Tokens between a player and the stock; negative ones go back to the stock. */
export function move(state: State, seat: Seat, { fuel, ore }: Tokens): void {
  const player = playerOf(state, seat);
  player.fuel += fuel;
  player.ore += ore;
  if (state.stock) {
    state.stock.fuel -= fuel;
    state.stock.ore -= ore;
  }
}
