import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// the linter and the compiler run here, on a machine that may be busy
// A lint rule that is not tested rots: each line is a source the linter must refuse, and the rule that refuses it.
const engine = 'packages/engine/src';
const host = 'packages/host/src';
const game = 'packages/games/alien-frontiers/src/rules';
const board = 'packages/games/alien-frontiers/src/terminal';
const testing = 'packages/games/alien-frontiers/src/testing';

const refused: readonly (readonly [folder: string, source: string, rule: string])[] = [
  ...[engine, game, host, 'packages/bots/src', 'packages/games/src'].flatMap((folder) =>
    [
      ['export const now = () => Date.now();', 'no-restricted-globals'],
      ['export const roll = () => Math.random();', 'no-restricted-properties'],
      ["export const roll = () => Math['random']();", 'no-restricted-properties'],
      ['export const { random } = Math;', 'no-restricted-properties'],
      ['export const now = () => performance.now();', 'no-restricted-globals'],
      ['setTimeout(() => undefined, 1);', 'no-restricted-globals'],
      ['setInterval(() => undefined, 1);', 'no-restricted-globals'],
      ['export const id = () => crypto.randomUUID();', 'no-restricted-globals'],
      ['export const home = process.env;', 'no-restricted-globals'],
      ['export const host = globalThis;', 'no-restricted-globals'],
      ["export const page = () => fetch('/');", 'no-restricted-globals'],
      ['export const today = () => new Intl.DateTimeFormat().format();', 'no-restricted-globals'],
      ["import { readFileSync } from 'node:fs';\nexport const read = readFileSync;", 'no-restricted-imports'],
      ['export const wait = async () => 1;', 'no-async-await'],
      ['export async function* wait() {\n  yield 1;\n}', 'no-async-await'],
      ['export const wait = () => Promise.resolve(1);', 'no-restricted-globals'],
      ['export type Wait = Promise<number>;', 'no-restricted-types'],
      ['export const order = (a: string, b: string) => a.localeCompare(b);', 'no-restricted-properties'],
    ].map(([source, rule]) => [folder, source ?? '', rule ?? ''] as const),
  ),

  [engine, "export * from '@starboard/games';", 'no-restricted-imports'],
  [engine, "export * from '@starboard/alien-frontiers';", 'no-restricted-imports'],
  [engine, "export * from 'fast-check';", 'no-restricted-imports'],
  [engine, "export * from '../../bots/src/index.ts';", 'no-restricted-imports'],
  [engine, "export * from './testing/index.ts';", 'no-restricted-imports'],
  [engine, "export const load = () => import('@starboard/games');", 'no-restricted-imports'],
  [game, "export * from '@starboard/bots';", 'no-restricted-imports'],
  [game, "export * from '@starboard/games';", 'no-restricted-imports'],
  [game, "export * from '@starboard/cosmic-encounter';", 'no-restricted-imports'],
  [game, "export * from '../../../cosmic-encounter/src/index.ts';", 'no-restricted-imports'],
  [game, "export * from '@starboard/engine/testing';", 'no-restricted-imports'],
  [game, "export * from '@starboard/messages';", 'no-restricted-imports'],
  [game, "export * from '@starboard/terminal';", 'no-restricted-imports'],
  [board, "export * from '@starboard/cli';", 'no-restricted-imports'],
  ['packages/games/src', "export * from '@starboard/bots';", 'no-restricted-imports'],
  [testing, "export * from '@starboard/bots';", 'no-restricted-imports'],
  [testing, "export * from '@starboard/messages';", 'no-restricted-imports'],
  ['packages/bots/src', "export * from '@starboard/server';", 'no-restricted-imports'],
  ['packages/bots/src', "export * from '@starboard/host';", 'no-restricted-imports'],
  ['packages/bots/src', "export * from '@starboard/games';", 'no-restricted-imports'],
  [host, "export * from '@starboard/games';", 'no-restricted-imports'],
  [host, "export * from '@starboard/protocol';", 'no-restricted-imports'],
  [host, "export * from '@starboard/records';", 'no-restricted-imports'],
  [host, "export * from './testing/index.ts';", 'no-restricted-imports'],
  ['packages/terminal/src', "export * from '@starboard/games';", 'no-restricted-imports'],
  ['packages/protocol/src', "export * from '@starboard/server';", 'no-restricted-imports'],
  ['packages/bots/src', "export * from '@starboard/cli';", 'no-restricted-imports'],
  ['packages/messages/src', "export * from '@starboard/games';", 'no-restricted-imports'],
  ['packages/protocol/src', "export * from '@starboard/server';", 'no-restricted-imports'],
  ['packages/protocol/src', "export { fromClient } from './schemas/index.ts';", 'no-restricted-imports'],
  ['packages/web/src', "export { fromClient } from '@starboard/protocol/schemas';", 'no-restricted-imports'],
  ['packages/cli/src', "export * from '@starboard/web';", 'no-restricted-imports'],
  ['packages/cli/src', "export * from '../../engine/src/index.ts';", 'no-restricted-imports'],

  ['packages/cli/src', 'export const trust = (x: any) => String(x);', 'no-explicit-any'],
  ['packages/cli/src', 'export const first = (x: number[]) => x[0]!;', 'no-non-null-assertion'],
  ['packages/cli/src', 'const save = async () => 1;\nsave();', 'no-floating-promises'],
  [
    'packages/cli/src',
    "export function side(x: 'a' | 'b') {\n  switch (x) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}",
    'switch-exhaustiveness-check',
  ],
  ['packages/cli/src', 'const save = async () => 1;\nvoid save();', 'no-void'],
  ['packages/cli/src', 'export const now = () => Date.now();', 'no-restricted-properties'],
  ['packages/server/src', 'export const now = () => Date.now();', 'no-restricted-properties'],
  ['packages/cli/src', 'export default 1;', 'no-default-export'],
  [testing, "import { test } from 'vitest';\ntest.only('one', () => undefined);", 'no-focused-tests'],
  [testing, "import { test } from 'vitest';\ntest.skip('one', () => undefined);", 'no-disabled-tests'],
  [testing, "scenario.only('one');", 'no-restricted-properties'],
  ['packages/cli/src', '// TODO: later\nexport const x = 1;', 'no-warning-comments'],
];

const accepted: readonly (readonly [folder: string, source: string])[] = [
  [engine, "export * from './json.ts';"],
  [engine, "export * from '../json.ts';"],
  [engine, 'export const half = (x: number) => Math.floor(x / 2);'],
  [game, "export * from '@starboard/engine';"],
  [board, "export * from '../index.ts';\nexport * from '@starboard/terminal';"],
  ['packages/protocol/src', "export type { FromClient } from './schemas/from-client.ts';"],
  ['packages/engine/src/testing', "export { test } from 'vitest';"],
  [testing, "export * from '@starboard/engine/testing';"],
  ['packages/games/src', "export * from '@starboard/alien-frontiers';"],
  ['packages/bots/src', "export * from '@starboard/engine';"],
  [host, "export * from '@starboard/bots';\nexport * from '@starboard/engine';"],
  ['packages/protocol/src', "export type * from '@starboard/host';"],
  ['packages/records/src', "export * from '@starboard/host';"],
  ['packages/web/src/local/testing', "export { fromServer } from '@starboard/protocol/schemas';"],
  ['packages/messages/src', "export * from '@lingui/core';"],
  ['packages/messages/src', "export * from '@starboard/engine';"],
  ['packages/cli/src', "export * from '@starboard/bots';\nexport const now = () => performance.now();"],
];

const untyped = ['setTimeout', 'performance', 'crypto', 'process', 'fetch', 'console'];

const root = mkdtempSync(join(tmpdir(), 'starboard-lint-'));
const run = (bin: string, ...args: string[]) =>
  spawnSync(process.execPath, [join('node_modules', bin), ...args], { cwd: root, encoding: 'utf8' }).stdout;

let rulesByFile: Map<string, string[]>;

beforeAll(() => {
  for (const file of [
    '.oxlintrc.json',
    'tsconfig.json',
    'tsconfig.base.json',
    'tsconfig.pure.json',
    'tsconfig.node.json',
  ])
    cpSync(file, join(root, file));
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction');
  const write = (file: string, source: string) => {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), `${source}\n`);
  };
  refused.forEach(([folder, source], i) => write(`${folder}/refused-${i}.ts`, source));
  accepted.forEach(([folder, source], i) => write(`${folder}/accepted-${i}.ts`, source));
  rulesByFile = new Map();
  const report = JSON.parse(run('oxlint/bin/oxlint', '--format=json', 'packages')) as {
    diagnostics: { filename: string; code: string }[];
  };
  for (const { filename, code } of report.diagnostics)
    rulesByFile.set(filename, [...(rulesByFile.get(filename) ?? []), code]);
});

afterAll(() => rmSync(root, { recursive: true }));

const reported = (file: string) => rulesByFile.get(file) ?? [];

test('impure engine, rules, bots and host code, imports against the direction and loose types are refused', () => {
  const missed = refused.filter(
    ([folder, , rule], i) =>
      !reported(`${folder}/refused-${i}.ts`).some((code) => code.includes(`(${rule})`)),
  );
  expect(missed).toEqual([]);
});

test('imports along the direction are accepted', () => {
  const complaints = accepted.flatMap(([folder], i) => reported(`${folder}/accepted-${i}.ts`));
  expect(complaints).toEqual([]);
});

test('clocks, network and disk do not type-check in engine, games and host', () => {
  const places = [engine, host].flatMap((folder) =>
    untyped.map((name) => [`${folder}/untyped`, name] as const),
  );
  for (const [folder, name] of places) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, `${name}.ts`), `export const x = ${name};\n`);
  }
  const output = run('typescript/bin/tsc', '-p', 'tsconfig.pure.json');
  expect(places.filter(([folder, name]) => !output.includes(`${folder}/${name}.ts`))).toEqual([]);
});
