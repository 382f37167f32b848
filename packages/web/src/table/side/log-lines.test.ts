import { expect, test } from 'vitest';
import { type Happened, tinyTeller as game } from '../testing/tiny-teller.ts';
import { EventLog } from '../store/event-log.ts';
import { countTold, logLines } from './log-lines.ts';

const log = (...events: Happened[]) => EventLog.empty.with(events);

const read = (...events: Happened[]) =>
  logLines(game, log(...events)).map((line) =>
    line.kind === 'heading'
      ? `round ${JSON.stringify(line.heading.params?.['round'])}`
      : `${line.entry.event.type}${line.isPast ? ' (past)' : ''}`,
  );

test('a heading stands where a round begins, and nowhere else', () => {
  expect(
    read(
      { type: 'turn', seat: 0, round: 1 },
      { type: 'turn', seat: 1, round: 1 },
      { type: 'turn', seat: 0, round: 2 },
    ),
  ).toEqual(['round 1', 'turn (past)', 'turn (past)', 'round 2', 'turn']);
});

test('a heading that begins with something untold stands over what is told next, and never over nothing', () => {
  expect(
    read(
      { type: 'sparkle', round: 1 },
      { type: 'dock', seat: 0 },
      { type: 'sparkle', round: 2 },
      { type: 'sparkle', round: 3 },
      { type: 'gain', seat: 0 },
      { type: 'sparkle', round: 4 },
    ),
  ).toEqual(['round 1', 'dock', 'round 3', 'gain']);
});

test('what is only for the eye is left out', () => {
  expect(read({ type: 'dock', seat: 0 }, { type: 'sparkle', seat: 0 })).toEqual(['dock']);
});

test('what is only for the eye is no news', () => {
  expect(
    countTold(game, [...log({ type: 'dock', seat: 0 }, { type: 'sparkle' }, { type: 'gain', seat: 0 })]),
  ).toBe(2);
  expect(countTold(game, [])).toBe(0);
});

test('what came before the latest turn is past, whichever seats have acted since', () => {
  expect(
    read(
      { type: 'dock', seat: 0 },
      { type: 'turn', seat: 1 },
      { type: 'raid', seat: 1 },
      { type: 'react', seat: 0 },
      { type: 'gain', seat: 1 },
    ),
  ).toEqual(['dock (past)', 'turn', 'raid', 'react', 'gain']);
});

test('where a game knows no turns, nothing is past', () => {
  const { isTurn: _, ...turnless } = game;
  const lines = logLines(turnless, log({ type: 'dock', seat: 0 }, { type: 'turn', seat: 1 }));
  expect(lines.map((line) => line.kind === 'event' && line.isPast)).toEqual([false, false]);
});

test('of a very long log the end is shown', () => {
  const many = Array.from({ length: 400 }, (_, number) => ({ type: `e${number}`, seat: 0 }));
  const lines = read(...many);
  expect(lines).toHaveLength(300);
  expect(lines.at(-1)).toBe('e399');
});
