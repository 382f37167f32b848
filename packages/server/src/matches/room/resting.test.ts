import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type FullNode, seated, startFullNode } from '../../testing/nodes/full-node.ts';
import type { Player } from '../../testing/people/player.ts';
import { graceIsOver, timeAt } from '../../testing/people/witness.ts';

const paces = {
  none: null,
  hasty: { free: 300, reserve: 0, window: 150 },
  calm: { free: 60_000, reserve: 60_000, window: 1000 },
  mail: { free: 3_600_000, reserve: 0, window: 3_600_000 },
};

let node: FullNode;
let ann: Player;
let bob: Player;
let eve: Player;
beforeAll(async () => {
  node = await startFullNode({ wishes: { grace: 300, paces } });
  [ann, bob, eve] = [await node.player(), await node.player(), await node.player()];
});
afterAll(() => node.close());

const clocks = (player: Player, table: string) =>
  player.messages.findLast((message) => message.type === 'clock' && message.table === table) as Extract<
    Player['messages'][number],
    { readonly type: 'clock' }
  >;

/** A table of two that a third looks at, who hears what those who have left do not. */
async function watchedTable(clock: string, game = 'high-card'): Promise<string> {
  await areThere(ann, bob);
  const table = await seated([ann, bob], { game, clock });
  await eve.watches(table);
  return table;
}

async function areThere(...players: readonly Player[]): Promise<void> {
  for (const player of players) if (player.socket?.readyState !== 1) await player.connect();
}

const leave = (...players: readonly Player[]) => Promise.all(players.map((player) => player.disconnect()));

async function comeBack(player: Player, table: string): Promise<void> {
  await player.connect();
  player.screens.delete(table);
  await player.watches(table, 0);
  await player.until(() => 'outcome' in player.screen(table).sections, 'the match');
}

/** The bell of a race that two strangers begin now: one that began before would have rung before. */
async function bellRings(): Promise<void> {
  const strangers = [await node.player(), await node.player()] as const;
  const table = await seated(strangers, { game: 'tap-race' });
  const [one] = strangers;
  await one.until(() => one.heard.some((text) => text.includes('timeRanOut')), 'the bell of strangers');
  expect(one.screen(table).connected).toHaveLength(2);
  await leave(...strangers);
}

describe('a table that all its players have left', () => {
  test.each(['hasty', 'calm', 'none'])('stands still: clock %s', async (clock) => {
    const table = await watchedTable(clock);
    const before = eve.screen(table).n;
    await leave(ann, bob);
    await eve.until(() => eve.screen(table).connected.length === 0, 'an empty table');
    const { n } = eve.screen(table);
    // what a hasty clock decided before they were gone, it decided in time
    if (clock !== 'hasty') expect(n).toBe(before);
    await graceIsOver(node, clock);
    await eve.says({ type: 'ping' });
    expect(eve.screen(table).n).toBe(n);
    expect(eve.screen(table).detail?.seats.some((seat) => 'standIn' in seat)).toBe(false);
    await comeBack(bob, table);
    expect(bob.screen(table).detail?.seats[0]).not.toHaveProperty('standIn');
    // and goes on: Ann is waited for, then stood in for
    await bob.until(() => 'standIn' in (bob.screen(table).detail?.seats[0] ?? {}), 'the stand-in');
    await comeBack(ann, table);
  });

  test('says so to those who look on, and nobody’s time has run when somebody is back', async () => {
    const table = await watchedTable('calm');
    const due = clocks(eve, table).clock[0]?.due ?? 0;
    await leave(ann, bob);
    await eve.until(() => clocks(eve, table).stands === true, 'a standing clock');
    const { now: since, clock } = clocks(eve, table);
    expect(clock[0]?.due).toBe(due);
    // what passes by the node's own clock while they are away
    const from = await timeAt(eve);
    await graceIsOver(node, 'calm');
    const passed = (await timeAt(eve)) - from;
    await comeBack(ann, table);
    await eve.until(() => clocks(eve, table).stands === undefined, 'a running clock');
    const after = clocks(eve, table);
    const gained = (after.clock[0]?.due ?? 0) - due;
    expect(gained).toBeGreaterThanOrEqual(passed);
    expect(gained).toBeLessThanOrEqual(after.now - since);
    // an answer is charged for the time that counted, and the pause is over with it
    await ann.answers(table, 'low');
    await eve.until(() => clocks(eve, table).now > after.now, 'the next decision');
    expect(clocks(eve, table).clock[0]?.reserve).toBe(60_000);
  });

  test('hears no clock of its game', async () => {
    const table = await watchedTable('none', 'tap-race');
    await leave(ann, bob);
    await eve.until(() => eve.screen(table).connected.length === 0, 'an empty table');
    const { n } = eve.screen(table);
    await bellRings();
    await eve.says({ type: 'ping' });
    expect(eve.screen(table).n).toBe(n);
    await comeBack(ann, table);
    await comeBack(bob, table);
    await ann.until(() => ann.screen(table).sections['outcome'] !== null, 'the bell');
  });

  test('takes no time from by mail: the deadline counts', async () => {
    const table = await watchedTable('mail');
    await leave(ann, bob);
    await eve.until(() => eve.screen(table).connected.length === 0, 'an empty table');
    const due = clocks(eve, table).clock[0]?.due;
    await comeBack(bob, table);
    await bob.until(() => clocks(bob, table) !== undefined);
    expect(clocks(bob, table).clock[0]?.due).toBe(due);
    expect(eve.messages.some((message) => 'stands' in message && message.table === table)).toBe(false);
  });
});

describe('while one of them is there', () => {
  test('nobody wins time by leaving', async () => {
    // with the usual grace, so that no bot decides for Cid before he is back
    const another = await startFullNode({ wishes: { paces } });
    onTestFinished(() => another.close());
    const [cid, dee] = [await another.player(), await another.player()];
    const table = await seated([cid, dee], { game: 'high-card', clock: 'calm' });
    const due = clocks(dee, table).clock[0]?.due;
    await leave(cid);
    await dee.until(() => dee.screen(table).connected.length === 1, 'Dee alone');
    await comeBack(cid, table);
    await cid.until(() => clocks(cid, table) !== undefined);
    expect(clocks(cid, table).clock[0]?.due).toBe(due);
  });

  test('and when that one gives up, it stands still', async () => {
    await areThere(ann, bob);
    const table = await seated([ann, bob, eve], { game: 'high-card', clock: 'calm' });
    await leave(ann, bob);
    await eve.says({ type: 'resign', table });
    await eve.until(() => clocks(eve, table).stands === true, 'a standing clock');
  });
});

describe('somebody alone with bots', () => {
  test('finds them where they were, and they go on at once', async () => {
    await ann.connect();
    const table = await seated([ann], { game: 'whispers', bots: ['random'], clock: 'calm' });
    await eve.watches(table);
    await leave(ann);
    await eve.until(() => clocks(eve, table).stands === true, 'a standing clock');
    const { n } = eve.screen(table);
    await graceIsOver(node, 'calm');
    await eve.says({ type: 'ping' });
    expect(eve.screen(table).n).toBe(n);
    await comeBack(ann, table);
    const { shape } = await ann.asked(table);
    await ann.answers(table, shape.kind === 'choose' ? (shape.options[0] ?? '') : '');
    // a thread for the bot has to start first, which takes a while where the machine is busy
    await expect.poll(() => ann.prompt(table)?.decision).toBe(2);
  });
});
