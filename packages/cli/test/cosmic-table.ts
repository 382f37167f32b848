import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { Starboard } from './starboard.ts';

/** A folder of a test file's own, and Cosmic Encounter played in it. */
export function cosmicTable() {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-cosmic-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const inFolder = (name: string): string => join(folder, name);
  const play = (...args: string[]) => new Starboard(['play', ...args, '--lang', 'en'], { cwd: folder });
  let positions = 0;
  /** Writes down a position and begins from it. */
  const from = (position: object, ...args: string[]): Starboard => {
    const file = inFolder(`position-${positions++}.json`);
    writeFileSync(file, JSON.stringify(position));
    return play('cosmic-encounter', '--position', file, '--seed', 'tests', ...args);
  };
  return { folder, inFolder, play, from };
}

/** Long sentences are broken into lines; that is not what is being tested. */
export const oneLine = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ');

/** Two people face each other, nobody else has anything to say. */
export const negotiating = {
  players: 3,
  red: { hand: ['negotiate', 'attack-04', 'attack-20', 'attack-20'] },
  blue: { hand: ['negotiate', 'attack-08', 'attack-10'] },
  yellow: { hand: 2 },
};
export const duel = ['--seats', 'human,human,random', '--names', 'Ann,Bob,Eve'];
