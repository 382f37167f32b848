import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'packages/cli/src');
const dist = join(root, 'packages/cli/dist');

/** Somebody may still be running an older bundle. */
const graceMinutes = 30;

/** Bundles the command line, unless what it is made of has been bundled before; returns the path to run. */
export async function build() {
  const name = fingerprint();
  const main = join(dist, name, 'main.js');
  if (existsSync(main)) return main;
  // made beside and put in place when whole; two first runs at once make it twice, and one of them wins
  const fresh = join(dist, `${name}-${process.pid}`);
  try {
    makeFolder(fresh);
    await bundleInto(fresh);
    renameSync(fresh, join(dist, name));
  } catch (error) {
    remove(fresh);
    if (!existsSync(main)) fail(error);
  }
  removeOld(name);
  return main;
}

function makeFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new Error(`${dist} cannot be written to.`);
  }
}

async function bundleInto(folder) {
  const { rolldown } = await import('rolldown');
  const entries = readdirSync(source).filter((file) => file === 'main.ts' || file.endsWith('-worker.ts'));
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((file) => [basename(file, '.ts'), join(source, file)])),
    platform: 'node',
  });
  await bundle.write({ dir: folder, format: 'esm', sourcemap: true, entryFileNames: '[name].js' });
  await bundle.close();
}

/** Changes with every input that is edited, added or taken away. */
function fingerprint() {
  const packages = join(root, 'packages');
  // folders count too: their time changes when a file in them goes away
  const inputs = readdirSync(packages, { recursive: true }).filter((path) => {
    const parts = path.split(sep);
    return parts.includes('src') || parts.includes('messages') || parts.at(-1) === 'package.json';
  });
  const files = [...inputs.map((path) => join(packages, path)), join(root, 'package-lock.json')];
  const times = files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return `${Math.round(Math.max(...times)).toString(36)}-${files.length}`;
}

function removeOld(current) {
  const before = Date.now() - graceMinutes * 60_000;
  for (const name of readdirSync(dist)) {
    const path = join(dist, name);
    const { mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (name !== current && mtimeMs < before) remove(path);
  }
}

/** Best effort: what cannot be removed stays. */
function remove(path) {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {}
}

function fail({ code, message }) {
  const isMissing = code === 'ERR_MODULE_NOT_FOUND' || /Could not resolve ['"][^./]/.test(message);
  const [why] = message.trim().split('\n');
  console.error(
    isMissing
      ? `Starboard is not installed yet: run npm start once in ${root}`
      : `Starboard could not be built: ${why}`,
  );
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
