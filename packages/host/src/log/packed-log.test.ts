import { marketDay, tapRace } from '@starboard/engine/testing/toys';
import { expect, test } from 'vitest';
import { playAtRandom } from '../testing/play-at-random.ts';
import type { LogEntry, LoggedInput } from './log-entry.ts';
import { packLog, unpackLog } from './packed-log.ts';

/** Through text and back, as it is stored and sent. */
const unpacked = (log: Parameters<typeof packLog>[0]) =>
  unpackLog(JSON.parse(JSON.stringify(packLog(log))) as ReturnType<typeof packLog>);

const entry = (seq: number, input: LoggedInput, more: Partial<LogEntry> = {}): LogEntry => ({
  seq,
  at: 1_800_000_000_000 + 17 * seq,
  seat: 'seat' in input ? input.seat : null,
  by: 'person',
  request: null,
  input,
  events: [],
  told: [seq, Math.floor(seq / 3), 0],
  ...more,
});

test.each([tapRace, marketDay])('a match of $id comes back as it was, from any entry on', (game) => {
  const { inputs, events } = playAtRandom(
    game,
    { seats: 3, seed: 'packed', options: {} },
    { isRestless: true },
  );
  const log = inputs.map((input, index) => entry(index + 1, input, { events: events[index] ?? [] }));
  for (const from of [0, 1, 20]) {
    const some = log.slice(from);
    expect(JSON.stringify(unpacked(some))).toBe(JSON.stringify(some));
    const steps = some.map(({ seq, at, seat, input, events: told }) => ({
      seq,
      at,
      seat,
      input,
      events: told,
    }));
    expect(JSON.stringify(unpacked(steps))).toBe(JSON.stringify(steps));
  }
});

test('whatever may be in an entry comes back: ends, odd keys and texts, clocks that stood or were set back', () => {
  const odd = JSON.parse(
    '{"__proto__":{"a":[]},"10":1,"9":[[],{}],"":"\\u2028 \\"null\\"","deep":[null,true,-1.5e-7]}',
  ) as object;
  const log = [
    entry(8, { at: 400 }, { by: 'clock' }),
    entry(9, { seat: 1, is: 'away', at: 90_000 }, { at: 5, by: 'table' }),
    entry(10, { seat: 1, undo: true }, { request: 'a/1', told: [7] }),
    entry(11, { takeback: 3 }, { events: [{ type: 'odd', ...odd }, { type: 'odd' }] }),
    entry(12, { seat: 0, decision: 3, answer: 'roll', at: 90_000 }, { told: [] }),
    entry(13, { over: { kind: 'agreed' } }),
  ];
  expect(JSON.stringify(unpacked(log))).toBe(JSON.stringify(log));
  expect(unpacked([])).toEqual([]);
});
