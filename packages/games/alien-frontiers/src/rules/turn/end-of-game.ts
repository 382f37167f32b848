import type { Outcome, Seat } from '@starboard/engine';
import { scoreOf, scoresOf } from '../planet/control.ts';
import type { AfTable } from '../state/events.ts';
import { playerOf, type State } from '../state/state.ts';

export function endGame(table: AfTable): void {
  const outcome = outcomeOf(table.state);
  table.emit({ type: 'gameEnded', winners: outcome.winners, scores: scoresOf(table.state) });
  table.finish(outcome);
}

/** Points, then tech cards, then ore, then fuel; who is still equal shares the place. */
export function outcomeOf(state: State): Outcome {
  const standings = state.players.map((_, seat) => standing(state, seat));
  const places = standings.map((own) => 1 + standings.filter((other) => compare(other, own) > 0).length);
  const winners = state.players.map((_, seat) => seat).filter((seat) => places[seat] === 1);
  return { winners, places };
}

function standing(state: State, seat: Seat): number[] {
  const { cards, ore, fuel } = playerOf(state, seat);
  const resources = state.options.tieBreakResources === 'sum' ? [ore + fuel] : [ore, fuel];
  return [scoreOf(state, seat), cards.length, ...resources];
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, left] of a.entries()) {
    const difference = left - (b[index] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}
