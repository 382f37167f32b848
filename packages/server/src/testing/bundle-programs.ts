import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { TestProject } from 'vitest/node';

const source = fileURLToPath(new URL('..', import.meta.url));
const cache = fileURLToPath(new URL('../../../../node_modules/.cache/', import.meta.url));

/**
 * Bundles the server's threads and the programs of the tests side by side, as they are shipped, before any test runs:
 * they start in a fraction of the time. `startWorker` and `programs.ts` find them there.
 */
export async function setup(project: TestProject): Promise<() => void> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'starboard-test-'));
  await bundleInto(folder);
  project.onTestsRerun(() => bundleInto(folder));
  process.env['BUNDLED_PROGRAMS'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

async function bundleInto(folder: string): Promise<void> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const entries = files.filter(
    (file) => file.endsWith('-worker.ts') || ['node-main.ts', 'append-forever.ts'].includes(basename(file)),
  );
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((file) => [basename(file, '.ts'), join(source, file)])),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !id.startsWith('@starboard/'),
  });
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js' });
  await bundle.close();
}
