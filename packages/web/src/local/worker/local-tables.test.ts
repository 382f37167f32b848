import { tapRace } from '@starboard/engine/testing/toys';
import { describe, expect, test } from 'vitest';
import { memoryShelf } from '../shelf/memory-shelf.ts';
import { seedHashOf } from './seed-hash.ts';
import { LocalPlayer } from '../testing/local-player.ts';
import { isAskedFirst, plays, playsOut } from '../testing/playing.ts';

/** The first seat is to move. */
const botsTurn = { table: 'lesson', seed: 'bots turn', start: { players: 2, roll: [1, 3, 5] } };

/** A rest that lasts until the test wakes up the one who takes it. */
function sleep() {
  let woken: () => void = () => undefined;
  return {
    rest: () => new Promise<void>((rested) => (woken = rested)),
    wakeUp: () => woken(),
  };
}

describe('a table on this device', () => {
  test('is played to its end against bots, and shows then what the dice came from', async () => {
    const player = new LocalPlayer();
    const table = await player.opens({ seats: [null, 'easy'] });
    expect(await player.watches(table)).toBe('done');
    expect(player.table).toMatchObject({ status: 'playing', seat: 0, seed: null, code: null, clock: 'none' });
    await playsOut(player, table);
    const { seed, seedHash, result } = player.table ?? {};
    expect(result).toMatchObject({ kind: 'played', outcome: player.sections['outcome'] });
    expect(await seedHashOf(seed ?? '')).toBe(seedHash);
    expect(player.events.at(-1)).toMatchObject({ type: 'gameEnded' });
    expect(await player.answers(table, 'end-turn')).toBe('engine.match-over');
    expect(player.failures).toEqual([]);
  });

  test('stops the game’s clock while no screen shows it', async () => {
    let now = 1_000_000;
    const player = new LocalPlayer(memoryShelf(), { game: async () => tapRace, now: () => now });
    const table = await player.opens({ game: 'tap-race', seats: [null] });
    await player.watches(table);
    expect(player.sections['time']).toEqual({ runs: true, since: 1_000_000 });
    now += 700;
    await player.unwatches(table);
    now += 3_600_000;
    await player.watches(table, player.n);
    expect(player.sections['time']).toEqual({ runs: true, since: 1_000_000 + 3_600_000 });
    await player.answers(table, 'roll');
    expect(player.events.at(-1)).toMatchObject({ type: 'rolled' });
    await player.unwatches(table);
  });

  test('tells from the start, with the first roll', async () => {
    const player = new LocalPlayer();
    const table = await player.opens();
    await player.watches(table);
    expect(player.missed?.map(({ type }) => type)).toEqual(['turnStarted', 'rolled']);
    await player.until(player.isAsked);
    await plays(player, table);
    const again = new LocalPlayer(player.shelf);
    await again.watches(table);
    expect(again.missed).toEqual(player.events);
    expect(again.missed?.length).toBeGreaterThan(2);
  });

  test('from before the start was kept goes on without it', async () => {
    const shelf = memoryShelf();
    const create: typeof shelf.create = async (table) => {
      const { dealt, ...older } = table;
      expect(dealt).toHaveLength(2);
      await shelf.create(older);
    };
    const player = new LocalPlayer({ ...shelf, create });
    const table = await player.opens();
    await player.watches(table);
    expect(player.missed).toEqual([]);
    await playsOut(player, table);
    const { steps } = await player.ask('replay', { table, from: 0, limit: 2 });
    expect(steps[0]?.events).toMatchObject([{ type: 'turnStarted' }, { type: 'rolled' }]);
  });

  test('goes on where it was after a crash, with the way back', async () => {
    const shelf = memoryShelf();
    const before = new LocalPlayer(shelf);
    const table = await before.opens();
    await isAskedFirst(before, table);
    await plays(before, table);
    expect(before.sections['canUndo']).toBe(true);

    const after = new LocalPlayer(shelf);
    expect(await after.watches(table)).toBe('done');
    expect(after.sections).toEqual(before.sections);
    expect(after.missed).toEqual(before.events);
    expect(await after.says('undo', table)).toBe('done');
    expect(after.sections['canUndo']).toBe(false);

    const again = new LocalPlayer(shelf);
    await again.watches(table);
    expect(again.missed?.length).toBeLessThan(after.missed?.length ?? 0);
    await playsOut(again, table);
  });

  test('tells whoever comes back only what they missed, and nothing when that is nothing', async () => {
    const player = new LocalPlayer();
    const table = await player.opens();
    await isAskedFirst(player, table);
    await plays(player, table);
    const known = player.n;
    await plays(player, table);
    const { events } = player;
    const latest = events.at(-1);
    await player.watches(table, known);
    expect(player.missed?.at(-1)).toEqual(latest);
    expect(player.missed?.length).toBeLessThan(events.length);
    const views = () => player.heard.filter(({ type }) => type === 'view').length;
    const told = views();
    await player.watches(table, player.n);
    expect(views()).toBe(told);
  });

  test('tells all that was missed, however much it was', async () => {
    const player = new LocalPlayer();
    const table = await player.opens({ seats: [null, 'easy', 'easy', 'easy'] });
    await isAskedFirst(player, table);
    await plays(player, table);
    const { n: known } = player;
    const before = player.events.length;
    await playsOut(player, table);
    const later = new LocalPlayer(player.shelf);
    await later.watches(table, known);
    expect(later.missed).toEqual(player.events.slice(before));
  });

  test('sends only the sections that have changed', async () => {
    const player = new LocalPlayer();
    const table = await player.opens();
    await isAskedFirst(player, table);
    await plays(player, table);
    const news = player.heard.findLast(({ type }) => type === 'news');
    expect(news).toMatchObject({ id: expect.any(String), sections: { prompt: expect.anything() } });
    expect(Object.keys(news && 'sections' in news ? news.sections : {})).not.toContain('options');
  });

  test('refuses what the rules refuse, with their reason, and does nothing twice', async () => {
    const player = new LocalPlayer();
    const table = await player.opens();
    await isAskedFirst(player, table);
    const { decision = 0 } = player.prompt ?? {};
    expect(await player.answers(table, 'dock:nowhere:1')).not.toBe('done');
    expect(await player.answers(table, 'end-turn', decision - 1)).toBe('engine.stale-decision');
    expect(await player.says('undo', table)).toBe('engine.nothing-to-undo');
    expect(player.prompt?.decision).toBe(decision);
    const [act = ''] = player.prompt?.shape.kind === 'choose' ? player.prompt.shape.options : [];
    expect(await player.repeats('same', table, act, decision)).toBe('done');
    const { n } = player;
    expect(await player.repeats('same', table, act, decision)).toBe('done');
    expect(player.n).toBe(n);
  });

  test('takes a move back, even after others have moved', async () => {
    const player = new LocalPlayer();
    const table = await player.opens({ seats: [null, 'easy'] });
    await isAskedFirst(player, table);
    expect(await player.says('takeback', table)).toBe('server.takeback.nothing');
    const asked = { ...player.sections };
    expect(asked['hasDecided']).toBe(false);
    await plays(player, table);
    await plays(player, table);
    await player.says('undo', table);
    expect(await player.says('takeback', table)).toBe('done');
    expect(player.sections).toEqual({
      ...asked,
      prompt: { ...player.prompt, decision: expect.any(Number) },
      canUndo: false,
      hasDecided: true,
    });
    while (player.isAsked()) await plays(player, table);
    await player.until(player.isAsked);
    expect(await player.says('takeback', table)).toBe('done');
    expect(player.sections['turn']).toBe(0);
    expect(player.heard.findLast(({ type }) => type === 'news')).toMatchObject({ back: 'takeback' });
    await player.watches(table);
    expect(player.missed?.at(-1)).toEqual({ type: 'table:taken-back', seat: 0 });
    // the steps back there were before the turn was over are there again
    let steppedBack = 0;
    for (; player.sections['canUndo'] === true; steppedBack++) await player.says('undo', table);
    expect(steppedBack).toBeGreaterThan(0);
    await playsOut(player, table);
    const { steps, total } = await player.ask('replay', { table, from: 0, limit: 10_000 });
    expect(steps.every(({ sections }) => sections)).toBe(true);
    expect(steps.filter(({ kind }) => kind === 'takeback')).toHaveLength(2);
    expect(steps).toHaveLength(total);
  });

  test('is given up for good: the bots have won', async () => {
    const player = new LocalPlayer();
    const table = await player.opens({ seats: ['easy', null, 'easy'] });
    await player.watches(table);
    expect(await player.says('resign', table)).toBe('done');
    expect(player.table).toMatchObject({
      status: 'finished',
      result: { kind: 'resigned', outcome: { winners: [0, 2], places: [1, 3, 1] } },
    });
    expect(await player.says('resign', table)).toBe('engine.match-over');
    const nothing = { prompt: null, awaited: [], canUndo: false };
    expect(player.sections).toMatchObject(nothing);
    const later = new LocalPlayer(player.shelf);
    await later.watches(table);
    expect(later.sections).toMatchObject(nothing);
    expect(later.missed?.at(-1)).toMatchObject({ type: 'table:over' });
  });

  test('rests while nobody looks, and goes on for whoever comes back', async () => {
    const { rest, wakeUp } = sleep();
    const player = new LocalPlayer(memoryShelf(), { rest });
    const table = await player.opens({ seats: ['easy', null], lesson: botsTurn });
    await player.watches(table);
    await player.unwatches(table);
    wakeUp();
    // a list is made after all that was on its way
    await player.ask('list', null);
    expect(await player.shelf.inputsAfter(table, 0)).toEqual([]);
    await player.watches(table);
    wakeUp();
    await player.until(() => player.events.length > 0);
    expect(player.events[0]).toMatchObject({ seat: 0 });
  });

  test('rests, too, for whoever has left before it was there', async () => {
    const { rest, wakeUp } = sleep();
    const player = new LocalPlayer(memoryShelf(), { rest });
    const table = await player.opens({ seats: ['easy', null], lesson: botsTurn });
    await Promise.all([player.watches(table), player.unwatches(table)]);
    wakeUp();
    // a list is made after all that was on its way
    await player.ask('list', null);
    expect(await player.shelf.inputsAfter(table, 0)).toEqual([]);
  });
});

describe('bots of a table on this device', () => {
  test.each([
    [2, [800]],
    [0.5, [200]],
    [0, []],
  ])('rest %d times as long as usual for a player who wishes so', async (slowness, rests) => {
    const taken = new Set<number>();
    const player = new LocalPlayer(memoryShelf(), {
      slowness: () => slowness,
      rest: async (milliseconds) => void taken.add(milliseconds),
    });
    const table = await player.opens({ seats: ['easy', null], lesson: botsTurn });
    await player.watches(table);
    await player.until(player.isAsked);
    expect([...taken]).toEqual(rests);
  });
});

describe('the list of tables on this device', () => {
  test('has the latest played first, and forgets what is removed', async () => {
    const player = new LocalPlayer();
    const first = await player.opens();
    const second = await player.opens();
    await isAskedFirst(player, first);
    await plays(player, first);
    expect((await player.ask('list', null)).map(({ id }) => id)).toEqual([first, second]);
    await player.ask('remove', { table: first });
    expect((await player.ask('list', null)).map(({ id }) => id)).toEqual([second]);
    expect(await player.watches(first)).toBe('server.table.unknown');
  });

  test.each([
    ['one seat', { seats: [null] }, 'server.table.seats'],
    ['nobody to play', { seats: ['easy', 'easy'] }, 'server.table.sit-once'],
    ['two people', { seats: [null, null] }, 'server.table.sit-once'],
    ['a stranger', { seats: [null, 'genius'] }, 'server.table.unknown-bot'],
    ['an unknown game', { game: 'ludo' }, 'server.table.game-unknown'],
    ['a wrong option', { options: { longGame: 'perhaps' } }, 'engine.bad-game-option'],
  ])('takes no table with %s', async (_, wish, key) => {
    const player = new LocalPlayer();
    await expect(player.opens(wish)).rejects.toThrow(key);
    expect(await player.ask('list', null)).toEqual([]);
  });
});

describe('the replay of a table on this device', () => {
  test('comes in pages that begin with the whole picture and lead to the end', async () => {
    const player = new LocalPlayer();
    const table = await player.opens({ seats: [null, 'easy'] });
    await player.watches(table);
    await expect(player.ask('replay', { table, from: 0, limit: 10 })).rejects.toThrow(
      'server.record.not-over',
    );
    await playsOut(player, table);
    const { steps, total, outcome } = await player.ask('replay', { table, from: 0, limit: 10_000 });
    expect(steps).toHaveLength(total);
    expect(steps[0]).toMatchObject({ kind: 'start', seat: null });
    const end = steps.reduce((sections, step) => ({ ...sections, ...step.sections }), {});
    expect(end).toEqual(player.sections);
    expect(outcome).toEqual(player.sections['outcome']);
    const page = await player.ask('replay', { table, from: 5, limit: 3 });
    expect(page.steps.map(({ kind }) => kind)).toEqual(steps.slice(5, 8).map(({ kind }) => kind));
    const whole = steps.slice(0, 6).reduce((sections, step) => ({ ...sections, ...step.sections }), {});
    expect(page.steps[0]?.sections).toEqual(whole);
  });

  test('shows to the end a match that was given up', async () => {
    const player = new LocalPlayer();
    const table = await player.opens();
    await isAskedFirst(player, table);
    await plays(player, table);
    await player.says('resign', table);
    const { steps } = await player.ask('replay', { table, from: 0, limit: 500, viewer: 'spectator' });
    expect(steps.at(-1)).toMatchObject({ kind: 'over', events: [{ type: 'table:over' }] });
  });
});

test('a seed is published as its SHA-256', async () => {
  expect(await seedHashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
