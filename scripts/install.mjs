import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Brings a fresh clone, or one whose lockfile has moved on, to a state where everything runs. */
export function ensureInstalled({ systemPackages = [] } = {}) {
  requireNode(20, 19);
  ensureSystemPackages(systemPackages);
  if (isInstalled()) return;
  // not on standard output, which may be read as JSON
  console.error('Installing dependencies…');
  const npm = process.env.npm_execpath
    ? [process.execPath, process.env.npm_execpath]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  run([...npm, existsSync(join(root, 'package-lock.json')) ? 'ci' : 'install', '--no-audit', '--no-fund']);
}

function requireNode(major, minor) {
  const [has, hasMinor] = process.versions.node.split('.').map(Number);
  if (has > major || (has === major && hasMinor >= minor)) return;
  fail(`Starboard needs Node.js ${major}.${minor} or newer; this is ${process.versions.node}.`);
}

// npm writes its hidden lockfile last, so it is missing after an interrupted install.
function isInstalled() {
  const done = join(root, 'node_modules/.package-lock.json');
  const lock = join(root, 'package-lock.json');
  return existsSync(done) && (!existsSync(lock) || statSync(done).mtimeMs >= statSync(lock).mtimeMs);
}

function ensureSystemPackages(names) {
  const missing = names.filter((name) => {
    const { stdout } = spawnSync('dpkg-query', ['-W', '-f=${Status}', name], { encoding: 'utf8' });
    return !stdout?.includes('install ok installed');
  });
  if (missing.length === 0) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) fail(`Please install these first: ${missing.join(', ')}.`);
  console.error(`Installing ${missing.join(', ')}…`);
  run(['apt-get', 'update', '-q']);
  run(['apt-get', 'install', '-q', '-y', '--no-install-recommends', ...missing]);
}

/** Quiet, unless it fails. */
function run([command, ...args]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const shell = command.endsWith('.cmd');
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env,
    shell,
    encoding: 'utf8',
  });
  if (status === 0) return;
  fail(
    [stdout, stderr, error?.message, `\`${[command, ...args].join(' ')}\` failed.`]
      .filter(Boolean)
      .join('\n'),
  );
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
