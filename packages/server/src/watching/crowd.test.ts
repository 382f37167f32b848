import type { ChatLine, FromServer, TableDetail } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FullNode, seated, startFullNode } from '../testing/nodes/full-node.ts';
import type { Player } from '../testing/people/player.ts';
import { noLimits } from '../testing/nodes/no-limits.ts';

let node: FullNode;
beforeAll(async () => {
  node = await startFullNode({
    wishes: { budgets: { ...noLimits, spectatorChat: { burst: 3, seconds: 600 } } },
  });
});
afterAll(() => node.close());

const many = 250;

async function crowdOf(count: number): Promise<readonly Player[]> {
  const crowd: Player[] = [];
  while (crowd.length < count)
    crowd.push(...(await Promise.all(Array.from({ length: Math.min(25, count) }, () => node.player()))));
  return crowd;
}

const told = (player: Player, type: FromServer['type']) =>
  player.messages.filter((said) => said.type === type);
const linesOf = (player: Player): readonly ChatLine[] =>
  player.messages.flatMap((said) => (said.type === 'chat' ? said.lines : []));

describe('a crowd that comes to watch', () => {
  test('is told of together: who is there costs a few messages for each, not one for each other', async () => {
    const [ann, bob] = [await node.player(), await node.player()];
    const table = await seated([ann, bob], { game: 'high-card' });
    const crowd = await crowdOf(many);
    await Promise.all(crowd.map((player) => player.watches(table)));
    const everybody = [ann, bob, ...crowd];
    const counts = (player: Player) => {
      const [news] = told(player, 'presence').slice(-1);
      return news?.type === 'presence' ? news.watching : 0;
    };
    for (const player of everybody) await player.until(() => counts(player) === many, 'all counted');
    const messages = everybody.reduce((sum, player) => sum + told(player, 'presence').length, 0);
    expect(messages).toBeLessThan((many * many) / 4);
    // a watcher who comes is told at once who is there
    const zoe = await node.player();
    await zoe.watches(table);
    expect(counts(zoe)).toBe(many + 1);

    // what is said reaches every watcher once and in order
    for (let count = 0; count < 20; count++)
      ann.socket?.send(JSON.stringify({ type: 'chat', id: `c${count}`, table, text: `line ${count}` }));
    const lines = Array.from({ length: 20 }, (_, count) => `line ${count}`);
    for (const player of everybody) {
      await player.until(() => linesOf(player).length === lines.length, 'all that was said');
      expect(linesOf(player).map(({ text }) => text)).toEqual(lines);
    }
    await Promise.all([...everybody, zoe].map((player) => player.disconnect()));
  });

  test('is told of many changes of the table together; the players of each at once', async () => {
    const [ann, bob] = [await node.player(), await node.player()];
    const table = await seated([ann, bob], { game: 'high-card' });
    const crowd = await crowdOf(4);
    await Promise.all(crowd.map((player) => player.watches(table)));
    const changes = 200;
    const before = told(bob, 'table').length;
    for (let count = 0; count < changes; count++) {
      const said = { type: 'vote-end', id: `v${count}`, table, agree: count % 2 === 0 };
      ann.socket?.send(JSON.stringify(said));
    }
    const isLast = (message: FromServer) => 'id' in message && message.id === `v${changes - 1}`;
    await ann.until(() => ann.messages.some(isLast), 'all changes');
    const { body } = await ann.browser.get<TableDetail>(`/api/tables/${table}`);
    const knows = (player: Player) => player.screen(table).detail?.version === body.version;
    for (const player of [bob, ...crowd]) await player.until(() => knows(player), 'the table as it is');
    expect(told(bob, 'table').length - before).toBeGreaterThan(changes / 2);
    for (const player of crowd) expect(told(player, 'table').length).toBeLessThan(changes / 2);
  });

  test('says only so much together; the players are heard all the same', async () => {
    const [ann, bob] = [await node.player(), await node.player()];
    const table = await seated([ann, bob], { game: 'high-card' });
    const answers: string[] = [];
    for (const player of await crowdOf(4)) {
      await player.watches(table);
      answers.push((await player.says({ type: 'chat', table, phrase: 'hello' })).type);
    }
    expect(answers.slice(0, 4)).toEqual(['done', 'done', 'done', 'refused']);
    expect(await bob.says({ type: 'chat', table, phrase: 'hello' })).toMatchObject({ type: 'done' });
  });
});
