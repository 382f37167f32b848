import { basename, dirname, join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import { buildPosition, cosmicEncounter, type PositionDescription } from '@starboard/cosmic-encounter';
import type { AnyGame } from '@starboard/engine';
import { startFullNode } from '@starboard/server/testing/full-node';
import { onTestFinished } from 'vitest';
import type { House } from '../../browsers/shared-server.ts';
import { visit } from '../../browsers/browsing.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const { build } = (await import(join(root, 'scripts/build.mjs'))) as {
  readonly build: (program: 'server') => Promise<string>;
};

/** Cosmic Encounter, each match of which begins there. */
const beginningAt = (at: PositionDescription): AnyGame => ({
  ...cosmicEncounter,
  setup: () => buildPosition(at).state,
});

interface Wishes {
  /** In milliseconds: how long others wait for a player who has gone. */
  readonly grace?: number;
}

/** A server whose matches of Cosmic Encounter begin at a position, and end with the test. */
export async function houseThatBeginsAt(at: PositionDescription, { grace }: Wishes = {}): Promise<House> {
  const program = dirname(await build('server'));
  const start = (thread: string) => (options: WorkerOptions) =>
    new Worker(join(program, `${thread}-worker.js`), { ...options, workerData: null });
  const node = await startFullNode({
    games: [beginningAt(at)],
    wishes: {
      webFolder: join(root, 'packages/web/dist', basename(program)),
      crew: { start: start('bot') },
      logWork: { start: start('log') },
      ...(grace !== undefined && { grace }),
    },
  });
  onTestFinished(() => node.close());
  return { url: node.url, comes: (how) => visit(node.url, how) };
}
