import type { Binding } from '../bindings.ts';
import type { AppendRows } from './append-rows.ts';

/** What the thread that owns the database is asked for, and what it answers. */
export interface Calls {
  query: { ask: { readonly sql: string; readonly parameters: readonly Binding[] }; answer: Answer };
  append: { ask: readonly AppendRows[]; answer: readonly boolean[] };
  close: { ask: null; answer: null };
}

export interface Answer {
  readonly rows: readonly unknown[];
  /** Null for what only reads. */
  readonly changes: number | null;
  readonly lastId: number | bigint | null;
}

export type CallKind = keyof Calls;

export type Call = {
  [Kind in CallKind]: { readonly kind: Kind; readonly ask: Calls[Kind]['ask'] };
}[CallKind];

export type Reply = { readonly answer: Calls[CallKind]['answer'] } | { readonly failed: Failure };

/** Errors lose their fields on the way between threads. */
export interface Failure {
  readonly message: string;
  readonly code: string | null;
  /** SQLite's extended result code. */
  readonly errcode: number | null;
}
