import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of all tests that neither stop it nor kill it. */
    postgres: string;
  }
}

/** Starts it before any test runs; each has a database of its own there (`sharedDatabase`). */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ max_connections: 400 });
  project.provide('postgres', server.url);
  return () => server.stop();
}
