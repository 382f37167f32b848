import type { Append } from '../match-store.ts';

/** What each statement of an append is given, in order: on the way between threads, names of fields cost the most. */
export type AppendRows = readonly [
  /** Of `matches`: what it becomes, and what it must be now. */
  moved: readonly unknown[],
  /** Of `snapshots`, if it is saved now. */
  kept: readonly unknown[] | null,
  /** Of `inputs`. */
  inputs: readonly (readonly unknown[])[],
];

export function appendRows({
  match,
  after,
  inputs,
  saved,
  told,
  clock,
  dueAt,
  rest,
  at,
}: Append): AppendRows {
  const seq = after + inputs.length;
  return [
    [seq, told, clock, dueAt, at, match, after, rest],
    saved === null ? null : [match, seq, saved],
    inputs.map((each, index) => [
      match,
      after + 1 + index,
      each.at,
      each.seat,
      each.request,
      each.by,
      each.input,
      each.events,
      each.told,
    ]),
  ];
}
