import type { TableNote } from '@starboard/protocol';
import { type Language, languages } from '@starboard/messages';
import { describe, expect, test } from 'vitest';
import { saidIn } from './testing/said-in.ts';
import { tinyTeller as game } from './testing/tiny-teller.ts';

const said = (note: TableNote, language: Language = 'en') => {
  const message = game.text.event(note);
  return message && saidIn(language, message);
};

const notes: readonly TableNote[] = [
  { type: 'table:time-ran-out', seat: 0 },
  { type: 'table:stood-in', seat: 0 },
  { type: 'table:given-up', seat: 0 },
  { type: 'table:taken-back', seat: 0 },
  { type: 'table:over', result: { kind: 'resigned', outcome: { winners: [1], places: [2, 1] } } },
];

describe('what happens beside the game', () => {
  test.each(languages)('is a line of the log in %s that names who it is about', (language) => {
    for (const note of notes) expect(said(note, language)).toContain('Ann');
  });

  test('names everybody who gave up, and nobody who stayed', () => {
    const outcome = { winners: [1], places: [2, 1, 2] };
    expect(said({ type: 'table:over', result: { kind: 'resigned', outcome } })).toBe(
      'Ann and Carl have given up. The match is over.',
    );
    expect(said({ type: 'table:over', result: { kind: 'agreed' } })).toBe(
      'The match was ended by agreement.',
    );
  });

  test('belongs to a seat and to no place on the board, and makes no sound', () => {
    expect(notes.map(game.seatOf)).toEqual([0, 0, 0, 0, null]);
    expect(notes.flatMap(game.places)).toEqual([]);
    expect(notes.map(game.sound)).toEqual([null, null, null, null, null]);
  });

  test('leaves the game’s own events to the game', () => {
    const docked = { type: 'docked', seat: 1 };
    expect(game.text.event(docked)).toEqual({ key: 'docked' });
    expect(game.seatOf(docked)).toBe(1);
    expect(game.places(docked)).toEqual(['place of docked']);
    expect(game.sound(docked)).toBe('place');
  });
});
