import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import { checkBindings } from '../bindings.ts';
import type { SqliteThread } from './sqlite-thread.ts';
import type { Turns } from './turns.ts';

/** Kysely's door to the thread. */
export class SqliteDriver implements Driver {
  readonly #thread: SqliteThread;
  readonly #turns: Turns;

  constructor(thread: SqliteThread, turns: Turns) {
    this.#thread = thread;
    this.#turns = turns;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#thread, this.#turns);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.takeTurn();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    // a full disk has rolled it back already; what went wrong first is what counts
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.giveBack();
  }

  async destroy(): Promise<void> {
    await this.#thread.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #thread: SqliteThread;
  readonly #turns: Turns;
  #hasTurn = false;

  constructor(thread: SqliteThread, turns: Turns) {
    this.#thread = thread;
    this.#turns = turns;
  }

  async takeTurn(): Promise<void> {
    await this.#turns.hold();
    this.#hasTurn = true;
  }

  giveBack(): void {
    if (this.#hasTurn) this.#turns.giveBack();
    this.#hasTurn = false;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    checkBindings(parameters);
    const ask = () => this.#thread.ask('query', { sql, parameters });
    const { rows, changes, lastId } = await (this.#hasTurn ? ask() : this.#turns.pass(ask));
    return {
      rows: rows as Row[],
      ...(changes === null ? {} : { numAffectedRows: BigInt(changes) }),
      ...(lastId === null ? {} : { insertId: BigInt(lastId) }),
    };
  }

  // oxlint-disable-next-line require-yield -- refuses
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('queries are not streamed: ask for pages');
  }
}
