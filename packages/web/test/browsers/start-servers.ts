import type { TestProject } from 'vitest/node';
import { startStarboard } from './starboard.ts';

/** Where a server that all stories of a worker share is found. */
export interface SharedAddress {
  readonly url: string;
  readonly data: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    servers: readonly SharedAddress[];
  }
}

/** Starts a server for each worker, before any story is told. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workers = project.vitest.config.maxWorkers;
  const servers = await Promise.all(Array.from({ length: workers }, () => startStarboard()));
  project.provide(
    'servers',
    servers.map(({ url, data }) => ({ url, data })),
  );
  return async () => void (await Promise.all(servers.map((server) => server.stop())));
}
