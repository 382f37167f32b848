import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@starboard/engine';
import { type NewTable, type TableDetail, clockPresets } from '@starboard/protocol';
import { type Config, readConfig } from '../../config.ts';
import { type NodeWishes, startNode } from '../../node.ts';
import { createLog } from '../../operations/log.ts';
import { Player } from '../people/player.ts';
import { noLimits } from './no-limits.ts';
import { startWorker } from '../../starting-threads.ts';
import { startToyLogWorker } from '../threads/start-toy-log-worker.ts';
import { testGames } from '../test-games.ts';

export interface FullNode {
  readonly url: string;
  readonly routes: readonly { readonly method: string; readonly url: string }[];
  readonly config: Config;
  logged(): string;
  /** A new guest with a socket. */
  player(name?: string): Promise<Player>;
  close(): Promise<void>;
}

/** A whole node as it is in production, on a free port; with a database of its own unless told otherwise. */
export async function startFullNode(
  given: {
    readonly config?: Partial<Config>;
    readonly wishes?: NodeWishes;
    readonly games?: readonly AnyGame[];
  } = {},
): Promise<FullNode> {
  const folder = await mkdtemp(join(tmpdir(), 'starboard-node-'));
  const config = {
    ...readConfig({ HOST: '127.0.0.1', DATA_DIR: folder, BOT_WORKERS: '1', LOG_LEVEL: 'debug' }),
    port: 0,
    ...given.config,
  };
  const lines: string[] = [];
  const log = createLog('debug', { write: (line: string) => void lines.push(line) });
  const wishes: NodeWishes = {
    budgets: noLimits,
    crew: { start: () => startWorker(import.meta.url, '../threads/toy-bot-worker.ts', null) },
    logWork: { start: startToyLogWorker },
    paces: { ...clockPresets, hasty: { free: 300, reserve: 0, window: 150 } },
    ...given.wishes,
  };
  const node = await startNode(config, given.games ?? testGames, log, wishes);
  return {
    url: node.url,
    routes: node.routes,
    config,
    logged: () => lines.join(''),
    player: (name) => Player.arrive(node.url, name),
    async close() {
      await node.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Seats these players at a new table, all ready; gives its id when all have the match on screen. */
export async function seated(
  players: readonly Player[],
  wish: Partial<Omit<NewTable, 'clock'>> & {
    readonly game: string;
    readonly clock?: string;
    readonly bots?: readonly string[];
  },
): Promise<string> {
  const [host, ...others] = players;
  if (!host) throw new Error('nobody is here');
  const { bots = [], ...rest } = wish;
  const { body, status } = await host.browser.post<TableDetail>('/api/tables', {
    options: {},
    seats: ['me', ...others.map(() => 'open'), ...bots.map((bot) => ({ bot }))],
    clock: 'none',
    isPublic: false,
    spectators: { allowed: true, delay: 0 },
    ...rest,
  });
  if (status !== 200) throw new Error(`no table: ${JSON.stringify(body)}`);
  for (const other of others) await other.browser.post(`/api/tables/${body.id}/join`, {});
  for (const player of players) await player.browser.post(`/api/tables/${body.id}/ready`, { isReady: true });
  for (const player of players) {
    await player.watches(body.id);
    await player.until(() => 'outcome' in player.screen(body.id).sections, 'the match on screen');
  }
  return body.id;
}
