import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FullNode, seated, startFullNode } from '../../testing/nodes/full-node.ts';
import { Player } from '../../testing/people/player.ts';
import { newPremises } from '../../testing/stores/stores.ts';

// In a round of whispers each player may bury the newest word: a moment to react in, which passes by itself.

const live = { free: 600_000, reserve: 600_000, window: 60_000 };
const paces = {
  brisk: { ...live, natural: { motion: 300, hold: 300 } },
  slow: { ...live, natural: { motion: 50_000, hold: 500_000 } },
};

let node: FullNode;
let ann: Player;
let bob: Player;
beforeAll(async () => {
  node = await startFullNode({ wishes: { paces } });
  [ann, bob] = [await node.player(), await node.player()];
});
afterAll(() => node.close());

const whispers = { game: 'whispers', options: { secretive: true } };

function latestClock({ messages }: Player, table: string) {
  const latest = messages.findLast((said) => said.type === 'clock' && said.table === table);
  return latest?.type === 'clock' ? latest : null;
}

const isToldHeld = (player: Player, table: string): boolean => latestClock(player, table)?.isHeld === true;

/** How long the moment was said to last when the player's clock was told last. */
function toldTime(player: Player, table: string): number {
  const latest = latestClock(player, table);
  if (!latest) throw new Error('no clock runs');
  const { viewer } = player.screen(table);
  return (latest.clock.find(({ seat }) => seat === viewer)?.due ?? 0) - latest.now;
}

const closed = (table: string) =>
  Promise.all(
    [ann, bob].map((each) => each.until(() => each.prompt(table)?.prompt === 'whisper', 'the end')),
  );

describe('a moment to react in, where pauses are natural', () => {
  test('passes by itself as soon as its motion is over', async () => {
    await closed(await seated([ann, bob], { ...whispers, clock: 'brisk' }));
  });

  test('waits for a player who holds it, and no longer than that one wants', async () => {
    const table = await seated([ann, bob], { ...whispers, clock: 'slow' });
    const hold = (on: boolean) => ann.says({ type: 'hold', table, on });
    expect(toldTime(bob, table)).toBeLessThan(60_000);
    expect(await hold(true)).toMatchObject({ type: 'done' });
    await bob.until(() => toldTime(bob, table) > 60_000, 'the longer time');
    await ann.until(() => isToldHeld(ann, table), 'that the moment is held');
    // on any page of hers, and on no other player's
    const page = new Player(ann.browser);
    await page.connect();
    await page.watches(table);
    await page.until(() => isToldHeld(page, table), 'that the moment is held');
    await page.disconnect();
    expect(bob.heard.filter((text) => /hold|held/i.test(text))).toEqual([]);
    expect(await hold(false)).toMatchObject({ type: 'done' });
    await bob.until(() => toldTime(bob, table) < 60_000, 'the usual time');
    await ann.until(() => !isToldHeld(ann, table), 'that it is held no longer');
    await hold(true);
    await bob.until(() => toldTime(bob, table) > 60_000, 'the longer time again');
    await ann.answers(table, 'keep');
    await bob.until(() => toldTime(bob, table) < 60_000, 'the usual time again');
    await bob.answers(table, 'keep');
    await closed(table);
  });
});

test('who holds a moment is known to a node that takes the match up', async () => {
  const premises = await newPremises('sqlite');
  const start = () => startFullNode({ config: { dataDir: premises.where }, wishes: { paces } });
  const before = await start();
  const players = [await before.player(), await before.player()];
  const [holder, waiting] = players as [Player, Player];
  const table = await seated(players, { ...whispers, clock: 'slow' });
  expect(await holder.says({ type: 'hold', table, on: true })).toMatchObject({ type: 'done' });
  await waiting.until(() => toldTime(waiting, table) > 60_000, 'the longer time');
  await before.close();
  const after = await start();
  for (const player of players) {
    await player.connect(after.url);
    await player.watches(table);
  }
  await holder.until(() => isToldHeld(holder, table), 'that the moment is held');
  expect(toldTime(waiting, table)).toBeGreaterThan(60_000);
  await after.close();
  await premises.remove();
});

test('where pauses are strict, no moment is longer or shorter than another', async () => {
  const table = await seated([ann, bob], { ...whispers, clock: 'slow', pauses: 'strict' });
  expect(await ann.says({ type: 'hold', table, on: true })).toMatchObject({
    type: 'refused',
    reason: { key: 'server.match.nothing-to-hold' },
  });
  const { pauses } = bob.screen(table).detail ?? {};
  expect(pauses).toBe('strict');
  for (const player of [ann, bob]) await player.answers(table, 'keep');
  await closed(table);
});
