import { expect, test } from 'vitest';
import { placeOf, resultWords, standings } from './result-words.ts';

const outcome = { winners: [1], places: [2, 1, 3] };

test('a match that goes on has no result', () => {
  expect(resultWords({ status: 'open', result: null, seat: 0 })).toBe('web.result.waiting');
  expect(resultWords({ status: 'playing', result: null, seat: 0 })).toBe('web.result.playing');
});

test('whoever is among the winners has won, whoever is not has lost', () => {
  const result = { kind: 'played', outcome } as const;
  expect(resultWords({ status: 'finished', result, seat: 1 })).toBe('web.result.won');
  expect(resultWords({ status: 'finished', result, seat: 0 })).toBe('web.result.lost');
});

test('what a bot won or lost for somebody at the end, they have neither won nor lost', () => {
  const result = { kind: 'played', outcome, standIns: [1] } as const;
  expect(resultWords({ status: 'finished', result, seat: 1 })).toBe('web.result.stood-in');
  expect(resultWords({ status: 'finished', result, seat: 0 })).toBe('web.result.lost');
  expect(standings({ seats, result }).filter(({ isStoodIn }) => isStoodIn)).toMatchObject([{ seat: 1 }]);
});

test('a match that was brought as a file was nobody’s to win or lose', () => {
  const result = { kind: 'played', outcome } as const;
  const imported = { status: 'finished', result, seat: null, isImported: true } as const;
  expect(resultWords(imported)).toBe('web.result.imported');
});

test('a match ended by common consent was neither won nor lost', () => {
  expect(resultWords({ status: 'finished', result: { kind: 'agreed' }, seat: 1 })).toBe('web.result.agreed');
});

test('a place is known where the rules, or those who gave up, dealt places out', () => {
  expect(placeOf({ result: { kind: 'played', outcome }, seat: 0 })).toBe(2);
  expect(placeOf({ result: { kind: 'resigned', outcome }, seat: 2 })).toBe(3);
  expect(placeOf({ result: { kind: 'agreed' }, seat: 0 })).toBeNull();
  expect(placeOf({ result: null, seat: 0 })).toBeNull();
  expect(placeOf({ result: { kind: 'played', outcome }, seat: null })).toBeNull();
});

const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }] as const;

test('everybody stands as the match left them, with their points where the game counts them', () => {
  const played = standings({ seats, result: { kind: 'played', outcome, points: [7, 12, 5] } });
  expect(played).toEqual([
    { seat: 1, place: 1, points: 12, isStoodIn: false },
    { seat: 0, place: 2, points: 7, isStoodIn: false },
    { seat: 2, place: 3, points: 5, isStoodIn: false },
  ]);
  // before points were kept, and in games that have none
  const uncounted = standings({ seats, result: { kind: 'played', outcome } });
  expect(uncounted.map(({ seat, points }) => [seat, points])).toEqual([
    [1, null],
    [0, null],
    [2, null],
  ]);
});

test('who ended it together has points but no places', () => {
  const agreed = standings({ seats, result: { kind: 'agreed', points: [3, 4, 5] } });
  expect(agreed.map(({ seat, place, points }) => [seat, place, points])).toEqual([
    [2, null, 5],
    [1, null, 4],
    [0, null, 3],
  ]);
});
