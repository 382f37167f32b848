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
