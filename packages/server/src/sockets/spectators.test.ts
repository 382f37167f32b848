import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FullNode, seated, startFullNode } from '../testing/full-node.ts';

let node: FullNode;
beforeAll(async () => {
  node = await startFullNode();
});
afterAll(() => node.close());

describe('somebody who only watches', () => {
  test('sees what everybody may see, and may do nothing', async () => {
    const [ann, bob, zoe] = [await node.player(), await node.player(), await node.player()];
    const table = await seated([ann, bob], { game: 'high-card' });
    const screen = await zoe.watches(table);
    expect(screen).toMatchObject({ viewer: 'spectator', sections: { hand: null, prompt: null } });
    await ann.answers(table, 'high');
    await zoe.until(() => zoe.screen(table).sections['direction'] === 'high');
    // who comes later reads what was said before, as far as everybody may
    const later = await node.player();
    await later.watches(table, 0);
    const view = later.messages.findLast(({ type }) => type === 'view') as unknown as {
      readonly missed: readonly { readonly type: string; readonly card?: number | null }[];
    };
    expect(view).toMatchObject({ isWhole: true });
    expect(view.missed.at(-1)).toMatchObject({ type: 'directionCalled' });
    expect(view.missed.every(({ type, card }) => type !== 'cardDrawn' || card === null)).toBe(true);
    for (const said of [
      { type: 'act', table, decision: 1, answer: 'high' },
      { type: 'undo', table },
      { type: 'resign', table },
      { type: 'vote-end', table, agree: true },
      { type: 'takeback', table, agree: true },
      { type: 'orders', table, orders: [] },
    ] as const) {
      expect(await zoe.says(said)).toMatchObject({
        type: 'refused',
        reason: { key: 'server.table.not-seated' },
      });
    }
  });

  test('is not let in where the players want to be alone', async () => {
    const [ann, bob, zoe] = [await node.player(), await node.player(), await node.player()];
    const table = await seated([ann, bob], { game: 'high-card', spectators: { allowed: false, delay: 0 } });
    await expect(zoe.watches(table)).rejects.toThrow('server.table.no-spectators');
  });

  test('sees everything later where that was agreed', async () => {
    const [ann, bob, zoe] = [await node.player(), await node.player(), await node.player()];
    const table = await seated([ann, bob], { game: 'high-card', spectators: { allowed: true, delay: 1 } });
    await zoe.watches(table);
    await ann.answers(table, 'high');
    await bob.until(() => bob.screen(table).sections['direction'] === 'high');
    expect(zoe.screens.get(table)?.sections['direction']).not.toBe('high');
    await zoe.until(() => zoe.screen(table).sections['direction'] === 'high', 'the move, a second later');
  });

  test('is counted, as the seats that are here are', async () => {
    const [ann, bob, zoe] = [await node.player(), await node.player(), await node.player()];
    const table = await seated([ann, bob], { game: 'high-card' });
    await zoe.watches(table);
    await ann.until(() =>
      ann.messages.some(
        (said) => said.type === 'presence' && said.watching === 1 && said.connected.length === 2,
      ),
    );
    await zoe.says({ type: 'unwatch', table });
    await ann.until(() => ann.messages.findLast((said) => said.type === 'presence')?.type === 'presence');
  });
});
