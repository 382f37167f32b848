import { expect, test } from 'vitest';
import { sharedNode } from '../../testing/nodes/shared-node.ts';
import { seated } from '../../testing/nodes/full-node.ts';
import type { Player } from '../../testing/people/player.ts';

const people = sharedNode();
const game = 'team-race';
const isOver = (player: Player, table: string) => player.screen(table).detail?.status === 'finished';

test('in a game played together others play on, to the end that the rules know', async () => {
  const [ann, bob, carl] = (await people(3)) as [Player, Player, Player];
  const table = await seated([ann, bob, carl], { game });
  for (const player of [ann, bob, carl])
    await player.until(() => player.prompt(table)?.prompt === 'tap', 'a round that has begun');
  await bob.says({ type: 'resign', table });
  await carl.disconnect();
  await ann.until(() => ann.prompt(table)?.prompt === 'pause', 'a round that waits');
  expect(await ann.answers(table, 'play-on')).toMatchObject({ type: 'news' });
  await ann.until(() => isOver(ann, table), 'the bell');
  const outcome = { winners: [], places: [1, 1, 1], cause: 'bell' };
  expect(ann.screen(table).sections['outcome']).toEqual(outcome);
  expect(ann.screen(table).detail?.result).toMatchObject({ kind: 'played', outcome });
});

test('where all have left it is lost', async () => {
  const [ann, bob] = (await people(2)) as [Player, Player];
  const table = await seated([ann, bob], { game, bots: ['random'] });
  for (const player of [ann, bob]) await player.says({ type: 'resign', table });
  for (const player of [ann, bob]) {
    await player.until(() => isOver(player, table), 'the end');
    expect(player.screen(table).detail?.result).toEqual({
      kind: 'resigned',
      outcome: { winners: [], places: [2, 2, 1] },
    });
  }
});
