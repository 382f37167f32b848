import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/', import.meta.url));

/**
 * Bundles programs and their workers side by side, as they are shipped: they start in a fraction of the time. Returns
 * their folder, which is removed by the next who bundles when this process is gone.
 */
export async function bundled(...sources: readonly URL[]): Promise<string> {
  mkdirSync(cache, { recursive: true });
  removeOrphans();
  const folder = mkdtempSync(join(cache, `starboard-test-${process.pid}-`));
  const files = sources.map((source) => fileURLToPath(source));
  const bundle = await rolldown({
    input: Object.fromEntries(files.map((file) => [basename(file, '.ts'), file])),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !id.startsWith('@starboard/'),
  });
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js' });
  await bundle.close();
  return folder;
}

/** Test processes are ended before they can clear up. */
function removeOrphans(): void {
  for (const name of readdirSync(cache)) {
    const [, pid] = /^starboard-test-(\d+)-/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) rmSync(join(cache, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
