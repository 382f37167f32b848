import { type Open, randomFrom, rulesOf, sample, type Shape, stay } from '@starboard/engine';
import { tinyGame } from '@starboard/engine/testing/toys';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FullNode, seated, startFullNode } from '../testing/nodes/full-node.ts';
import type { Player } from '../testing/people/player.ts';

let node: FullNode;
beforeAll(async () => {
  node = await startFullNode();
});
afterAll(() => node.close());

const pair = async (): Promise<[Player, Player]> => [await node.player('Ann'), await node.player('Bob')];
const fidget: Open = {
  kind: 'open',
  refuse: () => null,
  enumerate: () => ['fidget'],
  sample: () => 'fidget',
};
const handOf = (player: Player, table: string) => player.screen(table).sections['hand'] as number[];

describe('two people play', () => {
  test('each sees the own hand, and both what happens', async () => {
    const [ann, bob] = await pair();
    const table = await seated([ann, bob], { game: 'high-card' });
    expect(handOf(ann, table)).toHaveLength(3);
    expect(handOf(ann, table)).not.toEqual(handOf(bob, table));
    expect(ann.prompt(table)).toMatchObject({ prompt: 'call-direction' });
    expect(bob.prompt(table)).toBeNull();

    const news = await ann.answers(table, 'high');
    expect(news).toMatchObject({
      type: 'news',
      n: 1,
      sections: { direction: 'high' },
      events: [{ type: 'directionCalled', direction: 'high' }],
    });
    await bob.until(() => bob.screen(table).sections['direction'] === 'high');
    expect(bob.screen(table).n).toBe(1);
  });

  test('what is not theirs to do is refused, and changes nothing', async () => {
    const [ann, bob] = await pair();
    const table = await seated([ann, bob], { game: 'high-card' });
    const before = structuredClone(ann.screen(table));
    expect(await bob.says({ type: 'act', table, decision: 1, answer: 'high' })).toMatchObject({
      type: 'refused',
      reason: { key: 'engine.stale-decision' },
    });
    // an answer that comes too late is not even read
    const unreadable = Array.from({ length: 1000 }, () => null);
    expect(await ann.says({ type: 'act', table, decision: 0, answer: unreadable })).toMatchObject({
      type: 'refused',
      reason: { key: 'engine.stale-decision' },
    });
    expect(await ann.says({ type: 'act', table, decision: 1, answer: 'sideways' })).toMatchObject({
      type: 'refused',
      reason: { key: 'engine.unknown-option' },
    });
    expect(ann.screen(table)).toEqual(before);
  });

  test('the same request sent twice is done once', async () => {
    const [ann, bob] = await pair();
    const table = await seated([ann, bob], { game: 'high-card' });
    const { decision } = await ann.asked(table);
    const act = { type: 'act', table, decision, answer: 'high' } as const;
    expect(await ann.says(act, 'once')).toMatchObject({ type: 'news', n: 1 });
    expect(await ann.says(act, 'once')).toMatchObject({ type: 'done', id: 'once' });
    expect(ann.screen(table).n).toBe(1);
  });

  test('who asks for something that changes nothing is told that it is done', async () => {
    const { procedure } = rulesOf<object, never>();
    const fidgeting = procedure<object, 'wait'>('main', 'wait', {
      wait: {
        takes: 'each',
        questions: () => [0, 1].map((seat) => ({ seat, prompt: 'wait', shape: fidget })),
        answer: () => stay,
      },
    });
    const fidgety = await startFullNode({ games: [tinyGame(fidgeting, () => ({}))] });
    const [ann, bob] = [await fidgety.player(), await fidgety.player()];
    const table = await seated([ann, bob], { game: 'tiny' });
    expect(await ann.answers(table, 'fidget', 'once')).toEqual({ type: 'done', id: 'once' });
    expect(ann.screen(table).n).toBe(0);
    await fidgety.close();
  });

  test('two tabs that number their requests alike do not get in each other’s way', async () => {
    const [ann, bob] = await pair();
    const table = await seated([ann, bob], { game: 'high-card' });
    expect(await ann.answers(table, 'high', '1')).toMatchObject({ type: 'news' });
    const { Player: Somebody } = await import('../testing/people/player.ts');
    const tab = new Somebody(ann.browser);
    await tab.connect();
    await tab.watches(table);
    expect(await tab.answers(table, '2', '1')).toMatchObject({ type: 'news', sections: { stake: 2 } });
  });

  test('to the end, after which the table tells the result and the seed', async () => {
    const [ann, bob] = await pair();
    const table = await seated([ann, bob], { game: 'high-card' });
    const hash = ann.screen(table).detail?.seedHash;
    for (let step = 0; step < 60 && !ann.screen(table).sections['outcome']; step++) {
      for (const player of [ann, bob]) {
        const prompt = player.prompt(table);
        if (prompt?.shape.kind === 'choose') await player.answers(table, prompt.shape.options[0] ?? '');
      }
    }
    await ann.until(() => ann.screen(table).detail?.status === 'finished');
    const { result, seed } = ann.screen(table).detail ?? {};
    expect(result).toMatchObject({ kind: 'played', outcome: { places: expect.any(Array) } });
    const { createHash } = await import('node:crypto');
    expect(
      createHash('sha256')
        .update(seed ?? '')
        .digest('hex'),
    ).toBe(hash);
  });
});

describe('somebody against bots', () => {
  test('the bots move by themselves, and the match comes to an end', async () => {
    const ann = await node.player();
    const table = await seated([ann], { game: 'alien-frontiers', bots: ['random'] });
    const luck = randomFrom('ann');
    for (let step = 0; step < 2000 && !ann.screen(table).sections['outcome']; step++) {
      await ann.until(() => ann.prompt(table) !== null || ann.screen(table).sections['outcome'] !== null);
      const prompt = ann.prompt(table);
      if (!prompt) break;
      await ann.answers(table, sample(prompt.shape as Shape, luck, 'answers'));
    }
    await ann.until(() => ann.screen(table).detail?.status === 'finished');
    // the game counts points, and the table keeps them
    expect(ann.screen(table).detail?.result).toMatchObject({
      kind: 'played',
      points: [expect.any(Number), expect.any(Number)],
    });
  });
});

describe('whoever comes back', () => {
  test('gets what was missed and the whole picture, or nothing if nothing was missed', async () => {
    const [ann, bob] = await pair();
    const table = await seated([ann, bob], { game: 'high-card' });
    await bob.disconnect();
    await ann.answers(table, 'low');
    await ann.answers(table, '2');
    await bob.connect();
    const from = bob.messages.length;
    await bob.watches(table, 0);
    const view = bob.messages.slice(from).find(({ type }) => type === 'view');
    expect(view).toMatchObject({ n: 2 });
    // from the first card on, others' cards face down
    const missed = (view as unknown as { missed: { type: string; seat: number; card?: number | null }[] })
      .missed;
    expect(missed.slice(-2)).toMatchObject([{ type: 'directionCalled' }, { type: 'stakeCalled' }]);
    expect(missed.slice(0, -2)).toHaveLength(6);
    for (const { type, seat, card } of missed.slice(0, -2))
      expect([type, card === null]).toEqual(['cardDrawn', seat === 0]);
    // a player who opens the table before anything was done gets the picture too
    expect(bob.messages.find(({ type }) => type === 'view')).toMatchObject({ n: 0 });

    await bob.disconnect();
    await bob.connect();
    const again = bob.messages.length;
    await bob.watches(table, 2);
    expect(bob.messages.slice(again).map(({ type }) => type)).not.toContain('view');
  });

  test('several devices of one person see the same', async () => {
    const [ann, bob] = await pair();
    const table = await seated([ann, bob], { game: 'high-card' });
    const { Player: Somebody } = await import('../testing/people/player.ts');
    const phone = new Somebody(ann.browser);
    await phone.connect();
    await phone.watches(table);
    expect(handOf(phone, table)).toEqual(handOf(ann, table));
    await phone.answers(table, 'high');
    await ann.until(() => ann.screen(table).sections['direction'] === 'high');
    expect(ann.screen(table).sections).toEqual(phone.screen(table).sections);
  });
});
