import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'packages/cli/src');
const dist = join(root, 'packages/cli/dist');

export const main = join(dist, 'main.js');

/** Bundles the command line, unless the bundle is newer than everything it is made of. */
export async function build() {
  const started = new Date();
  if (existsSync(main) && statSync(main).mtimeMs >= newestInput()) return;

  const { rolldown } = await import('rolldown');
  const entries = readdirSync(source).filter((file) => file === 'main.ts' || file.endsWith('-worker.ts'));
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((file) => [basename(file, '.ts'), join(source, file)])),
    platform: 'node',
  });
  // Built beside and put in place when whole: somebody may be running the old one.
  const fresh = `${dist}-${process.pid}`;
  await bundle.write({ dir: fresh, format: 'esm', sourcemap: true, entryFileNames: '[name].js' });
  await bundle.close();
  // What changes while we build must count as newer than the bundle.
  utimesSync(join(fresh, basename(main)), started, started);
  rmSync(dist, { recursive: true, force: true });
  renameSync(fresh, dist);
}

function newestInput() {
  const packages = join(root, 'packages');
  // Folders count too: their time changes when a file in them goes away.
  const inputs = readdirSync(packages, { recursive: true }).filter((path) => {
    const parts = path.split(sep);
    return parts.includes('src') || parts.includes('messages') || parts.at(-1) === 'package.json';
  });
  const files = [...inputs.map((path) => join(packages, path)), join(root, 'package-lock.json')];
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
