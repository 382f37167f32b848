import { asks, rulesOf } from '@starboard/engine';
import { tinyGame, trapdoors } from '@starboard/engine/testing/toys';
import { describe, expect, test } from 'vitest';
import type { TableServices } from './local-tables.ts';
import { memoryShelf } from '../shelf/memory-shelf.ts';
import { tableServices, LocalPlayer } from '../testing/local-player.ts';
import { firstOf, isAskedFirst, plays } from '../testing/playing.ts';

/** A device whose shelf fails as long as `error` is set. */
function device() {
  const shelf = memoryShelf();
  const trouble: { error: Error | null } = { error: null };
  const orFails = async <T>(act: () => Promise<T>): Promise<T> => {
    if (trouble.error) throw trouble.error;
    return act();
  };
  return {
    trouble,
    shelf: {
      ...shelf,
      create: (table) => orFails(() => shelf.create(table)),
      append: (table, inputs) => orFails(() => shelf.append(table, inputs)),
    } satisfies typeof shelf,
  };
}

const full = () => new DOMException('no room', 'QuotaExceededError');
const newer = () => new DOMException('the database is newer', 'VersionError');
const broken = () => new Error('the disk is broken');

/** Rests that take no time, but let others go on, and are written down. */
function rests() {
  const taken: number[] = [];
  const rest: TableServices['rest'] = (milliseconds) => {
    taken.push(milliseconds);
    return new Promise((rested) => void setTimeout(rested));
  };
  return { taken, rest };
}

const { think } = tableServices(memoryShelf(), () => undefined);

/** The first seat, a bot’s, is to move. */
const botsTurn = {
  seats: ['easy', null],
  lesson: { table: 'lesson', seed: 'bots turn', start: { players: 2, roll: [1, 3, 5] } },
};

/** A corridor whose every door is broken. */
const { procedure } = rulesOf<object, never>();
const onlyTrapdoors = tinyGame(
  procedure<object, 'door'>('main', 'door', {
    door: asks(
      () => ({ seat: 0, prompt: 'door', shape: { kind: 'choose', options: ['trip', 'fall'] } }),
      () => {
        throw new Error('tripped');
      },
    ),
  }),
  () => ({}),
);

const refusals = (player: LocalPlayer): string[] =>
  player.heard.flatMap((message) => (message.type === 'refused' ? [message.reason.key] : []));

describe('a bot that cannot move', () => {
  test.each([
    ['there is no room on the device', full(), 'web.local.not-kept', 0],
    ['a newer version has taken over', newer(), 'web.local.newer', 0],
    ['the disk is broken', broken(), 'web.local.failed', 2],
  ])('because %s: the player is told, and it moves as soon as it can', async (_, error, key, failures) => {
    const { shelf, trouble } = device();
    const { taken, rest } = rests();
    const player = new LocalPlayer(shelf, { rest });
    const table = await player.opens(botsTurn);
    trouble.error = error;
    await player.watches(table);
    await player.until(() => refusals(player).length === 2);
    expect(refusals(player)).toEqual([key, key]);
    trouble.error = null;
    await player.until(player.isAsked);
    // later and later, and between them what every bot waits for
    expect(taken.filter((rested) => rested !== 400)).toEqual([500, 1000]);
    expect(player.failures).toHaveLength(failures);
    await plays(player, table);
  });

  test('because its worker broke down: the player is told, and it is asked again', async () => {
    let isBroken = true;
    const player = new LocalPlayer(memoryShelf(), {
      think: async (job) => {
        if (!isBroken) return think(job);
        isBroken = false;
        throw broken();
      },
    });
    const table = await player.opens(botsTurn);
    await isAskedFirst(player, table);
    expect(refusals(player)).toEqual(['web.local.stuck']);
    expect(player.failures).toEqual([broken()]);
  });

  test.each([
    ['answers what is not allowed', { answer: 'fly to the moon' }],
    ['fails over its answer', { failed: 'Error: lost in thought' }],
  ])('because it %s: something is answered in its place, and we hear of it', async (_, thought) => {
    const player = new LocalPlayer(memoryShelf(), { think: async () => thought });
    const table = await player.opens(botsTurn);
    await isAskedFirst(player, table);
    expect(refusals(player)).toEqual([]);
    expect(player.failures.length).toBeGreaterThan(0);
    await plays(player, table);
  });

  test('because the rules fail over its answer: another is taken in its place, and we hear of it', async () => {
    const think = async () => ({ answer: 'trip' });
    const player = new LocalPlayer(memoryShelf(), { game: async () => trapdoors, think });
    const table = await player.opens({ game: 'trapdoors', seats: [null, 'random'] });
    await isAskedFirst(player, table);
    expect(await player.answers(table, 'pass')).toBe('done');
    await player.until(() => player.isAsked() || player.isOver());
    expect(refusals(player)).toEqual([]);
    expect(player.failures[0]).toMatchObject({ message: 'tripped' });
  });

  test('because the rules fail over all it could answer: the player is told, and it is tried again', async () => {
    const think = async () => ({ answer: 'trip' });
    const player = new LocalPlayer(memoryShelf(), { game: async () => onlyTrapdoors, think });
    const table = await player.opens({ game: 'tiny', seats: ['random', null] });
    await player.watches(table);
    await player.until(() => refusals(player).length === 2);
    expect(refusals(player)).toEqual(['engine.rules-failed', 'engine.rules-failed']);
    await player.unwatches(table);
  });

  test('is left in peace when nobody looks any more', async () => {
    const { shelf, trouble } = device();
    let wakeUp: () => void = () => undefined;
    const rest = (milliseconds: number) =>
      new Promise<void>((rested) => (milliseconds === 400 ? rested() : (wakeUp = rested)));
    const player = new LocalPlayer(shelf, { rest });
    const table = await player.opens(botsTurn);
    trouble.error = full();
    await player.watches(table);
    await player.until(() => refusals(player).length > 0);
    await player.unwatches(table);
    trouble.error = null;
    wakeUp();
    // a list is made after all that was on its way
    await player.ask('list', null);
    expect(await shelf.inputsAfter(table, 0)).toEqual([]);
  });

  test('because somebody was faster is nothing to speak of', async () => {
    const shelf = memoryShelf();
    const one = new LocalPlayer(shelf);
    const table = await one.opens(botsTurn);
    const two = new LocalPlayer(shelf);
    await Promise.all([one.watches(table), two.watches(table)]);
    await Promise.all([one.until(one.isAsked), two.until(two.isAsked)]);
    expect([...refusals(one), ...refusals(two)]).toEqual([]);
    expect(one.sections).toEqual(two.sections);
  });
});

describe('a player on a device that fails', () => {
  test('is told that a rule has failed, and we hear of it', async () => {
    const player = new LocalPlayer(memoryShelf(), { game: async () => trapdoors });
    const table = await player.opens({ game: 'trapdoors', seats: [null, 'random'] });
    await isAskedFirst(player, table);
    const { prompt } = player;
    expect(await player.answers(table, 'trip')).toBe('engine.rules-failed');
    expect(player.prompt).toEqual(prompt);
    expect(player.failures).toMatchObject([{ message: 'tripped' }]);
    expect(await player.answers(table, 'step')).toBe('done');
  });

  test('is told that a table could not be laid out, and we hear of it', async () => {
    const setup = (): never => {
      throw new Error('the box is empty');
    };
    const player = new LocalPlayer(memoryShelf(), { game: async () => ({ ...trapdoors, setup }) });
    const opened = player.opens({ game: 'trapdoors', seats: [null, 'random'] });
    await expect(opened).rejects.toThrow('web.local.failed');
    expect(player.failures).toMatchObject([{ message: 'the box is empty' }]);
  });

  test.each([
    [full(), 'web.local.not-kept', 0],
    [newer(), 'web.local.newer', 0],
    [broken(), 'web.local.failed', 1],
  ])('is told why the move was not made: %s', async (error, key, failures) => {
    const { shelf, trouble } = device();
    const player = new LocalPlayer(shelf);
    const table = await player.opens();
    await isAskedFirst(player, table);
    const { prompt } = player;
    trouble.error = error;
    expect(await player.answers(table, prompt && firstOf(prompt))).toBe(key);
    expect(player.prompt).toEqual(prompt);
    expect(player.failures).toHaveLength(failures);
    trouble.error = null;
    await plays(player, table);
  });

  test.each([
    [full(), 'web.local.no-room'],
    [newer(), 'web.local.newer'],
    [broken(), 'web.local.failed'],
  ])('is told why no table was opened: %s', async (error, key) => {
    const { shelf, trouble } = device();
    trouble.error = error;
    await expect(new LocalPlayer(shelf).opens()).rejects.toThrow(key);
  });
});
