import type { Seat } from '../decisions/question.ts';
import { copyPosition } from '../position/copy-position.ts';
import { copy, type Json } from '../position/json.ts';
import { LazyMatch } from './lazy-match.ts';
import type { Match } from './match.ts';
import { take } from './run.ts';
import type { AnyTable } from './step-of.ts';
import { type AskedWindows, Table } from '../game/table.ts';

/**
 * The match as it would be if the seat answered so; what search is made of. Costs one copy of the position, because
 * the answer is taken to be one of those asked for, and throws when the rules do. From there on it asks in as many
 * windows as are wanted: in those that the match before asked in, if nothing is said.
 */
export function whatIf(
  match: Match,
  seat: Seat,
  answer: Json,
  windows: AskedWindows = match.table.imagined ?? 'all',
): Match {
  const { game } = match;
  const table: AnyTable = new Table(copyPosition(game, match.position), windows);
  const world = new LazyMatch(game, table, null);
  world.questions = take(world, seat, copy(answer), match);
  return world;
}

/**
 * The same in place, for a match of the bot's own that it plays on and throws away: no copy, no check, no way back. Only
 * an imagined match can be gone on with like this.
 */
export function goOn(match: Match, seat: Seat, answer: Json): void {
  if (match.table.imagined === null) throw new Error('only an imagined match goes on unchecked');
  match.questions = take(match, seat, copy(answer));
}
