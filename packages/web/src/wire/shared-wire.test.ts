import type { FromClient } from '@starboard/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heldWire } from '../testing/held-wire.ts';
import { sharedWires } from './shared-wire.ts';

/** Longer than the next page takes to come. */
const aWhile = 5_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Wires that are opened when they are wanted; `held` are their other ends. */
function exchange(settings = {}) {
  const held: ReturnType<typeof heldWire>[] = [];
  const use = sharedWires(() => {
    const opened = heldWire();
    opened.turns('open');
    held.push(opened);
    return opened.wire;
  }, settings);
  const said = () => held.flatMap((each) => each.said);
  return { use, held, said, states: () => held.map(({ wire }) => wire.state) };
}

const watch: FromClient = { type: 'watch', id: 'w', table: 't' };

test('a table is watched as long as anybody on the page still wants to', () => {
  const { use, said } = exchange();
  const room = use();
  const screen = use();
  room.send(watch);
  screen.send({ ...watch, id: 'b', after: 0 });
  room.send({ type: 'unwatch', id: 'c', table: 't' });
  room.close();
  vi.advanceTimersByTime(aWhile);
  screen.send({ type: 'unwatch', id: 'e', table: 't' });
  expect(said().map(({ id }) => id)).toEqual(['w', 'b', 'e']);
});

test('who leaves without a word hears no more of the table and of the list', () => {
  const { use, said } = exchange();
  const page = use();
  const other = use();
  page.send(watch);
  page.send({ type: 'lobby', id: 'l', on: true });
  page.close();
  vi.advanceTimersByTime(aWhile);
  expect(said().slice(2)).toEqual([
    { type: 'unwatch', id: expect.any(String), table: 't' },
    { type: 'lobby', id: expect.any(String), on: false },
  ]);
  other.close();
  vi.advanceTimersByTime(aWhile);
  expect(said()).toHaveLength(4);
});

test('nobody is missed between two pages that show the same table', () => {
  const { use, said, states } = exchange();
  const room = use();
  room.send(watch);
  room.close();
  const screen = use();
  screen.send({ ...watch, id: 'b' });
  vi.advanceTimersByTime(aWhile);
  expect(said().map(({ type }) => type)).toEqual(['watch', 'watch']);
  expect(states()).toEqual(['open']);
});

test('a wire is closed a moment after its last user has left, one that was opened after a goodbye too', () => {
  const { use, held, states } = exchange();
  const before = use();
  held[0]?.wire.close();
  const after = use();
  expect(states()).toEqual(['closed', 'open']);
  after.close();
  before.close();
  expect(states()).toEqual(['closed', 'open']);
  vi.advanceTimersByTime(aWhile);
  expect(states()).toEqual(['closed', 'closed']);
});

test('a wire that is kept stays open, and whoever is gone is told nothing on it', () => {
  const { use, states, said } = exchange({ isKept: true });
  const screen = use();
  const heard: string[] = [];
  screen.onState((state) => heard.push(state));
  screen.send(watch);
  screen.close();
  vi.advanceTimersByTime(aWhile);
  expect(states()).toEqual(['open']);
  expect(said().map(({ type }) => type)).toEqual(['watch', 'unwatch']);
  expect(heard).toEqual([]);
});

test('it hurries as long as one of its users wants it to', () => {
  const { use, held } = exchange();
  const one = use();
  const other = use();
  one.hurry(true);
  other.hurry(false);
  expect(held[0]?.hurries.at(-1)).toBe(true);
  one.close();
  expect(held[0]?.hurries.at(-1)).toBe(false);
});
