import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Match } from '../match/match.ts';
import { mustSubmit, randomGames, randomInput, untilOver } from './random-game.ts';
import type { Suite } from './settings.ts';

const migrationLine = 'migration ';

/** The kinds of value seen at one place of a position, and what was seen inside it. */
interface Seen {
  readonly kinds: Set<string>;
  readonly inner: Map<string, Seen>;
}

const nothingSeen = (): Seen => ({ kinds: new Set(), inner: new Map() });

/**
 * All that a saved match depends on, one thing a line: the migrations, every step of every procedure, and every
 * path of a position with its kind of value, as seen in seeded random games and at the fixed positions.
 */
export function saveFormat(suite: Suite): string[] {
  const { game } = suite;
  const seen = nothingSeen();
  const look = ({ table: { position } }: Match) => {
    const { frames, ...rest } = position;
    see(rest, seen);
    for (const { proc, locals } of frames) see(locals, inside(seen, `locals of ${proc}`));
  };
  for (const { match } of suite.positions) look(match());
  for (const random of randomGames(suite, suite.games, { undo: false })) {
    look(random.match);
    untilOver(suite, random, (where) => {
      mustSubmit(random.match, randomInput(suite, random.match, random.player), where);
      look(random.match);
    });
  }
  const steps = game.procedures.flatMap(({ name, steps }) =>
    Object.keys(steps).map((step) => `step ${name}.${step}`),
  );
  const paths = new Set([...seen.inner].flatMap(([key, each]) => linesOf(each, key, suite.records)));
  return [...game.migrations.map(({ name }) => migrationLine + name), ...[...steps, ...paths].sort()];
}

function inside(seen: Seen, key: string): Seen {
  const known = seen.inner.get(key);
  if (known) return known;
  const fresh = nothingSeen();
  seen.inner.set(key, fresh);
  return fresh;
}

function see(value: unknown, seen: Seen): void {
  if (typeof value !== 'object' || value === null) {
    seen.kinds.add(value === null ? 'null' : typeof value);
  } else if (Array.isArray(value)) {
    seen.kinds.add('list');
    const items = value.length > 0 ? inside(seen, '[]') : seen;
    for (const item of value) see(item, items);
  } else {
    seen.kinds.add('record');
    for (const key in value) see((value as Record<string, unknown>)[key], inside(seen, key));
  }
}

function linesOf({ kinds, inner }: Seen, path: string, records: readonly string[]): string[] {
  const lines = [...kinds].map((kind) => `${path} ${kind}`);
  for (const [key, each] of inner) {
    const isData = records.includes(path) || /^\d+$/.test(key);
    const innerPath = key === '[]' ? `${path}[]` : isData ? `${path}{}` : `${path}.${key}`;
    lines.push(...linesOf(each, innerPath, records));
  }
  return lines;
}

const fileOf = (suite: Suite): URL => new URL('save-format.txt', suite.folder);

const committed = (suite: Suite): string[] =>
  existsSync(fileOf(suite)) ? readFileSync(fileOf(suite), 'utf8').trimEnd().split('\n') : [];

const lacking = (lines: readonly string[], among: readonly string[]): string[] =>
  lines.filter((line) => !among.includes(line));

const isMigration = (line: string): boolean => line.startsWith(migrationLine);

/** Why today's format must not take the place of the committed one, or null. */
export function formatProblem(before: readonly string[], now: readonly string[]): string | null {
  const migrations = before.filter(isMigration);
  if (now.slice(0, migrations.length).join('\n') !== migrations.join('\n')) {
    return 'A released migration was renamed, moved or removed. Put it back: saved matches name it.';
  }
  const lost = lacking(before, now);
  if (lost.length === 0 || now.filter(isMigration).length > migrations.length) return null;
  return [
    'Saved matches hold what the rules no longer know:',
    ...lost.map((line) => `  ${line}`),
    'If it was renamed or removed, add a migration with a new name that turns the old into the new.',
    'If the random games only no longer come by, add a fixed position or more games that do.',
  ].join('\n');
}

export function assertSaveFormat(suite: Suite): void {
  const [before, now] = [committed(suite), saveFormat(suite)];
  const problem = formatProblem(before, now);
  if (problem) throw new Error(problem);
  const changes = [
    ...lacking(now, before).map((line) => `+ ${line}`),
    ...lacking(before, now).map((line) => `- ${line}`),
  ];
  if (changes.length === 0) return;
  throw new Error(
    [
      'The save format changed. Run the tests with UPDATE_SAVE_FORMAT=1 and commit save-format.txt:',
      ...changes,
    ].join('\n'),
  );
}

/** Writes the listing anew, unless matches already saved would be lost by it. */
export function updateSaveFormat(suite: Suite): void {
  const now = saveFormat(suite);
  const problem = formatProblem(committed(suite), now);
  if (problem) throw new Error(problem);
  writeFileSync(fileOf(suite), `${now.join('\n')}\n`);
}
