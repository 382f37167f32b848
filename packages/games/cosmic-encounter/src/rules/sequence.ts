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
  const listed = Object.entries(steps).map(([step, work]) => ({ step, work, to: goto(step) }));
  const built = listed.map(({ step }, index) => [step, link(listed, index)] as const);
  return procedure<Locals, string>(name, listed[0]?.step as string, {
    ...Object.fromEntries(built),
    done: () => end(),
  });
}

interface Listed<Locals> {
  readonly step: string;
  readonly work: SequenceStep<Locals>;
  readonly to: Next<string>;
}

const isCut = (state: State): boolean => state.encounter?.isCut ?? false;

function link<Locals extends object>(listed: readonly Listed<Locals>[], index: number) {
  const { work } = listed[index] as Listed<Locals>;
  if (typeof work === 'function')
    return (table: CeTable, locals: Locals, result?: unknown) => follow(listed, index, table, locals, result);
  return {
    takes: 'all' as const,
    questions: (state: State, locals: Locals) => (isCut(state) ? [] : work.questions(state, locals)),
    answer(table: CeTable, locals: Locals, answers: ReadonlyMap<Seat, Json>) {
      if (isCut(table.state)) return end();
      return (
        onward(listed, index, work.answer(table, locals, answers)) ?? follow(listed, index + 1, table, locals)
      );
    },
  };
}

/** Goes from step to step as long as each has nothing more to say: few of an encounter's many steps have. */
function follow<Locals extends object>(
  listed: readonly Listed<Locals>[],
  from: number,
  table: CeTable,
  locals: Locals,
  result?: unknown,
): Next<string> {
  for (let index = from; index < listed.length; index++) {
    if (isCut(table.state) || table.position.outcome) return end();
    const { work, to } = listed[index] as Listed<Locals>;
    if (typeof work !== 'function') return to;
    const next = onward(listed, index, work(table, locals, index === from ? result : undefined));
    if (next) return next;
  }
  return end();
}

/** Where a step wants to go, if not on to the next. */
function onward<Locals>(
  listed: readonly Listed<Locals>[],
  index: number,
  said: Onward | void,
): Next<string> | undefined {
  return said?.do === 'run' ? backTo(said, listed[index + 1]?.step ?? 'done') : (said ?? undefined);
}
