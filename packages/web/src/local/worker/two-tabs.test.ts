import { describe, expect, test } from 'vitest';
import { memoryShelf } from '../shelf/memory-shelf.ts';
import { LocalPlayer } from '../testing/local-player.ts';
import { firstOf, isAskedFirst, plays, playsOut } from '../testing/playing.ts';

/** Both look at the same table, and are asked the same. */
async function twoTabs() {
  const shelf = memoryShelf();
  const one = new LocalPlayer(shelf);
  const two = new LocalPlayer(shelf);
  const table = await one.opens();
  await isAskedFirst(one, table);
  await isAskedFirst(two, table);
  return { one, two, table };
}

describe('two tabs at one table', () => {
  test('the first to write counts; the other is shown what happened', async () => {
    const { one, two, table } = await twoTabs();
    await plays(one, table);
    expect(await two.answers(table, 'end-turn')).not.toBe('done');
    await two.hearsOfOtherTab(table);
    await two.until(() => two.n === one.n);
    expect(two.sections).toEqual(one.sections);
    await playsOut(two, table);
    expect(two.failures).toEqual([]);
  });

  test('what happens in one is news in the other, with the same log', async () => {
    const { one, two, table } = await twoTabs();
    const before = two.heard.length;
    await plays(one, table);
    await plays(one, table);
    await two.hearsOfOtherTab(table);
    await two.until(() => two.n === one.n);
    expect(two.heard.slice(before).map(({ type }) => type)).toEqual(['news', 'news', 'table']);
    expect(two.events).toEqual(one.events);
    expect(two.sections).toEqual(one.sections);
    await one.says('undo', table);
    await two.hearsOfOtherTab(table);
    await two.until(() => two.n === one.n);
    expect(two.heard.findLast(({ type }) => type === 'news')).toMatchObject({ back: 'step' });
    expect(two.sections).toEqual(one.sections);
  });

  test('what is written while another tab looks is news there only once its own picture has it', async () => {
    const shelf = memoryShelf();
    const one = new LocalPlayer(shelf);
    let meanwhile: (() => Promise<void>) | null = null;
    const two = new LocalPlayer({
      ...shelf,
      async inputsAfter(id, seq) {
        const happens = meanwhile;
        meanwhile = null;
        await happens?.();
        return shelf.inputsAfter(id, seq);
      },
    });
    const table = await one.opens();
    await isAskedFirst(one, table);
    await isAskedFirst(two, table);
    await plays(one, table);
    const before = one.n;
    meanwhile = () => plays(one, table);
    await two.hearsOfOtherTab(table);
    await two.until(() => two.n === before);
    await two.hearsOfOtherTab(table);
    await two.until(() => two.n === one.n);
    expect(two.sections).toEqual(one.sections);
    expect(two.events).toEqual(one.events);
  });

  test('orders left in one are told in both, and again to a screen that comes back', async () => {
    const shelf = memoryShelf();
    const one = new LocalPlayer(shelf);
    const two = new LocalPlayer(shelf);
    const table = await one.opens({ game: 'cosmic-encounter', seats: [null, 'random', 'random'] });
    await one.watches(table);
    await two.watches(table);
    const told = ({ heard }: LocalPlayer) => heard.filter(({ type }) => type === 'orders');
    expect(told(two)).toEqual([]);
    const orders = [{ at: 'all', as: 'any', then: 'ask' }];
    expect(await one.orders(table, orders)).toBe('done');
    await two.hearsOfOtherTab(table);
    await two.until(() => told(two).length > 0);
    for (const player of [one, two]) expect(told(player)).toEqual([{ type: 'orders', table, orders }]);
    await two.unwatches(table);
    await two.watches(table);
    expect(told(two)).toHaveLength(2);
  });

  test('who was too late is shown what the other did, and nothing of their own', async () => {
    const { one, two, table } = await twoTabs();
    await plays(one, table);
    const { prompt } = two;
    expect(await two.answers(table, prompt && firstOf(prompt))).toBe('server.table.busy');
    expect(two.events).toEqual(one.events);
    expect(two.sections).toEqual(one.sections);
  });

  test('a lesson that begins anew in one begins anew in the other', async () => {
    const shelf = memoryShelf();
    const lesson = { table: 'lesson', seed: 'a', start: { players: 2, roll: [1, 3, 5] } };
    const one = new LocalPlayer(shelf);
    const table = await one.opens({ seats: [null, 'easy'], lesson });
    await isAskedFirst(one, table);
    const first = one.sections;
    await plays(one, table);
    await plays(one, table);
    const two = new LocalPlayer(shelf, {
      now: () => 2_000_000,
      wrote: (written) => void one.hearsOfOtherTab(written),
    });
    await two.opens({ seats: [null, 'easy'], lesson });
    await one.until(() => one.n === 0);
    expect(one.sections).toEqual(first);
    await plays(one, table);
  });

  test('a table that is removed in one is gone in the other, which is told once', async () => {
    const shelf = memoryShelf();
    const rests: number[] = [];
    const two = new LocalPlayer(shelf, { rest: async (milliseconds) => void rests.push(milliseconds) });
    const one = new LocalPlayer(shelf, { wrote: (written) => void two.hearsOfOtherTab(written) });
    const table = await one.opens();
    await isAskedFirst(two, table);
    const rested = rests.length;
    await one.ask('remove', { table });
    await two.until(() => two.heard.at(-1)?.type === 'refused');
    expect(two.heard.at(-1)).toMatchObject({ id: null, reason: { key: 'server.table.unknown' } });
    // nothing is tried again
    expect(rests).toHaveLength(rested);
  });
});
