import { tapRace } from '@starboard/engine/testing/toys';
import { type LogEntry, recordingText } from '@starboard/host';
import type { Recording } from '@starboard/protocol';
import { describe, expect, test } from 'vitest';
import { memoryShelf } from '../shelf/memory-shelf.ts';
import { entriesAfter, type KeptTable, type Shelf } from '../shelf/kept-table.ts';
import { LocalPlayer } from '../testing/local-player.ts';
import { virtualTime } from '../testing/virtual-time.ts';
import type { TableServices } from './local-tables.ts';
import { beginningOf } from './takeback.ts';
import { thought } from './thinking.ts';

const real: Partial<TableServices> = {
  game: async () => tapRace,
  think: async ({ task }) => thought(tapRace, task),
};

/** A shelf that counts how often it is written to. */
function countedShelf() {
  const shelf = memoryShelf();
  const writes: number[] = [];
  const append: Shelf['append'] = (table, inputs) => {
    writes.push(inputs.length);
    return shelf.append(table, inputs);
  };
  return { shelf: { ...shelf, append }, writes };
}

/** A player who comes to a race, where no time passes unless a test lets it. */
async function racing(shelf: Shelf, seats: readonly (string | null)[] = [null]) {
  const standing = { now: () => 1_000_000, rest: () => new Promise<void>(() => undefined) };
  const player = new LocalPlayer(shelf, { ...real, ...standing });
  const table = await player.opens({ game: 'tap-race', seats });
  await player.watches(table);
  return { player, table, standing };
}

describe('a table in real time on this device', () => {
  test('is played against bots to its bell, each at its own pace, and can be looked at again', async () => {
    const { shelf, writes } = countedShelf();
    const player = new LocalPlayer(shelf, { ...real, ...virtualTime() });
    const table = await player.opens({ game: 'tap-race', seats: [null, 'random', 'random'] });
    await player.watches(table);
    await player.until(player.isOver);
    expect(player.events.filter(({ type }) => type === 'timeRanOut')).toHaveLength(2);
    const log = await shelf.inputsAfter(table, 0);
    // three acts a second at most, for four seconds
    for (const seat of [1, 2]) {
      const acts = log.filter((entry) => entry.seat === seat);
      expect(acts.length).toBeGreaterThan(4);
      expect(acts.length).toBeLessThanOrEqual(12);
    }
    expect(writes.reduce((sum, count) => sum + count)).toBe(log.length);
    expect(writes.length).toBeLessThan(log.length);
    const film = await player.ask('film', { table });
    expect(film?.steps).toHaveLength(log.length + 1);
    // two rounds of two seconds, as long as they were
    expect(film?.axis.at(-1)).toBe(4_000);
    const { prompt: _, awaited: __, time: ___, ...end } = player.sections;
    expect(await player.ask('still', { table, step: log.length })).toMatchObject(end);
    expect(await player.ask('still', { table, step: 0 })).toMatchObject({ round: 1 });
    expect(player.failures).toEqual([]);
  });

  test('is told the same by a server that hands it out, as far as today’s rules tell what was told then', async () => {
    const shelf = memoryShelf();
    const here = new LocalPlayer(shelf, { ...real, ...virtualTime() });
    const table = await here.opens({ game: 'tap-race', seats: [null, 'random'] });
    await here.watches(table);
    await here.until(here.isOver);
    const kept = (await shelf.load(table)) as KeptTable;
    const log = await entriesAfter(shelf, table, 0);
    const handedOut = (told: readonly LogEntry[]) =>
      JSON.parse(
        recordingText(
          {
            table,
            game: 'tap-race',
            names: ['Vera', 'random'],
            outcome: here.table?.result?.kind === 'played' ? here.table.result.outcome : null,
            beginning: beginningOf(kept),
            startedAt: kept.createdAt,
          },
          told,
        ),
      ) as Recording;

    const there = new LocalPlayer(memoryShelf(), { ...real, recording: async () => handedOut(log) });
    const wish = { table, viewer: 0, isServers: true } as const;
    expect(await there.ask('film', wish)).toEqual(await here.ask('film', { table }));
    for (const step of [0, 7, log.length])
      expect(await there.ask('still', { ...wish, step })).toEqual(await here.ask('still', { table, step }));
    // a worker that was started anew
    const anew = new LocalPlayer(memoryShelf(), { ...real, recording: async () => handedOut(log) });
    expect(await anew.ask('still', { ...wish, step: 7 })).toEqual(
      await here.ask('still', { table, step: 7 }),
    );

    const otherwise = (number: number) =>
      log.map((entry) => (entry.seq === number ? { ...entry, events: [{ type: 'older' }] } : entry));
    for (const number of [1, 5]) {
      const older = new LocalPlayer(memoryShelf(), {
        ...real,
        recording: async () => handedOut(otherwise(number)),
      });
      const film = await older.ask('film', wish);
      expect(film?.steps[number]?.events).toEqual([]);
      expect(film?.steps[0]?.events.length).toBe(number === 1 ? 0 : 1);
      const known = await Promise.all([0, 4, 5].map((step) => older.ask('still', { ...wish, step })));
      expect(known.map((still) => still !== null)).toEqual(
        number === 1 ? [false, false, false] : [true, true, false],
      );
    }
  });

  test('is lost where its only player leaves those who play together', async () => {
    const together = { ...tapRace, isTogether: true } as const;
    const player = new LocalPlayer(memoryShelf(), { ...real, ...virtualTime(), game: async () => together });
    const table = await player.opens({ game: 'tap-race', seats: [null, 'random'] });
    await player.watches(table);
    expect(await player.says('resign', table)).toBe('done');
    expect(player.table?.result).toEqual({ kind: 'resigned', outcome: { winners: [], places: [2, 1] } });
  });

  test('tells an act at once, and writes it with those after it', async () => {
    const { shelf, writes } = countedShelf();
    const { player, table } = await racing(shelf);
    for (let taps = 0; taps < 4; taps++) expect(await player.answers(table, 'roll')).toBe('done');
    expect(player.events.filter(({ type }) => type === 'rolled')).toHaveLength(4);
    expect(writes).toEqual([]);
    await player.unwatches(table);
    expect(writes).toEqual([4]);
  });

  test('takes no act twice that is said again within a minute, though the page was loaded anew', async () => {
    const shelf = memoryShelf();
    const { player, table, standing } = await racing(shelf);
    const decision = player.prompt?.decision ?? 0;
    for (let taps = 0; taps < 600; taps++) await player.repeats(`tap-${taps}`, table, 'roll', decision);
    await player.unwatches(table);
    const { length } = await shelf.inputsAfter(table, 0);
    const again = new LocalPlayer(shelf, { ...real, ...standing });
    await again.watches(table);
    for (const tap of [0, 1, 300, 599])
      expect(await again.repeats(`tap-${tap}`, table, 'roll', decision)).toBe('done');
    await again.unwatches(table);
    expect(length).toBe(600);
    expect(await shelf.inputsAfter(table, 0)).toHaveLength(length);
  });

  test('forgets what was not written when another tab was faster, and shows what is', async () => {
    const shelf = memoryShelf();
    const { player: one, table, standing } = await racing(shelf);
    const two = new LocalPlayer(shelf, { ...real, ...standing });
    await two.watches(table);
    await one.answers(table, 'roll');
    await one.answers(table, 'roll');
    await two.answers(table, 'roll');
    await two.unwatches(table);
    await one.hearsOfOtherTab(table);
    await one.until(() => one.heard.at(-1)?.type === 'table');
    expect(one.n).toBe(two.n);
    expect(one.events).toEqual(two.events);
    expect(await one.answers(table, 'roll')).toBe('done');
    await one.unwatches(table);
    expect(await shelf.inputsAfter(table, 0)).toHaveLength(2);
    expect(one.failures).toEqual([]);
  });
});
