import type { Next, Procedure } from '@starboard/engine';

/** A procedure to run first. The sequence or the use that runs it knows where to go on with its result. */
export interface Run {
  readonly do: 'run';
  readonly proc: string;
  readonly first: string;
  readonly locals: object;
}

export const runs = <Locals extends object>({ name, first }: Procedure<Locals>, locals: Locals): Run => ({
  do: 'run',
  proc: name,
  first,
  locals,
});

/** The same from another of its steps. */
export const runsFrom = <Locals extends object>(
  { name }: Procedure<Locals>,
  first: string,
  locals: Locals,
): Run => ({ do: 'run', proc: name, first, locals });

/** Runs it, and comes back to that step. */
export const backTo = <Step extends string>({ proc, first, locals }: Run, then: Step): Next<Step> => ({
  do: 'call',
  proc,
  first,
  locals,
  then,
});
