import { isTableNote } from '@starboard/host';
import { afterEach, describe, expect, test } from 'vitest';
import { Browser } from '../testing/people/browser.ts';
import { type FrailNode, startFrailNode } from '../testing/stores/frail-database.ts';
import { seated } from '../testing/nodes/full-node.ts';
import { Player } from '../testing/people/player.ts';
import { dialects } from '../testing/stores/stores.ts';

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
    await expect.poll(() => node.logged()).toContain('a match could not go on');
    expect(await bob.browser.get('/health')).toMatchObject({ status: 200 });
    await frail.databaseIsBack();
    const notes = () =>
      bob.messages.flatMap((message) => ('events' in message ? message.events : [])).filter(isTableNote);
    await bob.until(() => notes().length > 0, 'an answer in Ann’s place');
    await bob.disconnect();
  });

  test('is not ready, refuses for now whatever needs the database, and is as before when it is back', async () => {
    frail = await startFrailNode(dialect);
    const { node } = frail;
    const [ann, bob] = [await Player.arrive(node.url), await Player.arrive(node.url)];
    const table = await seated([ann, bob], { game: 'high-card' });
    const ready = async () => (await ann.browser.get('/ready')).status;
    expect(await ready()).toBe(200);
    await frail.databaseFails();
    await expect.poll(ready).toBe(503);
    const guest = await new Browser(node.url).post('/api/guest', {});
    expect(guest).toMatchObject({
      status: 503,
      refused: 'server.unavailable',
      body: { retryAfter: expect.any(Number) },
    });
    expect(Number(guest.headers.get('retry-after'))).toBeGreaterThan(0);
    // a full disk can still be read
    expect(await ann.says({ type: 'watch', table })).toMatchObject(
      dialect === 'sqlite' ? { type: 'done' } : { type: 'refused', retryAfter: expect.any(Number) },
    );
    await frail.databaseIsBack();
    await expect.poll(ready).toBe(200);
    await ann.watches(table);
    expect(await ann.answers(table, 'low')).toMatchObject({ type: 'news' });
    for (const player of [ann, bob]) await player.disconnect();
  });
});
