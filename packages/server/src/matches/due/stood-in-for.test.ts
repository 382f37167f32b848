import type { OwnTablePage } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FullNode, seated, startFullNode } from '../../testing/nodes/full-node.ts';
import type { Player } from '../../testing/people/player.ts';

let node: FullNode;
let ann: Player;
let bob: Player;
beforeAll(async () => {
  node = await startFullNode({ wishes: { grace: 300 } });
  [ann, bob] = [await node.player(), await node.player()];
});
afterAll(() => node.close());

const hasEnded = (player: Player, table: string) => player.screen(table).detail?.status === 'finished';

/** Answers all that is asked, until the match is over. */
async function playsOn(player: Player, table: string): Promise<void> {
  for (;;) {
    await player.until(() => hasEnded(player, table) || player.prompt(table) !== null, 'a question');
    if (hasEnded(player, table)) return;
    const { shape } = await player.asked(table);
    await player.answers(table, shape.kind === 'choose' ? (shape.options[0] ?? '') : '');
  }
}

const resultOf = (player: Player, table: string) => player.screen(table).detail?.result;

describe('a match that a bot played for somebody at the end', () => {
  test('says for whom, to everybody and in their own list', async () => {
    const table = await seated([ann, bob], { game: 'whispers' });
    await ann.disconnect();
    await bob.until(() => 'standIn' in (bob.screen(table).detail?.seats[0] ?? {}), 'the stand-in');
    await playsOn(bob, table);
    expect(resultOf(bob, table)).toMatchObject({ kind: 'played', standIns: [0] });
    const { body } = await ann.browser.get<OwnTablePage>('/api/me/tables');
    expect(body.tables.find(({ id }) => id === table)?.result).toMatchObject({ standIns: [0] });
    await ann.connect();
  });

  test('says so too of whoever gave up and was played for to the end', async () => {
    const cid = await node.player();
    const table = await seated([ann, bob, cid], { game: 'whispers' });
    await cid.says({ type: 'resign', table });
    await Promise.all([playsOn(ann, table), playsOn(bob, table)]);
    expect(resultOf(bob, table)).toMatchObject({ kind: 'played', standIns: [2] });
    await cid.disconnect();
  });

  test('says nothing of those who played themselves, nor of bots in their own right', async () => {
    const table = await seated([ann], { game: 'whispers', bots: ['random'] });
    await playsOn(ann, table);
    expect(resultOf(ann, table)).toMatchObject({ kind: 'played' });
    expect(resultOf(ann, table)).not.toHaveProperty('standIns');
  });
});
