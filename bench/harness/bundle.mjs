import { readdirSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { peerModules } from './peers.mjs';

const bench = fileURLToPath(new URL('..', import.meta.url));

/** Bundles one TypeScript entry (a path below `bench/`) as production code; returns the built file. */
export async function bundle(entry) {
  const file = `${bench}.build/${entry.replace(/\.ts$/, '.mjs')}`;
  await build({
    input: bench + entry,
    platform: 'node',
    resolve: { modules: ['node_modules', peerModules], mainFields: ['module', 'main'] },
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
    logLevel: 'warn',
    output: { file, format: 'esm' },
  });
  return file;
}

/**
 * Bundles programs as the product is bundled: our own packages go in, what npm installed stays where it is, the
 * threads that `threadsOf` (a folder below `packages/`) starts lie beside. Peers' programs are built where the peers
 * are. Returns the folder.
 */
export async function bundlePrograms(name, entries, { threadsOf = null, ofPeers = false } = {}) {
  const folder = `${bench}${ofPeers ? 'peers/' : ''}.build/${name}`;
  const files = [...entries.map((entry) => bench + entry), ...(threadsOf === null ? [] : threads(threadsOf))];
  await build({
    input: Object.fromEntries(files.map((file) => [basename(file, '.ts'), file])),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !id.startsWith('@starboard/'),
    logLevel: 'warn',
    output: { dir: folder, format: 'esm', entryFileNames: '[name].js', sourcemap: true, paths: pathOf },
  });
  return folder;
}

// boardgame.io's doors are folders, which modules cannot import
const pathOf = (id) => id.replace(/^boardgame\.io\/(\w+)$/, 'boardgame.io/dist/cjs/$1.js');

function threads(folder) {
  const source = join(bench, '..', 'packages', folder);
  const files = readdirSync(source, { recursive: true });
  return files
    .filter((file) => file.endsWith('-worker.ts') && !file.includes('testing'))
    .map((file) => join(source, file));
}
