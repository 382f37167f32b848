import { isTableNote } from '@starboard/host';
import type { Replay, TableDetail } from '@starboard/protocol';
import type { MatchFile } from '@starboard/records';
import { describe, expect, test } from 'vitest';
import { sharedNode } from '../../testing/nodes/shared-node.ts';
import { seated } from '../../testing/nodes/full-node.ts';
import { Player } from '../../testing/people/player.ts';

const people = sharedNode();
const resultOf = (player: Player, table: string) => player.screen(table).detail?.result;

describe('giving up', () => {
  test('between two, the other one has won', async () => {
    const [ann, bob] = (await people(2)) as [Player, Player];
    const table = await seated([ann, bob], { game: 'high-card' });
    await ann.says({ type: 'resign', table });
    await bob.until(() => bob.screen(table).detail?.status === 'finished');
    const result = { kind: 'resigned', outcome: { winners: [1], places: [2, 1] } };
    expect(resultOf(bob, table)).toEqual(result);
    for (const player of [ann, bob]) {
      const news = player.messages.findLast((message) => message.type === 'news');
      expect(news?.events).toEqual([{ type: 'table:over', result }]);
    }
    expect(await bob.says({ type: 'act', table, decision: 1, answer: 'high' })).toMatchObject({
      type: 'refused',
      reason: { key: 'engine.match-over' },
    });
  });

  test('leaves nobody with anything to do: not those who are there, nor those who come later', async () => {
    const [ann, bob, zoe] = (await people(3)) as [Player, Player, Player];
    const table = await seated([ann, bob], { game: 'high-card', clock: 'normal' });
    await ann.answers(table, 'low');
    expect(ann.screen(table).sections).toMatchObject({ prompt: {}, canUndo: true, awaited: [0] });
    await bob.says({ type: 'resign', table });
    await ann.until(() => ann.screen(table).detail?.status === 'finished');
    const nothing = { prompt: null, canUndo: false, awaited: [] };
    for (const player of [ann, bob]) expect(player.screen(table).sections).toMatchObject(nothing);
    for (const player of [ann, bob, zoe]) {
      await player.watches(table, 0);
      expect(player.messages.findLast(({ type }) => type === 'view')).toMatchObject({ sections: nothing });
    }
    const clock = ann.messages.findLast((message) => message.type === 'clock');
    expect(clock?.clock.map(({ due }) => due)).toEqual([null, null]);
    expect(await ann.says({ type: 'undo', table })).toMatchObject({ type: 'refused' });
  });

  test('ends standing orders with it', async () => {
    const [ann, bob] = (await people(2)) as [Player, Player];
    const table = await seated([ann, bob], { game: 'whispers' });
    expect(await ann.says({ type: 'orders', table, orders: 'keep' })).toMatchObject({ type: 'done' });
    await bob.says({ type: 'resign', table });
    expect(await ann.says({ type: 'orders', table, orders: 'keep' })).toMatchObject({
      type: 'refused',
      reason: { key: 'engine.match-over' },
    });
  });

  test('among more, a bot plays on for good', async () => {
    const [ann, bob, carl] = (await people(3)) as [Player, Player, Player];
    const table = await seated([ann, bob, carl], { game: 'alien-frontiers' });
    const asked = [ann, bob, carl].find((player) => player.prompt(table) !== null) as Player;
    const others = [ann, bob, carl].filter((player) => player !== asked);
    await asked.says({ type: 'resign', table });
    await Promise.all(others.map((other) => other.until(() => other.screen(table).n > 2, 'the bot’s moves')));
    const notes = others.map((other) =>
      other.messages.flatMap((message) => (message.type === 'news' ? message.events : [])).find(isTableNote),
    );
    const seat = [ann, bob, carl].indexOf(asked);
    for (const note of notes) expect(note).toEqual({ type: 'table:given-up', seat });
    expect(await asked.says({ type: 'act', table, decision: 1, answer: 'x' })).toMatchObject({
      type: 'refused',
      reason: { key: 'server.match.resigned' },
    });
  });

  test('is said once, however long the bot plays on', async () => {
    const [ann, bob, carl] = (await people(3)) as [Player, Player, Player];
    const table = await seated([ann, bob, carl], { game: 'high-card' });
    await ann.says({ type: 'resign', table });
    const told = (player: Player) =>
      player.messages.flatMap((message) => (message.type === 'news' ? message.events : []));
    const hasSeenTwoTricks = (player: Player) =>
      told(player).filter(({ type }) => type === 'trickTaken').length >= 2;
    const plays = async (player: Player) => {
      const isAsked = () => player.prompt(table) !== null;
      while (!hasSeenTwoTricks(player)) {
        await player.until(() => hasSeenTwoTricks(player) || isAsked(), 'the next question');
        const shape = player.prompt(table)?.shape;
        if (shape?.kind === 'choose') await player.answers(table, shape.options[0] ?? '');
      }
    };
    await Promise.all([plays(bob), plays(carl)]);
    expect(told(bob).filter(isTableNote)).toEqual([{ type: 'table:given-up', seat: 0 }]);
  });

  test('as the last person among bots, it is over: the bots have won', async () => {
    const [ann, bob] = (await people(2)) as [Player, Player];
    const table = await seated([ann, bob], { game: 'high-card', bots: ['random', 'random'] });
    await ann.says({ type: 'resign', table });
    await bob.says({ type: 'ping' });
    expect(resultOf(bob, table)).toBeNull();
    await bob.says({ type: 'resign', table });
    await ann.until(() => ann.screen(table).detail?.status === 'finished');
    expect(resultOf(ann, table)).toEqual({
      kind: 'resigned',
      outcome: { winners: [2, 3], places: [3, 3, 1, 1] },
    });
  });

  test('until one person is left and no bot, that one has won', async () => {
    const [ann, bob, carl] = (await people(3)) as [Player, Player, Player];
    const table = await seated([ann, bob, carl], { game: 'alien-frontiers' });
    await ann.says({ type: 'resign', table });
    await bob.says({ type: 'ping' });
    expect(resultOf(bob, table)).toBeNull();
    await bob.says({ type: 'resign', table });
    await carl.until(() => carl.screen(table).detail?.status === 'finished');
    expect(resultOf(carl, table)).toMatchObject({
      kind: 'resigned',
      outcome: { winners: [2], places: [2, 2, 1] },
    });
  });

  test('is the last step of the replay, and no move in the file', async () => {
    const [ann, bob] = (await people(2)) as [Player, Player];
    const table = await seated([ann, bob], { game: 'high-card' });
    await ann.answers(table, 'low');
    await bob.says({ type: 'resign', table });
    const { body: replay } = await ann.browser.get<Replay>(`/api/tables/${table}/replay`);
    expect(replay.steps.map(({ kind }) => kind)).toEqual(['start', 'answer', 'over']);
    expect(replay.steps.at(-1)).toMatchObject({ seat: null, events: [{ type: 'table:over' }], sections: {} });
    expect(replay.outcome).toEqual({ winners: [0], places: [1, 2] });
    const { body: file } = await ann.browser.get<MatchFile>(`/api/tables/${table}/export`);
    expect(file.inputs).toEqual([{ seat: 0, decision: 1, answer: 'low' }]);
    const { body: again } = await ann.browser.post<TableDetail>('/api/import', file);
    expect((await ann.browser.get(`/api/tables/${again.id}/export`)).body).toEqual(file);
    // there the end is not in the log, as in logs from before it was written there
    expect(await ann.watches(again.id)).toMatchObject({ sections: { direction: 'low' } });
    expect(resultOf(ann, again.id)).toEqual(resultOf(ann, table));
  });
});

describe('ending without a result', () => {
  test('takes everybody, and can be thought better of', async () => {
    const [ann, bob] = (await people(2)) as [Player, Player];
    const table = await seated([ann, bob], { game: 'high-card' });
    await ann.says({ type: 'vote-end', table, agree: true });
    await bob.until(() => bob.screen(table).detail?.endVotes.length === 1);
    await ann.says({ type: 'vote-end', table, agree: false });
    await bob.says({ type: 'vote-end', table, agree: true });
    expect(resultOf(bob, table)).toBeNull();
    await ann.says({ type: 'vote-end', table, agree: true });
    await bob.until(() => bob.screen(table).detail?.status === 'finished');
    expect(resultOf(bob, table)).toEqual({ kind: 'agreed' });
    expect(bob.screen(table).detail?.seed).toMatch(/^[\da-f]{64}$/);
  });
});

describe('ending that somebody does not want', () => {
  test('is off the table: who gives up later ends nothing with it', async () => {
    const [ann, bob] = (await people(2)) as [Player, Player];
    const table = await seated([ann, bob], { game: 'high-card', bots: ['random'] });
    await ann.says({ type: 'vote-end', table, agree: true });
    await bob.until(() => bob.screen(table).detail?.endVotes.length === 1);
    await bob.says({ type: 'vote-end', table, agree: false });
    await ann.until(() => ann.screen(table).detail?.endVotes.length === 0);
    await bob.says({ type: 'resign', table });
    await ann.says({ type: 'ping' });
    expect(resultOf(ann, table)).toBeNull();
    expect(ann.screen(table).detail?.status).toBe('playing');
  });
});

describe('what needs everybody', () => {
  test('needs those too whom a bot stands in for', async () => {
    const [ann, bob] = (await people(2)) as [Player, Player];
    const table = await seated([ann, bob], { game: 'high-card', clock: 'hasty' });
    await bob.disconnect();
    await ann.until(() => 'standIn' in (ann.screen(table).detail?.seats[1] ?? {}), 'the stand-in');
    await ann.says({ type: 'vote-end', table, agree: true });
    expect(resultOf(ann, table)).toBeNull();
  });

  test('is looked at again when somebody gives up', async () => {
    const [ann, bob, carl] = (await people(3)) as [Player, Player, Player];
    const table = await seated([ann, bob, carl], { game: 'high-card' });
    for (const player of [ann, bob]) await player.says({ type: 'vote-end', table, agree: true });
    await carl.says({ type: 'resign', table });
    await ann.until(() => ann.screen(table).detail?.status === 'finished');
    expect(resultOf(ann, table)).toEqual({ kind: 'agreed' });
  });
});
