import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';

const pathTo = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const { bundleInto } = (await import(pathTo('../../../scripts/build.mjs'))) as {
  bundleInto(folder: string, source: string): Promise<void>;
};

/** The command with toys among its games, built as it is shipped for the tests of one file: what Node is to run. */
export function toyProgram(): readonly string[] {
  // where it finds what npm installed
  mkdirSync(pathTo('../dist'), { recursive: true });
  const built = mkdtempSync(pathTo('../dist/with-toys-'));
  beforeAll(() => bundleInto(built, pathTo('../src/testing/with-toys')));
  afterAll(() => rmSync(built, { recursive: true }));
  return [join(built, 'main.js')];
}
