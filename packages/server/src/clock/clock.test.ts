import { isTableNote } from '@starboard/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FullNode, seated, startFullNode } from '../testing/nodes/full-node.ts';
import type { Player } from '../testing/people/player.ts';
import { graceIsOver } from '../testing/people/witness.ts';

let node: FullNode;
beforeAll(async () => {
  node = await startFullNode({ wishes: { grace: 300, paces } });
});
afterAll(() => node.close());

const paces = {
  none: null,
  hasty: { free: 300, reserve: 0, window: 150 },
  calm: { free: 60_000, reserve: 60_000, window: 1000 },
  mail: { free: 86_400_000, reserve: 0, window: 86_400_000 },
};

describe('a clock that runs out', () => {
  test('answers what was agreed for that case; who is there keeps the seat', async () => {
    const [ann, bob] = [await node.player(), await node.player()];
    const table = await seated([ann, bob], { game: 'high-card', clock: 'hasty' });
    await bob.until(() => bob.screen(table).sections['direction'] === 'high', 'the agreed answer');
    expect(ann.screen(table).detail?.seats[0]).not.toHaveProperty('standIn');
  });

  test('lets a bot answer where nothing was agreed', async () => {
    const [ann, bob] = [await node.player(), await node.player()];
    const table = await seated([ann, bob], { game: 'high-card', clock: 'hasty' });
    await ann.until(() => ann.screen(table).n >= 2, 'the stake, for which nothing was agreed');
  });

  test('shows everybody whose time runs, and until when', async () => {
    const [ann, bob] = [await node.player(), await node.player()];
    const table = await seated([ann, bob], { game: 'high-card', clock: 'calm' });
    await ann.answers(table, 'low');
    await bob.until(() => bob.messages.some(({ type }) => type === 'clock'));
    const clock = bob.messages.findLast((message) => message.type === 'clock');
    expect(clock).toMatchObject({
      clock: [
        { seat: 0, reserve: 60_000, due: expect.any(Number) },
        { seat: 1, reserve: 60_000, due: null },
      ],
    });
  });
});

describe('stepping back', () => {
  test('renews nobody’s time, however often', async () => {
    const [ann, bob] = [await node.player(), await node.player()];
    const table = await seated([ann, bob], { game: 'high-card', clock: 'calm' });
    const due = async () => {
      await ann.says({ type: 'ping' });
      const clock = ann.messages.findLast((message) => message.type === 'clock');
      return clock?.clock[0]?.due ?? 0;
    };
    await ann.answers(table, 'low');
    const first = await due();
    for (const answer of ['high', 'low', 'high']) {
      await ann.says({ type: 'undo', table });
      expect(await due()).toBe(first);
      await ann.answers(table, answer);
      expect(await due()).toBe(first);
    }
    await ann.answers(table, '2');
    expect(await due()).toBeGreaterThan(first);
  });
});

describe('who did not answer by themselves', () => {
  const notes = (player: Player) =>
    player.messages.flatMap((message) => (message.type === 'news' ? message.events : [])).filter(isTableNote);

  test('is told to everybody when time ran out', async () => {
    const [ann, bob] = [await node.player(), await node.player()];
    const table = await seated([ann, bob], { game: 'high-card', clock: 'hasty' });
    await bob.until(() => notes(bob).length > 0);
    expect(notes(bob)[0]).toEqual({ type: 'table:time-ran-out', seat: 0 });
    // it comes before what it is about
    const told = bob.messages.find((message) => message.type === 'news')?.events ?? [];
    expect(told.map(({ type }) => type)).toEqual(['table:time-ran-out', 'directionCalled']);
    // the answers that follow of themselves are part of the same story
    await bob.until(() => bob.screen(table).n >= 2, 'the stake');
    expect(notes(bob).filter(({ type }) => type === 'table:time-ran-out')).toHaveLength(1);
  });

  test('is told to everybody, and to themselves on return, when a bot stood in', async () => {
    const [ann, bob] = [await node.player(), await node.player()];
    const table = await seated([ann, bob], { game: 'high-card', clock: 'calm' });
    await ann.disconnect();
    await bob.until(() => notes(bob).length > 0, 'the note');
    expect(notes(bob)[0]).toEqual({ type: 'table:stood-in', seat: 0 });
    await ann.connect();
    await ann.watches(table, 0);
    const view = ann.messages.findLast((message) => message.type === 'view');
    expect(view?.missed).toContainEqual({ type: 'table:stood-in', seat: 0 });
  });

  test('is not told of a bot’s own seat', async () => {
    const ann = await node.player();
    const table = await seated([ann], { game: 'high-card', bots: ['random'], clock: 'calm' });
    for (const answer of ['low', '2', 'keep']) await ann.answers(table, answer);
    await ann.until(() => ann.screen(table).n > 3, 'the bot’s answer');
    expect(notes(ann)).toEqual([]);
  });
});

describe('somebody who vanishes', () => {
  const isStoodIn = (player: Player, table: string, seat: number) =>
    'standIn' in (player.screen(table).detail?.seats[seat] ?? {});

  test.each(['calm', 'none'])(
    'is stood in for after the grace, and takes the seat back by coming back: clock %s',
    async (clock) => {
      const [ann, bob] = [await node.player(), await node.player()];
      const table = await seated([ann, bob], { game: 'high-card', clock });
      await ann.disconnect();
      await bob.until(() => isStoodIn(bob, table, 0), 'the stand-in');
      await bob.until(() => bob.screen(table).sections['direction'] !== null, 'a move of the stand-in');
      await ann.connect();
      await ann.watches(table, 0);
      await bob.until(() => !isStoodIn(bob, table, 0), 'the owner');
    },
  );

  test('is waited for no longer because whoever waits reloads', async () => {
    const [ann, bob] = [await node.player(), await node.player()];
    const table = await seated([ann, bob], { game: 'high-card' });
    await ann.disconnect();
    let reloads = 0;
    while (!isStoodIn(bob, table, 0) && reloads < 300) {
      reloads++;
      await bob.disconnect();
      await bob.connect();
      await bob.watches(table);
      await bob.says({ type: 'ping' });
    }
    expect(reloads).toBeLessThan(300);
  });

  test('is waited for by mail', async () => {
    const [ann, bob] = [await node.player(), await node.player()];
    const table = await seated([ann, bob], { game: 'high-card', clock: 'mail' });
    await ann.disconnect();
    await bob.until(() => bob.screen(table).connected.length === 1);
    await graceIsOver(node);
    await bob.says({ type: 'ping' });
    expect(isStoodIn(bob, table, 0)).toBe(false);
  });

  describe('where no clock runs', () => {
    test('loses nothing while all are gone; the grace begins when another comes back', async () => {
      const [ann, bob] = [await node.player(), await node.player()];
      const table = await seated([ann, bob], { game: 'high-card' });
      await Promise.all([ann.disconnect(), bob.disconnect()]);
      await graceIsOver(node);
      const known = bob.messages.length;
      await bob.connect();
      await bob.watches(table, 0);
      await bob.until(() => bob.messages.slice(known).some(({ type }) => type === 'view'), 'the match');
      const found = bob.messages.slice(known);
      expect(found.find((message) => message.type === 'table')?.table.seats[0]).not.toHaveProperty('standIn');
      expect(found.find((message) => message.type === 'view')?.sections['direction']).toBeNull();
      await bob.until(() => isStoodIn(bob, table, 0), 'the stand-in');
    });

    test('loses nothing when only bots are left', async () => {
      const ann = await node.player();
      const table = await seated([ann], { game: 'high-card', bots: ['random'] });
      await ann.disconnect();
      await graceIsOver(node);
      await ann.connect();
      await ann.watches(table, 0);
      expect(ann.screen(table).sections['direction']).toBeNull();
      expect(isStoodIn(ann, table, 0)).toBe(false);
    });

    test('is stood in for though they left before the match began', async () => {
      const [ann, bob] = [await node.player(), await node.player()];
      const { body } = await ann.browser.post<{ id: string }>('/api/tables', {
        game: 'high-card',
        options: {},
        seats: ['me', 'open'],
        clock: 'none',
        isPublic: false,
        spectators: { allowed: true, delay: 0 },
      });
      await ann.browser.post(`/api/tables/${body.id}/ready`, { isReady: true });
      await ann.disconnect();
      await bob.browser.post(`/api/tables/${body.id}/join`, {});
      await bob.watches(body.id);
      await bob.browser.post(`/api/tables/${body.id}/ready`, { isReady: true });
      await bob.until(() => isStoodIn(bob, body.id, 0), 'the stand-in');
    });
  });
});

describe('real time', () => {
  test('takes taps of all seats as they come, and ends each round by itself', async () => {
    const [ann, bob] = [await node.player(), await node.player()];
    const table = await seated([ann, bob], { game: 'tap-race' });
    const events = () => ann.messages.flatMap((message) => (message.type === 'news' ? message.events : []));
    const hasRolled = (seat: number) =>
      events().some((event) => event.type === 'rolled' && 'seat' in event && event.seat === seat);
    const tap = async (player: typeof ann, seat: number) => {
      for (let prompt = player.prompt(table); prompt && !hasRolled(seat); prompt = player.prompt(table))
        await player.says({ type: 'act', table, decision: prompt.decision, answer: 'roll' });
    };
    await Promise.all([tap(ann, 0), tap(bob, 1)]);
    expect([hasRolled(0), hasRolled(1)]).toEqual([true, true]);
    await ann.until(() => ann.screen(table).sections['outcome'] !== null, 'the bell');
    expect(events().map(({ type }) => type)).toContain('timeRanOut');
  });
});
