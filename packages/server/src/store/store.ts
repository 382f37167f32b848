import type { Kysely } from 'kysely';
import type { MatchStore } from './match-store.ts';
import type { Schema } from './schema.ts';

export type Dialect = 'sqlite' | 'postgres';

/** Where everything durable is. A promise that has been kept means it is on the disk. */
export interface Store {
  readonly dialect: Dialect;
  /** For everything but the inputs of matches: one way to write a query, two databases. */
  readonly db: Kysely<Schema>;
  readonly matches: MatchStore;
  /** Throws when the database cannot be reached or written to. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
