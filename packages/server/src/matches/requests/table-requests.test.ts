import type { Replay } from '@starboard/protocol';
import { describe, expect, test } from 'vitest';
import { sharedNode } from '../../testing/nodes/shared-node.ts';
import { seated, startFullNode } from '../../testing/nodes/full-node.ts';
import { Player } from '../../testing/people/player.ts';
import { startToyLogWorker } from '../../testing/threads/start-toy-log-worker.ts';

const people = sharedNode();

describe('stepping back', () => {
  test('is free until something irrevocable happens, and seen by all', async () => {
    const [ann, bob] = (await people(2)) as [Player, Player];
    const table = await seated([ann, bob], { game: 'high-card' });
    await ann.answers(table, 'low');
    expect(await ann.says({ type: 'undo', table })).toMatchObject({
      type: 'news',
      sections: { direction: null },
      back: 'step',
      undoes: 1,
    });
    await bob.until(() => bob.screen(table).n === 2);
    expect(bob.screen(table).sections['direction']).toBeNull();
    expect(await bob.says({ type: 'undo', table })).toMatchObject({
      type: 'refused',
      reason: { key: 'engine.nothing-to-undo' },
    });
  });

  test('in secret leaves no trace for those who come back', async () => {
    const [ann, bob, carl] = (await people(3)) as [Player, Player, Player];
    const table = await seated([ann, bob, carl], { game: 'whispers', options: { secretive: true } });
    for (const player of [ann, bob, carl]) await player.answers(table, 'keep');
    for (const player of [ann, bob, carl]) {
      const { shape } = await player.asked(table);
      await player.answers(table, shape.kind === 'choose' ? (shape.options[0] ?? '') : '');
    }
    await bob.answers(table, 'keep');
    const { n } = ann.screen(table);
    // the connection goes before she hears of her own answer
    await ann.answers(table, 'keep');
    await ann.disconnect();
    expect(await bob.says({ type: 'undo', table })).toMatchObject({ type: 'news', back: 'step' });
    await bob.answers(table, 'keep');
    await ann.connect();
    await ann.watches(table, n);
    const view = ann.messages.findLast(({ type }) => type === 'view');
    expect(view).toMatchObject({ missed: [] });
    expect(view).not.toHaveProperty('isWhole');
  });
});

describe('orders', () => {
  test('are told to all screens of the player who left them, and to no other', async () => {
    const [ann, bob, carl] = (await people(3)) as [Player, Player, Player];
    const table = await seated([ann, bob, carl], { game: 'whispers' });
    expect(await ann.says({ type: 'orders', table, orders: 'keep' })).toMatchObject({ type: 'done' });
    const told = (player: Player) => player.messages.filter(({ type }) => type === 'orders');
    await ann.until(() => told(ann).length > 0, 'her orders');
    expect(told(ann)).toEqual([{ type: 'orders', table, orders: 'keep' }]);
    await ann.disconnect();
    await ann.connect();
    await ann.watches(table, 0);
    await ann.until(() => told(ann).length > 1, 'her orders again');
    // what he hears next comes after anything he could have heard of them
    await bob.says({ type: 'orders', table, orders: 'ask' });
    await bob.until(() => told(bob).length > 0, 'his orders');
    expect(told(bob)).toEqual([{ type: 'orders', table, orders: 'ask' }]);
    expect(told(carl)).toEqual([]);
  });
});

describe('taking back', () => {
  test('needs the word of everybody else, and goes back behind what cannot be stepped back from', async () => {
    const [ann, bob, carl] = (await people(3)) as [Player, Player, Player];
    const table = await seated([ann, bob, carl], { game: 'high-card' });
    for (const answer of ['low', '2', 'burn']) await ann.answers(table, answer);
    expect(await ann.says({ type: 'undo', table })).toMatchObject({ type: 'refused' });
    await ann.says({ type: 'takeback', table, agree: true });
    await bob.until(() => bob.screen(table).detail?.takeback?.seat === 0);
    // which card was burned, and that one was, no other player has seen
    expect(bob.screen(table).detail?.takeback).toEqual({ seat: 0, agreed: [0], from: 3, move: [] });
    await bob.says({ type: 'takeback', table, agree: true });
    expect(ann.screen(table).sections['burned']).toBe(1);
    await carl.says({ type: 'takeback', table, agree: true });
    await ann.until(() => ann.screen(table).sections['burned'] === 0);
    expect(ann.prompt(table)).toMatchObject({ prompt: 'buy-card' });
    await ann.until(() => ann.screen(table).detail?.takeback === null);
    await ann.answers(table, 'keep');
    await carl.until(() => carl.prompt(table)?.prompt === 'choose-card');
  });

  test('leaves the steps back that there were before', async () => {
    const [ann, bob] = (await people(2)) as [Player, Player];
    const table = await seated([ann, bob], { game: 'high-card' });
    for (const answer of ['low', '2', 'burn']) await ann.answers(table, answer);
    expect(ann.screen(table).sections['canUndo']).toBe(false);
    await ann.says({ type: 'takeback', table, agree: true });
    await bob.says({ type: 'takeback', table, agree: true });
    await ann.until(() => ann.prompt(table)?.prompt === 'buy-card');
    for (const prompt of ['call-stake', 'call-direction']) {
      expect(ann.screen(table).sections['canUndo']).toBe(true);
      expect(await ann.says({ type: 'undo', table })).toMatchObject({ type: 'news', back: 'step' });
      expect(ann.prompt(table)).toMatchObject({ prompt });
    }
    expect(ann.screen(table).sections['canUndo']).toBe(false);
    // a player who comes later reads that something was taken back, and none of it
    await bob.watches(table, 0);
    const view = bob.messages.findLast((message) => message.type === 'view');
    expect(view?.missed?.map(({ type }) => type).filter((type) => !type.startsWith('card'))).toEqual([
      'table:taken-back',
    ]);
    expect(view?.missed?.at(-1)).toEqual({ type: 'table:taken-back', seat: 0 });
  });

  test('says to those who sit there which move it is about, as far as everybody saw it', async () => {
    const [ann, bob, zoe] = (await people(3)) as [Player, Player, Player];
    const table = await seated([ann, bob], { game: 'high-card' });
    await zoe.watches(table);
    for (const answer of ['low', '2']) await ann.answers(table, answer);
    await ann.says({ type: 'takeback', table, agree: true });
    for (const player of [bob, zoe]) await player.until(() => player.screen(table).detail?.takeback !== null);
    const move = [{ type: 'stakeCalled', stake: 2 }];
    expect(bob.screen(table).detail?.takeback).toEqual({ seat: 0, agreed: [0], from: 2, move });
    expect(zoe.screen(table).detail?.takeback).toEqual({ seat: 0, agreed: [0], from: null, move: [] });
  });

  test('takes the log back as well, for those who are there and those who come back', async () => {
    const [ann, bob, carl] = (await people(3)) as [Player, Player, Player];
    const table = await seated([ann, bob, carl], { game: 'high-card' });
    for (const answer of ['low', '2']) await ann.answers(table, answer);
    await carl.until(() => carl.screen(table).n === 2);
    await ann.says({ type: 'takeback', table, agree: true });
    await carl.says({ type: 'takeback', table, agree: true });
    await carl.disconnect();
    await bob.says({ type: 'takeback', table, agree: true });
    await ann.until(() => ann.screen(table).n === 3);
    expect(ann.messages.findLast(({ type }) => type === 'news')).toMatchObject({ n: 3, back: 'takeback' });
    await ann.watches(table, 0);
    await carl.connect();
    await carl.watches(table, 2);
    for (const player of [ann, carl]) {
      const view = player.messages.findLast(({ type }) => type === 'view') as unknown as {
        readonly missed: readonly { readonly type: string }[];
      };
      expect(view).toMatchObject({ n: 3, isWhole: true });
      const called = view.missed.map(({ type }) => type).filter((type) => type.endsWith('Called'));
      expect(called).toEqual(['directionCalled']);
    }
  });

  test('can be turned down, and there must be something to take back', async () => {
    const [ann, bob] = (await people(2)) as [Player, Player];
    const table = await seated([ann, bob], { game: 'high-card' });
    expect([ann, bob].map((player) => player.screen(table).sections['hasDecided'])).toEqual([false, false]);
    expect(await bob.says({ type: 'takeback', table, agree: true })).toMatchObject({
      type: 'refused',
      reason: { key: 'server.takeback.nothing' },
    });
    await ann.answers(table, 'low');
    expect([ann, bob].map((player) => player.screen(table).sections['hasDecided'])).toEqual([true, false]);
    await ann.says({ type: 'takeback', table, agree: true });
    await bob.says({ type: 'takeback', table, agree: false });
    await ann.until(() => ann.screen(table).detail?.takeback === null);
    expect(ann.screen(table).sections['direction']).toBe('low');
  });

  test('lapses when somebody plays on: nobody can still mean it', async () => {
    const [ann, bob] = (await people(2)) as [Player, Player];
    const table = await seated([ann, bob], { game: 'high-card' });
    await ann.answers(table, 'low');
    await ann.says({ type: 'takeback', table, agree: true });
    await ann.answers(table, '2');
    // nothing of Bob's own can be taken back, and Ann's wish is gone
    expect(await bob.says({ type: 'takeback', table, agree: true })).toMatchObject({
      type: 'refused',
      reason: { key: 'server.takeback.nothing' },
    });
    expect(ann.screen(table).sections).toMatchObject({ direction: 'low', stake: 2 });
  });

  test('that the node has no time for lapses, and can be asked for anew', async () => {
    const busy = await startFullNode({
      wishes: { logWork: { start: startToyLogWorker, line: { mostWaiting: 0 } } },
    });
    const [ann, bob] = [await busy.player(), await busy.player()];
    const table = await seated([ann, bob], { game: 'high-card' });
    await ann.answers(table, 'low');
    for (let asked = 0; asked < 2; asked++) {
      expect(await ann.says({ type: 'takeback', table, agree: true })).toMatchObject({ type: 'done' });
      const why = { key: 'server.record.busy' };
      const refused = await bob.says({ type: 'takeback', table, agree: true });
      expect(refused).toMatchObject({ type: 'refused', reason: why, retryAfter: 5 });
      await ann.until(() => ann.screen(table).detail?.takeback === null, 'the end of the request');
      expect(ann.screen(table).detail?.dropped).toMatchObject({ about: 'takeback', why });
    }
    await ann.answers(table, '2');
    await bob.until(() => bob.screen(table).sections['stake'] === 2, 'the next answer');
    await busy.close();
  });

  test('happens once, however often the last one agrees', async () => {
    const [ann, bob] = (await people(2)) as [Player, Player];
    const table = await seated([ann, bob], { game: 'high-card' });
    for (const answer of ['low', '2']) await ann.answers(table, answer);
    await ann.says({ type: 'takeback', table, agree: true });
    const tab = new Player(bob.browser);
    await tab.connect();
    await Promise.all([bob, tab].map((each) => each.says({ type: 'takeback', table, agree: true })));
    await ann.until(() => ann.screen(table).detail?.takeback === null);
    expect(ann.screen(table).sections['direction']).toBe('low');
    expect(ann.prompt(table)).toMatchObject({ prompt: 'call-stake' });
    await ann.answers(table, '1');
    await ann.says({ type: 'ping' });
    expect(ann.prompt(table)).toMatchObject({ prompt: 'buy-card' });
  });

  test('says in the replay how far it went', async () => {
    const [ann, bob] = (await people(2)) as [Player, Player];
    const table = await seated([ann, bob], { game: 'high-card' });
    for (const answer of ['low', '2']) await ann.answers(table, answer);
    for (const player of [ann, bob]) await player.says({ type: 'takeback', table, agree: true });
    await ann.until(() => ann.prompt(table)?.prompt === 'call-stake');
    await ann.says({ type: 'resign', table });
    await ann.until(() => ann.screen(table).detail?.status === 'finished');
    const { body } = await ann.browser.get<Replay>(`/api/tables/${table}/replay`);
    expect(body.steps.map(({ kind, to }) => [kind, to])).toEqual([
      ['start', undefined],
      ['answer', undefined],
      ['answer', undefined],
      ['takeback', 1],
      ['over', undefined],
    ]);
  });

  test('twice in a row goes back twice', async () => {
    const [ann, bob] = (await people(2)) as [Player, Player];
    const table = await seated([ann, bob], { game: 'high-card' });
    for (const answer of ['low', '2']) await ann.answers(table, answer);
    for (const prompt of ['call-stake', 'call-direction']) {
      await ann.says({ type: 'takeback', table, agree: true });
      await bob.says({ type: 'takeback', table, agree: true });
      await ann.until(() => ann.prompt(table)?.prompt === prompt, prompt);
    }
  });

  test('an answer sent before does not hit the question asked anew', async () => {
    const [ann, bob] = (await people(2)) as [Player, Player];
    const table = await seated([ann, bob], { game: 'high-card' });
    const { decision } = await ann.asked(table);
    await ann.answers(table, 'low');
    await ann.says({ type: 'takeback', table, agree: true });
    await bob.says({ type: 'takeback', table, agree: true });
    await ann.until(() => ann.screen(table).sections['direction'] === null);
    expect(await ann.says({ type: 'act', table, decision, answer: 'high' })).toMatchObject({
      type: 'refused',
      reason: { key: 'engine.stale-decision' },
    });
  });
});

describe('standing orders', () => {
  test('answer at once, the usual ones too: nobody is stopped where there is nothing to do', async () => {
    const [ann, bob, carl] = (await people(3)) as [Player, Player, Player];
    const table = await seated([ann, bob, carl], { game: 'cosmic-encounter' });
    await Promise.any([ann, bob, carl].map((player) => player.asked(table)));
    const asked = [ann, bob, carl].flatMap((player) => player.prompt(table) ?? []);
    for (const { shape } of asked) expect(shape.kind === 'choose' ? shape.options : []).not.toEqual(['pass']);
  });

  test('are refused where nobody could mean them, and where the game has none', async () => {
    const [ann, bob, carl] = (await people(3)) as [Player, Player, Player];
    const cosmic = await seated([ann, bob, carl], { game: 'cosmic-encounter' });
    expect(await ann.says({ type: 'orders', table: cosmic, orders: 'never' })).toMatchObject({
      type: 'refused',
      reason: { key: 'engine.malformed' },
    });
    const order = { at: 'all', as: 'any', then: 'pass' };
    expect(await ann.says({ type: 'orders', table: cosmic, orders: [order] })).toMatchObject({
      type: 'done',
    });
    const cards = await seated([ann, bob], { game: 'high-card' });
    expect(await ann.says({ type: 'orders', table: cards, orders: [] })).toMatchObject({
      type: 'refused',
      reason: { key: 'server.match.no-orders' },
    });
  });
});
