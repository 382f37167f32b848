import { readFileSync } from 'node:fs';
import { languages } from '@starboard/messages';
import { describe, expect, test } from 'vitest';
import { gameFolder, oneLine } from './game-folder.ts';
import { playOn, run } from './starboard.ts';
import { toyProgram } from './toy-program.ts';

const program = toyProgram();
const { folder, inFolder, play } = gameFolder('high-card', program);
const tell = (...words: string[]) => run([...words, '--lang', 'en'], { cwd: folder, program });

describe('a game that has given the terminal nothing but its rules', () => {
  test.each(['high-card', 'market-day'])('is played to its end, replayed and verified: %s', async (game) => {
    const file = `${game}.json`;
    const table = play(game, '--lang', 'en', '--seed', 'toy', '--save', file);
    expect(await playOn(table, 0, 500)).toBeNull();
    const { code, out, error } = await table.ended;
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/(wins|share the win)!/);
    expect(out).not.toMatch(/\[\w+\.|undefined/);
    const { outcome } = JSON.parse(readFileSync(inFolder(file), 'utf8')) as { outcome: object | null };
    expect(outcome).not.toBeNull();
    const replayed = await tell('replay', file);
    expect(replayed.out).toContain('Player 1');
    expect(replayed.out).toContain('lead to the recorded result');
    expect(await tell('verify', file)).toMatchObject({ code: 0, error: '' });
  });

  test.each(languages)('shows its table, its question and its choices in %s', async (language) => {
    const table = play('high-card', '--lang', language, '--seed', 'toy', '--names', 'Ann,Bob,Eve');
    const shown = await table.prompt();
    expect(shown).toMatch(/1 Ann \(.+\) {2}2 Bob \(.+\) {2}3 Eve \(.+\)/);
    expect(shown).toMatch(/hand\n {2}1: \d+\n {2}2: \d+\n {2}3: \d+\n/);
    expect(shown).toMatch(/Ann: call direction .+\n1\) high +2\) low\n/);
    const next = await table.type('2');
    expect(next).toContain('1 direction called: direction low\n');
    expect(await table.type('u')).toContain('call direction');
    expect(await table.type('?')).toMatch(/ {2}w {2,}/);
    await table.hangUp();
  });

  test('explains what it refuses, and lets nobody read the hand of another', async () => {
    const table = play('high-card', '--lang', 'en', '--seats', 'human,human', '--seed', 'toy');
    const hand = (shown: string | null) => /hand\n((?: {2}\d: \d+\n)+)/.exec(shown ?? '')?.[1];
    const first = await table.prompt();
    expect(oneLine(await table.type('sideways'))).toContain('“sideways” is none of the choices');
    expect(oneLine(await table.type('w'))).toContain('Nothing is out of reach just now.');
    await table.type('1');
    await table.type('1');
    await table.type('keep');
    const second = await table.type('1');
    expect(second).toMatch(/Player 2: choose card/);
    expect(hand(second)).not.toBe(hand(first));
    await table.hangUp();
  });

  test('explains what a part of a form refuses, while that part is asked', async () => {
    const table = play('market-day', '--lang', 'en', '--seats', 'human,human', '--seed', 'toy');
    await table.prompt();
    await table.type('2 1 0');
    expect(oneLine(await table.type('-'))).toContain('make offer');
    expect(oneLine(await table.type('w'))).toContain('cheese – sold out');
    expect(await table.type('1')).toContain('price');
    expect(oneLine(await table.type('w'))).toContain('Nothing is out of reach just now.');
    await table.hangUp();
  });

  test('is listed and simulated with the others, in this thread and in others', async () => {
    expect((await tell('games')).out).toMatch(/high card {2}high-card {2}2–4 players\n[\s\S]+tricks=5 +5\n/);
    const results = await Promise.all(
      ['1', '2'].map((workers) =>
        tell('simulate', 'high-card', '--games', '6', '--seed', 'toy', '--workers', workers, '--check'),
      ),
    );
    for (const { code, out, error } of results) {
      expect({ code, error }).toEqual({ code: 0, error: '' });
      expect(out).toMatch(/^high card: 6 games, 3 players/);
    }
    const wins = results.map(({ out }) => out.match(/^ {2}Player \d +random +\d+/gm));
    expect(wins[0]).toHaveLength(3);
    expect(wins[1]).toEqual(wins[0]);
  });

  test('is simulated in real time too, without taking any: the same seed, the same races', async () => {
    const race = () => tell('simulate', 'tap-race', '--games', '6', '--seed', 'toy', '--check', '--json');
    const reports = await Promise.all([race(), race()]);
    const [first, second] = reports.map(({ out }) => {
      const { seconds: _, decisionsPerSecond: __, ...report } = JSON.parse(out) as Record<string, unknown>;
      return report;
    });
    expect(first).toMatchObject({ failures: 0, games: 6 });
    expect(second).toEqual(first);
  });
});
