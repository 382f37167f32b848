import { clockPresets } from '@starboard/protocol';
import { readConfig } from '../../config.ts';
import { startNode } from '../../node.ts';
import { createLog } from '../../operations/log.ts';
import { startWorker } from '../../starting-threads.ts';
import { noLimits } from './no-limits.ts';
import { startToyLogWorker } from '../threads/start-toy-log-worker.ts';
import { testGames } from '../test-games.ts';

// A node with the games of the tests; says where it is when it is ready.
const node = await startNode(readConfig(process.env), testGames, createLog('warn'), {
  budgets: noLimits,
  paces: {
    ...clockPresets,
    hasty: { free: 300, reserve: 0, window: 150 },
    brisk: { free: 3_000, reserve: 0, window: 150 },
  },
  logWork: { start: startToyLogWorker },
  crew: { start: () => startWorker(import.meta.url, '../threads/toy-bot-worker.ts', null) },
  ...(process.env['GRACE'] && { grace: Number(process.env['GRACE']) }),
});
process.stderr.write(`ready at ${node.url}\n`);
process.on('SIGTERM', () => void node.close().then(() => process.exit(0)));
