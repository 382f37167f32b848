import {
  end,
  goto,
  type Json,
  type Next,
  type Procedure,
  type Question,
  rulesOf,
  type Seat,
} from '@starboard/engine';
import type { WindowName } from '../content/windows.ts';
import type { CeTable, Event } from './state/events.ts';
import type { State } from './state/state.ts';
import { openWindow } from './abilities/use.ts';
import { backTo, type Run } from './runs.ts';

const { procedure } = rulesOf<State, Event>();

/** What a step of a sequence does next: nothing said means the next step. */
export type Onward = Next<string> | Run | undefined;

type DoStep<Locals> = (table: CeTable, locals: Locals, result?: unknown) => Onward | void;

interface AskStep<Locals> {
  questions(state: State, locals: Locals): readonly Question[];
  answer(table: CeTable, locals: Locals, answers: ReadonlyMap<Seat, Json>): Onward | void;
}

export type SequenceStep<Locals> = DoStep<Locals> | AskStep<Locals>;

/** Opens a window and goes on when it closes. */
export const opens =
  (window: WindowName): DoStep<object> =>
  ({ state }) =>
    openWindow(state, window);

/**
 * A procedure whose steps follow one another as the rulebook lists them. When the encounter is cut short, what is
 * left of the sequence is skipped.
 */
export function sequence<Locals extends object>(
  name: string,
  steps: Readonly<Record<string, SequenceStep<Locals>>>,
): Procedure<Locals> {
  const names = Object.keys(steps);
  const built = Object.entries(steps).map(
    ([step, work], index) => [step, link(work, names[index + 1] ?? 'done')] as const,
  );
  return procedure<Locals, string>(name, names[0] as string, {
    ...Object.fromEntries(built),
    done: () => end(),
  });
}

function link<Locals extends object>(work: SequenceStep<Locals>, next: string) {
  const toNext = goto(next);
  const proceed = (onward: Onward | void): Next<string> => {
    if (!onward) return toNext;
    return onward.do === 'run' ? backTo(onward, next) : onward;
  };
  const isCut = (state: State) => state.encounter?.isCut ?? false;
  if (typeof work === 'function') {
    return (table: CeTable, locals: Locals, result?: unknown) =>
      isCut(table.state) ? end() : proceed(work(table, locals, result));
  }
  return {
    takes: 'all' as const,
    questions: (state: State, locals: Locals) => (isCut(state) ? [] : work.questions(state, locals)),
    answer: (table: CeTable, locals: Locals, answers: ReadonlyMap<Seat, Json>) =>
      isCut(table.state) ? end() : proceed(work.answer(table, locals, answers)),
  };
}
