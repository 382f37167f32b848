import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../peers', import.meta.url));

export const peerModules = `${folder}/node_modules`;

/** Peers live in the benchmarks' own folder, so that the product never installs them. */
export function installPeers() {
  if (isInstalled()) return;
  console.error('installing the peers (once)');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    // npm's own report must not mix with the result on stdout
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('npm ci failed in bench/peers');
}

function isInstalled() {
  const installed = `${peerModules}/.package-lock.json`;
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${folder}/package-lock.json`).mtimeMs
  );
}

export function peerVersion(name) {
  return JSON.parse(readFileSync(`${peerModules}/${name}/package.json`, 'utf8')).version;
}
