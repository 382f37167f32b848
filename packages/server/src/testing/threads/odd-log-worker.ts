import { parentPort } from 'node:worker_threads';
import type { ToLogThread } from '../../log-work/log-job.ts';
import { workOnLogs } from '../../log-work/work-on-logs.ts';
import { testGames } from '../test-games.ts';

// As any other, but there are matches that no thread could work on.
parentPort?.on('message', (message: ToLogThread) => {
  if (!('job' in message)) return;
  const eaten: number[][] = [];
  while (message.job.match === 'glutton') eaten.push(Array.from({ length: 100_000 }, (_, index) => index));
  while (message.job.match === 'endless') eaten.length = 0;
});

workOnLogs(testGames);
