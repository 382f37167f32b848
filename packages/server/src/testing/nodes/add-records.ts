import type { AnyGame } from '@starboard/engine';
import type { FastifyInstance } from 'fastify';
import { LogWork } from '../../log-work/log-work.ts';
import { addRecordRoutes } from '../../records/routes.ts';
import type { Store } from '../../store/store.ts';
import { startToyLogWorker } from '../threads/start-toy-log-worker.ts';

/** Records as in a node, with a thread of their own that goes with the app. */
export function addRecords(
  app: FastifyInstance,
  store: Store,
  games: readonly AnyGame[],
  now: () => number,
): LogWork {
  const work = new LogWork({ store, start: startToyLogWorker });
  app.addHook('onClose', () => work.close());
  addRecordRoutes(app, { store, games, work, now });
  return work;
}
