import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FullNode, seated, startFullNode } from '../testing/nodes/full-node.ts';
import type { Player } from '../testing/people/player.ts';
import { timeAt } from '../testing/people/witness.ts';

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
    // who comes later reads what was said before, as far as all may
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

  test('reads the log as late as everything else, also where somebody went back', async () => {
    await Promise.all((['undo', 'takeback'] as const).map(readsLater));
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

const viewsOf = (player: Player) => player.messages.filter((said) => said.type === 'view');
const logOf = (player: Player) =>
  viewsOf(player)
    .at(-1)
    ?.missed?.map(({ type }) => type);
const hasHeardOfCall = (player: Player) => player.heard.some((text) => text.includes('directionCalled'));

/** Ann calls and goes back, in one way or the other; Zoe watches from the start, Yan comes after that. */
async function readsLater(how: 'undo' | 'takeback'): Promise<void> {
  const [ann, bob, zoe, yan] = await Promise.all([
    node.player(),
    node.player(),
    node.player(),
    node.player(),
  ]);
  const delay = 3;
  const table = await seated([ann, bob], { game: 'high-card', spectators: { allowed: true, delay } });
  await zoe.watches(table, 0);
  await zoe.until(() => viewsOf(zoe).length > 0, 'the first picture');
  const dealt = logOf(zoe) ?? [];
  expect(new Set(dealt)).toEqual(new Set(['cardDrawn']));

  const called = await timeAt(ann);
  await ann.answers(table, 'low');
  expect(hasHeardOfCall(zoe)).toBe(false);
  await zoe.until(() => hasHeardOfCall(zoe), 'the call');
  expect((await timeAt(ann)) - called).toBeGreaterThanOrEqual(delay * 1000);
  expect(zoe.messages.findLast((said) => said.type === 'news')).toMatchObject({
    sections: { direction: 'low' },
    events: [{ type: 'directionCalled' }],
  });

  const wentBack = await timeAt(ann);
  if (how === 'undo') await ann.says({ type: 'undo', table });
  else for (const player of [ann, bob]) await player.says({ type: 'takeback', table, agree: true });
  await bob.until(() => bob.screen(table).sections['direction'] === null, 'the way back');
  // who comes now is not to know of it yet
  await yan.watches(table, 0);
  expect(logOf(yan)).toEqual([...dealt, 'directionCalled']);
  for (const late of [zoe, yan]) {
    await late.until(() => late.screen(table).sections['direction'] === null, 'the way back, later');
    expect((await timeAt(ann)) - wentBack).toBeGreaterThanOrEqual(delay * 1000);
    expect(logOf(late)).toEqual(how === 'takeback' ? [...dealt, 'table:taken-back'] : dealt);
    expect(viewsOf(late).at(-1)).toMatchObject({ isWhole: true });
  }
}
