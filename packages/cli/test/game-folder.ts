import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { Starboard } from './starboard.ts';

/** A folder of a test file's own, and a game played in it. */
export function gameFolder(game: string, program?: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-play-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const inFolder = (name: string): string => join(folder, name);
  const play = (...args: string[]) =>
    new Starboard(['play', ...args], { cwd: folder, ...(program && { program }) });
  let positions = 0;
  /** Writes down a position and begins from it. */
  const from = (position: object, ...args: string[]): Starboard => {
    const file = inFolder(`position-${positions++}.json`);
    writeFileSync(file, JSON.stringify(position));
    return play(game, '--position', file, '--seed', 'tests', ...args);
  };
  return { folder, inFolder, play, from };
}

/** Long sentences are broken into lines; that is not what is being tested. */
export const oneLine = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ');
