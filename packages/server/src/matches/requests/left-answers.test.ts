import type { AnswerAhead, FromServer } from '@starboard/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FullNode, seated, startFullNode } from '../../testing/nodes/full-node.ts';
import type { Player } from '../../testing/people/player.ts';
import { dialects, newPremises, type Premises } from '../../testing/stores/stores.ts';

const speak = { prompt: 'speak', given: 'night', answer: 'bold' };
const accuse = { prompt: 'accuse', given: 'night', answer: 'nobody' };

type Left = Extract<FromServer, { readonly type: 'left' }>;

const toldTo = ({ messages }: Player): readonly Left[] =>
  messages.filter((message): message is Left => message.type === 'left');

const leaves = (player: Player, table: string, ...answers: AnswerAhead[]) =>
  player.says({ type: 'leave', table, n: player.screen(table).n, answers });

const sleeps = async (player: Player, table: string) => {
  await player.asked(table);
  await player.answers(table, 'sleep');
};

describe.each(dialects)('answers left beforehand, on %s', (dialect) => {
  let premises: Premises;
  let node: FullNode;
  beforeAll(async () => {
    premises = await newPremises(dialect);
    node = await startFullNode({
      config: dialect === 'sqlite' ? { dataDir: premises.where } : { databaseUrl: premises.where },
    });
  });
  afterAll(async () => {
    await node.close();
    await premises.remove();
  });

  test('are given when the questions come, and are gone then', async () => {
    const [ann, bob, carl] = [await node.player(), await node.player(), await node.player()];
    const table = await seated([ann, bob, carl], { game: 'masquerade', clock: 'mail-1' });
    await ann.until(() => toldTo(ann).length > 0, 'what can be left');
    expect(
      toldTo(ann)
        .at(-1)
        ?.coming.map(({ prompt }) => prompt),
    ).toEqual(['speak', 'accuse']);
    expect(await leaves(ann, table, speak, accuse)).toMatchObject({ type: 'done' });
    await ann.until(() => toldTo(ann).at(-1)?.answers.length === 2, 'what was left');
    for (const player of [ann, bob, carl]) await sleeps(player, table);
    await bob.until(() => bob.screen(table).sections['night'] === 2, 'the second night');
    await ann.until(() => toldTo(ann).at(-1)?.answers.length === 0, 'that it was given');
    expect(toldTo(ann).at(-1)).toMatchObject({ dropped: null });
  });

  test('are read back on every screen of the player, changed and withdrawn; no other viewer hears of it', async () => {
    const [ann, bob, zoe] = [await node.player(), await node.player(), await node.player()];
    const table = await seated([ann, bob], { game: 'masquerade', clock: 'mail-1' });
    await zoe.watches(table);
    for (const player of [ann, bob, zoe]) await player.says({ type: 'ping' });
    await bob.until(
      () => bob.messages.some((said) => said.type === 'presence' && said.watching === 1),
      'word of the spectator',
    );
    const heard = [bob, zoe].map(({ messages }) => messages.filter(({ type }) => type !== 'done').length);
    await leaves(ann, table, speak, accuse);
    await leaves(ann, table, { ...speak, answer: 'meek' });
    await ann.disconnect();
    await ann.connect();
    await ann.watches(table, 0);
    await ann.until(() => toldTo(ann).at(-1)?.answers[0]?.answer === 'meek', 'what was left');
    expect(toldTo(ann).at(-1)?.answers).toEqual([{ ...speak, answer: 'meek' }]);
    await leaves(ann, table);
    await ann.until(() => toldTo(ann).at(-1)?.answers.length === 0, 'that it is withdrawn');
    for (const player of [bob, zoe]) await player.says({ type: 'ping' });
    const since = [bob, zoe].map(({ messages }, at) =>
      messages
        .filter(({ type }) => type !== 'done')
        .slice(heard[at])
        .map(({ type }) => type)
        // that she went and came back they may know
        .filter((type) => type !== 'presence'),
    );
    expect(since).toEqual([[], []]);
    expect(toldTo(zoe)).toEqual([]);
  });

  test('are dropped when what they depend on has changed, and their player reads why when they come back', async () => {
    const [ann, bob] = [await node.player(), await node.player()];
    const table = await seated([ann, bob], { game: 'masquerade', clock: 'mail-1' });
    const rich = { ...speak, given: 'purse' };
    await leaves(ann, table, rich, accuse);
    await sleeps(ann, table);
    await ann.disconnect();
    await bob.asked(table);
    await bob.answers(table, 'give:0:1');
    await ann.connect();
    await ann.watches(table, 0);
    await ann.until(() => Boolean(toldTo(ann).at(-1)?.dropped), 'what was dropped');
    const why = { key: 'masquerade.changed.purse' };
    expect(toldTo(ann).at(-1)).toMatchObject({ answers: [], dropped: { answers: [rich, accuse], why } });
    expect((await ann.asked(table)).prompt).toBe('speak');
  });

  test('cannot be left by a player who has not seen how things stand', async () => {
    const [ann, bob] = [await node.player(), await node.player()];
    const table = await seated([ann, bob], { game: 'masquerade', clock: 'mail-1' });
    const { n } = ann.screen(table);
    for (const player of [ann, bob]) await sleeps(player, table);
    await ann.until(() => ann.screen(table).n > n, 'the day');
    expect(await ann.says({ type: 'leave', table, n, answers: [accuse] })).toMatchObject({
      type: 'refused',
      reason: { key: 'server.match.moved-on' },
    });
    expect(await leaves(bob, table, accuse)).toMatchObject({
      reason: { key: 'server.match.not-to-come' },
    });
  });
});
