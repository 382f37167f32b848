import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { version } from '../../../package.json';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const left = /node_modules|dist|golden|\.test\.ts$/;

let clone: string;
const inClone = (path: string): string => join(clone, path);

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'starboard-clone-'));
  for (const path of ['package.json', 'package-lock.json', 'scripts', 'packages'])
    cpSync(join(root, path), inClone(path), {
      recursive: true,
      filter: (source) => !left.test(source.slice(root.length)),
    });
});
afterEach(() => rmSync(clone, { recursive: true }));

const install = () => symlinkSync(join(root, 'node_modules'), inClone('node_modules'));

const tellsVersion = () =>
  new Promise<{ code: number | string; out: string; error: string }>((resolve) => {
    const args = [inClone('packages/cli/bin/starboard.js'), '--version'];
    execFile(process.execPath, args, { encoding: 'utf8' }, (failure, out, error) =>
      resolve({ code: failure?.code ?? 0, out, error }),
    );
  });

test('a clone without dependencies says what to do', async () => {
  expect(await tellsVersion()).toEqual({
    code: 1,
    out: '',
    error: expect.stringMatching(/^Starboard is not installed yet: run npm install in .+\n$/),
  });
});

test('several first runs at once all work, and leave one bundle', async () => {
  install();
  const runs = await Promise.all([tellsVersion(), tellsVersion(), tellsVersion()]);
  for (const run of runs) expect(run).toEqual({ code: 0, out: `${version}\n`, error: '' });
  expect(readdirSync(inClone('packages/cli/dist'))).toHaveLength(1);
});

test('a folder that cannot be written to is told of in a sentence', async () => {
  install();
  writeFileSync(inClone('packages/cli/dist'), 'in the way');
  expect(await tellsVersion()).toEqual({
    code: 1,
    out: '',
    error: expect.stringMatching(/^Starboard could not be built: .+dist cannot be written to\.\n$/),
  });
});
