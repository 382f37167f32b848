import type { Event } from '@starboard/cosmic-encounter';
import { cosmicEncounterText } from '@starboard/cosmic-encounter/text';
import { expect, test } from 'vitest';
import { EventLog } from '../../../table/store/event-log.ts';
import { logLines } from '../../../table/side/log-lines.ts';
import { eventText, headingAt, isTurn } from './log-story.ts';

const game = { text: { ...cosmicEncounterText, event: eventText }, headingAt, isTurn };

const read = (...events: readonly Event[]): readonly string[] =>
  logLines(game, EventLog.empty.with(events)).map((line) =>
    line.kind === 'heading'
      ? `${line.heading.key} ${JSON.stringify(line.heading.params)}`
      : line.entry.event.type,
  );

test('each encounter has a heading with both main players, and silence leaves no lines', () => {
  expect(
    read(
      { type: 'turnStarted', seat: 0 },
      { type: 'encounterStarted', seat: 0, number: 1 },
      { type: 'destinyDrawn', card: 'colour-1/1' },
      { type: 'defenseNamed', seat: 1 },
      { type: 'alliesInvited', side: 'offense', seats: [] },
      { type: 'alliesInvited', side: 'defense', seats: [2] },
      { type: 'cardSelected', seat: 0, card: null },
      { type: 'turnStarted', seat: 1 },
      { type: 'encounterStarted', seat: 1, number: 1 },
      { type: 'destinyDrawn', card: 'wild/1' },
    ),
  ).toEqual([
    'web.ce.words.encounter-against {"number":1,"seat":{"seat":0},"defense":{"seat":1}}',
    'destinyDrawn',
    'alliesInvited',
    'web.ce.words.encounter {"number":2,"seat":{"seat":1}}',
    'destinyDrawn',
  ]);
});

test('before anything has happened in it, an encounter has no heading', () => {
  expect(read({ type: 'encounterStarted', seat: 0, number: 1 })).toEqual([]);
});
