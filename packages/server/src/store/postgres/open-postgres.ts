import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import { checkBindings } from '../bindings.ts';
import { kyselyMatches } from '../kysely-matches.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import type { Schema } from '../schema.ts';
import type { Store } from '../store.ts';
import { appender } from './appender.ts';

/** A database that any number of nodes share. It may go away and come back; queries fail meanwhile. */
export async function openPostgres(url: string, plan = migrations): Promise<Store> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'starboard',
    connectionTimeoutMillis: 5_000,
    // a node that stops in the middle of a transaction must not hold up the others
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    types: { getTypeParser },
  });
  // a broken connection fails the query it was used for, and the next one gets another; the pool need not hear of it
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: checkedPool(pool) }) });
  try {
    await migrate(db, { dialect: 'postgres', migrations: plan });
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    dialect: 'postgres',
    db,
    matches: kyselyMatches(db, appender(pool)),
    async ping() {
      // written though nothing changes
      await sql`update migrations set at = at where name = (select min(name) from migrations)`.execute(db);
    },
    close: () => db.destroy(),
  };
}

const int8: number = types.builtins.INT8;

/** Times are milliseconds, counts are small: numbers hold all of our eight-byte integers. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return oid === int8 ? Number : (types.getTypeParser(oid, format) as (value: string) => unknown);
}

function checkedPool(pool: Pool): PostgresPool {
  return {
    connect: async () => checkedClient(await pool.connect()),
    end: () => pool.end(),
  };
}

function checkedClient(client: PoolClient): PostgresPoolClient {
  const checked = {
    async query(text: string, parameters: readonly unknown[]) {
      checkBindings(parameters);
      return client.query(text, [...parameters]);
    },
    release: () => client.release(),
  };
  return checked as unknown as PostgresPoolClient;
}
