import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, isAbsolute, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What each program needs to be built; the server gives out the web table, which lies beside it under the same name. */
const parts = { cli: ['cli'], server: ['server', 'web'] };

/** An older bundle may still be running. */
const graceMinutes = 30;

/** Builds a program, unless what it is made of has been built before; returns the path to run. */
export async function build(program) {
  const name = fingerprint();
  for (const part of parts[program]) await buildPart(part, name);
  return join(root, 'packages', program, 'dist', name, 'main.js');
}

async function buildPart(part, name) {
  const folder = join(root, 'packages', part);
  const dist = join(folder, 'dist');
  const made = join(dist, name);
  if (existsSync(made)) return;
  // made beside and put in place when whole; two first runs at once make it twice, and one of them wins
  const fresh = join(dist, `${name}-${process.pid}`);
  try {
    makeFolder(dist, fresh);
    await (part === 'web' ? buildPages(fresh, folder) : bundleInto(fresh, join(folder, 'src')));
    renameSync(fresh, made);
  } catch (error) {
    remove(fresh);
    if (!existsSync(made)) fail(error);
  }
  removeOld(dist, name);
}

/** Builds these parts, or everything. */
export async function buildAll(wanted = Object.values(parts).flat()) {
  const name = fingerprint();
  for (const part of wanted) await buildPart(part, name);
}

function makeFolder(dist, folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new Error(`${dist} cannot be written to.`);
  }
}

/** The program and its workers side by side; our own packages go in, what npm installed stays where it is. */
export async function bundleInto(folder, source) {
  const { rolldown } = await import('rolldown');
  const files = readdirSync(source, { recursive: true });
  const entries = files.filter(
    (file) => file === 'main.ts' || (file.endsWith('-worker.ts') && !file.split(sep).includes('testing')),
  );
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((file) => [basename(file, '.ts'), join(source, file)])),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !id.startsWith('@starboard/'),
  });
  await bundle.write({ dir: folder, format: 'esm', sourcemap: true, entryFileNames: '[name].js' });
  await bundle.close();
}

/** The web table, as browsers get it. */
async function buildPages(folder, source) {
  const { build: buildWithVite } = await import('vite');
  const { NODE_ENV: before = '' } = process.env;
  // tests build, too, and say so in this word: what they try is what is shipped all the same
  process.env.NODE_ENV = 'production';
  await buildWithVite({ root: source, logLevel: 'error', build: { outDir: folder, emptyOutDir: false } });
  process.env.NODE_ENV = before;
}

/** Changes with every input that is edited, added or taken away. */
function fingerprint() {
  const packages = join(root, 'packages');
  const folders = [packages, join(packages, 'games')].flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(parent, name)),
  );
  const files = [
    // the version is said there
    join(root, 'package.json'),
    join(root, 'package-lock.json'),
    ...folders.flatMap((folder) => [
      ...['package.json', 'index.html', 'vite.config.ts'].map((file) => join(folder, file)),
      ...['src', 'messages', 'build', 'public'].flatMap((room) => everythingIn(join(folder, room))),
    ]),
  ];
  const times = files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return `${Math.round(Math.max(...times)).toString(36)}-${files.length}`;
}

/** Folders too: their time changes when a file in them goes away. */
const everythingIn = (folder) =>
  existsSync(folder)
    ? [folder, ...readdirSync(folder, { recursive: true }).map((path) => join(folder, path))]
    : [];

function removeOld(dist, current) {
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
  const plain = stripVTControlCharacters(message);
  const why = plain.split('\n').find((line) => line.trim() !== '' && !line.startsWith('Build failed'));
  const [where = ''] = plain.match(/\S+\.ts:\d+/) ?? [];
  console.error(
    isMissing
      ? `Starboard is not installed yet: run npm install in ${root}`
      : `Starboard could not be built: ${[why, where].filter(Boolean).join(' ')}`,
  );
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildAll();
