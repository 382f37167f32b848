import { describe, expect, test } from 'vitest';
import { sharedNode } from '../../testing/nodes/shared-node.ts';
import { seated } from '../../testing/nodes/full-node.ts';
import { Player } from '../../testing/people/player.ts';

const people = sharedNode();

const droppedOn = (player: Player, table: string) => player.screen(table).detail?.dropped;

/** Ann, Bob and Carl at a table; Ann has made a move and wants it back. */
async function annAsks() {
  const [ann, bob, carl] = (await people(3)) as [Player, Player, Player];
  const table = await seated([ann, bob, carl], { game: 'high-card' });
  await ann.answers(table, 'low');
  await ann.says({ type: 'takeback', table, agree: true }, 'ask');
  for (const player of [ann, bob, carl])
    await player.until(() => player.screen(table).detail?.takeback?.seat === 0);
  return { ann, bob, carl, table };
}

const isTold = (player: Player, table: string) => player.until(() => Boolean(droppedOn(player, table)));

describe('a request to take back that comes to nothing', () => {
  test('names who said no, to everybody who sits there and to nobody else', async () => {
    const { ann, bob, carl, table } = await annAsks();
    const [zoe] = (await people(1)) as [Player];
    await zoe.watches(table);
    await carl.says({ type: 'takeback', table, agree: false });
    for (const player of [ann, bob, carl]) {
      await isTold(player, table);
      expect(droppedOn(player, table)).toMatchObject({ about: 'takeback', seats: [0], by: 2 });
      expect(player.screen(table).detail?.takeback).toBeNull();
    }
    await zoe.until(() => zoe.screen(table).detail?.takeback === null);
    expect(droppedOn(zoe, table)).toBeNull();
  });

  test('names whoever asked where they think better of it', async () => {
    const { ann, bob, table } = await annAsks();
    await ann.says({ type: 'takeback', table, agree: false });
    await isTold(bob, table);
    expect(droppedOn(bob, table)).toMatchObject({ about: 'takeback', seats: [0], by: 0 });
  });

  test('is over as soon as somebody plays on, without anybody answering it', async () => {
    const { ann, bob, table } = await annAsks();
    await ann.answers(table, '2');
    await isTold(bob, table);
    expect(droppedOn(bob, table)).toMatchObject({ seats: [0], why: { key: 'server.takeback.too-late' } });
    expect(bob.screen(table).detail?.takeback).toBeNull();
  });

  test('is told to whoever comes back later, until something is asked anew', async () => {
    const { ann, bob, carl, table } = await annAsks();
    await ann.disconnect();
    await bob.says({ type: 'takeback', table, agree: false });
    await ann.connect();
    await ann.watches(table);
    expect(droppedOn(ann, table)).toMatchObject({ by: 1 });
    await ann.says({ type: 'takeback', table, agree: true }, 'ask-again');
    await carl.until(() => carl.screen(table).detail?.takeback?.seat === 0);
    await carl.until(() => droppedOn(carl, table) === null);
  });

  test('leaves nothing to tell where it is granted', async () => {
    const { ann, bob, carl, table } = await annAsks();
    for (const player of [bob, carl]) await player.says({ type: 'takeback', table, agree: true });
    await ann.until(() => ann.screen(table).detail?.takeback === null);
    expect(droppedOn(ann, table)).toBeNull();
  });
});

describe('a wish to end the match that comes to nothing', () => {
  test('names who plays on, and all who wanted to end it', async () => {
    const [ann, bob, carl] = (await people(3)) as [Player, Player, Player];
    const table = await seated([ann, bob, carl], { game: 'high-card' });
    for (const player of [ann, bob]) await player.says({ type: 'vote-end', table, agree: true });
    await carl.says({ type: 'vote-end', table, agree: false });
    await isTold(ann, table);
    expect(droppedOn(ann, table)).toMatchObject({ about: 'vote-end', seats: [0, 1], by: 2 });
    const { version } = droppedOn(ann, table) ?? {};
    await bob.says({ type: 'vote-end', table, agree: true }, 'once-more');
    await bob.says({ type: 'vote-end', table, agree: false }, 'or-not');
    await ann.until(() => droppedOn(ann, table)?.version !== version && Boolean(droppedOn(ann, table)));
    expect(droppedOn(ann, table)).toMatchObject({ about: 'vote-end', seats: [1], by: 1 });
  });
});

describe('what is said again after a break', () => {
  test('does not ask anew for what was turned down meanwhile', async () => {
    const { ann, bob, table } = await annAsks();
    await bob.says({ type: 'takeback', table, agree: false });
    await isTold(ann, table);
    expect(await ann.says({ type: 'takeback', table, agree: true }, 'ask')).toMatchObject({ type: 'done' });
    expect(ann.screen(table).detail?.takeback).toBeNull();
    await ann.says({ type: 'vote-end', table, agree: true }, 'end');
    await bob.says({ type: 'vote-end', table, agree: false });
    await ann.says({ type: 'vote-end', table, agree: true }, 'end');
    await ann.says({ type: 'ping' });
    expect(ann.screen(table).detail?.endVotes).toEqual([]);
  });

  test('does not turn down what was asked since, nor agree to it', async () => {
    const { ann, bob, carl, table } = await annAsks();
    await carl.says({ type: 'takeback', table, agree: true }, 'yes');
    await bob.says({ type: 'takeback', table, agree: false }, 'no');
    await isTold(ann, table);
    await ann.says({ type: 'takeback', table, agree: true }, 'ask-again');
    await carl.says({ type: 'takeback', table, agree: true }, 'yes');
    await bob.says({ type: 'takeback', table, agree: false }, 'no');
    await bob.until(() => bob.screen(table).detail?.takeback !== null);
    expect(bob.screen(table).detail?.takeback).toMatchObject({ seat: 0, agreed: [0] });
  });
});

/** Which request a player has before them. */
const asked = (player: Player, table: string) => player.screen(table).detail?.takeback?.from ?? undefined;

describe('an answer that comes too late for what was asked', () => {
  test('is no request of one’s own, and what became of the other is still told', async () => {
    const { ann, bob, carl, table } = await annAsks();
    const answers = asked(carl, table);
    await bob.says({ type: 'takeback', table, agree: false, answers });
    await isTold(ann, table);
    expect(await carl.says({ type: 'takeback', table, agree: true, answers })).toMatchObject({
      type: 'refused',
      reason: { key: 'server.takeback.too-late' },
    });
    expect(droppedOn(ann, table)).toMatchObject({ seats: [0], by: 1 });
  });

  test('neither turns down nor grants what was asked since', async () => {
    const { ann, bob, table } = await annAsks();
    const answers = asked(bob, table);
    await ann.answers(table, '2');
    await isTold(bob, table);
    await ann.says({ type: 'takeback', table, agree: true });
    await bob.until(() => bob.screen(table).detail?.takeback?.seat === 0);
    await bob.says({ type: 'takeback', table, agree: false, answers });
    expect(await bob.says({ type: 'takeback', table, agree: true, answers })).toMatchObject({
      type: 'refused',
    });
    expect(bob.screen(table).detail?.takeback).toMatchObject({ seat: 0, agreed: [0] });
  });

  test('is no wish to end the match', async () => {
    const [ann, bob, carl] = (await people(3)) as [Player, Player, Player];
    const table = await seated([ann, bob, carl], { game: 'high-card' });
    await ann.says({ type: 'vote-end', table, agree: true });
    await bob.says({ type: 'vote-end', table, agree: false, answers: 0 });
    expect(await carl.says({ type: 'vote-end', table, agree: true, answers: 0 })).toMatchObject({
      type: 'refused',
      reason: { key: 'server.vote-end.too-late' },
    });
    await isTold(carl, table);
    expect(droppedOn(carl, table)).toMatchObject({ about: 'vote-end', by: 1 });
  });
});

test('agreeing to one thing leaves what was told of another', async () => {
  const { ann, bob, carl, table } = await annAsks();
  await ann.says({ type: 'vote-end', table, agree: true });
  await carl.says({ type: 'vote-end', table, agree: false });
  await isTold(ann, table);
  await bob.says({ type: 'takeback', table, agree: true, answers: asked(bob, table) });
  await ann.until(() => ann.screen(table).detail?.takeback?.agreed.includes(1) === true);
  expect(droppedOn(ann, table)).toMatchObject({ about: 'vote-end', by: 2 });
});

test('who plays on at the moment the last one agrees keeps that move, or has the other back: never neither', async () => {
  const [ann, bob] = (await people(2)) as [Player, Player];
  for (let pings = 0; pings < 12; pings++) {
    const table = await seated([ann, bob], { game: 'high-card' });
    await ann.answers(table, 'low');
    const { decision } = await ann.asked(table);
    await ann.says({ type: 'takeback', table, agree: true });
    await bob.until(() => bob.screen(table).detail?.takeback?.seat === 0);
    const agrees = bob.says({ type: 'takeback', table, agree: true, answers: asked(bob, table) });
    // a little later each time, by the node's own pace
    for (let ping = 0; ping < pings; ping++) await ann.says({ type: 'ping' });
    const played = await ann.says({ type: 'act', table, decision, answer: '2' });
    const agreed = await agrees;
    expect([played.type, agreed.type]).toSatisfy(([act, yes]) => (act === 'refused') !== (yes === 'refused'));
    await ann.until(() => ann.screen(table).detail?.takeback === null);
    const isTaken = played.type !== 'refused';
    await ann.until(() => ann.prompt(table)?.prompt === (isTaken ? 'buy-card' : 'call-direction'));
    await ann.until(() => Boolean(droppedOn(ann, table)) === isTaken);
  }
});
