import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dialect } from '../../store/store.ts';
import { type NodeProcess, type Settings, startNodeProcess } from '../nodes/node-process.ts';
import { startPostgres } from '../postgres.ts';

/** A node on a database that fails when it is told to. */
export interface FrailNode {
  readonly node: NodeProcess;
  /** For another node on the same database. */
  readonly settings: Settings;
  /** PostgreSQL is stopped without a word; the disk under SQLite takes not a byte more. */
  databaseFails(): Promise<void>;
  databaseIsBack(): Promise<void>;
  /** Stops all of it; throws if the node has not lived that long. */
  end(): Promise<void>;
}

export const startFrailNode = (dialect: Dialect): Promise<FrailNode> =>
  dialect === 'sqlite' ? onSqlite() : onPostgres();

async function onPostgres(): Promise<FrailNode> {
  const postgres = await startPostgres();
  const settings = { DATABASE_URL: await postgres.freshDatabase() };
  const node = await startNodeProcess(settings);
  return {
    node,
    settings,
    databaseFails: () => postgres.kill(),
    databaseIsBack: () => postgres.restart(),
    async end() {
      await node.stop();
      await postgres.stop();
    },
  };
}

async function onSqlite(): Promise<FrailNode> {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-frail-'));
  const settings = { DATA_DIR: folder };
  const node = await startNodeProcess(settings);
  // to the process it is as if the disk were full: no file of it can grow, and none be written to beyond the first byte
  const limitFiles = async (size: string) => {
    execFileSync('prlimit', ['--pid', String(node.pid), `--fsize=${size}:`]);
  };
  return {
    node,
    settings,
    databaseFails: () => limitFiles('1'),
    databaseIsBack: () => limitFiles('unlimited'),
    async end() {
      await node.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
