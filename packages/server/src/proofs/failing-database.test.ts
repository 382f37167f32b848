import { isTableNote } from '@starboard/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FrailNode, startFrailNode } from '../testing/frail-database.ts';
import { seated } from '../testing/full-node.ts';
import { Player } from '../testing/player.ts';
import { dialects } from '../testing/stores.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const soon = { timeout: 30_000 };

describe.each(dialects)('while the database fails, a node on %s', (dialect) => {
  let frail: FrailNode;
  // throws if the node has ended by itself meanwhile
  afterEach(() => frail.end());

  test('lives on though the clock of somebody who is gone runs out, says so, and goes on afterwards', async () => {
    frail = await startFrailNode(dialect);
    const { node } = frail;
    const [ann, bob] = [await Player.arrive(node.url), await Player.arrive(node.url)];
    await seated([ann, bob], { game: 'high-card', clock: 'brisk' });
    await ann.disconnect();
    await frail.databaseFails();
    await expect.poll(() => node.logged(), soon).toContain('a match could not go on');
    expect(await bob.browser.get('/health')).toMatchObject({ status: 200 });
    await frail.databaseIsBack();
    const notes = () =>
      bob.messages.flatMap((message) => ('events' in message ? message.events : [])).filter(isTableNote);
    await bob.until(() => notes().length > 0, 'an answer in Ann’s place');
    await bob.disconnect();
  });
});
