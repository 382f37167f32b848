import { goto, type Reason, reason } from '@starboard/engine';
import { hasBonus } from '../planet/control.ts';
import type { AfTable } from '../state/events.ts';
import { move, tokens } from '../state/resources.ts';
import { shipOf } from '../ships/ships.ts';
import { activePlayer, type State } from '../state/state.ts';
import { facility } from './facility.ts';

/** Docking opens the right to trade until the turn ends; trading itself is an act of its own. */
export const orbitalMarket = facility({
  id: 'orbital-market',
  pattern: 'pair',
  effect({ state }, _seat, ships) {
    state.thisTurn.marketShips.push(...ships);
    return goto('act');
  },
});

/** Fuel for one ore: the lowest die docked this turn and still there, or 1 with Heinlein Plains; `coming`: dice that may dock. */
export function marketPrice(state: State, coming: readonly number[] = []): number {
  if (hasBonus(state, state.turn, 'heinlein-plains')) return 1;
  const docked = state.thisTurn.marketShips.map((ship) => shipOf(state, state.turn, ship).value);
  return Math.min(...docked, ...coming);
}

/** How often the active player could trade now. */
export function mostTrades(state: State): number {
  if (state.thisTurn.marketShips.length === 0) return 0;
  const affordable = Math.floor(activePlayer(state).fuel / marketPrice(state));
  return state.stock ? Math.min(affordable, state.stock.ore) : affordable;
}

export function refuseTrade(state: State, times: number): Reason | null {
  if (state.thisTurn.marketShips.length === 0)
    return reason('af.no-market-pair', undefined, 'af.rule.orbital-market');
  if (times <= mostTrades(state)) return null;
  if (state.stock && state.stock.ore < times)
    return reason('af.ore-stock-empty', undefined, 'af.rule.supply');
  return reason('af.cannot-pay', { fuel: times * marketPrice(state), ore: 0 }, 'af.rule.orbital-market');
}

export function trade(table: AfTable, times: number): void {
  const { state } = table;
  const fuel = times * marketPrice(state);
  move(state, state.turn, tokens(-fuel, times));
  table.emit({ type: 'traded', seat: state.turn, fuel, ore: times });
}
