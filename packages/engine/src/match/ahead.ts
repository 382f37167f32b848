import type { Question, Seat } from '../decisions/question.ts';
import { isWindow } from '../decisions/window.ts';
import { eventsFor } from '../game/event.ts';
import { Table } from '../game/table.ts';
import { copyPosition } from '../position/copy-position.ts';
import { LazyMatch } from './lazy-match.ts';
import type { Match } from './match.ts';
import { take } from './run.ts';

/** What a seat could do in a window that is still to come, beside letting it pass. */
export interface Ahead {
  readonly prompt: string;
  readonly options: readonly string[];
}

/** Further off than any row of windows in which nothing happens. */
const furthest = 32;

/** What was found at each match last: all its viewers look at the same moment, one after the other. */
const found = new WeakMap<Match, { readonly moment: string; readonly bySeat: readonly Ahead[][] }>();

/**
 * What the seat could do in the windows that follow the one that is open, should all let them pass, until something
 * happens that all see. What others have answered in this one already is not looked at, so it tells nothing of that.
 */
export function aheadOf(match: Match, seat: Seat): readonly Ahead[] {
  const { decisions } = match.position;
  const moment = decisions.join();
  const known = found.get(match);
  if (known?.moment === moment) return known.bySeat[seat] ?? [];
  const bySeat = lookAhead(match);
  found.set(match, { moment, bySeat });
  return bySeat[seat] ?? [];
}

function lookAhead({ game, position }: Match): readonly Ahead[][] {
  const world = new LazyMatch(game, new Table(copyPosition(game, position)), null);
  const { table } = world;
  world.position.answered = {};
  const bySeat: Ahead[][] = position.decisions.map(() => []);
  for (let count = 0; count < furthest && isMoment(world.questions); count++) {
    table.events = [];
    table.hasRevealed = false;
    for (const { seat, timeout } of world.questions)
      if (timeout !== undefined) world.questions = take(world, seat, timeout);
    // what comes after a look at something hidden could tell what was seen
    if (table.hasRevealed || eventsFor(game, table.events, 'spectator').length > 0) break;
    for (const { seat, prompt, shape, timeout } of world.questions.filter(isWindow)) {
      const options = shape.kind === 'choose' ? shape.options.filter((option) => option !== timeout) : [];
      if (options.length > 0) bySeat[seat]?.push({ prompt, options });
    }
  }
  return bySeat;
}

const isMoment = (questions: readonly Question[]): boolean =>
  questions.length > 0 && questions.every(isWindow);
